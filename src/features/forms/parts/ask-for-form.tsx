import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { today } from '#lib/dates.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { AddIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { formRequest, type PatientForm } from '../forms-staff.contract.ts'
import { askForForm } from '../forms-staff.queries.ts'
import { formsStaffText as text } from '../forms-staff.text.ts'

/** The button that asks a patient for a form, and its dialog. */
export function AskForForm({ patientId, forms }: { patientId: string; forms: readonly PatientForm[] }) {
  const [isOpen, setOpen] = useOpenedByAddress('form')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const ask = useMutation(askForForm(useStaffHat()))
  const formId = useId()
  const turn = (opens: boolean) => {
    setProblems({})
    setOpen(opens)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(formRequest, { patientId, ...values, dueOn: values.dueOn || null })
    setProblems(values.formId ? (reading.problems ?? {}) : { formId: 'formMissing' })
    if (reading.data) ask.mutate(reading.data, { onSuccess: () => turn(false) })
  }
  const wrong = (field: string) => problemWords(text.problems, problems[field])
  return (
    <Dialog
      title={text.ask}
      description={text.askHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
          {text.ask}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={ask.isPending}>
            {text.submitRequest}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        <SelectField
          label={text.which}
          name="formId"
          placeholder={text.chooseForm}
          options={forms
            .filter(form => form.questionCount > 0)
            .map(form => ({ value: form.id, label: `${form.title} (${text.status[form.status]})` }))}
          error={wrong('formId')}
        />
        <TextField
          label={text.dueOn}
          name="dueOn"
          type="date"
          min={today()}
          optional
          error={wrong('dueOn')}
        />
      </form>
    </Dialog>
  )
}
