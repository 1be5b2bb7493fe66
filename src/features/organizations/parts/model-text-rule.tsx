import { useQuery } from '@tanstack/react-query'
import { FormMessage } from '#ui/form-message.tsx'
import { PersonField } from '#ui/person-field.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { modelTextRules } from '../organizations.contract.ts'
import { organizationOverview, organizationPeople } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'
import { SettingsCard } from './settings-card.tsx'

const text = organizationsText.modelText
const rules = modelTextRules.map(value => ({ value, ...text.choices[value] }))

/** Whether words of a language model reach patients, and in the strict profile through whom alone (decision 31). */
export function ModelTextRule() {
  const { data } = useQuery(organizationOverview)
  const { data: people } = useQuery(organizationPeople)
  if (!data || !people) return null
  const named = people.map(({ userId, name }) => ({ value: userId, label: name }))
  return (
    <SettingsCard
      title={text.title}
      name="model-text"
      initial={{ modelTextToPatients: data.modelTextToPatients, textApproverId: data.textApproverId ?? '' }}
      asSettings={({ modelTextToPatients, textApproverId }) => ({
        modelTextToPatients,
        textApproverId: textApproverId || null,
      })}
      labels={{ modelTextToPatients: text.label, textApproverId: text.approver }}
      reads={{
        modelTextToPatients: value => rules.find(rule => rule.value === value)?.name ?? '',
        textApproverId: id => named.find(({ value }) => value === id)?.label ?? '',
      }}
      save={text.save}
    >
      {({ choice, values, set }) => (
        <>
          <p>{text.body}</p>
          <RadioList
            label={text.label}
            options={rules}
            value={values.modelTextToPatients}
            onValueChange={modelTextToPatients => set({ modelTextToPatients })}
          />
          {values.modelTextToPatients === 'approved' && (
            <>
              <div className="w-full max-w-sm">
                <PersonField label={text.approver} {...choice('textApproverId')} options={named} />
              </div>
              {!values.textApproverId && <FormMessage>{text.approverMissing}</FormMessage>}
            </>
          )}
        </>
      )}
    </SettingsCard>
  )
}
