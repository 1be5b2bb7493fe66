import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type AlikePair, wordsOfRequest } from '../likeness.contract.ts'
import { keepPairApart } from '../likeness.queries.ts'
import { likenessText } from '../likeness.text.ts'

const text = likenessText.section

/** Says that two records are two people's, and how one knows. */
export function KeepApartDialog({ one, other }: Pick<AlikePair, 'one' | 'other'>) {
  const keep = useMutation(keepPairApart)
  const ids = { patientId: one.id, otherId: other.id }
  return (
    <FormDialog
      title={text.apartTitle(one.name, other.name)}
      description={text.apartHint}
      width="narrow"
      trigger={
        <Button look="secondary" aria-label={text.apartOf(one.name, other.name)}>
          {text.apart}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={text.apart}
      isBusy={keep.isPending}
      held={useOwnDraft(`likeness-apart-${one.id}-${other.id}`)}
      initial={{ words: '' }}
      read={values => readForm(wordsOfRequest, values)}
      words={likenessText.problems}
      onReady={(said, close) => void keep.mutateAsync({ ...ids, ...said }).then(close, () => {})}
    >
      {({ field }) => (
        <TextArea label={text.whyApart} {...field('words')} rows={3} maxLength={500} required />
      )}
    </FormDialog>
  )
}
