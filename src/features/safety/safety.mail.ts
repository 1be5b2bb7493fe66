import { safetyEmailText as text } from './safety.mail.text.ts'

/** Asks the case manager, or an administrator in their place, to look at once. */
export function composeAlert(to: 'caseManager' | 'administrator' | 'outOfHours') {
  return { subject: text.subject, body: `${text[to]}\n\n${text.next}` }
}
