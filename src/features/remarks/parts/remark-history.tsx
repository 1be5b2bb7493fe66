import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Remark } from '../remarks.contract.ts'
import { type RemarksHat, remarkHistory, writeRemark } from '../remarks.queries.ts'
import { remarksText as text } from '../remarks.text.ts'

/** What a remark of one's own said before, each with the way to bring it back. */
export default function RemarkHistory({
  hat,
  remark,
  about,
}: {
  hat: RemarksHat
  remark: Remark
  about: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={text.history}
      description={text.historyOf}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" aria-label={text.of(text.history, about)}>
          {text.history}
        </Button>
      }
      actions={
        <DialogClose asChild>
          <Button look="secondary">{text.close}</Button>
        </DialogClose>
      }
    >
      <Versions hat={hat} remark={remark} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function Versions({ hat, remark, onDone }: { hat: RemarksHat; remark: Remark; onDone: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(remarkHistory(hat, remark.id))
  const write = useMutation(writeRemark(hat))
  const { id, checklistItemId } = remark
  const bringBack = (words: string) =>
    void write
      .mutateAsync({ id, checklistItemId, words, known: [fingerprint(remark.words)] })
      .then(onDone, () => {})
  if (isPending) return <SkeletonLines lines={3} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (data.length === 0) return <p className="text-muted">{text.noHistory}</p>
  return (
    <ul className="grid gap-4">
      {data.map(({ revision, words, writtenAt }) => (
        <li key={revision} className="grid justify-items-start gap-0.5 border-line border-l-2 pl-3">
          <p className="whitespace-pre-line wrap-anywhere">{words}</p>
          <p className="text-muted text-sm">{formatDateTime(writtenAt)}</p>
          <Button
            look="quiet"
            className="-ml-4"
            aria-label={text.of(text.bringBack, formatDateTime(writtenAt))}
            busy={write.isPending}
            onClick={() => bringBack(words)}
          >
            {text.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
