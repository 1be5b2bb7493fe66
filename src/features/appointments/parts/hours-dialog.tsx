import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddIcon, CloseIcon, EditIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { WeeklyHours } from '../appointments.contract.ts'
import { minuteOfTime, timeOfMinute } from '../appointments.rules.ts'
import { keepHours, ownHours } from '../appointments-staff.queries.ts'
import { appointmentsStaffText } from '../appointments-staff.text.ts'

const text = appointmentsStaffText.hours

/** One line of the form: its times as the fields hold them. */
interface Line {
  key: string
  weekday: number
  from: string
  until: string
}

/** What a line of hours begins with. */
const usual = { from: '09:00', until: '17:00' }

/** A case manager or specialist says when they can be met, week after week. */
export function HoursDialog() {
  const [isOpen, setIsOpen] = useOpenedByAddress('hours')
  const { data } = useQuery({ ...ownHours, enabled: isOpen })
  const keep = useMutation(keepHours)
  const formId = useId()
  return (
    <Dialog
      title={text.title}
      description={data && text.lead(data.timeZone)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
          {text.open}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={keep.isPending} disabled={!data}>
            {text.save}
          </Button>
        </>
      }
    >
      {data ? (
        <HoursForm
          formId={formId}
          hours={data.hours}
          onReady={hours => keep.mutate({ hours }, { onSuccess: () => setIsOpen(false) })}
        />
      ) : (
        <SkeletonLines lines={7} />
      )}
    </Dialog>
  )
}

/** The hours that lines mean, or which of the two things is wrong with them. */
function readLines(
  lines: readonly Line[],
): { hours: WeeklyHours[] } | { problem: keyof typeof text.problems } {
  const hours: WeeklyHours[] = []
  for (const { weekday, from, until } of lines) {
    const [fromMinute, untilMinute] = [minuteOfTime(from), minuteOfTime(until)]
    if (fromMinute === undefined || untilMinute === undefined || fromMinute >= untilMinute)
      return { problem: 'order' }
    if (
      hours.some(
        each => each.weekday === weekday && each.fromMinute < untilMinute && fromMinute < each.untilMinute,
      )
    )
      return { problem: 'overlap' }
    hours.push({ weekday, fromMinute, untilMinute })
  }
  return { hours }
}

function HoursForm({
  formId,
  hours,
  onReady,
}: {
  formId: string
  hours: readonly WeeklyHours[]
  onReady: (hours: WeeklyHours[]) => void
}) {
  const [lines, setLines] = useState<Line[]>(() =>
    hours.map(({ weekday, fromMinute, untilMinute }) => ({
      key: crypto.randomUUID(),
      weekday,
      from: timeOfMinute(fromMinute),
      until: timeOfMinute(untilMinute),
    })),
  )
  const [problem, setProblem] = useState<keyof typeof text.problems>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readLines(lines)
    setProblem('problem' in reading ? reading.problem : undefined)
    if ('hours' in reading) onReady(reading.hours)
  }
  const change = (line: Line) => setLines(lines.map(each => (each.key === line.key ? line : each)))
  return (
    <form id={formId} onSubmit={send} noValidate className="grid gap-4">
      {problem && <FormMessage kind="failure">{text.problems[problem]}</FormMessage>}
      {text.weekdays.map((day, weekday) => (
        <Weekday
          key={day}
          day={day}
          lines={lines.filter(line => line.weekday === weekday)}
          onChange={change}
          onRemove={key => setLines(lines.filter(line => line.key !== key))}
          onAdd={() => setLines([...lines, { key: crypto.randomUUID(), weekday, ...usual }])}
        />
      ))}
    </form>
  )
}

function Weekday({
  day,
  lines,
  onChange,
  onRemove,
  onAdd,
}: {
  day: string
  lines: readonly Line[]
  onChange: (line: Line) => void
  onRemove: (key: string) => void
  onAdd: () => void
}) {
  return (
    <fieldset className="grid gap-2 border-line border-b pb-4 last:border-b-0">
      <legend className="float-left font-semibold">{day}</legend>
      {lines.length === 0 && <p className="text-muted">{text.none}</p>}
      {lines.map(line => (
        <div key={line.key} className="flex flex-wrap items-end gap-2">
          <TextField
            label={text.from}
            aria-label={text.fromOf(day)}
            type="time"
            value={line.from}
            onChange={event => onChange({ ...line, from: event.target.value })}
          />
          <TextField
            label={text.until}
            aria-label={text.untilOf(day)}
            type="time"
            value={line.until}
            onChange={event => onChange({ ...line, until: event.target.value })}
          />
          <IconButton
            label={text.removeOf(day, line.from)}
            icon={<CloseIcon size={20} aria-hidden="true" />}
            onClick={() => onRemove(line.key)}
          />
        </div>
      ))}
      <Button
        look="quiet"
        className="justify-self-start"
        aria-label={text.addOf(day)}
        icon={<AddIcon size={18} aria-hidden="true" />}
        onClick={onAdd}
      >
        {text.add}
      </Button>
    </fieldset>
  )
}
