import { lazy, Suspense, useEffect, useState } from 'react'
import { hasWaitingToasts, onToasterWanted } from './toast.ts'

// Without a line its code cannot arrive: then there are no toasts, and the page goes on.
const ToasterView = lazy(() => import('./toaster-view.tsx').catch(() => ({ default: () => <></> })))

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
