import { useEffect, useRef } from 'react'
import TemplatesMenu from '#features/reply-templates/parts/templates-menu.tsx'
import { today } from '#lib/dates.ts'
import { problemWords } from '#lib/form-reading.ts'
import { joinClasses } from '#ui/class-names.ts'
import { focusAtEnd } from '#ui/focus-at-end.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  contactWays,
  isContact,
  MINUTES_AT_MOST,
  NOTE_LENGTH,
  noteKinds,
  readMinutes,
  type Typed,
  whatIsMissing,
} from '../notes.rules.ts'
import { notesText } from '../notes.text.ts'

const text = notesText.editor
/** A field of choices holds no empty value. */
const NO_WAY = 'none'

/** What a note holds: its kind, its day, how the contact went and how long it took, and its words, where the focus starts. */
export function NoteFields({
  typed,
  write,
  minutes,
  onMinutes,
  isAddendum,
  problems,
  leavesFocus = false,
}: {
  typed: Typed
  write: (field: keyof Typed, value: string) => void
  /** What was typed for minutes: what is no number of them stays in sight, is not kept, and stands in the way of signing. */
  minutes: string | undefined
  onMinutes: (typed: string) => void
  isAddendum: boolean
  problems: ReturnType<typeof whatIsMissing>
  /** It stands beside what is read, and nobody went to it: the focus stays where it is. */
  leavesFocus?: boolean
}) {
  const hasWay = !isAddendum && isContact(typed.kind)
  const area = useRef<HTMLTextAreaElement>(null)
  const isUnreadable = minutes !== undefined && readMinutes(minutes) === undefined
  const wrong = (key: string | undefined) => problemWords(notesText.problems, key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!leavesFocus && area.current) focusAtEnd(area.current)
  }, [])
  return (
    <>
      <div
        className={joinClasses(
          'grid items-end gap-x-3 gap-y-4 dense:gap-y-2 @xs:grid-cols-2',
          hasWay && '@2xl:grid-cols-4',
          !(hasWay || isAddendum) && '@xl:grid-cols-3 @xs:*:first:col-span-2 @xl:*:first:col-span-1',
        )}
      >
        {!isAddendum && (
          <SelectField
            label={text.kind}
            value={typed.kind}
            onValueChange={kind => write('kind', kind)}
            options={noteKinds.map(value => ({ value, label: notesText.kinds[value] }))}
          />
        )}
        {hasWay && <WayField way={typed.contactWay} onWay={way => write('contactWay', way)} />}
        <TextField
          label={text.contactOn}
          type="date"
          max={today()}
          value={typed.contactOn}
          error={wrong(problems.contactOn)}
          onChange={event => event.target.value && write('contactOn', event.target.value)}
        />
        <TextField
          label={text.minutes}
          type="number"
          inputMode="numeric"
          min={0}
          max={MINUTES_AT_MOST}
          value={minutes ?? typed.contactMinutes ?? ''}
          error={wrong(isUnreadable ? 'minutesWrong' : undefined)}
          onChange={({ target }) => {
            onMinutes(target.value)
            if (target.validity.valid && readMinutes(target.value) !== undefined)
              write('contactMinutes', target.value)
          }}
        />
      </div>
      <TextArea
        label={isAddendum ? text.addendumText : text.text}
        hint={text.hint}
        ref={area}
        data-note-words
        rows={6}
        maxLength={NOTE_LENGTH}
        value={typed.text}
        error={wrong(whatIsMissing(typed, today()).text && problems.text)}
        onChange={event => write('text', event.target.value)}
      />
      <TemplatesMenu words={typed.text} field={area} onWords={words => write('text', words)} />
    </>
  )
}

/** How a contact went; nothing, as an empty word, where it is not said. */
function WayField({ way, onWay }: { way: Typed['contactWay']; onWay: (way: string) => void }) {
  return (
    <SelectField
      label={text.way}
      value={way ?? NO_WAY}
      onValueChange={chosen => onWay(chosen === NO_WAY ? '' : chosen)}
      options={[
        { value: NO_WAY, label: text.noWay },
        ...contactWays.map(value => ({ value, label: notesText.ways[value] })),
      ]}
    />
  )
}
