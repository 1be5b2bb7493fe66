import { CloseIcon } from '#ui/icons.ts'

/** The name of a tag; with `onRemove` a button behind it takes it away. */
export function TagChip({
  name,
  removing,
  onRemove,
  isBusy = false,
}: {
  name: string
  /** What the button says to a screen reader. */
  removing?: string
  onRemove?: () => void
  isBusy?: boolean
}) {
  return (
    <span className="inline-flex min-h-9 min-w-0 max-w-full items-center rounded-full border border-edge bg-surface pl-3 text-sm has-[button]:pr-0 pr-3">
      <span className="min-w-0 py-1 wrap-anywhere">{name}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removing}
          title={removing}
          disabled={isBusy}
          onClick={onRemove}
          className="inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 lg:size-9"
        >
          <CloseIcon size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
