import { lazy, Suspense, useState } from 'react'
import { usePageKeys } from '#ui/page-keys.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** ? shows every key of the workspace. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  usePageKeys(key => {
    if (key === '?') setOpen(true)
    return key === '?'
  })
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
