import { useSearchParams } from 'react-router'
import { dayAfter, daysOf, isDay } from '#features/appointments/agenda/agenda.rules.ts'
import { agendaText } from '#features/appointments/agenda/agenda.text.ts'
import { Agenda } from '#features/appointments/parts/agenda.tsx'
import { HoursDialog } from '#features/appointments/parts/hours-dialog.tsx'
import { WaitingList } from '#features/appointments/parts/waiting-list.tsx'
import { formatDay, today } from '#lib/dates.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { BackIcon, CheckIcon, ForwardIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { Rows } from '#ui/rows.tsx'
import { pageMeta } from '../frame/page-meta.ts'

const text = agendaText.agenda

export const meta = () => pageMeta({ title: agendaText.title, isHidden: true })

/** What waits for an answer, and one's own calendar. The address holds the view and the day. */
export default function Appointments() {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'day' ? 'day' : 'week'
  const asked = search.get('day')
  const day = isDay(asked) ? asked : today()
  const days = daysOf(view, day)
  const show = (next: { view?: string; day?: string }) =>
    setSearch({ view, day, ...next }, { preventScrollReset: true })
  const step = (direction: 1 | -1) => show({ day: dayAfter(day, direction * days.length) })
  const first = formatDay(days[0] ?? day)
  const last = formatDay(days.at(-1) ?? day)
  return (
    <Page width="wide" title={agendaText.title} lead={text.lead} actions={<HoursDialog />}>
      <div className="grid gap-6">
        <Rows>
          <WaitingList />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex items-center gap-1">
              <IconButton label={text.earlier[view]} icon={<BackIcon size={20} />} onClick={() => step(-1)} />
              <IconButton label={text.later[view]} icon={<ForwardIcon size={20} />} onClick={() => step(1)} />
              <h2 aria-live="polite" className="pl-2 font-semibold text-lg tabular-nums">
                {view === 'day' ? first : `${first} – ${last}`}
              </h2>
            </div>
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{text.view}</legend>
              <Button look="secondary" onClick={() => show({ day: today() })}>
                {text.today}
              </Button>
              {(['day', 'week'] as const).map(each => (
                <Button
                  key={each}
                  look="secondary"
                  icon={each === view && <CheckIcon size={18} aria-hidden="true" />}
                  aria-pressed={each === view}
                  onClick={() => show({ view: each })}
                >
                  {text[each]}
                </Button>
              ))}
            </fieldset>
          </div>
          <Agenda view={view} day={day} />
        </Rows>
      </div>
    </Page>
  )
}
