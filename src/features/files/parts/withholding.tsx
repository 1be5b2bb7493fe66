import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatDate } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type CaseFile, fileWithholding } from '../files.contract.ts'
import { releaseFile, withholdFile } from '../files.queries.ts'
import { LONGEST_REASON, type WithheldKind, withheldKinds } from '../files.rules.ts'
import { filesText } from '../files.text.ts'

const text = filesText.withholding

interface OfFile {
  file: CaseFile
  onClose: () => void
}

/** Withholds a file from the patient's own download; of one that is withheld, says why, and ends it. What it was as it opened, it stays. */
export function Withholding(ofFile: OfFile) {
  const [isWithheld] = useState(ofFile.file.withheldKind !== null)
  return isWithheld ? <Why {...ofFile} /> : <Withhold {...ofFile} />
}

function Withhold({ file, onClose }: OfFile) {
  const withhold = useMutation(withholdFile(useStaffHat()))
  return (
    <FormDialog
      title={text.title(file.name)}
      description={text.hint}
      open
      onOpenChange={onClose}
      cancelLabel={text.cancel}
      submitLabel={text.withhold}
      isBusy={withhold.isPending}
      failure={withhold.error}
      held={useOwnDraft(`withhold-${file.id}`)}
      initial={{ kind: 'law' as WithheldKind, reason: '' }}
      read={values => readForm(fileWithholding, { id: file.id, ...values })}
      words={filesText.problems}
      onReady={(data, close) => void withhold.mutateAsync(data).then(close, () => {})}
    >
      {form => (
        <>
          <RadioList
            label={text.kind}
            options={withheldKinds.map(value => ({ value, ...text.kinds[value] }))}
            value={form.values.kind}
            onValueChange={kind => form.set({ kind })}
          />
          <TextArea label={text.reason} {...form.field('reason')} rows={2} maxLength={LONGEST_REASON} />
        </>
      )}
    </FormDialog>
  )
}

function Why({ file, onClose }: OfFile) {
  const release = useMutation(releaseFile(useStaffHat()))
  return (
    <Dialog
      title={text.why(file.name)}
      open
      onOpenChange={onClose}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
          <Button
            busy={release.isPending}
            onClick={() => void release.mutateAsync({ id: file.id }).then(onClose, () => {})}
          >
            {text.release}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {file.withheldKind && <p className="font-semibold">{text.kinds[file.withheldKind].name}</p>}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{file.withheldFor}</p>
        {file.withheldAt && <p className="text-muted text-sm">{text.since(formatDate(file.withheldAt))}</p>}
      </div>
    </Dialog>
  )
}
