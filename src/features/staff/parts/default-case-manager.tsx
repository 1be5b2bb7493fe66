import { useMutation, useQuery } from '@tanstack/react-query'
import { organizationOverview } from '#features/organizations/organizations.queries.ts'
import { organizationsText } from '#features/organizations/organizations.text.ts'
import { FoldCard } from '#ui/fold-card.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { makeDefault, staffNames } from '../staff.queries.ts'
import { staffText } from '../staff.text.ts'

const text = organizationsText.settings

/** To whom new patients go who have no case manager. */
export function DefaultCaseManager() {
  const { data: organization } = useQuery(organizationOverview)
  const { data: names } = useQuery(staffNames)
  const choose = useMutation(makeDefault)
  if (!organization || !names) return null
  const chosen = organization.defaultCaseManagerId
  return (
    <FoldCard id="default" title={text.defaultTitle} description={text.defaultHint}>
      <div className="grid max-w-sm gap-3">
        <PersonField
          label={staffText.caseManager}
          value={chosen ?? ''}
          onValueChange={id => choose.mutate({ id })}
          options={names.caseManagers.map(personOption)}
        />
        {!chosen && <p className="text-muted">{text.defaultNone}</p>}
      </div>
    </FoldCard>
  )
}
