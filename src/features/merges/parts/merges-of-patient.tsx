import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Merge } from '../merges.contract.ts'
import { mergesOf, refuseMerge, sinceMerge, undoMerge } from '../merges.queries.ts'
import { mergesStaffText as text } from '../merges.staff.text.ts'
import { MergeDialog } from './merge-dialog.tsx'

/** The merges of a record as they stand: what waits for an answer, what can be undone, what was. */
export function MergesOfPatient({ patientId }: { patientId: string }) {
  const { data: merges = [] } = useQuery(mergesOf(patientId))
  return merges.map(merge =>
    merge.state === 'waiting' ? (
      <WaitingMerge key={merge.id} merge={merge} patientId={patientId} />
    ) : (
      <DoneMerge key={merge.id} merge={merge} />
    ),
  )
}

const named = (counts: readonly { name: string; count: number }[]) =>
  counts.map(({ name, count }) => text.count(name, count)).join(', ')

function DoneMerge({ merge }: { merge: Merge }) {
  const { goneName, mergedAt, mergedByName, undoUntil, undoneAt, mayUndo } = merge
  const { data: since } = useQuery({ ...sinceMerge(merge.id), enabled: undoneAt !== null })
  if (undoneAt)
    return (
      <FormMessage title={text.state.undone(goneName, formatDate(undoneAt))}>
        {since && since.came.length > 0 && <p>{text.state.kept(named(since.came))}</p>}
        {since && since.changed.length > 0 && <p>{text.state.changed(named(since.changed))}</p>}
      </FormMessage>
    )
  return (
    <FormMessage title={text.state.merged(goneName, formatDate(mergedAt ?? ''), mergedByName)}>
      <p>{mayUndo ? text.state.mayUndo(formatDate(undoUntil ?? '')) : text.state.stays}</p>
      {mayUndo && <UndoMerge merge={merge} />}
    </FormMessage>
  )
}

function UndoMerge({ merge }: { merge: Merge }) {
  const [isOpen, setOpen] = useState(false)
  const { data: since } = useQuery({ ...sinceMerge(merge.id), enabled: isOpen })
  const undo = useMutation(undoMerge)
  return (
    <p className="mt-3">
      <Dialog
        title={text.undoTitle(merge.goneName)}
        description={text.undoHint}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button look="secondary">{text.undo}</Button>}
        actions={
          <>
            <DialogClose asChild>
              <Button look="secondary">{text.cancel}</Button>
            </DialogClose>
            <Button
              busy={undo.isPending}
              onClick={() => undo.mutate({ id: merge.id }, { onSuccess: () => setOpen(false) })}
            >
              {text.undo}
            </Button>
          </>
        }
      >
        {since ? (
          <p>{since.came.length > 0 ? text.undoKeeps(named(since.came)) : text.undoNothing}</p>
        ) : (
          <SkeletonLines lines={1} />
        )}
      </Dialog>
    </p>
  )
}

function WaitingMerge({ merge, patientId }: { merge: Merge; patientId: string }) {
  const refuse = useMutation(refuseMerge)
  const isStaying = merge.patientId === patientId
  const other = isStaying
    ? { id: merge.goneId, name: merge.goneName }
    : { id: merge.patientId, name: merge.patientName }
  const own = isStaying ? merge.patientName : merge.goneName
  const said = [merge.stayingAccountSaid, merge.goingAccountSaid].map(one =>
    one === 'yes' ? text.state.yes : text.state.unsaid,
  )
  const [here = '', there = ''] = isStaying ? said : said.toReversed()
  const isReady = !merge.hasTwoAccounts || said.every(one => one === text.state.yes)
  return (
    <FormMessage title={text.state.waitingTitle(other.name)}>
      {merge.isFromInvitation && <p>{text.state.fromInvitation}</p>}
      {merge.hasTwoAccounts && <p>{isReady ? text.state.ready : text.state.said(here, there)}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        {isReady && <MergeDialog patientId={patientId} name={own} other={other} />}
        <ButtonLink look="secondary" to={`/admin?patient=${other.id}`}>
          {text.state.openOther(other.name)}
        </ButtonLink>
        <Button look="secondary" busy={refuse.isPending} onClick={() => refuse.mutate({ id: merge.id })}>
          {text.refuse}
        </Button>
      </p>
    </FormMessage>
  )
}
