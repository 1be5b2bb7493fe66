import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SnoozeMenu, WakeButton } from '#features/queue/parts/snooze.tsx'
import { openSafetyAlerts } from '#features/safety/safety.queries.ts'
import { formatDay, today } from '#lib/dates.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import type { Conversation } from '../../messaging.contract.ts'
import { inboxText as text } from '../inbox.text.ts'

const look = 'inline-flex min-h-11 shrink-0 items-center font-semibold text-rail text-sm hover:underline'

/**
 * Puts the open conversation off for as long as nothing new is written, by the key s as well, or brings it back: the row of the queue
 * is the same. Nobody puts off somebody in danger.
 */
export function SnoozeOpen({ conversation }: { conversation: Conversation }) {
  const { id, patientId, patientName, updatedAt, waitingSince, snoozedUntilOn } = conversation
  const { data: inDanger } = useQuery(openSafetyAlerts('staff'))
  const [isOpen, setOpen] = useState(false)
  const mayBePutOff = waitingSince !== null && inDanger?.every(person => person.patientId !== patientId)
  usePageKeys(key => {
    if (key !== 's' || !mayBePutOff || snoozedUntilOn) return false
    setOpen(true)
    return true
  })
  if (!mayBePutOff) return null
  const shown = {
    item: { kind: 'message', id, seen: updatedAt } as const,
    whom: patientName,
    className: look,
  }
  return snoozedUntilOn ? (
    <span className="flex shrink-0 items-center gap-x-2">
      <span className="text-muted text-sm max-lg:hidden">{text.snoozedUntil(formatDay(snoozedUntilOn))}</span>
      <WakeButton {...shown} />
    </span>
  ) : (
    <SnoozeMenu {...shown} today={today()} isOpen={isOpen} onOpenChange={setOpen} />
  )
}
