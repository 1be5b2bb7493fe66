import { safetyEmailText as text } from './safety.mail.text.ts'

/** Asks those whom a step of the escalation reaches to look at once. */
export function composeAlert(step: 'first' | 'team' | 'administrators') {
  return { subject: text.subject, body: `${text[step]}\n\n${text.next}` }
}
