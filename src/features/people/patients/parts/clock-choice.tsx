import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { pageLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { OwnChoices } from '../patients-choices.contract.ts'
import { changeClock } from '../patients-choices.queries.ts'
import { patientsChoicesText } from '../patients-choices.text.ts'

const text = patientsChoicesText.clock

/** Where most people who use this live; their own zone and that of the device are always among them. */
const usualZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]

/** "Mountain Time (Denver)". */
function nameZone(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  try {
    const parts = new Intl.DateTimeFormat(pageLanguage, {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts()
    const name = parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${city})`
  } catch {
    return timeZone
  }
}

const languages = (['en', 'es'] as const).map(value => ({ value, label: text.languages[value] }))

/** The patient's language and clock. A new language is followed at once by whoever shows this. */
export function ClockChoice({
  choices,
  onLanguageChanged,
}: {
  choices: OwnChoices
  onLanguageChanged: (language: 'en' | 'es') => void
}) {
  const [language, setLanguage] = useState(choices.language)
  const [timeZone, setTimeZone] = useState(choices.timeZone)
  const save = useMutation(changeClock)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([...usualZones, choices.timeZone, here])]

  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate(
      { language, timeZone },
      { onSuccess: saved => saved.language !== pageLanguage && onLanguageChanged(saved.language) },
    )
  }

  return (
    <Card title={text.heading}>
      <form className="grid gap-5" onSubmit={submit}>
        <SelectField
          label={text.language}
          options={languages}
          value={language}
          onValueChange={chosen => setLanguage(chosen as 'en' | 'es')}
        />
        <SelectField
          label={text.timeZone}
          hint={text.timeZoneHint}
          options={zones.map(zone => ({ value: zone, label: nameZone(zone) }))}
          value={timeZone}
          onValueChange={setTimeZone}
        />
        {here !== timeZone && (
          <Button look="quiet" className="justify-self-start" onClick={() => setTimeZone(here)}>
            {text.here(nameZone(here))}
          </Button>
        )}
        <Button
          type="submit"
          look="secondary"
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
