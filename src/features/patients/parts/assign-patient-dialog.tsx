import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { staffNames } from '#features/staff/staff.queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import type { AdministeredPatient } from '../patient-records/patient-records.contract.ts'
import { assignPatient } from '../patient-records/patient-records.queries.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

const nobody = 'nobody'

export type AssignedPatient = Pick<AdministeredPatient, 'id' | 'name' | 'preferredName' | 'caseManagerId'>

/** Gives a patient to a case manager, or to nobody. */
export function AssignPatientDialog({
  patient,
  trigger,
  startsOpen,
}: {
  patient: AssignedPatient
} & DialogOnDemand) {
  const [isOpen, setIsOpen] = useState(startsOpen)
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
      title={text.assignTitle(calledName(patient))}
      description={text.assignHint}
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={trigger}
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
