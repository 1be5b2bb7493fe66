import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { caseloadToHandOver, handOver, type LeavingDialog } from '../leaving.queries.ts'
import { othersOf } from '../leaving.rules.ts'
import { leavingText } from '../leaving.text.ts'
import { HandOverLine } from './hand-over-line.tsx'

const text = leavingText.handOver

/** A whole caseload, patient by patient with what is under way, and who goes on with it; then handed over in one step. */
export default function HandOverDialog({
  person,
  isLeaving,
  onClose,
  onNext,
  returnTo,
}: LeavingDialog & { isLeaving: boolean }) {
  const { id, name, isDefault } = person
  const pages = useInfiniteQuery(caseloadToHandOver(id))
  const [receiverId, setReceiverId] = useState<string>()
  const [others, setOthers] = useState<Record<string, string>>({})
  const [isIncomplete, setIncomplete] = useState(false)
  const give = useMutation(handOver)
  const [first] = pages.data?.pages ?? []
  const patients = pages.data?.pages.flatMap(page => page.patients) ?? []
  const receivers = first?.receivers ?? []
  const submit = () => {
    if (!receiverId) return setIncomplete(true)
    give.mutate(
      { id, receiverId, others: othersOf(others, receiverId) },
      { onSuccess: isLeaving ? () => onNext('remove') : onClose },
    )
  }
  const choose = (patientId: string, chosen: string) => {
    const { [patientId]: _, ...rest } = others
    setOthers(chosen ? { ...rest, [patientId]: chosen } : rest)
  }
  return (
    <Dialog
      width="wide"
      title={text.title(name)}
      description={text.hint}
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{leavingText.cancel}</Button>
          </DialogClose>
          {first && first.total > 0 && receivers.length > 0 && (
            <Button busy={give.isPending} onClick={submit}>
              {text.submit(first.total)}
            </Button>
          )}
        </>
      }
    >
      {pages.isError ? (
        <FailureState onTryAgain={() => void pages.refetch()} isTrying={pages.isFetching} />
      ) : !first ? (
        <SkeletonLines lines={8} />
      ) : first.total === 0 ? (
        <EmptyState title={text.nobody} />
      ) : receivers.length === 0 ? (
        <FormMessage kind="failure">{text.noReceivers}</FormMessage>
      ) : (
        <div className="grid gap-5">
          <PersonField
            label={text.receiver}
            hint={text.receiverHint}
            error={isIncomplete && !receiverId ? text.receiverMissing : undefined}
            options={receivers.map(personOption)}
            value={receiverId}
            onValueChange={setReceiverId}
          />
          <ul aria-label={text.list} className="divide-y divide-line border-line border-y">
            {patients.map(patient => (
              <HandOverLine
                key={patient.id}
                patient={patient}
                receivers={receivers}
                chosen={others[patient.id] ?? ''}
                onChoose={chosen => choose(patient.id, chosen)}
              />
            ))}
          </ul>
          <MoreButton pages={pages} label={text.more} />
          <p className="text-muted">
            {isDefault && `${text.defaultGoes} `}
            {text.logged}
          </p>
        </div>
      )}
    </Dialog>
  )
}
