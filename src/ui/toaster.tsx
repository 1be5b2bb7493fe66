import { lazy, Suspense, useEffect, useState } from 'react'
import { hasWaitingToasts, onToasterWanted } from './toast.ts'

const ToasterView = lazy(() => import('./toaster-view.tsx'))

/** Where toasts appear. Stands once in the root; its code arrives with the first toast. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (hasWaitingToasts()) setWanted(true)
    return onToasterWanted(() => setWanted(true))
  }, [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  )
}
