import { joinClasses } from './class-names.ts'
import { uiText } from './ui.text.ts'

/** A spinning ring. With `label` it is announced; inside a busy button leave the label out. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={joinClasses('inline-flex items-center gap-2', label && 'text-muted')}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="animate-spin motion-reduce:animate-none"
      >
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M10 2a8 8 0 0 1 8 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label && <span>{label}</span>}
    </span>
  )
}

/** A spinner in the middle of the area that the content will fill. While all of a page is on its way, no foot stands below it. */
export function SpinnerArea({
  label = uiText.loading,
  height = '12rem',
  isPage = false,
}: {
  label?: string
  height?: string
  isPage?: boolean
}) {
  return (
    <div
      className="grid place-items-center"
      style={{ minHeight: height }}
      data-arriving={isPage ? '' : undefined}
    >
      <Spinner label={label} />
    </div>
  )
}
