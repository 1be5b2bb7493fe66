import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { ChevronDownIcon, DeleteIcon, LockIcon } from '#ui/icons.ts'
import type { CheckIn } from '../check-ins.contract.ts'
import { forgetCheckIn } from '../check-ins.queries.ts'
import { checkInsText as text } from '../check-ins.text.ts'
import { MoodIcon } from './mood-icon.tsx'

/** One's own last check-ins, out of sight until asked for. */
export function PastCheckIns({ checkIns }: { checkIns: readonly CheckIn[] }) {
  if (checkIns.length === 0) return null
  return (
    <details className="group open:w-full">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-rail [&::-webkit-details-marker]:hidden">
        {text.earlier}
        <ChevronDownIcon
          size={18}
          aria-hidden="true"
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-1 pt-2">
        {checkIns.map(checkIn => (
          <PastCheckIn key={checkIn.id} checkIn={checkIn} />
        ))}
      </ul>
    </details>
  )
}

function PastCheckIn({ checkIn }: { checkIn: CheckIn }) {
  const forget = useMutation(forgetCheckIn)
  const day = formatDay(checkIn.madeOn)
  return (
    <li className="flex items-start gap-3 border-line border-b py-2 last:border-b-0">
      <CheckInWords checkIn={checkIn}>
        <Badge
          tone={checkIn.isShared ? 'rail' : 'plain'}
          {...(checkIn.isShared ? {} : { icon: <LockIcon size={14} aria-hidden="true" /> })}
        >
          {checkIn.isShared ? text.shared : text.private}
        </Badge>
      </CheckInWords>
      <IconButton
        label={text.forgetOf(day)}
        icon={<DeleteIcon size={18} aria-hidden="true" />}
        busy={forget.isPending}
        onClick={() => forget.mutate({ id: checkIn.id })}
      />
    </li>
  )
}

/** The day, how it was, the words about it, and what else there is to say of it. */
export function CheckInWords({ checkIn, children }: { checkIn: CheckIn; children?: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 items-start gap-3">
      <MoodIcon mood={checkIn.mood} size={24} className="mt-0.5 shrink-0 text-rail" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span>
            {formatDay(checkIn.madeOn)} · {text.moods[checkIn.mood as keyof typeof text.moods]}
          </span>
          {children}
        </div>
        {checkIn.words && (
          <span className="whitespace-pre-line wrap-anywhere text-muted">{checkIn.words}</span>
        )}
      </div>
    </div>
  )
}
