import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type EngineChoice as Choice, type EngineRule, engineRules } from '../organizations.contract.ts'
import { chooseEngines, organizationOverview } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'

const text = organizationsText.engines
const choices = engineRules.map(value => ({ value, ...text.choices[value] }))
const limits = engineRules.map(value => ({ value, label: text.limits[value] }))

/** For whom less may be written than for the team. A language model writes nothing for patients in any case. */
const roles = [
  { role: 'patients', options: limits.filter(({ value }) => value !== 'guide') },
  { role: 'caseManagers', options: limits },
  { role: 'administrators', options: limits },
] as const

/** What may write for the team and for each role in it, and what each choice means. */
export function EngineChoice() {
  const { data } = useQuery(organizationOverview)
  const [picked, setPicked] = useState<Partial<Choice>>({})
  const choose = useMutation(chooseEngines)
  if (!data) return null
  const saved = data.engineChoice
  const chosen = { ...saved, ...picked }
  const isSame = chosen.engines === saved.engines && roles.every(({ role }) => chosen[role] === saved[role])
  const save = (event: FormEvent) => {
    event.preventDefault()
    choose.mutate(chosen, { onSuccess: () => setPicked({}) })
  }
  const limit = limitOfServer(data)
  return (
    <Card title={text.title} className="max-w-3xl">
      <form onSubmit={save} className="grid justify-items-start gap-4">
        <p>{text.body}</p>
        <RadioList
          label={text.label}
          options={choices}
          value={chosen.engines}
          onValueChange={engines => setPicked({ ...picked, engines })}
        />
        {(chosen.engines === 'models' || data.serverEngines === 'none') && limit && (
          <FormMessage kind="info">{limit}</FormMessage>
        )}
        {chosen.engines !== 'none' && (
          <fieldset className="grid w-full min-w-0 gap-4">
            <legend className="mb-2 font-semibold">{text.roles}</legend>
            <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
              {roles.map(({ role, options }) => (
                <SelectField
                  key={role}
                  label={text.role[role]}
                  hint={text.roleHint[role]}
                  options={options}
                  value={chosen[role]}
                  onValueChange={value => setPicked({ ...picked, [role]: value as EngineRule })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <p className="text-muted">{text.safety}</p>
        <Button type="submit" busy={choose.isPending} disabled={isSame}>
          {text.save}
        </Button>
      </form>
    </Card>
  )
}

/** What the server does not let anybody choose, in words. */
function limitOfServer({ serverEngines, hasModel }: { serverEngines: EngineRule; hasModel: boolean }) {
  if (serverEngines === 'none') return text.serverOff
  if (serverEngines === 'guide') return text.serverGuide
  return hasModel ? undefined : text.noModel
}
