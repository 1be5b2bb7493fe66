import { calledName } from '#features/caseload/caseload.rules.ts'
import { InvitationStatus } from '#features/organizations/parts/invitation-status.tsx'
import { FormerContacts } from '#features/patients/patient-facts/parts/identity.tsx'
import { PhoneNumber, SafeContact } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { patientRecordText as text } from './patient-record.text.ts'

/** How it is safe to reach the patient; then mail and phone. */
export function ContactCard({ patient }: { patient: PatientRecord }) {
  const hat = useStaffHat()
  const { id, name, email, hasAccount, mayClose, invitation } = patient
  return (
    <Card title={text.contact}>
      <div className="grid gap-2">
        <SafeContact contact={patient.contact} />
        <ul className="grid gap-1 wrap-anywhere">
          <li>
            {patient.email ? (
              <a href={`mailto:${patient.email}`} className="text-rail underline underline-offset-4">
                {patient.email}
              </a>
            ) : (
              <span className="text-muted">{text.noEmail}</span>
            )}
          </li>
          <li>
            <PhoneNumber of={patient} missing={text.noPhone} />
          </li>
          <li className="text-muted">{hasAccount ? text.account.yes : text.account.no}</li>
          {/* Who may close the case may invite its patient. */}
          {!hasAccount && email && mayClose && (
            <li>
              <InvitationStatus hat={hat} record={{ kind: 'patient', id, name }} invitation={invitation} />
            </li>
          )}
        </ul>
        <FormerContacts patient={patient} />
      </div>
    </Card>
  )
}

/** How far the patient is with the welcome conversation. */
export function OnboardingCard({ patient }: { patient: PatientRecord }) {
  const { onboarding } = patient
  return (
    <Card title={text.onboarding.heading}>
      {!onboarding && <p className="text-muted">{text.onboarding.none}</p>}
      {onboarding && (
        <div className="grid gap-2">
          <p>
            {onboarding.isCompleted ? text.onboarding.done : text.onboarding.running(onboarding.percentage)}{' '}
            <span className="text-muted text-sm">{formatDate(onboarding.createdAt)}</span>
          </p>
          {!onboarding.isCompleted && (
            <ProgressBar label={text.onboarding.label} percent={onboarding.percentage} />
          )}
        </div>
      )}
    </Card>
  )
}

/** The additional notes, each with who wrote it. Case managers' own words are case notes (decision 14). */
export function NotesCard({ patient }: { patient: PatientRecord }) {
  const hat = useStaffHat()
  return (
    <Card title={text.notes} description={text.notesHint}>
      <Remarks
        hat={hat}
        patientId={patient.id}
        itemId={null}
        about={calledName(patient)}
        isReadOnly={hat !== 'administrator'}
        saysNone
      />
    </Card>
  )
}
