import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { SelectField } from '#ui/select-field.tsx'
import {
  type EngineChoice as Choice,
  type EngineRule,
  engineRules,
  type OrganizationOverview,
} from '../organizations.contract.ts'
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
  return data ? <Choosing organization={data} /> : null
}

function Choosing({ organization }: { organization: OrganizationOverview }) {
  const choose = useMutation(chooseEngines)
  const form = useForm<Choice, Choice>({
    held: useOwnDraft('engines'),
    initial: organization.engineChoice,
    read: choice => ({ data: choice }),
    words: {},
    onReady: (choice, settle) => void choose.mutateAsync(choice).then(settle, () => {}),
    isBusy: choose.isPending,
  })
  const { values: chosen, set } = form
  const limit = limitOfServer(organization)
  return (
    <FoldCard id="assistant" title={text.title}>
      <form {...form.props} className="grid justify-items-start gap-4">
        <p>{text.body}</p>
        <RadioList
          label={text.label}
          options={choices}
          value={chosen.engines}
          onValueChange={engines => set({ engines })}
        />
        {(chosen.engines === 'models' || organization.serverEngines === 'none') && limit && (
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
                  onValueChange={value => set({ [role]: value as EngineRule })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <p className="text-muted">{text.safety}</p>
        <Button type="submit" busy={choose.isPending} disabled={!form.isChanged}>
          {text.save}
        </Button>
      </form>
    </FoldCard>
  )
}

/** What the server does not let anybody choose, in words. */
function limitOfServer({ serverEngines, hasModel }: { serverEngines: EngineRule; hasModel: boolean }) {
  if (serverEngines === 'none') return text.serverOff
  if (serverEngines === 'guide') return text.serverGuide
  return hasModel ? undefined : text.noModel
}
