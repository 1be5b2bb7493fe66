import { uiText } from './ui.text.ts'

/** How many things wait behind what it stands beside; nothing where none do. `words` say what they are, to who can't see it. */
export function Count({ count, words }: { count: number | undefined; words?: string | undefined }) {
  if (!count) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-marigold px-1.5 text-center text-on-marigold text-sm tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{words || uiText.count(count)}</span>
    </>
  )
}
