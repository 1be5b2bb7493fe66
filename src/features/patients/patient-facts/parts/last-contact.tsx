import { daysBetween, formatDate, today } from '#lib/dates.ts'
import type { LastContact as Contact } from '../../patient-records/patient-records.contract.ts'
import { patientFactsText } from '../patient-facts.text.ts'

const text = patientFactsText.lastContact

/** When somebody of the team last reached a patient, how long ago that is, how, and who it was. */
export function LastContact({ contact }: { contact: Contact | null }) {
  if (!contact) return <span className="text-muted">{text.none}</span>
  const { at, way, by } = contact
  const days = Math.max(0, daysBetween(today(undefined, new Date(at)), today()))
  const how = [way && text.ways[way], by].filter(Boolean).join(', ')
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold lg:max-[1399px]:hidden">{formatDate(at)}</span>
      <span className="hidden font-semibold lg:max-[1399px]:inline">{formatDate(at, { isShort: true })}</span>{' '}
      <span className="text-muted">
        {text.daysAgo(days)}
        {how && ` · ${how}`}
      </span>
    </span>
  )
}
