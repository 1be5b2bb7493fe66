import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatDate } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Withheld, type WithholdingSent, withholding } from '../withholding.contract.ts'
import { LONGEST_REASON, type WithheldKind, withheldKinds } from '../withholding.rules.ts'
import { withholdingText as text } from '../withholding.text.ts'

/** A mutation, as the dialog uses it. */
interface Deed<Sent> {
  mutateAsync: (sent: Sent) => Promise<unknown>
  isPending: boolean
  error: Error | null
}

interface Withholdable {
  id: string
  /** What staff call it. */
  name: string
  /** What the patient's download says once it is withheld. */
  hint: string
  state: Withheld
  withhold: Deed<WithholdingSent>
  release: Deed<{ id: string }>
  onClose: () => void
}

/** Withholds something from the patient's own download; of what is withheld, says why, and ends it. What it was as it opened, it stays. */
export function Withholding(asked: Withholdable) {
  const [isWithheld] = useState(asked.state.withheldKind !== null)
  return isWithheld ? <Why {...asked} /> : <Withhold {...asked} />
}

function Withhold({ id, name, hint, withhold, onClose }: Withholdable) {
  return (
    <FormDialog
      title={text.title(name)}
      description={hint}
      open
      onOpenChange={onClose}
      cancelLabel={text.cancel}
      submitLabel={text.withhold}
      isBusy={withhold.isPending}
      failure={withhold.error}
      held={useOwnDraft(`withhold-${id}`)}
      initial={{ kind: 'law' as WithheldKind, reason: '' }}
      read={values => readForm(withholding, { id, ...values })}
      words={text.problems}
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

function Why({ id, name, state, release, onClose }: Withholdable) {
  return (
    <Dialog
      title={text.why(name)}
      open
      onOpenChange={onClose}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
          <Button
            busy={release.isPending}
            onClick={() => void release.mutateAsync({ id }).then(onClose, () => {})}
          >
            {text.release}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {state.withheldKind && <p className="font-semibold">{text.kinds[state.withheldKind].name}</p>}
        <p className="whitespace-pre-line wrap-anywhere">{state.withheldFor}</p>
        {state.withheldAt && <p className="text-muted text-sm">{text.since(formatDate(state.withheldAt))}</p>}
      </div>
    </Dialog>
  )
}
