import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { askToBeErased, ownErasure, takeOwnErasureBack } from '../asking/asking.queries.ts'
import { erasuresPatientText as text } from '../erasures.patient.text.ts'

/** A patient asks that everything about them is erased, and takes it back. */
export function OwnErasure() {
  const { data } = useQuery(ownErasure)
  const takeBack = useMutation(takeOwnErasureBack)
  if (!data) return null
  const { request } = data
  return (
    <FoldCard staysFolded id="erasure" title={text.heading} description={request ? undefined : text.body}>
      {!request && <Ask />}
      {request?.confirmedAt && <p>{text.running}</p>}
      {request && !request.confirmedAt && (
        <div className="grid justify-items-start gap-3">
          <p>
            {(request.askedAs === 'patient' ? text.waiting : text.waitingByOther)(
              formatDate(request.createdAt),
            )}
          </p>
          <Button look="secondary" busy={takeBack.isPending} onClick={() => takeBack.mutate({})}>
            {text.takeBack}
          </Button>
        </div>
      )}
    </FoldCard>
  )
}

function Ask() {
  const [isOpen, setOpen] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const ask = useMutation(askToBeErased)
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button look="secondary">{text.ask}</Button>}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.no}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={ask.isPending}
            onClick={() => ask.mutate({ requestId }, { onSuccess: () => setOpen(false) })}
          >
            {text.yes}
          </Button>
        </>
      }
    />
  )
}
