import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { lastMoment } from '../../cover.rules.ts'
import { coversOfMyRecord } from '../record-covers.queries.ts'
import { recordCoversText as text } from '../record-covers.text.ts'

/** For a patient: who may see their record now because of a cover. Nothing stands here while nobody may. */
export function RecordCovers() {
  const { data = [] } = useQuery(coversOfMyRecord)
  if (data.length === 0) return null
  return (
    <div className="mb-4 grid gap-1 rounded-card bg-rail-soft px-4 py-3">
      <h3 className="font-semibold">{text.heading}</h3>
      <ul className="grid gap-1">
        {data.map(({ id, colleague, caseManager, endsAt }) => (
          <li key={id} className="break-words">
            {text.line(colleague, caseManager, formatDate(lastMoment(endsAt)))}
          </li>
        ))}
      </ul>
      <p className="text-muted">{text.hint}</p>
    </div>
  )
}
