import { Link } from 'react-router'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { AlertIcon } from '#ui/icons.ts'
import { useNow } from '#ui/now.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { PersonInDanger } from '../safety.contract.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** People about whom alerts are open, one line each; first those whose alerts have climbed to whoever looks. */
export function PeopleInDanger({
  people,
  onRead,
  isNamed = true,
}: {
  people: readonly PersonInDanger[]
  onRead: (person: PersonInDanger) => void
  /** False on the person's own page. */
  isNamed?: boolean
}) {
  const now = useNow()
  return (
    <ul className="grid gap-3">
      {mineFirst(people).map(person => (
        <li
          key={person.patientId}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3"
        >
          <span className="flex items-start gap-3">
            <AlertIcon size={20} aria-hidden="true" className="mt-1 shrink-0 text-brick" />
            <span className="grid min-w-0 wrap-anywhere">
              {isNamed && <Name person={person} />}
              <span>{person.kinds.map(kind => text.kinds[kind]).join(' · ')}</span>
              <span className="text-muted text-sm">
                <RelativeTime at={person.since} />
                {person.alertCount > 1 && ` · ${text.count(person.alertCount)}`}
                {` · ${standing(person, now)}`}
              </span>
              {!person.isMine && <span className="text-muted text-sm">{text.withTeam}</span>}
            </span>
          </span>
          <Button
            look="secondary"
            aria-label={text.readFor(person.patientName)}
            onClick={() => onRead(person)}
          >
            {text.read}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The same as rows of a queue: who, what, since when, and one verb. None of the person's words stand here. */
export function DangerRows({
  people,
  onRead,
}: {
  people: readonly PersonInDanger[]
  onRead: (person: PersonInDanger) => void
}) {
  const now = useNow()
  return (
    <ul className="grid gap-1">
      {mineFirst(people).map(person => (
        <li
          key={person.patientId}
          data-row={`danger:${person.patientId}`}
          className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card bg-brick-soft px-2 max-lg:py-1.5 lg:min-h-9 lg:grid-cols-[auto_14rem_minmax(0,1fr)_auto_auto]"
        >
          <AlertIcon size={18} aria-hidden="true" className="text-brick" />
          <span className="min-w-0 truncate font-semibold">
            <Name person={person} />
          </span>
          <span className="min-w-0 text-sm wrap-anywhere max-lg:order-last max-lg:col-span-2 max-lg:col-start-2">
            {[
              ...person.kinds.map(kind => text.kinds[kind]),
              ...(person.alertCount > 1 ? [text.count(person.alertCount)] : []),
              standing(person, now),
              ...(person.isMine ? [] : [text.withTeam]),
            ].join(' · ')}
          </span>
          <RelativeTime
            at={person.since}
            className="font-semibold text-brick text-sm max-lg:col-start-2 max-lg:row-start-3"
          />
          <button
            type="button"
            data-row-open=""
            aria-label={text.readFor(person.patientName)}
            onClick={() => onRead(person)}
            className="inline-flex min-h-11 items-center justify-end pl-3 font-semibold text-brick text-sm hover:underline max-lg:col-start-3 max-lg:row-start-1 lg:min-h-9"
          >
            {text.read}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** First those whose alerts have climbed to whoever looks. */
const mineFirst = (people: readonly PersonInDanger[]) =>
  people.toSorted((one, other) => Number(other.isMine) - Number(one.isMine))

function Name({ person: { patientId, patientName, mayOpen } }: { person: PersonInDanger }) {
  const hat = useStaffHat()
  if (!mayOpen) return <span className="font-semibold">{patientName}</span>
  const page = hat === 'administrator' ? `/admin?patient=${patientId}` : `/case-manager/patients/${patientId}`
  return (
    <Link to={page} className="font-semibold text-rail underline underline-offset-4">
      {patientName}
    </Link>
  )
}

/** Who has read it, and who is told next as long as nobody settles it: nobody who has read it is said to be told. */
function standing({ seenAt, seenBy, nextNames, nextAt }: PersonInDanger, now: Date): string {
  const others = nextNames.filter(name => name !== seenBy)
  const isOver = !nextAt || (others.length === 0 && nextNames.length > 0)
  const next = isOver
    ? undefined
    : text.next(others, Math.ceil((Date.parse(nextAt) - now.getTime()) / 60_000))
  return seenAt ? text.readBy(seenBy, next) : text.nobodyRead(next)
}
