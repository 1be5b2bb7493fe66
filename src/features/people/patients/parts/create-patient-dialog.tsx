import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { forgetOnClose, KeptForm, keptEntry } from '#features/auth/parts/kept-form.tsx'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { TextField } from '#ui/text-field.tsx'
import { newPatient } from '../patients-staff.contract.ts'
import { createPatient } from '../patients-staff.queries.ts'
import { patientsStaffText as text } from '../patients-staff.text.ts'

const keptAs = 'new-patient'

/** Creates a patient in one's own caseload. Its fields are empty again whenever it opens. */
export function CreatePatientDialog() {
  const [isOpen, setIsOpen] = useOpenedByAddress('patient')
  const create = useMutation(createPatient)
  const formId = useId()
  const turn = forgetOnClose(keptAs, setIsOpen)
  return (
    <Dialog
      title={text.create}
      description={text.createHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button look="primary" icon={<AddPersonIcon size={20} aria-hidden="true" />}>
          {text.create}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={create.isPending}>
            {text.createSave}
          </Button>
        </>
      }
    >
      <PatientForm
        formId={formId}
        onReady={patient => create.mutate(patient, { onSuccess: () => turn(false) })}
      />
    </Dialog>
  )
}

type Ready = { id: string; name: string; email: string | null; phone: string | null }

function PatientForm({ formId, onReady }: { formId: string; onReady: (patient: Ready) => void }) {
  // One id for as long as the form is open: sending it again after a cut line makes no second patient.
  const [id] = useState(() => keptEntry(keptAs))
  const [problems, setProblems] = useState<Record<string, string>>({})

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readForm(newPatient, { id, ...Object.fromEntries(new FormData(event.currentTarget)) })
    setProblems(reading.problems ?? {})
    if (reading.data) onReady(reading.data)
  }
  const wrong = (field: string) => problemWords(text.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <TextField label={text.name} name="name" autoComplete="off" required error={wrong('name')} />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="off"
        optional
        error={wrong('email')}
      />
      <TextField
        label={text.phone}
        name="phone"
        type="tel"
        autoComplete="off"
        optional
        error={wrong('phone')}
      />
    </KeptForm>
  )
}
