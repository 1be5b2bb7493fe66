import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { casesText as text } from '../cases.text.ts'
import { CaseChangeDialog } from './case-change-dialog.tsx'

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

/** Closes the case, or opens it again, for a hat that may. */
export function CaseTransition({ patient, name }: { patient: Standing; name: string }) {
  const hat = useStaffHat()
  const [isClosing, setClosing] = useOpenedByAddress('close')
  if (!patient.mayClose) return null
  const isOpen = patient.status === 'active'
  return (
    <CaseChangeDialog
      // Another question once it is answered.
      key={patient.status}
      to={isOpen ? 'inactive' : 'active'}
      hat={hat}
      patientId={patient.id}
      name={name}
      {...(isOpen ? { open: isClosing, onOpenChange: setClosing } : {})}
      trigger={<Button look="secondary">{isOpen ? text.close : text.reopen}</Button>}
    />
  )
}
