import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/select-field.tsx'
import { organizationOverview } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'
import { SettingsCard } from './settings-card.tsx'

const text = organizationsText.idle

const NEVER = 'never'
const offered = [5, 10, 15, 30, 60, 120, 240, 480]

const toChoice = (minutes: number | null) => (minutes === null ? NEVER : String(minutes))
/** What somebody else chose meanwhile may be the figure itself, or nothing at all. */
const toMinutes = (choice: string) => Number(choice) || null
const nameOf = (choice: string) => (toMinutes(choice) ? text.minutes(Number(choice)) : text.never)

/** After how long without anything being done the organization's sessions end. */
export function IdleRule() {
  const { data } = useQuery(organizationOverview)
  if (!data) return null
  const minutes = data.idleMinutes
  const known = minutes !== null && !offered.includes(minutes) ? [...offered, minutes] : offered
  return (
    <SettingsCard
      title={text.title}
      name="idle"
      initial={{ idleMinutes: toChoice(minutes) }}
      asSettings={({ idleMinutes }) => ({ idleMinutes: toMinutes(idleMinutes) })}
      labels={{ idleMinutes: text.label }}
      reads={{ idleMinutes: nameOf }}
      save={text.save}
    >
      {({ choice, values }) => (
        <>
          <p>{text.body}</p>
          <p>{text.who}</p>
          <div className="w-full max-w-xs">
            <SelectField
              label={text.label}
              {...choice('idleMinutes')}
              value={toChoice(toMinutes(values.idleMinutes))}
              options={[NEVER, ...known.toSorted((one, other) => one - other).map(String)].map(value => ({
                value,
                label: nameOf(value),
              }))}
            />
          </div>
        </>
      )}
    </SettingsCard>
  )
}
