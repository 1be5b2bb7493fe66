import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { carryOutHeld } from '#features/queue/queue.store.ts'
import { createTask } from '#features/task-management/task-management.queries.ts'
import { newPatientTask } from '#features/tasks/tasks.contract.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { readForm } from '#lib/form-reading.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Conversation } from '../../messaging.contract.ts'
import { sendMessage } from '../../messaging.queries.ts'
import { askedFilesStaffText as text } from '../asked-files.staff.text.ts'

/**
 * Asks for a file in a conversation: a task waits for it, and a message under the same id says so there. Where the second did not
 * arrive, asking again makes neither twice. An answer that is still held goes out before it, as they were written.
 */
export function AskForFileDialog({
  conversation,
  personId,
  ...opened
}: {
  conversation: Conversation
  personId: string
} & DialogOnDemand) {
  const { id: conversationId, patientId, patientName, language } = conversation
  const answerFirst = useMutation({ mutationFn: () => carryOutHeld() })
  const create = useMutation(createTask('staff'))
  const send = useMutation(sendMessage({ hat: 'staff', personId }, true, false))
  const held = useOwnDraft(`asked-file-of-${patientId}`)
  return (
    <FormDialog
      {...opened}
      title={text.title(patientName)}
      description={language === 'es' ? `${text.hintSpanish} ${text.hint}` : text.hint}
      cancelLabel={text.cancel}
      submitLabel={text.send}
      isBusy={answerFirst.isPending || create.isPending || send.isPending}
      held={held}
      initial={{ title: '' }}
      read={({ title }, id) => readForm(newPatientTask, { id, patientId, title, asksForFile: true })}
      words={{ ...tasksText.problems, titleMissing: text.missing }}
      onReady={(task, close) =>
        void answerFirst
          .mutateAsync()
          .then(() => create.mutateAsync(task))
          .then(() => send.mutateAsync({ conversationId, id: task.id, content: task.title }))
          .then(close, () => {})
      }
    >
      {({ field }) => <TextField label={text.what} {...field('title')} maxLength={200} />}
    </FormDialog>
  )
}
