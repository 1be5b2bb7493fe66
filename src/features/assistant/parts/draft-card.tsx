import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { acceptIntoNote } from '#features/notes/notes.queries.ts'
import { NOTE_LENGTH, type NoteKind } from '#features/notes/notes.rules.ts'
import { patientRecordOf } from '#features/patients/patient-records/patient-records.queries.ts'
import { formatDate, formatDateTime, formatDay, today } from '#lib/dates.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AssistantIcon, CheckIcon, ChevronDownIcon, DeleteIcon, InfoIcon } from '#ui/icons.ts'
import { Spinner } from '#ui/spinner.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { unsettledLines, withoutLine } from '../draft-lines/draft-lines.rules.ts'
import type { AssistantDraft } from '../drafts/drafts.contract.ts'
import { type DraftsScope, discardDraft, dropDraft } from '../drafts/drafts.queries.ts'
import { draftsText as text } from '../drafts/drafts.text.ts'
import { DraftLines } from './draft-lines.tsx'

/** Which case note a draft becomes. */
const noteKindOf: Record<AssistantDraft['kind'], NoteKind> = {
  suggestions: 'note',
  note: 'note',
  care_plan: 'care_plan',
  letter: 'letter',
}

const refusals: Record<string, { title: string; body: string }> = {
  NOT_FOUND: text.failures.gone,
  CONFLICT: text.failures.unsettled,
}

const acceptDraft = mutationOptions({
  ...acceptIntoNote,
  meta: {
    toast: {
      success: text.accepted,
      failure: (error: unknown) => refusals[problemCode(error) ?? ''] ?? text.failures.accept,
    },
  },
})

/** One draft: who wrote it and from what, in words that can be changed. What is changed stays on the device until it is accepted. */
export function DraftCard({
  draft,
  scope,
  personId,
  onAccepted,
}: {
  draft: AssistantDraft
  scope: DraftsScope
  personId: string
  onAccepted: () => void
}) {
  const { id, kind, isBeingWritten } = draft
  const headingId = useId()
  const kept = useDraft(`assistant-draft-${personId}-${id}`)
  const words = String(kept.typed.text ?? draft.text)
  const forget = () => kept.write({ text: undefined })
  const discard = useMutation(discardDraft)
  const accept = useMutation(acceptDraft)
  const area = useRef<HTMLTextAreaElement>(null)
  const isUnsettled = unsettledLines(draft.lines, words).length > 0
  const [isRefused, setRefused] = useState(false)
  const acceptIt = () => {
    setRefused(isUnsettled)
    if (isUnsettled) return
    // An accepted draft leaves the list, and this card with it: the words kept on this device go all the same.
    void accept.mutateAsync({ scope, id, kind: noteKindOf[kind], contactOn: today(), text: words }).then(
      () => {
        forget()
        dropDraft(scope, id)
        onAccepted()
      },
      () => {},
    )
  }
  return (
    <section
      aria-labelledby={headingId}
      data-row={id}
      className="grid gap-4 rounded-card border border-edge border-dashed p-4 sm:p-5"
    >
      <div className="grid gap-2">
        <Badge tone="marigold" icon={<AssistantIcon size={16} aria-hidden="true" />}>
          {text.badge}
        </Badge>
        <h3 id={headingId} className="font-semibold">
          {text.kinds[kind]}
        </h3>
        <p className="text-muted text-sm">{writtenBy(draft)}</p>
      </div>
      <Notice draft={draft} />
      {kind === 'letter' && <SafeContact {...scope} />}
      <DraftLines
        draft={draft}
        words={words}
        onRemove={line => kept.write({ text: withoutLine(words, line) })}
        onChange={line => selectIn(area.current, line.words)}
      />
      <TextArea
        ref={area}
        label={text.words}
        hint={text.wordsHint(formatDate(draft.expiresAt))}
        rows={8}
        maxLength={NOTE_LENGTH}
        readOnly={isBeingWritten}
        value={words}
        onChange={event => kept.write({ text: event.target.value })}
      />
      {isRefused && isUnsettled && <FormMessage kind="choice">{text.lines.settleFirst}</FormMessage>}
      <Sources sources={draft.sources} />
      <div className="flex flex-wrap justify-end gap-2 sm:gap-3">
        <Button
          look="quiet"
          className="mr-auto -ml-4"
          busy={discard.isPending}
          icon={<DeleteIcon size={18} aria-hidden="true" />}
          onClick={() => discard.mutate({ scope, id, isDiscarded: true })}
        >
          {text.discard}
        </Button>
        {words !== draft.text && (
          <Button look="secondary" onClick={forget}>
            {text.restore}
          </Button>
        )}
        <Button
          data-row-open=""
          busy={accept.isPending}
          disabled={isBeingWritten || words.trim() === ''}
          icon={<CheckIcon size={18} aria-hidden="true" />}
          onClick={acceptIt}
        >
          {text.accept}
        </Button>
      </div>
    </section>
  )
}

/** Puts the cursor where a line of the draft stands, the line marked. */
function selectIn(area: HTMLTextAreaElement | null, words: string): void {
  const start = area?.value.indexOf(words) ?? -1
  area?.focus()
  if (start >= 0) area?.setSelectionRange(start, start + words.length)
}

/** A letter goes to where the person lives: what they said about being reached safely stands above it. */
function SafeContact({ hat, patientId }: DraftsScope) {
  const { data } = useQuery(patientRecordOf(hat, patientId))
  if (!data) return null
  const { safeContact } = text
  return (
    <FormMessage title={safeContact.title}>
      <p>{data.contact ? safeContact.said : safeContact.unsaid}</p>
      {data.contact?.words && <p>{safeContact.words(data.contact.words)}</p>}
    </FormMessage>
  )
}

function writtenBy({ engine, model, createdAt }: AssistantDraft): string {
  const when = formatDateTime(createdAt)
  return engine === 'model' && model ? text.writtenBy.model(model, when) : text.writtenBy.guide(when)
}

/** That a model is still at work, or why the guide wrote instead. */
function Notice({ draft: { isBeingWritten, trouble } }: { draft: AssistantDraft }) {
  if (!isBeingWritten && !trouble) return null
  return (
    <p role="status" className="flex items-start gap-2 rounded-card bg-sunken p-3 text-sm">
      {isBeingWritten ? <Spinner /> : <InfoIcon size={18} aria-hidden="true" className="mt-0.5 shrink-0" />}
      <span>{isBeingWritten ? text.writing : trouble && text.trouble[trouble]}</span>
    </p>
  )
}

/** The records that the draft was drawn from, each with its day. */
function Sources({ sources }: { sources: AssistantDraft['sources'] }) {
  if (sources.length === 0) return <p className="text-muted text-sm">{text.noSources}</p>
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-sm">
        <ChevronDownIcon size={18} aria-hidden="true" className="-rotate-90 group-open:rotate-0" />
        {text.sources(sources.length)}
      </summary>
      <ul className="grid divide-y divide-line">
        {sources.map(({ key, what, words, on }) => (
          <li key={key} className="grid gap-0.5 py-2">
            <span className="text-muted text-sm">
              {`${text.source[what]} · ${on ? formatDay(on) : text.noDate}`}
            </span>
            <span className="line-clamp-4 whitespace-pre-line wrap-anywhere">{words}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
