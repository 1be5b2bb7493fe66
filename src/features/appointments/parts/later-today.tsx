import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatTime } from '#lib/dates.ts'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { useNow } from '#ui/now.ts'
import { agendaOfToday } from '../agenda/agenda.queries.ts'
import { agendaText } from '../agenda/agenda.text.ts'

const text = agendaText.later

/** So many of the day are shown; the calendar has them all. */
const MOST_SHOWN = 3

/** Whom one meets in the rest of the day; nothing where nobody comes. */
export function LaterToday() {
  const { data = [] } = useQuery(agendaOfToday())
  const now = useNow().toISOString()
  const later = data.filter(({ status, endsAt }) => status === 'confirmed' && endsAt > now)
  if (later.length === 0) return null
  return (
    <GutterGroup
      label={text.heading}
      count={later.length}
      more={
        later.length > MOST_SHOWN && (
          <Link
            to="/case-manager/appointments"
            aria-label={text.allOf(later.length)}
            className="inline-flex min-h-11 items-center font-semibold text-rail hover:underline max-lg:px-2 lg:min-h-8"
          >
            {text.all}
          </Link>
        )
      }
    >
      <ul className="grid grid-cols-1 max-lg:divide-y max-lg:divide-line">
        {later.slice(0, MOST_SHOWN).map(({ id, startsAt, patientId, patientName, notes }) => (
          <li key={id} data-row={id}>
            <Link
              data-row-open=""
              to={`/case-manager/patients/${patientId}`}
              className="grid min-h-11 grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 rounded-card px-2 hover:bg-sunken max-lg:py-2 lg:min-h-9 lg:grid-cols-[5rem_11rem_minmax(0,1fr)]"
            >
              <span className="whitespace-nowrap font-semibold text-sm tabular-nums">
                {formatTime(startsAt)}
              </span>
              <span className="truncate font-semibold">{patientName}</span>
              <span className="truncate text-sm max-lg:col-start-2">{notes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </GutterGroup>
  )
}
