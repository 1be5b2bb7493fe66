import { uiText } from './ui.text.ts'

/** How many things wait behind a tab; nothing where none do. `words` say what they are, to who can't see the number. */
export function Count({
  count,
  label,
  words,
}: {
  count: number | undefined
  label: string
  words?: string | undefined
}) {
  if (!count) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-marigold px-1.5 text-center text-on-marigold text-sm tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{words || uiText.counted(label, count)}</span>
    </>
  )
}
