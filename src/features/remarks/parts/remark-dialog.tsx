import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { newRemark, type Remark } from '../remarks.contract.ts'
import { writeRemark } from '../remarks.queries.ts'
import { MOST_LETTERS } from '../remarks.rules.ts'
import { remarksText as text } from '../remarks.text.ts'

/** Staff write a remark, or change one of their own. What they typed and did not save stays on their device. */
export default function RemarkDialog({
  hat,
  patientId,
  itemId,
  about,
  remark,
}: {
  hat: 'staff' | 'administrator'
  patientId?: string | undefined
  itemId: string | null
  about: string
  remark?: Remark
}) {
  const held = useOwnDraft(`remark-${remark?.id ?? `${patientId}-${itemId}`}`)
  const write = useMutation(writeRemark(hat))
  const stored = remark?.words ?? ''
  const label = remark ? text.edit : text.add
  const read = ({ words }: { words: string }, newId: string) => {
    const { seen = fingerprint(stored) } = held.read() as { seen?: string }
    const id = remark?.id ?? newId
    return readForm(newRemark, { id, patientId, checklistItemId: itemId, words, known: [seen] })
  }
  return (
    <FormDialog
      title={text.of(text.title, about)}
      trigger={
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<EditIcon size={18} aria-hidden="true" />}
          aria-label={text.of(label, about)}
        >
          {label}
        </Button>
      }
      submitLabel={text.save}
      cancelLabel={text.cancel}
      isBusy={write.isPending}
      failure={write.error}
      held={held}
      initial={{ words: stored }}
      read={read}
      words={text.problems}
      onReady={(data, close) => void write.mutateAsync(data).then(close, () => {})}
    >
      {form => (
        <TextArea
          label={text.staffLabel}
          maxLength={MOST_LETTERS}
          rows={6}
          {...form.field('words')}
          onChange={event => {
            // What stood there when the typing began: what comes meanwhile is then kept beside it.
            if (held.read().seen === undefined) held.write({ seen: fingerprint(stored) })
            form.set({ words: event.target.value })
          }}
        />
      )}
    </FormDialog>
  )
}
