import { useId, useState } from 'react'
import { withholdingText } from '#features/data-export/withholding/withholding.text.ts'
import { type DateStyle, formatDateTime, formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { AddIcon, EyeOffIcon, PrintIcon } from '#ui/icons.ts'
import type { Note, SignedNote } from '../notes.contract.ts'
import { notesText as text } from '../notes.text.ts'

/** So much of a note is shown at first. */
const LONG_LETTERS = 900
const LONG_LINES = 14

/** Who signed a note, and when. */
export function signatureOf(
  { authorName, signedAt }: Pick<Note, 'authorName' | 'signedAt'>,
  style?: DateStyle,
): string {
  return text.signedBy(authorName ?? text.formerStaff, formatDateTime(signedAt ?? '', style))
}

/** That the assistant drafted a note, and who accepted it; nothing for one that a person wrote alone. */
export function originOf({ authorName, origin }: Pick<Note, 'authorName' | 'origin'>): string | undefined {
  if (!origin) return undefined
  const format = origin.isEdited ? text.origin.edited : text.origin.unchanged
  return format(authorName ?? text.formerStaff, text.engines[origin.engine])
}

/** What a note is, and of which day. */
export const aboutOf = ({ amendsId, kind, contactOn }: Pick<Note, 'amendsId' | 'kind' | 'contactOn'>) =>
  text.about(amendsId ? text.addendum : text.kinds[kind], formatDay(contactOn))

/** How a contact went and how long it took, as far as the note says it. */
const howOf = ({ contactWay, contactMinutes }: Note) =>
  [contactWay && text.ways[contactWay], contactMinutes !== null && text.minutes(contactMinutes)]
    .filter(Boolean)
    .join(', ')

/** A signed note with its addenda. `isWhole` shows all of a long one: a search may have found its end. */
export function NoteItem({
  note,
  isWhole,
  onAmend,
  onPrint,
  onWithhold,
}: {
  note: SignedNote
  isWhole: boolean
  onAmend: () => void
  onPrint: () => void
  /** Also of an addendum alone. */
  onWithhold: (note: Note) => void
}) {
  const about = aboutOf(note)
  return (
    <article aria-label={about} className="grid gap-3 wrap-anywhere">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={note.kind === 'note' ? 'plain' : 'rail'}>{text.kinds[note.kind]}</Badge>
        <span className="font-semibold">{formatDay(note.contactOn)}</span>
        <span className="font-normal text-muted">{howOf(note)}</span>
      </h3>
      <NoteWords words={note.text} isWhole={isWhole} />
      <div className="grid gap-1 text-muted text-sm">
        {note.origin && <p>{originOf(note)}</p>}
        <p>{signatureOf(note)}</p>
        <Withheld note={note} />
      </div>
      {note.addenda.length > 0 && (
        <ul className="grid gap-4 border-rail border-l-2 pl-4">
          {note.addenda.map(addendum => (
            <li key={addendum.id} className="grid gap-2">
              <h4 className="font-semibold text-sm">
                {aboutOf(addendum)}
                <span className="ml-3 font-normal text-muted">{howOf(addendum)}</span>
              </h4>
              <NoteWords words={addendum.text} isWhole={isWhole} />
              <div className="grid gap-1 text-muted text-sm">
                <p>{signatureOf(addendum)}</p>
                <Withheld note={addendum} />
              </div>
              {/* One to a note that is withheld goes with it. */}
              {(addendum.withheldKind || !note.withheldKind) && (
                <WithholdButton note={addendum} className="-ml-4 justify-self-start" onPress={onWithhold} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="-ml-4 flex flex-wrap">
        <Button
          look="quiet"
          icon={<AddIcon size={18} aria-hidden="true" />}
          aria-label={text.amendThis(about)}
          onClick={onAmend}
        >
          {text.amend}
        </Button>
        <Button
          look="quiet"
          icon={<PrintIcon size={18} aria-hidden="true" />}
          aria-label={text.printThis(about)}
          onClick={onPrint}
        >
          {text.print}
        </Button>
        <WithholdButton note={note} onPress={onWithhold} />
      </div>
    </article>
  )
}

function Withheld({ note }: { note: Note }) {
  return note.withheldKind && <p className="font-semibold text-ink">{text.withheld}</p>
}

function WithholdButton({
  note,
  className,
  onPress,
}: {
  note: Note
  className?: string
  onPress: (note: Note) => void
}) {
  const action = note.withheldKind ? withholdingText.openWhy : withholdingText.open
  return (
    <Button
      look="quiet"
      icon={<EyeOffIcon size={18} aria-hidden="true" />}
      className={className}
      aria-label={text.actionOn(action, aboutOf(note))}
      onClick={() => onPress(note)}
    >
      {action}
    </Button>
  )
}

function NoteWords({ words, isWhole }: { words: string; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const wordsId = useId()
  const isLong = !isWhole && (words.length > LONG_LETTERS || words.split('\n').length > LONG_LINES)
  return (
    <>
      <p
        id={wordsId}
        className={`max-w-prose whitespace-pre-wrap wrap-anywhere ${isLong && !isOpen ? 'line-clamp-10' : ''}`}
      >
        {words}
      </p>
      {isLong && (
        <Button
          look="quiet"
          className="-ml-4 justify-self-start"
          aria-expanded={isOpen}
          aria-controls={wordsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.showLess : text.showAll}
        </Button>
      )}
    </>
  )
}
