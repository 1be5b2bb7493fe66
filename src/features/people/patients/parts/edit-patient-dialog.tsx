import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type AdministeredPatient, patientEdit } from '../patients-staff.contract.ts'
import { changePatient } from '../patients-staff.queries.ts'
import { patientsStaffText as text } from '../patients-staff.text.ts'

/** Changes the record of a patient; for administrators. */
export function EditPatientDialog({ patient }: { patient: AdministeredPatient }) {
  const [isOpen, setIsOpen] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = useMutation(changePatient)
  const formId = useId()
  const turn = (open: boolean) => {
    setProblems({})
    setIsOpen(open)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(patientEdit, { id: patient.id, ...values })
    setProblems(reading.problems ?? {})
    if (reading.data) change.mutate(reading.data, { onSuccess: () => turn(false) })
  }
  const wrong = (field: string) => problemWords(text.problems, problems[field])
  return (
    <Dialog
      title={text.editTitle}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <IconButton label={text.editOf(patient.name)} icon={<EditIcon size={18} aria-hidden="true" />} />
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={change.isPending}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        <TextField label={text.name} name="name" defaultValue={patient.name} error={wrong('name')} />
        <TextField
          label={text.email}
          name="email"
          type="email"
          optional
          defaultValue={patient.email ?? ''}
          error={wrong('email')}
        />
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          optional
          defaultValue={patient.phone ?? ''}
          error={wrong('phone')}
        />
        <SelectField
          label={text.status}
          name="status"
          defaultValue={patient.status}
          options={[
            { value: 'active', label: text.statuses.active },
            { value: 'inactive', label: text.statuses.inactive },
          ]}
        />
        <TextArea
          label={text.notes}
          hint={text.notesHint}
          name="notes"
          defaultValue={patient.notes}
          error={wrong('notes')}
        />
      </form>
    </Dialog>
  )
}
