import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sayInOneLine } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { formatTime } from '#lib/dates.ts'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { ShieldIcon } from '#ui/icons.ts'
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
        {later.slice(0, MOST_SHOWN).map(({ id, startsAt, patientId, patientName, notes, contact }) => (
          <li key={id} data-row={id}>
            <Link
              data-row-open=""
              to={`/case-manager/patients/${patientId}`}
              className="grid min-h-11 grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 rounded-card px-2 hover:bg-sunken max-lg:py-2 lg:min-h-9 lg:grid-cols-[5rem_11rem_minmax(0,1fr)_auto]"
            >
              <span className="whitespace-nowrap font-semibold text-sm tabular-nums">
                {formatTime(startsAt)}
              </span>
              <span className="truncate font-semibold">{patientName}</span>
              <span className="truncate text-sm max-lg:col-start-2 max-lg:empty:hidden">{notes}</span>
              {contact && (
                <span className="flex min-w-0 items-start gap-1.5 text-muted text-sm max-lg:col-start-2">
                  <ShieldIcon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
                  <span className="sr-only">{text.reachSafely} </span>
                  {sayInOneLine(contact)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </GutterGroup>
  )
}
