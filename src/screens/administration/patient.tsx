import { useLocation } from 'react-router'
import { auditLogText } from '#features/audit/audit-log/audit-log.text.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { GivePatientCover } from '#features/cover/parts/patient-cover.tsx'
import { AskedToErase, ErasePerson } from '#features/erasures/parts/erase-person.tsx'
import { MergeDialog } from '#features/merges/parts/merge-dialog.tsx'
import { MergedAway } from '#features/merges/parts/merged-away.tsx'
import { MergesOfPatient } from '#features/merges/parts/merges-of-patient.tsx'
import { ConversationsReading } from '#features/messaging/reading/parts/conversations-reading.tsx'
import { AssignPatient } from '#features/patients/parts/assign-patient.tsx'
import { EditPatient } from '#features/patients/parts/edit-patient.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PatientGone, PatientPage } from '../patient-record/patient-page.tsx'
import { PatientRecordParts } from '../patient-record/patient-record-parts.tsx'
import { patientText as text } from './patient.text.ts'

/** The record of one patient of the organization, for an administrator; the address names the patient. */
export default function Patient({ patientId }: { patientId: string }) {
  const back = { to: useListAddress(), label: text.back }
  return (
    <PatientPage
      hat="administrator"
      patientId={patientId}
      gone={() => (
        <PatientGone {...text.missing} back={back}>
          <MergedAway hat="administrator" patientId={patientId} />
        </PatientGone>
      )}
    >
      {patient => (
        <PatientRecordParts
          key={patient.id}
          patient={patient}
          mayChange
          back={back}
          actions={<Actions patient={patient} />}
          banner={
            <>
              <AskedToErase patientId={patient.id} name={calledName(patient)} />
              <MergesOfPatient patientId={patient.id} />
            </>
          }
          last={<ErasePerson patientId={patient.id} name={calledName(patient)} />}
          conversations={<ConversationsReading patientId={patientId} />}
          teamAction={<AssignPatient patient={patient} />}
        />
      )}
    </PatientPage>
  )
}

/** The list as it was left: its tab and what was searched for stay in the address. */
function useListAddress(): string {
  const { search } = useLocation()
  const ofList = new URLSearchParams(search)
  for (const ofRecord of ['patient', 'note', 'amends', 'notes', 'notes-kind', 'section', 'open'])
    ofList.delete(ofRecord)
  return ofList.size > 0 ? `/admin?${ofList}` : '/admin'
}

function Actions({ patient }: { patient: PatientRecord }) {
  return (
    <>
      {patient.caseManagerId && patient.status === 'active' && (
        <GivePatientCover
          hat="administrator"
          patientId={patient.id}
          caseManagerId={patient.caseManagerId}
          name={calledName(patient)}
        />
      )}
      <EditPatient patient={patient} isLabelled />
      <MergeDialog patientId={patient.id} name={calledName(patient)} />
      <ButtonLink look="quiet" to={`/admin?tab=log&about=${patient.id}`}>
        {auditLogText.ofRecord}
      </ButtonLink>
    </>
  )
}
