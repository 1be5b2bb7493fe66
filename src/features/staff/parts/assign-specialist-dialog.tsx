import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { assignSpecialist, staffNames } from '../staff.queries.ts'
import { staffText as text } from '../staff.text.ts'

/** Sets a specialist on a case manager and on all of that manager's patients. */
export function AssignSpecialistDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [caseManager, setCaseManager] = useState<string>()
  const [specialist, setSpecialist] = useState<string>()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const { data } = useQuery({ ...staffNames, enabled: isOpen })
  const assign = useMutation(assignSpecialist)

  const changeOpen = (open: boolean) => {
    setIsOpen(open)
    setCaseManager(undefined)
    setSpecialist(undefined)
    setIsIncomplete(false)
  }
  const save = () => {
    if (!caseManager || !specialist) return setIsIncomplete(true)
    assign.mutate({ id: caseManager, specialistId: specialist }, { onSuccess: () => changeOpen(false) })
  }
  return (
    <Dialog
      title={text.assignSpecialist}
      description={text.assignHint}
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={<Button look="secondary">{text.assignSpecialist}</Button>}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button busy={assign.isPending} onClick={save}>
            {text.assign}
          </Button>
        </>
      }
    >
      {isIncomplete && <FormMessage kind="failure">{text.problems.bothChosen}</FormMessage>}
      <PersonField
        label={text.caseManager}
        options={(data?.caseManagers ?? []).map(personOption)}
        {...(caseManager ? { value: caseManager } : {})}
        onValueChange={setCaseManager}
      />
      <PersonField
        label={text.specialist}
        options={(data?.specialists ?? []).map(personOption)}
        {...(specialist ? { value: specialist } : {})}
        onValueChange={setSpecialist}
      />
    </Dialog>
  )
}
