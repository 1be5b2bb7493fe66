import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { BackIcon } from '#ui/icons.ts'
import { useSoundChoice } from '../alerts/alerts.store.ts'
import type { PersonInDanger } from '../safety.contract.ts'
import { openSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'
import { AlertReading } from './alert-reading.tsx'
import { PeopleInDanger } from './people-in-danger.tsx'

/** Everybody about whom alerts are open, and one of them to read and to answer, in one dialog over any screen of staff. */
export function OpenAlerts({
  people,
  onClose,
}: {
  /** Undefined where they could not be asked for. */
  people: readonly PersonInDanger[] | undefined
  onClose: () => void
}) {
  const [read, setRead] = useState<PersonInDanger>()
  const back = () => setRead(undefined)
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={read ? text.reading(read.patientName) : text.heading}
      description={text.hint}
    >
      {read ? (
        <>
          <Button look="quiet" onClick={back} className="-ml-4 justify-self-start">
            <BackIcon size={18} aria-hidden="true" />
            {text.back}
          </Button>
          <AlertReading patientId={read.patientId} onSettled={back} />
        </>
      ) : (
        <People people={people} onRead={setRead} />
      )}
    </Dialog>
  )
}

function People({
  people,
  onRead,
}: {
  people: readonly PersonInDanger[] | undefined
  onRead: (person: PersonInDanger) => void
}) {
  const { refetch } = useQuery({ ...openSafetyAlerts(useStaffHat()), enabled: false })
  const [isSoundOn, chooseSound] = useSoundChoice()
  return (
    <>
      {!people ? (
        <FailureState {...text.failedToLoad} onTryAgain={() => void refetch()} />
      ) : people.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <PeopleInDanger people={people} onRead={onRead} />
      )}
      <Checkbox label={text.sound} checked={isSoundOn} onCheckedChange={chooseSound} />
    </>
  )
}
