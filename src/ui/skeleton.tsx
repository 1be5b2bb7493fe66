import { joinClasses } from './class-names.ts'
import { uiText } from './ui.text.ts'

/** The shape of what is on its way. Give it the size of what replaces it: `className="h-6 w-40"`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block animate-breathe rounded-card bg-line', className ?? 'h-5 w-full')}
    />
  )
}

/** Several lines of text on their way, announced once as loading. */
export function SkeletonLines({ lines = 3, label = uiText.loading }: { lines?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={line} className={line === lines - 1 ? 'h-5 w-2/3' : 'h-5 w-full'} />
      ))}
    </div>
  )
}
