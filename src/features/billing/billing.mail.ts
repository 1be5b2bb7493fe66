import type { MailWords } from '#features/notifications/notices/notices.rules.ts'
import { formatDate } from '#lib/dates.ts'
import { billingEmailText } from './billing.mail.text.ts'

/** Tells who may not work here any more that they are charged no further, and until when they have paid. */
export function composeEndedSubscription(endsAt: string): MailWords {
  const { subject, body } = billingEmailText.ended
  return { subject, body: body(formatDate(endsAt, { language: 'en', timeZone: 'UTC' })) }
}
