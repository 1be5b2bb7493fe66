import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { rememberPatient } from '#features/caseload/patient-finder/patient-finder.queries.ts'
import { SharedCheckIns } from '#features/check-ins/parts/shared-check-ins.tsx'
import { ChecklistFigures } from '#features/checklist/parts/progress-tables.tsx'
import { CoverBanner } from '#features/cover/parts/cover-badge.tsx'
import { GivePatientCover } from '#features/cover/parts/patient-cover.tsx'
import { MergedAway } from '#features/merges/parts/merged-away.tsx'
import { UndeliverableMessagesTo } from '#features/messaging/parts/undeliverable-messages.tsx'
import { UnsavedNotes } from '#features/notes/parts/unsaved-notes.tsx'
import { EditFactsDialog } from '#features/patients/patient-facts/parts/edit-facts-dialog.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { OPEN } from '#ui/opened-by-address.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PatientGone, PatientPage } from '../patient-record/patient-page.tsx'
import { PatientRecordParts } from '../patient-record/patient-record-parts.tsx'
import { patientText as text } from './patient.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** Whoever comes to write is led to the conversation, and goes on writing. */
const MESSAGE = 'message'

// Only its section shows it.
const PatientConversation = lazyPart(
  async () => (await import('#features/messaging/parts/patient-conversation.tsx')).PatientConversation,
)

const back = { to: '/case-manager/patients', label: text.back }

/** The record of one patient at the desk. A case manager does more with it than a specialist, and sees what patients share. */
export default function Patient() {
  const { patientId = '' } = useParams()
  return (
    <PatientPage
      hat="staff"
      patientId={patientId}
      gone={wasOpen => (
        <PatientGone {...(wasOpen ? text.ended : text.missing)} back={back}>
          <MergedAway hat="staff" patientId={patientId} />
          <UnsavedNotes hat="staff" patientId={patientId} />
          <UndeliverableMessagesTo patientId={patientId} />
        </PatientGone>
      )}
    >
      {patient => <DeskRecord key={patient.id} patient={patient} />}
    </PatientPage>
  )
}

function DeskRecord({ patient }: { patient: PatientRecord }) {
  const { data: desk } = useQuery(caseloadOverview)
  const isCaseManager = desk?.hat === 'case_manager'
  const [address] = useSearchParams()
  const personId = useQuery(sessionQuery).data?.person?.id
  useEffect(() => {
    if (personId) rememberPatient(personId, patient.id)
  }, [personId, patient.id])
  return (
    <PatientRecordParts
      patient={patient}
      mayChange={isCaseManager}
      back={back}
      actions={<Actions patient={patient} isOwn={isCaseManager && !patient.cover} />}
      message={{
        to: `?${OPEN}=${MESSAGE}`,
        label: text.message(calledName(patient)),
      }}
      conversations={
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <PatientConversation patientId={patient.id} isBegun={address.get(OPEN) === MESSAGE} />
        </Suspense>
      }
      banner={<CoverBanner cover={patient.cover} />}
      figures={list => <ChecklistFigures list={list} />}
      checkIns={isCaseManager && <SharedCheckIns patientId={patient.id} />}
    />
  )
}

function Actions({ patient, isOwn }: { patient: PatientRecord; isOwn: boolean }) {
  return (
    <>
      {patient.mayKeep && <EditFactsDialog patient={patient} />}
      {isOwn && patient.status === 'active' && (
        <GivePatientCover hat="staff" patientId={patient.id} name={calledName(patient)} />
      )}
    </>
  )
}
