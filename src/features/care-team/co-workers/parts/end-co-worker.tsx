import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { TeamMember } from '../../care-team.contract.ts'
import { endCoWorker } from '../co-workers.queries.ts'
import { coWorkersText as text } from '../co-workers.text.ts'

/**
 * Ends the membership of a co-worker. It asks first: the colleague's open pages close within two seconds, and the patient
 * reads for good when it ended. An undo after that could only add them anew.
 */
export function EndCoWorker({
  patientId,
  member: { id, name },
  onEnded,
}: {
  patientId: string
  member: Pick<TeamMember, 'id' | 'name'>
  /** Their line is gone, and the button that had the focus with it. */
  onEnded: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const end = useMutation(endCoWorker(useStaffHat(), name))
  return (
    <Dialog
      title={text.endTitle(name)}
      description={text.endHint}
      width="narrow"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="secondary" aria-label={text.endOf(name)}>
          {text.end}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.keep}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={end.isPending}
            // The change notification may take the line away before the answer is here: this waits for it all the same.
            onClick={() =>
              void end.mutateAsync({ patientId, id }).then(
                () => {
                  setOpen(false)
                  onEnded()
                },
                () => {},
              )
            }
          >
            {text.endNow}
          </Button>
        </>
      }
    />
  )
}
