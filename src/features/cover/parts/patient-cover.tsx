import { Button } from '#ui/button.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import type { CoverHat } from '../cover.queries.ts'
import { coverText as text } from '../cover.text.ts'
import { GiveCover } from './give-cover.tsx'

/** On a patient’s page: gives a colleague access to this one patient. An administrator says whose patient it is. */
export function GivePatientCover({
  hat,
  patientId,
  caseManagerId,
  name,
}: {
  hat: CoverHat
  patientId: string
  caseManagerId?: string
  name: string
}) {
  return (
    <GiveCover
      hat={hat}
      title={text.giveForPatient(name)}
      scope={{ patientId, ...(caseManagerId ? { caseManagerId } : {}) }}
      trigger={
        <Button look="secondary" icon={<AddPersonIcon size={20} aria-hidden="true" />}>
          {text.give}
        </Button>
      }
    />
  )
}
