import { useId } from 'react'
import { formatDay } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { ProblemIcon } from '#ui/icons.ts'
import { type DraftLine, unsettledLines } from '../draft-lines/draft-lines.rules.ts'
import type { AssistantDraft } from '../drafts/drafts.contract.ts'
import { draftsText as text } from '../drafts/drafts.text.ts'

/** Where on the patient's page a kind of record stands. */
export const placeOf = (what: AssistantDraft['sources'][number]['what']) => `record-${what}`

/**
 * The lines of a draft, each with the records it stands on. One that says what they don't is marked until it is changed or
 * removed in the words below.
 */
export function DraftLines({
  draft: { lines, sources },
  words,
  onRemove,
  onChange,
}: {
  draft: AssistantDraft
  /** The draft as it reads now. */
  words: string
  onRemove: (line: DraftLine) => void
  onChange: (line: DraftLine) => void
}) {
  const headingId = useId()
  if (lines.length === 0) return null
  const unsettled = new Set(unsettledLines(lines, words))
  return (
    <details className="group" open={unsettled.size > 0}>
      <summary id={headingId} className="min-h-11 cursor-pointer py-2 font-semibold text-sm">
        {text.lines.heading(lines.length, unsettled.size)}
      </summary>
      <ol aria-labelledby={headingId} className="grid divide-y divide-line">
        {lines.map((line, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a draft keep their order
            key={place}
            className={joinClasses(
              'grid gap-1 py-3',
              unsettled.has(line) && 'border-l-4 border-l-marigold bg-marigold-soft px-3',
            )}
          >
            <p className="wrap-anywhere">{line.words}</p>
            <Grounds line={line} sources={sources} />
            {unsettled.has(line) && <Mark line={line} onRemove={onRemove} onChange={onChange} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The records under a line, each a link to its place on this page. */
function Grounds({ line, sources }: { line: DraftLine; sources: AssistantDraft['sources'] }) {
  const grounds = sources.filter(({ key }) => line.from.includes(key))
  if (grounds.length === 0) return <p className="text-muted text-sm">{text.lines.own}</p>
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {grounds.map(({ key, what, words, on }) => (
        <li key={key} className="min-w-0 max-w-full">
          <a
            href={`#${placeOf(what)}`}
            title={words}
            className="inline-flex min-h-11 items-center wrap-anywhere text-rail underline underline-offset-4 sm:min-h-8"
          >
            {`${text.source[what]} · ${on ? formatDay(on) : text.noDate}`}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Mark({
  line,
  onRemove,
  onChange,
}: {
  line: DraftLine
  onRemove: (line: DraftLine) => void
  onChange: (line: DraftLine) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <p className="flex grow items-start gap-2 font-semibold">
        <ProblemIcon size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>{text.lines.missing(line.missing.filter(piece => piece !== line.words))}</span>
      </p>
      <Button look="quiet" aria-label={text.lines.changeThis(line.words)} onClick={() => onChange(line)}>
        {text.lines.change}
      </Button>
      <Button look="quiet" aria-label={text.lines.removeThis(line.words)} onClick={() => onRemove(line)}>
        {text.lines.remove}
      </Button>
    </div>
  )
}
