import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type ContactChoice as Choice, contactChoice } from '../patients-choices.contract.ts'
import { changeContact } from '../patients-choices.queries.ts'
import { patientsChoicesText } from '../patients-choices.text.ts'

const text = patientsChoicesText.contact

const ways = [
  { key: 'mayEmail', label: text.mayEmail, hint: text.mayEmailHint },
  { key: 'mayCall', label: text.mayCall },
  { key: 'mayText', label: text.mayText },
  { key: 'mayLeaveMessage', label: text.mayLeaveMessage, hint: text.mayLeaveMessageHint },
] as const

/** "9:00 AM" for an hour of the day; midnight is said in words, as it is both its beginning and its end. */
function nameHour(hour: number): string {
  if (hour === 0) return text.dayBegins
  if (hour === 24) return text.dayEnds
  return formatTime(new Date(Date.UTC(2026, 0, 1, hour)), { timeZone: 'UTC' })
}
const hours = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: nameHour(from + index),
  }))
const beginnings = hours(0, 23)
const ends = hours(1, 24)

/** How it is safe to reach the patient: which ways, which hours, whether a message may be left (decision 41). */
export function ContactChoice({ contact }: { contact: Choice }) {
  const [choice, setChoice] = useState(contact)
  const save = useMutation(changeContact)
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<Choice>) => {
    setProblem(undefined)
    setChoice(before => ({ ...before, ...part }))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = contactChoice.safeParse(choice)
    if (read.success) save.mutate(read.data)
    else setProblem(patientsChoicesText.problems[read.error.issues[0]?.message as 'hoursTurned'])
  }

  return (
    <Card title={text.heading} description={text.description}>
      <form className="grid gap-5" onSubmit={submit}>
        <fieldset>
          <legend className="font-semibold">{text.ways}</legend>
          {ways.map(({ key, label, ...hint }) => (
            <Checkbox
              key={key}
              label={label}
              {...hint}
              checked={choice[key]}
              onCheckedChange={isChecked => change({ [key]: isChecked })}
            />
          ))}
        </fieldset>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{text.hours}</legend>
          <p className="text-muted text-sm">{text.hoursHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={text.fromHour}
              options={beginnings}
              value={String(choice.fromHour)}
              onValueChange={hour => change({ fromHour: Number(hour) })}
            />
            <SelectField
              label={text.untilHour}
              options={ends}
              value={String(choice.untilHour)}
              onValueChange={hour => change({ untilHour: Number(hour) })}
              {...(problem ? { error: problem } : {})}
            />
          </div>
        </fieldset>
        <TextArea
          label={text.words}
          hint={text.wordsHint}
          rows={2}
          maxLength={500}
          optional
          value={choice.words}
          onChange={event => change({ words: event.target.value })}
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={save.isPending}
          busyLabel={patientsChoicesText.saving}
        >
          {patientsChoicesText.save}
        </Button>
      </form>
    </Card>
  )
}
