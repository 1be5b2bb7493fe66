import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { sharedCheckIns } from '../check-ins.queries.ts'
import { checkInsText } from '../check-ins.text.ts'
import { CheckInWords } from './past-check-ins.tsx'

const text = checkInsText.forStaff

/** What a patient shared with their case manager. */
export function SharedCheckIns({ patientId }: { patientId: string }) {
  const { data } = useQuery(sharedCheckIns(patientId))
  if (!data) return null
  return (
    <Card title={text.heading} description={text.description}>
      {data.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul className="grid gap-3">
          {data.map(checkIn => (
            <li key={checkIn.id}>
              <CheckInWords checkIn={checkIn} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
