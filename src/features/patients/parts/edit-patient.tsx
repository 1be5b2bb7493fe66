import { calledName } from '#features/caseload/caseload.rules.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { EditIcon } from '#ui/icons.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'
import type { EditedPatient } from './edit-patient-dialog.tsx'

const view = viewOnDemand(async () => (await import('./edit-patient-dialog.tsx')).EditPatientDialog)

/** A button that changes the record of a patient, for administrators. `isLabelled` where it stands alone and not in a row. */
export function EditPatient({
  patient,
  isLabelled = false,
}: {
  patient: EditedPatient
  isLabelled?: boolean
}) {
  const icon = <EditIcon size={18} aria-hidden="true" />
  const trigger = isLabelled ? (
    <Button look="secondary" icon={icon}>
      {text.editTitle}
    </Button>
  ) : (
    <IconButton label={text.editOf(calledName(patient))} icon={icon} />
  )
  return <OnDemand trigger={trigger} view={view} props={{ patient }} />
}
