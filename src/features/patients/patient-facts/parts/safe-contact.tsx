import type { SafeContact as Contact } from '#features/patients/patient-records/patient-records.contract.ts'
import { patientFactsText } from '../patient-facts.text.ts'

const safe = patientFactsText.safeContact

/** How it is safe to reach a patient, in what they said themselves. */
export function SafeContact({ contact }: { contact: Contact | null }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{safe.heading}</h3>
      {!contact && <p className="text-muted">{safe.unsaid}</p>}
      {contact && (
        <ul className="flex flex-wrap gap-x-2 wrap-anywhere [&>li:not(:last-child)]:after:content-['_·']">
          <li>{contact.mayEmail ? safe.mayEmail : safe.mayNotEmail}</li>
          <li>{contact.mayCall ? safe.mayCall : safe.mayNotCall}</li>
          <li>{contact.mayText ? safe.mayText : safe.mayNotText}</li>
          <li>{contact.mayLeaveMessage ? safe.mayLeaveMessage : safe.mayNotLeaveMessage}</li>
          {(contact.fromHour > 0 || contact.untilHour < 24) && (
            <li>{safe.hours(contact.fromHour, contact.untilHour)}</li>
          )}
          {contact.words && <li>{contact.words}</li>}
        </ul>
      )}
    </div>
  )
}

const upper = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

/** The same in one line, for who is about to pick up the phone. */
export function sayInOneLine(contact: Contact | null): string {
  const { line } = safe
  if (!contact) return line.ask
  const { fromHour, untilHour, mayCall, mayLeaveMessage } = contact
  const ways = (['mayCall', 'mayText', 'mayEmail'] as const).flatMap(way =>
    contact[way] ? [line.ways[way]] : [],
  )
  if (ways.length === 0) return line.none
  return [
    ways.length === 3 ? line.any : upper(line.only(ways)),
    ...(fromHour > 0 || untilHour < 24 ? [line.hours(fromHour, untilHour)] : []),
    ...(mayCall && !mayLeaveMessage ? [line.noVoicemail] : []),
  ].join(', ')
}

/** The phone number; where calls are not wanted, that they are not takes its place. */
export function PhoneNumber({ phone, contact }: { phone: string | null; contact: Contact | null }) {
  if (contact && !contact.mayCall) return <span className="text-muted">{safe.mayNotCall}</span>
  if (!phone) return null
  return (
    <a
      href={`tel:${phone}`}
      className="whitespace-nowrap text-rail tabular-nums underline underline-offset-4"
    >
      {phone}
    </a>
  )
}
