import { calledName } from '#features/caseload/caseload.rules.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { AssignIcon } from '#ui/icons.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'
import type { AssignedPatient } from './assign-patient-dialog.tsx'

const view = viewOnDemand(async () => (await import('./assign-patient-dialog.tsx')).AssignPatientDialog)

/** A button that gives a patient to a case manager, or to nobody. */
export function AssignPatient({
  patient,
  look = 'button',
}: {
  patient: AssignedPatient
  /** Beside many others it is a picture, or a word in a row that has room for little else. */
  look?: 'button' | 'picture' | 'word'
}) {
  const label = text.assignOf(calledName(patient))
  const trigger =
    look === 'picture' ? (
      <IconButton label={label} icon={<AssignIcon size={18} aria-hidden="true" />} />
    ) : (
      <Button
        look={look === 'word' ? 'quiet' : 'secondary'}
        aria-label={label}
        {...(look === 'word' && { className: '-mr-4 text-rail' })}
      >
        {text.assign}
      </Button>
    )
  return <OnDemand trigger={trigger} view={view} props={{ patient }} />
}
