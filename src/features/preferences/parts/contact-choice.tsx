import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { useForm } from '#ui/form.ts'
import { readingOnDemand } from '#ui/reading-on-demand.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import type { ContactChoice as Choice } from '../preferences.contract.ts'
import { changeContact } from '../preferences.queries.ts'
import { preferencesText } from '../preferences.text.ts'

const text = preferencesText.contact

const channels = [
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
const startHours = hours(0, 23)
const endHours = hours(1, 24)

const labels = {
  ...Object.fromEntries(channels.map(({ key, label }) => [key, label])),
  fromHour: text.fromHour,
  untilHour: text.untilHour,
  words: text.words,
}
const readChannel = (may: string) => (may === 'true' ? text.yes : text.no)
const readHour = (hour: string) => nameHour(Number(hour))
const reads = {
  ...Object.fromEntries(channels.map(({ key }) => [key, readChannel])),
  fromHour: readHour,
  untilHour: readHour,
}

const chosen = readingOnDemand(async () => (await import('../preferences.contract.ts')).contactChoice)

/** How it is safe to reach the patient: which channels, which hours, whether a message may be left (decision 41). */
export function ContactChoice({ contact }: { contact: Choice }) {
  const save = useMutation(changeContact)
  const form = useForm({
    initial: contact,
    held: useOwnDraft('contact-choice'),
    isShared: true,
    failure: save.error,
    bring: chosen.fetch,
    read: (choice, _id, seen) => chosen.read({ ...choice, seen }),
    words: preferencesText.problems,
    onReady: (choice, settle) => void save.mutateAsync(choice).then(settle, () => {}),
    isBusy: save.isPending,
  })
  const { values, set, choice } = form

  return (
    <FoldCard staysFolded id="contact" title={text.heading} description={text.description}>
      <form {...form.props} className="grid gap-5">
        <UnseenInForm form={form} labels={labels} reads={reads} words={['words']} />
        <fieldset>
          <legend className="font-semibold">{text.ways}</legend>
          {channels.map(({ key, label, ...hint }) => (
            <Checkbox
              key={key}
              label={label}
              {...hint}
              checked={values[key]}
              onCheckedChange={isChecked => set({ [key]: isChecked })}
            />
          ))}
        </fieldset>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{text.hours}</legend>
          <p className="text-muted text-sm">{text.hoursHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={text.fromHour}
              options={startHours}
              {...choice('fromHour')}
              onValueChange={hour => set({ fromHour: Number(hour) })}
            />
            <SelectField
              label={text.untilHour}
              options={endHours}
              {...choice('untilHour')}
              onValueChange={hour => set({ untilHour: Number(hour) })}
            />
          </div>
        </fieldset>
        <TextArea
          label={text.words}
          hint={text.wordsHint}
          rows={2}
          maxLength={500}
          optional
          {...form.field('words')}
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={save.isPending}
          busyLabel={preferencesText.saving}
        >
          {preferencesText.save}
        </Button>
      </form>
    </FoldCard>
  )
}
