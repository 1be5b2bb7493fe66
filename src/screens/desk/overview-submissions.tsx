import { useQuery } from '@tanstack/react-query'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { CompletedSubmissions } from '#features/forms/parts/completed-submissions.tsx'
import { submissionsText } from '#features/forms/submissions/submissions.text.ts'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { PersonField, personOption } from '#ui/person-field.tsx'

const everyone = 'all'

/** What one's patients submitted; the address holds whose. */
export function OverviewSubmissions() {
  const [address, ask] = useAskedByAddress()
  const { data: patients = [] } = useQuery(caseloadNames)
  const patientId = patients.find(({ id }) => id === address.get('submissions'))?.id
  return (
    <CompletedSubmissions
      hat="staff"
      question={{ patientId }}
      filters={() => (
        <div className="max-w-sm">
          <PersonField
            label={submissionsText.filter}
            value={patientId ?? everyone}
            onValueChange={id => ask({ submissions: id === everyone ? '' : id })}
            options={[{ value: everyone, label: submissionsText.everyone }, ...patients.map(personOption)]}
          />
        </div>
      )}
    />
  )
}
