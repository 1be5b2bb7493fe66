import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { erasureRequest, takeErasureBack } from '../erasures.queries.ts'
import { erasuresStaffText as text } from '../erasures.staff.text.ts'

const EraseDialog = lazyDialog(async () => (await import('./erase-dialog.tsx')).default)

interface Person {
  patientId: string
  name: string
}

/** Where an administrator begins to erase a person. */
export function ErasePerson(person: Person) {
  return (
    <Card title={text.heading} description={text.body}>
      <OpenDialog {...person} look="secondary" label={text.open} />
    </Card>
  )
}

function OpenDialog({ patientId, name, look, label }: Person & { look: ButtonLook; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EraseDialog patientId={patientId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** That it was asked to erase this person, or that it is being done, above everything else on their page. */
export function AskedToErase({ patientId, name }: Person) {
  const { data } = useQuery(erasureRequest(patientId))
  const takeBack = useMutation(takeErasureBack)
  const request = data?.request
  if (!request) return null
  if (request.confirmedAt) return <FormMessage>{text.running}</FormMessage>
  const { askedAs, askedByName, createdAt } = request
  const isTheirs = askedAs === 'patient'
  const day = formatDate(createdAt)
  return (
    <FormMessage
      title={isTheirs ? text.byPatient(name, day) : text.byColleague(askedByName ?? text.somebody, day)}
    >
      <p>{isTheirs ? text.byPatientHint : text.byColleagueHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <OpenDialog patientId={patientId} name={name} look="primary" label={text.decide} />
        {!isTheirs && (
          <Button
            look="secondary"
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate({ id: patientId })}
          >
            {text.takeBack}
          </Button>
        )}
      </div>
    </FormMessage>
  )
}
