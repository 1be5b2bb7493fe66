import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type NotesScope, signNote } from '../notes.queries.ts'
import { notesText } from '../notes.text.ts'

/** Ctrl and Enter, which asked to sign, say yes as well: pressed again, not held. */
function useConfirming(isAsked: boolean, confirm: () => void) {
  const latest = useRef(confirm)
  latest.current = confirm
  useEffect(() => {
    if (!isAsked) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (event.repeat || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isAsked])
}

/** Asks once more before a note is signed for good. */
export function SignDialog({
  isOpen,
  about,
  onCancel,
  onSigned,
}: {
  isOpen: boolean
  about: { scope: NotesScope; autosaver: Autosaver; id: string; text: string }
  onCancel: () => void
  onSigned: () => void
}) {
  const sign = useMutation(signNote)
  const { signing } = notesText
  const confirm = () => void sign.mutateAsync(about).then(onSigned, onCancel)
  useConfirming(isOpen && !sign.isPending, confirm)
  return (
    <Dialog
      title={signing.title}
      description={signing.body}
      open={isOpen}
      onOpenChange={isNowOpen => !isNowOpen && onCancel()}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {signing.cancel}
          </Button>
          <Button busy={sign.isPending} onClick={confirm}>
            {signing.confirm}
          </Button>
        </>
      }
    />
  )
}
