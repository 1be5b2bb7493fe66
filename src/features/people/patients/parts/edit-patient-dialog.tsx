import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { forgetOnClose, KeptForm } from '#features/auth/parts/kept-form.tsx'
import { KeptSelect } from '#features/auth/parts/kept-select.tsx'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { patientsClosingText } from '../patients-closing.text.ts'
import { type AdministeredPatient, patientEdit } from '../patients-staff.contract.ts'
import { changePatient } from '../patients-staff.queries.ts'
import { patientsStaffText as text } from '../patients-staff.text.ts'
import { CloseCaseDialog } from './close-case-dialog.tsx'
import { ReopenCaseDialog } from './reopen-case-dialog.tsx'

type Edited = Pick<AdministeredPatient, 'id' | 'name' | 'email' | 'phone' | 'status' | 'notes'>

/**
 * Changes the record of a patient; for administrators. Another status is asked about in a dialog of its own, which follows.
 * `isLabelled` where the button stands alone and not in a row.
 */
export function EditPatientDialog({
  patient,
  isLabelled = false,
}: {
  isLabelled?: boolean
  patient: Edited
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [turningTo, setTurningTo] = useState<'active' | 'inactive'>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = useMutation(changePatient)
  const formId = useId()
  const keptAs = `record-${patient.id}`
  const turn = forgetOnClose(keptAs, open => {
    setProblems({})
    setIsOpen(open)
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { status, ...values } = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(patientEdit, { id: patient.id, ...values })
    setProblems(reading.problems ?? {})
    const follow = () => {
      turn(false)
      if ((status === 'active' || status === 'inactive') && status !== patient.status) setTurningTo(status)
    }
    if (reading.data) change.mutate(reading.data, { onSuccess: follow })
  }
  return (
    <>
      <Dialog
        title={text.editTitle}
        open={isOpen}
        onOpenChange={turn}
        trigger={
          isLabelled ? (
            <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
              {text.editTitle}
            </Button>
          ) : (
            <IconButton label={text.editOf(patient.name)} icon={<EditIcon size={18} aria-hidden="true" />} />
          )
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
        <KeptForm keptAs={keptAs} id={formId} onSubmit={send} noValidate className="grid gap-5">
          <EditFields patient={patient} wrong={field => problemWords(text.problems, problems[field])} />
        </KeptForm>
      </Dialog>
      {turningTo && <CaseDialog patient={patient} to={turningTo} onDone={() => setTurningTo(undefined)} />}
    </>
  )
}

/** Asks for what closing a case, or opening it again, takes. */
function CaseDialog({
  patient,
  to,
  onDone,
}: {
  patient: Edited
  to: 'active' | 'inactive'
  onDone: () => void
}) {
  const Asking = to === 'active' ? ReopenCaseDialog : CloseCaseDialog
  return <Asking hat="administrator" patientId={patient.id} name={patient.name} open onOpenChange={onDone} />
}

function EditFields({ patient, wrong }: { patient: Edited; wrong: (field: string) => string | undefined }) {
  return (
    <>
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
      <KeptSelect
        label={text.status}
        hint={patientsClosingText.statusHint}
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
    </>
  )
}
