import { useQuery } from '@tanstack/react-query'
import { TextField } from '#ui/text-field.tsx'
import { organizationOverview } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'
import { SettingsCard } from './settings-card.tsx'

const text = organizationsText.silence

/** After how many days a patient counts as not heard from. */
export function SilenceRule() {
  const { data } = useQuery(organizationOverview)
  if (!data) return null
  return (
    <SettingsCard
      title={text.title}
      name="silence"
      initial={{ silenceDays: String(data.silenceDays) }}
      asSettings={({ silenceDays }) => ({ silenceDays: Number(silenceDays) })}
      labels={{ silenceDays: text.label }}
      save={text.save}
    >
      {({ field }) => (
        <>
          <p>{text.body}</p>
          <div className="w-full max-w-xs">
            <TextField label={text.label} {...field('silenceDays')} inputMode="numeric" maxLength={3} />
          </div>
        </>
      )}
    </SettingsCard>
  )
}
