import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { importKept, undoImport } from '../imports.queries.ts'
import { SHOWN, sumUp } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'
import { importAddress } from '../opening/parts/import-link.tsx'
import { DownloadFileToMend } from './mistakes.tsx'

/** What became of an import, and the way back. */
export function FinishedImport({ opened }: { opened: OpenImport }) {
  const { id, kind, state, createdCount, filledCount, keptCount, mayUndo } = opened
  const outcome = sumUp(opened)
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {state === 'done' && (
          <>
            <FormMessage kind="success" title={text.done[kind](createdCount, filledCount)}>
              {mayUndo && text.doneHint}
            </FormMessage>
            {outcome.staysOut > 0 && (
              <>
                <p>{text.stayedOut(outcome)}</p>
                <DownloadFileToMend id={id} />
              </>
            )}
          </>
        )}
        {state === 'undone' && <FormMessage kind="info">{text.undone}</FormMessage>}
        {state === 'undone' && keptCount > 0 && <Kept id={id} count={keptCount} />}
        {state === 'failed' && (
          <FormMessage kind="failure">{text.failure(opened.failure ?? '', opened.failureLine)}</FormMessage>
        )}
        {(state === 'discarded' || state === 'uploading') && <p>{text.discarded}</p>}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={importAddress(kind)} look={state === 'done' ? 'secondary' : 'primary'}>
            {text.anew}
          </ButtonLink>
          {mayUndo && <Undo id={id} />}
        </p>
      </div>
    </Card>
  )
}

function Undo({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const undo = useMutation(undoImport)
  return (
    <Dialog
      width="narrow"
      title={text.undoTitle}
      description={text.undoHint}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button look="quiet">{text.undo}</Button>}
      actions={
        <>
          <DialogClose>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={undo.isPending}
            onClick={() => undo.mutate({ id }, { onSuccess: () => setIsOpen(false) })}
          >
            {text.undoYes}
          </Button>
        </>
      }
    />
  )
}

/** What somebody had touched, by name. */
function Kept({ id, count }: { id: string; count: number }) {
  const { data } = useQuery(importKept(id))
  return (
    <div className="grid gap-2">
      <p>{text.kept(count)}</p>
      <ul className="list-inside list-disc">
        {data?.map(({ line, name }) => (
          <li key={line} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {count > SHOWN && <li>{text.keptMore}</li>}
      </ul>
    </div>
  )
}
