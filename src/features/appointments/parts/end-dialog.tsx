import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { agendaText } from '../agenda/agenda.text.ts'
import { appointmentsText } from '../appointments.text.ts'

const text = agendaText.dialog

/** Asks before staff decline or cancel, and lets them say a word to the patient. */
export function EndDialog({
  draft,
  trigger,
  title,
  lead,
  send,
  isBusy,
  onEnd,
}: {
  /** What the words are about. */
  draft: string
  trigger: ReactNode
  title: string
  lead: string
  send: string
  isBusy: boolean
  onEnd: (reply: string, close: () => void) => void
}) {
  return (
    <FormDialog
      title={title}
      description={lead}
      width="narrow"
      trigger={trigger}
      cancelLabel={text.keep}
      submitLabel={send}
      look="danger"
      isBusy={isBusy}
      held={useOwnDraft(draft)}
      initial={{ reply: '' }}
      read={({ reply }) => ({ data: reply })}
      words={appointmentsText.problems}
      onReady={onEnd}
    >
      {({ field }) => (
        <TextArea
          label={text.reply}
          hint={text.replyHint}
          {...field('reply')}
          optional
          rows={3}
          maxLength={500}
        />
      )}
    </FormDialog>
  )
}
