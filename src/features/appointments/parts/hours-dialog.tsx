import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import type { FormReading } from '#lib/form-reading.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddIcon, CloseIcon, EditIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keepHours, ownHours } from '../agenda/agenda.queries.ts'
import { agendaText } from '../agenda/agenda.text.ts'
import type { WeeklyHours } from '../appointments.contract.ts'
import { minuteOfTime, timeOfMinute } from '../appointments.rules.ts'

const text = agendaText.hours

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
  return (
    <FormDialog
      title={text.title}
      description={data && text.lead(data.timeZone)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
          {text.open}
        </Button>
      }
      instead={data ? undefined : <SkeletonLines lines={7} />}
      cancelLabel={text.close}
      submitLabel={text.save}
      isBusy={keep.isPending}
      held={useOwnDraft('hours')}
      initial={{ lines: linesOf(data?.hours ?? []) }}
      read={({ lines }) => readLines(lines)}
      words={text.problems}
      onReady={(hours, close) => void keep.mutateAsync({ hours }).then(close, () => {})}
    >
      {({ values, set, problemAt }) => (
        <Week lines={values.lines} onChange={lines => set({ lines })} problem={problemAt('lines')} />
      )}
    </FormDialog>
  )
}

function linesOf(hours: readonly WeeklyHours[]): Line[] {
  return hours.map(({ weekday, fromMinute, untilMinute }) => ({
    key: `${weekday}-${fromMinute}`,
    weekday,
    from: timeOfMinute(fromMinute),
    until: timeOfMinute(untilMinute),
  }))
}

/** The hours that lines mean, or which of the two things is wrong with them. */
function readLines(lines: readonly Line[]): FormReading<WeeklyHours[]> {
  const hours: WeeklyHours[] = []
  for (const { weekday, from, until } of lines) {
    const [fromMinute, untilMinute] = [minuteOfTime(from), minuteOfTime(until)]
    if (fromMinute === undefined || untilMinute === undefined || fromMinute >= untilMinute)
      return { problems: { lines: 'order' } }
    if (
      hours.some(
        each => each.weekday === weekday && each.fromMinute < untilMinute && fromMinute < each.untilMinute,
      )
    )
      return { problems: { lines: 'overlap' } }
    hours.push({ weekday, fromMinute, untilMinute })
  }
  return { data: hours }
}

function Week({
  lines,
  onChange,
  problem,
}: {
  lines: readonly Line[]
  onChange: (lines: Line[]) => void
  problem: string | undefined
}) {
  return (
    <div className="grid gap-4">
      {problem && <FormMessage kind="failure">{problem}</FormMessage>}
      {text.weekdays.map((day, weekday) => (
        <Weekday
          key={day}
          day={day}
          lines={lines.filter(line => line.weekday === weekday)}
          onChange={line => onChange(lines.map(each => (each.key === line.key ? line : each)))}
          onRemove={key => onChange(lines.filter(line => line.key !== key))}
          onAdd={() => onChange([...lines, { key: crypto.randomUUID(), weekday, ...usual }])}
        />
      ))}
    </div>
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
