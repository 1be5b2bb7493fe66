import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import type { PersonInDanger } from '../safety.contract.ts'
import { openSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'
import { DangerRows, PeopleInDanger } from './people-in-danger.tsx'

// Alerts are rare: reading one is not part of every page.
const AlertReading = lazyPart(async () => (await import('./alert-reading.tsx')).AlertReading)

/**
 * The open alerts about one's patients, or about one of them. Nothing stands here while there are none. At the desk they are the
 * first rows of the queue.
 */
export function SafetyAlertList({
  patientId,
  isInQueue = false,
}: {
  patientId?: string
  isInQueue?: boolean
}) {
  const { data = [] } = useQuery(openSafetyAlerts(useStaffHat()))
  const [read, setRead] = useState<PersonInDanger>()
  const people = patientId ? data.filter(person => person.patientId === patientId) : data
  const close = () => setRead(undefined)
  return (
    <>
      {people.length > 0 && isInQueue && (
        <GutterGroup label={text.group} count={people.length} isHarm>
          <DangerRows people={people} onRead={setRead} />
        </GutterGroup>
      )}
      {people.length > 0 && !isInQueue && (
        <Card title={text.heading} description={text.hint} className="border-brick! bg-brick-soft!">
          <PeopleInDanger people={people} onRead={setRead} isNamed={!patientId} />
        </Card>
      )}
      {read && (
        <Dialog title={text.reading(read.patientName)} description={text.hint} open onOpenChange={close}>
          <Suspense fallback={<SpinnerArea />}>
            <AlertReading patientId={read.patientId} onSettled={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
