import { Suspense } from 'react'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

// Comes as soon as the pointer is near: the pages that it stands on weigh less without.
const loadForm = async () => (await import('./create-patient-form.tsx')).default
const CreatePatientForm = lazyDialog(loadForm)

/** Creates a patient: in one's own caseload, or of an administrator in nobody's yet. */
export function CreatePatientDialog({
  hat = 'staff',
  isSecond = false,
}: {
  hat?: StaffHat
  /** Another act of the page is the first one now. */
  isSecond?: boolean
}) {
  const [isOpen, setIsOpen] = useOpenedByAddress(hat === 'staff' ? 'patient' : 'new-patient')
  return (
    <>
      <Button
        look={isSecond ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<AddPersonIcon size={20} aria-hidden="true" />}
        onPointerEnter={() => void loadForm().catch(() => {})}
        onClick={() => setIsOpen(true)}
      >
        {text.create}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreatePatientForm hat={hat} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
