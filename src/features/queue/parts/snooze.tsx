import { useMutation } from '@tanstack/react-query'
import { formatDay } from '#lib/dates.ts'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import type { QueueItem } from '../queue.contract.ts'
import { snoozeRow, wakeRow } from '../queue.queries.ts'
import { snoozeChoices } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'

interface Shown {
  item: Pick<QueueItem, 'kind' | 'id' | 'seen'>
  whom: string
  className: string
}

/** Puts a row off to a day. */
export function SnoozeMenu({
  item: { kind, id, seen },
  whom,
  today,
  className,
  isOpen,
  onOpenChange,
}: Shown & { today: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const snooze = useMutation(snoozeRow)
  return (
    <DropdownMenu
      label={text.snoozeOf(whom)}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <button type="button" aria-label={text.snoozeOf(whom)} className={className}>
          {text.snooze}
        </button>
      }
      items={snoozeChoices(today).map(({ days, on }) => ({
        key: on,
        label: text.snoozeUntil(days, formatDay(on)),
        onSelect: () => snooze.mutate({ kind, id, seen, days }),
      }))}
    />
  )
}

/** Lets a row that was put off stand in the queue again. */
export function WakeButton({ item: { kind, id }, whom, className }: Shown) {
  const wake = useMutation(wakeRow)
  return (
    <button
      type="button"
      aria-label={text.wakeOf(whom)}
      onClick={() => wake.mutate({ kind, id })}
      className={className}
    >
      {text.wake}
    </button>
  )
}
