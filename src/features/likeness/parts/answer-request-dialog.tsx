import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast } from '#ui/toast.ts'
import { type LikenessRequest, wordsOfRequest } from '../likeness.contract.ts'
import { answerRequest } from '../likeness.queries.ts'
import { likenessText } from '../likeness.text.ts'

const text = likenessText.section

/** Adds the colleague who asked to the care team, or declines; either with a reason. */
export function AnswerRequestDialog({
  request: { id, askedByName, patientName, words },
  decision,
}: {
  request: LikenessRequest
  decision: 'added' | 'declined'
}) {
  const answer = useMutation(answerRequest)
  const isAdding = decision === 'added'
  return (
    <FormDialog
      title={isAdding ? text.addTitle(askedByName, patientName) : text.declineTitle(askedByName)}
      description={isAdding ? text.whyAdded : text.whyDeclined}
      width="narrow"
      trigger={
        <Button
          look={isAdding ? 'primary' : 'secondary'}
          aria-label={isAdding ? text.addOf(askedByName, patientName) : text.declineOf(askedByName)}
        >
          {isAdding ? text.add : text.decline}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={isAdding ? text.add : text.decline}
      isBusy={answer.isPending}
      held={useOwnDraft(`likeness-${decision}-${id}`)}
      initial={{ words: isAdding ? words : '' }}
      read={(values, membershipId) => {
        const { data, problems } = readForm(wordsOfRequest, values)
        return problems ? { problems } : { data: { ...data, membershipId } }
      }}
      words={likenessText.problems}
      onReady={(said, close) =>
        void answer.mutateAsync({ id, decision, ...said }).then(
          () => {
            showToast({ kind: 'success', ...likenessText.toasts[decision] })
            close()
          },
          () => {},
        )
      }
    >
      {({ field }) => <TextArea label={text.why} {...field('words')} rows={3} maxLength={500} required />}
    </FormDialog>
  )
}
