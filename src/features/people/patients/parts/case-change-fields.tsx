import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ClosingReason, ReopeningReason } from '../patients-closing.rules.ts'
import { patientsClosingText as text } from '../patients-closing.text.ts'

/** Why and since when: what closing and opening a case both ask for. */
export function CaseChangeFields({
  reasons,
  reason,
  onReason,
  dayLabel,
  today,
  wrong,
}: {
  reasons: readonly (ClosingReason | ReopeningReason)[]
  reason: string
  onReason: (reason: string) => void
  dayLabel: string
  /** The day it is for the organization. */
  today: string
  wrong: (field: string) => string | undefined
}) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={text.reason}
          placeholder={text.choose}
          value={reason}
          onValueChange={onReason}
          options={reasons.map(value => ({ value, label: text.reasons[value] }))}
          error={wrong('reason')}
        />
        <TextField
          label={dayLabel}
          name="changedOn"
          type="date"
          max={today}
          defaultValue={today}
          error={wrong('changedOn')}
        />
      </div>
      <TextArea
        label={text.words}
        hint={text.wordsHint}
        name="words"
        rows={2}
        maxLength={500}
        optional={reason !== 'other'}
        error={wrong('words')}
      />
    </>
  )
}
