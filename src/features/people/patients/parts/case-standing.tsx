import { formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { patientsClosingText as text } from '../patients-closing.text.ts'
import type { PatientRecord } from '../patients-staff.contract.ts'
import { CloseCaseDialog } from './close-case-dialog.tsx'
import { ReopenCaseDialog } from './reopen-case-dialog.tsx'

type Standing = Pick<PatientRecord, 'id' | 'status' | 'closedOn' | 'closedReason' | 'mayClose'>

/** Since when a case is closed and why; nothing for one that is active. */
export function ClosedSince({ patient: { closedOn, closedReason } }: { patient: Standing }) {
  if (!closedOn) return null
  return (
    <p className="font-semibold">
      {text.standing(formatDay(closedOn), closedReason ? text.reasons[closedReason] : undefined)}
    </p>
  )
}

/** The way to close the case, or to open it again, for whoever may. */
export function CaseTurn({ patient, name }: { patient: Standing; name: string }) {
  const hat = useStaffHat()
  if (!patient.mayClose) return null
  const about = { hat, patientId: patient.id, name }
  return patient.status === 'active' ? (
    <CloseCaseDialog {...about} trigger={<Button look="secondary">{text.close}</Button>} />
  ) : (
    <ReopenCaseDialog {...about} trigger={<Button look="secondary">{text.reopen}</Button>} />
  )
}
