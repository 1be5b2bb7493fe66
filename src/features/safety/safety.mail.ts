import { safetyEmailText as text } from './safety.mail.text.ts'

/** Asks those whose turn it is to look at once. */
export function composeAlert(turn: 'first' | 'team' | 'administrators') {
  return { subject: text.subject, body: `${text[turn]}\n\n${text.next}` }
}
