import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isSameName } from '#features/merges/merges.rules.ts'
import { mergesStaffText } from '#features/merges/merges.staff.text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmByName } from '#ui/confirm-by-name.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ErasureLook } from '../erasures.contract.ts'
import { askToErase, confirmErasure, erasurePreview, erasureRequest } from '../erasures.queries.ts'
import { erasuresStaffText as text } from '../erasures.staff.text.ts'

interface Erased {
  patientId: string
  name: string
  onClose: () => void
}

/** What goes and what stays; then the request, and with the name the confirmation. */
export default function EraseDialog({ patientId, name, onClose }: Erased) {
  const preview = useQuery(erasurePreview(patientId))
  const standing = useQuery(erasureRequest(patientId))
  const failed = [preview, standing].find(query => query.isError)
  return (
    <Dialog title={text.title(name)} description={text.hint} width="wide" open onOpenChange={onClose}>
      {failed ? (
        <FailureState isTrying={failed.isFetching} onTryAgain={() => void failed.refetch()} />
      ) : !(preview.data && standing.data) ? (
        <SkeletonLines lines={10} />
      ) : (
        <div className="grid gap-6">
          <WhatGoes look={preview.data} />
          {standing.data.request ? (
            <Confirm patientId={patientId} name={preview.data.name} onClose={onClose} />
          ) : (
            <Ask patientId={patientId} />
          )}
        </div>
      )}
    </Dialog>
  )
}

function WhatGoes({ look: { counts, hasAccount } }: { look: ErasureLook }) {
  const mails = counts.find(({ name }) => name === 'mails')?.count ?? 0
  const goes = [
    text.record,
    ...counts
      .filter(({ name }) => name !== 'mails')
      .map(({ name, count }) => mergesStaffText.count(name, count)),
    ...(mails > 0 ? [text.mails(mails)] : []),
    text.private,
    ...(hasAccount ? [text.account] : []),
  ]
  return (
    <>
      <List title={text.goes} items={goes} columns />
      <List title={text.stays} items={text.staying} />
    </>
  )
}

function List({ title, items, columns }: { title: string; items: readonly string[]; columns?: boolean }) {
  const id = useId()
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul className={columns ? 'grid gap-1 sm:grid-cols-2 sm:gap-x-6' : 'grid max-w-prose gap-1'}>
        {items.map(item => (
          <li key={item} className="ml-5 list-disc">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ask({ patientId }: { patientId: string }) {
  const ask = useMutation(askToErase)
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <Button
      className="justify-self-start"
      busy={ask.isPending}
      onClick={() => ask.mutate({ id: patientId, requestId })}
    >
      {text.ask}
    </Button>
  )
}

function Confirm({ patientId, name, onClose }: Erased) {
  const confirm = useMutation(confirmErasure(name))
  return (
    <ConfirmByName
      label={text.confirm(name)}
      problem={text.confirmProblem}
      isName={typed => isSameName(typed, name)}
      submitLabel={text.erase}
      look="danger"
      isBusy={confirm.isPending}
      onConfirm={typed => void confirm.mutateAsync({ id: patientId, name: typed }).then(onClose, () => {})}
    >
      <FormMessage title={text.asked.title}>{text.asked.body}</FormMessage>
    </ConfirmByName>
  )
}
