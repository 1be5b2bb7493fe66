import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf, momentOf } from '#lib/date-fields.ts'
import { formatDateTime, formatDay, formatTime, today, zoneBesideDevice } from '#lib/dates.ts'
import { nameZone } from '#lib/zones.ts'
import { joinClasses } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { freeTimesFrom } from '../appointments.queries.ts'
import { suggestTimes } from '../appointments.rules.ts'
import { appointmentsText } from '../appointments.text.ts'

const text = appointmentsText.schedule

/** What the date field and the time field hold: `2026-03-03` and `14:30`, or nothing. */
export interface ChosenTime {
  date: string
  time: string
}

/** How many free times are suggested before a day is chosen. */
const MOST_SUGGESTED = 6

/** A date and a time on the reader's own clock, and free times to pick them from with one press. */
export function TimeChoice({
  hat,
  patientId,
  minutes,
  value,
  onChange,
  error,
}: {
  hat: 'patient' | 'staff'
  /** With whom staff want to meet. */
  patientId?: string | undefined
  minutes: number
  value: ChosenTime
  onChange: (value: ChosenTime) => void
  error: string | undefined
}) {
  const zone = zoneBesideDevice()
  const isTimeMissing = value.date !== '' && value.time === ''
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 min-[26rem]:grid-cols-2">
        <TextField
          label={text.date}
          type="date"
          min={today()}
          value={value.date}
          onChange={event => onChange({ ...value, date: event.target.value })}
          error={isTimeMissing ? undefined : error}
        />
        <TextField
          label={text.time}
          type="time"
          value={value.time}
          onChange={event => onChange({ ...value, time: event.target.value })}
          error={isTimeMissing ? error : undefined}
        />
      </div>
      <p className="-mt-2 text-muted text-sm">{zone ? text.clockOf(nameZone(zone)) : text.clock}</p>
      <FreeTimes hat={hat} patientId={patientId} minutes={minutes} value={value} onChange={onChange} />
    </div>
  )
}

function FreeTimes({
  hat,
  patientId,
  minutes,
  value,
  onChange,
}: {
  hat: 'patient' | 'staff'
  /** With whom staff want to meet. */
  patientId?: string | undefined
  minutes: number
  value: ChosenTime
  onChange: (value: ChosenTime) => void
}) {
  const [now] = useState(() => new Date().toISOString())
  // A chosen day is asked about by itself, however far off it lies.
  const day = momentOf(value.date, '00:00')
  const { data, isPending } = useQuery(
    day
      ? freeTimesFrom(hat, day.toISOString(), minutes, 1, patientId)
      : freeTimesFrom(hat, now, minutes, undefined, patientId),
  )
  if (isPending) return <Skeleton className="h-24 w-full" />
  // Whoever keeps no hours, or cannot be asked just now, leaves the choice free.
  if (!data?.hasHours) return null
  const free = data.times.map(moment => ({ moment, ...fieldsOf(moment) }))
  const shown = day ? free.filter(each => each.date === value.date) : suggestTimes(free, MOST_SUGGESTED)
  if (shown.length === 0)
    return <p className="text-muted">{day ? text.noneOn(formatDay(value.date)) : text.noneSoon}</p>
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        {day ? text.freeTimesOn(formatDay(value.date)) : text.nextFree}
      </legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ moment, date, time }) => {
          const isChosen = date === value.date && time === value.time
          return (
            <button
              key={moment}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ date, time })}
              className={joinClasses(
                'min-h-11 rounded-card border px-3 py-2 font-semibold tabular-nums transition-colors',
                isChosen
                  ? 'border-rail bg-rail text-on-rail'
                  : 'border-edge bg-surface hover:border-rail hover:text-rail',
              )}
            >
              {day ? formatTime(moment) : formatDateTime(moment)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
