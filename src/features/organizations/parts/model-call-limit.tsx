import { useQuery } from '@tanstack/react-query'
import { TextField } from '#ui/text-field.tsx'
import { organizationOverview } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'
import { SettingsCard } from './settings-card.tsx'

const text = organizationsText.modelCalls

/** Nothing written is no limit. What somebody else chose meanwhile may be the figure itself. */
const toLimit = (words: unknown) => (String(words ?? '').trim() === '' ? null : Number(words))

/** How often in a month a language model may be asked for the organization. */
export function ModelCallLimit() {
  const { data } = useQuery(organizationOverview)
  if (!data?.hasModel) return null
  return (
    <SettingsCard
      title={text.title}
      name="model-calls"
      initial={{ modelCallLimit: String(data.modelCallLimit ?? '') }}
      asSettings={({ modelCallLimit }) => ({ modelCallLimit: toLimit(modelCallLimit) })}
      labels={{ modelCallLimit: text.label }}
      save={text.save}
    >
      {({ field }) => (
        <>
          <p>{text.body}</p>
          <div className="w-full max-w-xs">
            <TextField
              label={text.label}
              hint={text.hint}
              {...field('modelCallLimit')}
              inputMode="numeric"
              maxLength={7}
            />
          </div>
        </>
      )}
    </SettingsCard>
  )
}
