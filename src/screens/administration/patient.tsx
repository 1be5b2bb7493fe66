import { useLocation } from 'react-router'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { GivePatientCover, PatientCovers } from '#features/cover/parts/patient-cover.tsx'
import { ConversationsReading } from '#features/messaging/reading/parts/conversations-reading.tsx'
import { AssignPatientDialog } from '#features/patients/parts/assign-patient-dialog.tsx'
import { EditPatientDialog } from '#features/patients/parts/edit-patient-dialog.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { Card } from '#ui/card.tsx'
import { PatientGone, PatientPage } from '../patient-record/patient-page.tsx'
import { patientRecordText } from '../patient-record/patient-record.text.ts'
import { PatientRecordParts } from '../patient-record/patient-record-parts.tsx'
import { patientText as text } from './patient.text.ts'

/** The record of one patient of the organization, for an administrator; the address names the patient. */
export default function Patient({ patientId }: { patientId: string }) {
  const back = { to: useListAddress(), label: text.back }
  return (
    <PatientPage
      hat="administrator"
      patientId={patientId}
      gone={() => <PatientGone {...text.missing} back={back} />}
    >
      {patient => (
        <PatientRecordParts
          key={patient.id}
          patient={patient}
          mayChange
          back={back}
          actions={<Actions patient={patient} />}
          covers={<PatientCovers hat="administrator" patientId={patientId} />}
          conversations={<ConversationsReading patientId={patientId} />}
          careTeam={<CareTeam patient={patient} />}
        />
      )}
    </PatientPage>
  )
}

/** The list as it was left: its tab and what was searched for stay in the address. */
function useListAddress(): string {
  const { search } = useLocation()
  const ofList = new URLSearchParams(search)
  for (const ofRecord of ['patient', 'note', 'amends', 'notes']) ofList.delete(ofRecord)
  return ofList.size > 0 ? `/admin?${ofList}` : '/admin'
}

function Actions({ patient }: { patient: PatientRecord }) {
  return (
    <>
      {patient.caseManagerId && (
        <GivePatientCover
          hat="administrator"
          patientId={patient.id}
          caseManagerId={patient.caseManagerId}
          name={calledName(patient)}
        />
      )}
      <EditPatientDialog patient={patient} isLabelled />
    </>
  )
}

/** Who works with the patient, and the way to change it (decision 9). */
function CareTeam({ patient }: { patient: PatientRecord }) {
  const { caseManagerName, specialistName } = patient
  return (
    <Card title={text.assigning} action={<AssignPatientDialog patient={patient} look="secondary" />}>
      <div className="grid gap-1">
        <p className={caseManagerName ? undefined : 'text-muted'}>
          {caseManagerName ? patientRecordText.caseManager(caseManagerName) : text.nobody}
        </p>
        {specialistName && <p>{patientRecordText.specialist(specialistName)}</p>}
      </div>
    </Card>
  )
}
