import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { FormMessage } from '#ui/form-message.tsx'
import { waitingErasures } from '../erasures.queries.ts'
import { erasuresStaffText as text } from '../erasures.staff.text.ts'

/** Who waits to be erased, where administrators look first. */
export function ErasuresWaiting() {
  const { data: waiting = [] } = useQuery(waitingErasures)
  if (waiting.length === 0) return null
  return (
    <FormMessage>
      <p>{text.waiting(waiting.length)}</p>
      <ul className="flex flex-wrap gap-x-5">
        {waiting.map(({ patientId, name }) => (
          <li key={patientId}>
            <Link
              to={`/admin?patient=${patientId}`}
              className="inline-flex min-h-11 items-center text-rail underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FormMessage>
  )
}
