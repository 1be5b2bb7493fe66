import { useQuery } from '@tanstack/react-query'
import { nameHour } from '#lib/hours.ts'
import { CheckboxList } from '#ui/checkbox-list.tsx'
import type { Form } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { PersonField, type PersonOption } from '#ui/person-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { organizationOverview, organizationPeople } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'
import { SettingsCard } from './settings-card.tsx'

const text = organizationsText.outOfHours

/** Stands for nothing in a choice, whose values are never empty. */
const NONE = 'none'
const days = text.day.map((label, at) => ({ value: String(at + 1), label }))
const nameOfHour = (value: string) => nameHour(Number(value))
const hours = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => String(from + at)).map(value => ({
    value,
    label: nameOfHour(value),
  }))

/** A figure, or nothing: also as the server says what somebody else chose meanwhile. */
const toHour = (value: string) => (value === NONE || value === '' ? null : Number(value))
const toId = (value: string) => (value === NONE || value === '' ? null : value)
const toChoice = (value: string | number | null) => (value === null || value === '' ? NONE : String(value))

/** When somebody is there, and who is told of words of danger outside of these hours (decision 53). */
export function OutOfHours() {
  const { data } = useQuery(organizationOverview)
  const { data: people } = useQuery(organizationPeople)
  if (!data || !people) return null
  const nobody = { value: NONE, label: text.nobody }
  const choices = [nobody, ...people.map(({ userId, name }) => ({ value: userId, label: name }))]
  const nameOf = (id: string) => choices.find(({ value }) => value === toChoice(id))?.label ?? ''
  const readHour = (value: string) => (toHour(value) === null ? text.always : nameOfHour(value))
  const initial = {
    openDays: data.openDays,
    openFromHour: toChoice(data.openFromHour),
    openUntilHour: toChoice(data.openUntilHour),
    outOfHoursPersonId: toChoice(data.outOfHoursPersonId),
    outOfHoursEmail: data.outOfHoursEmail,
  }
  return (
    <SettingsCard
      title={text.title}
      name="hours"
      initial={initial}
      asSettings={values => ({
        openDays: values.openDays,
        openFromHour: toHour(values.openFromHour),
        openUntilHour: toHour(values.openUntilHour),
        outOfHoursPersonId: toId(values.outOfHoursPersonId),
        outOfHoursEmail: values.outOfHoursEmail.trim(),
      })}
      labels={{
        openDays: text.days,
        openFromHour: text.from,
        openUntilHour: text.until,
        outOfHoursPersonId: text.person,
        outOfHoursEmail: text.email,
      }}
      reads={{
        openDays: value => [...value].map(day => text.day[Number(day) - 1]).join(', '),
        openFromHour: readHour,
        openUntilHour: readHour,
        outOfHoursPersonId: nameOf,
      }}
      save={text.save}
    >
      {form => <Fields form={form} choices={choices} />}
    </SettingsCard>
  )
}

interface Values {
  openDays: string
  openFromHour: string
  openUntilHour: string
  outOfHoursPersonId: string
  outOfHoursEmail: string
}

function Fields({
  form: { field, choice, values, set },
  choices,
}: {
  form: Form<Values>
  choices: readonly PersonOption[]
}) {
  return (
    <>
      <p>{text.body}</p>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField
          label={text.from}
          {...choice('openFromHour')}
          value={toChoice(values.openFromHour)}
          options={[{ value: NONE, label: text.always }, ...hours(0, 23)]}
        />
        <SelectField
          label={text.until}
          {...choice('openUntilHour')}
          value={toChoice(values.openUntilHour)}
          options={[{ value: NONE, label: text.always }, ...hours(1, 24)]}
        />
      </div>
      {toHour(values.openFromHour) !== null && (
        <>
          <CheckboxList
            label={text.days}
            name="openDays"
            options={days}
            values={[...values.openDays]}
            onValuesChange={chosen => set({ openDays: chosen.toSorted().join('') })}
          />
          <div className="grid w-full gap-4 sm:grid-cols-2">
            <PersonField
              label={text.person}
              hint={text.personHint}
              {...choice('outOfHoursPersonId')}
              value={toChoice(values.outOfHoursPersonId)}
              options={choices}
            />
            <TextField
              label={text.email}
              type="email"
              autoComplete="off"
              optional
              {...field('outOfHoursEmail')}
            />
          </div>
          {toId(values.outOfHoursPersonId) === null && values.outOfHoursEmail.trim() === '' && (
            <FormMessage>{text.incomplete}</FormMessage>
          )}
        </>
      )}
    </>
  )
}
