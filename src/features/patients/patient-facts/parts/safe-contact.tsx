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
        <ul className="grid list-disc gap-1 pl-5">
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
