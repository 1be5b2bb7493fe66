import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { staffNames } from '../../staff.queries.ts'
import { type LeavingDialog, removeStaff } from '../leaving.queries.ts'
import { leavingText } from '../leaving.text.ts'

const text = leavingText.remove

const nobody = 'nobody'

/** Ends somebody's work here. Who still has a caseload hands it over first; of a specialist, it is asked who follows. */
export default function RemoveDialog({ person, onClose, onNext, returnTo }: LeavingDialog) {
  const { id, name, kind, patientCount } = person
  const [successor, setSuccessor] = useState(nobody)
  const remove = useMutation(removeStaff)
  const mustHandOver = kind === 'case_manager' && patientCount > 0
  const hasToFollow = kind === 'specialist' && patientCount > 0
  const { data } = useQuery({ ...staffNames, enabled: hasToFollow })
  const submit = () =>
    void remove
      .mutateAsync({ id, successorId: successor === nobody ? null : successor })
      .then(onClose, onClose)
  return (
    <Dialog
      width="narrow"
      title={text.title(name)}
      description={mustHandOver ? text.first(name, patientCount) : text.body}
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{leavingText.cancel}</Button>
          </DialogClose>
          {mustHandOver ? (
            <Button onClick={() => onNext('hand over, then remove')}>{leavingText.handOver.action}</Button>
          ) : (
            <Button look="danger" busy={remove.isPending} onClick={submit}>
              {text.submit}
            </Button>
          )}
        </>
      }
    >
      {hasToFollow && (
        <PersonField
          label={text.successor}
          hint={text.successorHint}
          value={successor}
          onValueChange={setSuccessor}
          options={[
            { value: nobody, label: text.nobody },
            ...(data?.specialists ?? []).filter(other => other.id !== id).map(personOption),
          ]}
        />
      )}
    </Dialog>
  )
}
