import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { pageLanguage } from '#lib/language.ts'
import { nameZone } from '#lib/zones.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { useForm } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { OwnChoices } from '../preferences.contract.ts'
import { changeClock } from '../preferences.queries.ts'
import { preferencesText } from '../preferences.text.ts'

const text = preferencesText.clock

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

const languages = (['en', 'es'] as const).map(value => ({ value, label: text.languages[value] }))

/** The patient's language and clock. `onLanguageChanged` follows a new language at once. */
export function ClockChoice({
  choices,
  onLanguageChanged,
}: {
  choices: OwnChoices
  onLanguageChanged: (language: 'en' | 'es') => void
}) {
  const save = useMutation(changeClock)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([...usualZones, choices.timeZone, here])]
  const { language, timeZone } = choices
  const form = useForm({
    held: useOwnDraft('clock'),
    initial: { language, timeZone },
    read: data => ({ data }),
    words: {},
    // The screens are drawn anew on another clock, this card with them.
    onReady: (chosen, settle) =>
      void save.mutateAsync(chosen).then(
        saved => {
          settle()
          if (saved.language !== pageLanguage) onLanguageChanged(saved.language)
        },
        () => {},
      ),
    isBusy: save.isPending,
  })

  return (
    <FoldCard staysFolded id="clock" title={text.heading}>
      <form {...form.props} className="grid gap-5">
        <SelectField label={text.language} options={languages} {...form.choice('language')} />
        <SelectField
          label={text.timeZone}
          hint={text.timeZoneHint}
          options={zones.map(zone => ({ value: zone, label: nameZone(zone) }))}
          {...form.choice('timeZone')}
        />
        {here !== form.values.timeZone && (
          <Button look="quiet" className="justify-self-start" onClick={() => form.set({ timeZone: here })}>
            {text.here(nameZone(here))}
          </Button>
        )}
        <Button
          type="submit"
          look="secondary"
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
