import { useState } from 'react'
import type { SafeContact as Contact } from '#features/patients/patient-records/patient-records.contract.ts'
import { Button } from '#ui/button.tsx'
import { type Callable, callAddress, isNotToBeCalled } from '../patient-facts.rules.ts'
import { patientFactsText } from '../patient-facts.text.ts'

const safe = patientFactsText.safeContact

/** How it is safe to reach a patient, in what they said themselves. */
export function SafeContact({ contact }: { contact: Contact | null }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{safe.heading}</h3>
      {!contact && <p className="text-muted">{safe.unsaid}</p>}
      {contact && (
        // A dot stands before each, and is cut off where that begins a line: at the end of one it belongs to nothing.
        <ul className="-ml-4 flex flex-wrap wrap-anywhere [clip-path:inset(0_0_0_1rem)] *:relative *:pl-4 *:before:absolute *:before:left-1.5 *:before:content-['·']">
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

/** The phone number as words; where calls are not wanted, that they are not takes its place. Null where there is none. */
export function sayPhone(patient: Callable): string | null {
  return patient.phone && isNotToBeCalled(patient) ? safe.mayNotCall : patient.phone
}

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus()

function CallLink({ phone, takesFocus = false }: { phone: string; takesFocus?: boolean }) {
  return (
    <a
      ref={takesFocus ? takeFocus : undefined}
      href={callAddress(phone)}
      className="whitespace-nowrap text-rail tabular-nums underline underline-offset-4"
    >
      {phone}
    </a>
  )
}

/** The phone number to call; where calls are not wanted, that they are not takes its place. `missing` stands where there is none. */
export function PhoneNumber({ of: patient, missing }: { of: Callable; missing?: string }) {
  const { phone } = patient
  if (!phone && missing) return <span className="text-muted">{missing}</span>
  if (isNotToBeCalled(patient)) return <span className="text-muted">{safe.mayNotCall}</span>
  return phone && <CallLink phone={phone} />
}

/**
 * The same for somebody in danger: a life may hang on a call, and a call may be what endangers it. So the sentence takes the
 * number's place here too, and the number is one press behind it (decision 41).
 */
export function PhoneInDanger({ of: patient, missing }: { of: Callable; missing: string }) {
  const [isAskedFor, setAskedFor] = useState(false)
  const { phone } = patient
  if (!phone || !isNotToBeCalled(patient)) return <PhoneNumber of={patient} missing={missing} />
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">{safe.mayNotCall}</span>
      {isAskedFor ? (
        <CallLink phone={phone} takesFocus />
      ) : (
        <Button look="secondary" onClick={() => setAskedFor(true)}>
          {safe.showNumber}
        </Button>
      )}
    </span>
  )
}
