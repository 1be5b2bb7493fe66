import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { staffNames } from '#features/staff/staff.queries.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { AssignIcon } from '#ui/icons.ts'
import { PersonField, personOption } from '#ui/person-field.tsx'
import type { AdministeredPatient } from '../patient-records/patient-records.contract.ts'
import { assignPatient } from '../patient-records/patient-records.queries.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

const nobody = 'nobody'

/** Gives a patient to a case manager, or to nobody. */
export function AssignPatientDialog({
  patient,
  look = 'button',
}: {
  patient: Pick<AdministeredPatient, 'id' | 'name' | 'preferredName' | 'caseManagerId'>
  /** Beside many others it is a picture, or a word in a row that has room for little else. */
  look?: 'button' | 'picture' | 'word'
}) {
  const name = calledName(patient)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(patient.caseManagerId ?? nobody)
  const { data } = useQuery({ ...staffNames, enabled: isOpen })
  const assign = useMutation(assignPatient)
  const changeOpen = (open: boolean) => {
    setChosen(patient.caseManagerId ?? nobody)
    setIsOpen(open)
  }
  const save = () =>
    assign.mutate(
      { id: patient.id, caseManagerId: chosen === nobody ? null : chosen },
      { onSuccess: () => setIsOpen(false) },
    )
  return (
    <Dialog
      title={text.assignTitle(name)}
      description={text.assignHint}
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={
        look === 'picture' ? (
          <IconButton label={text.assignOf(name)} icon={<AssignIcon size={18} aria-hidden="true" />} />
        ) : (
          <Button
            look={look === 'word' ? 'quiet' : 'secondary'}
            aria-label={text.assignOf(name)}
            {...(look === 'word' && { className: '-mr-4 text-rail' })}
          >
            {text.assign}
          </Button>
        )
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button busy={assign.isPending} onClick={save}>
            {text.assignSave}
          </Button>
        </>
      }
    >
      <PersonField
        label={text.caseManager}
        value={chosen}
        onValueChange={setChosen}
        options={[{ value: nobody, label: text.nobody }, ...(data?.caseManagers ?? []).map(personOption)]}
      />
    </Dialog>
  )
}
