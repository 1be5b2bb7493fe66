import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { type CoverHat, coversOf } from '../cover.queries.ts'
import { coverText as text } from '../cover.text.ts'
import { CoverList } from './cover-list.tsx'
import { GiveCoverDialog } from './give-cover-dialog.tsx'

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
    <GiveCoverDialog
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

/** Who covers this patient, with the way to end it. Nothing stands here while nobody does. */
export function PatientCovers({ hat, patientId }: { hat: CoverHat; patientId: string }) {
  const { data = [] } = useQuery(coversOf(hat))
  const covers = data.filter(cover => cover.patientId === patientId && !cover.isHeld)
  if (covers.length === 0) return null
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-2">
      <CoverList
        hat={hat}
        label={text.list}
        covers={covers}
        format={hat === 'staff' ? text.coversMine : text.covers}
      />
    </div>
  )
}
