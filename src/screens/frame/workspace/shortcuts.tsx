import { Suspense } from 'react'
import { HelpIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { shortcutsText as text } from './shortcuts.text.ts'

const ShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).default)

/** ? shows every key of the workspace. */
export function Shortcuts({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  usePageKeys(key => {
    if (key === '?') onOpenChange(true)
    return key === '?'
  })
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}

/** The same for who does not know the key, at the foot of the rail. */
export function ShortcutsEntry({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={onPress}
      className="mt-auto flex min-h-9 items-center gap-3 rounded-card px-2.5 text-left text-muted text-sm -outline-offset-3 hover:text-ink"
    >
      <HelpIcon size={18} aria-hidden="true" className="shrink-0" />
      {text.entry}
    </button>
  )
}
