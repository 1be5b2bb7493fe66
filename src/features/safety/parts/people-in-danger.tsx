import { Link } from 'react-router'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { AlertIcon } from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { PersonInDanger } from '../safety.contract.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** People about whom alerts are open, one line each; first those whose turn is that of whoever looks. */
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
  return (
    <ul className="grid gap-3">
      {people
        .toSorted((one, other) => Number(other.isMine) - Number(one.isMine))
        .map(person => (
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
                  {` · ${seen(person)}`}
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

function seen({ seenAt, seenBy }: PersonInDanger): string {
  if (!seenAt) return text.nobodySaw
  return seenBy ? text.seenBy(seenBy) : text.somebodySaw
}
