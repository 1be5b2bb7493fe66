import type { MailWords } from '#features/notifications/notices/notices.rules.ts'
import { formatDate } from '#lib/dates.ts'
import { nameInMail } from '#lib/name-in-mail.ts'
import { coverEmailText } from './cover.mail.text.ts'
import { lastMoment } from './cover.rules.ts'

interface GivenCover {
  caseManager: string
  patientId: string | null
  startsAt: string
  endsAt: string
  /** Of the organization: its days are meant. */
  timeZone: string
}

/** Tells a colleague whom they cover for, and from which day until which. */
export function composeGivenCover({
  caseManager,
  patientId,
  startsAt,
  endsAt,
  timeZone,
}: GivenCover): MailWords {
  const { subject, colleague, body } = coverEmailText.given
  const style = { language: 'en', timeZone } as const
  const until = formatDate(lastMoment(endsAt), style)
  return {
    subject,
    body: body(nameInMail(caseManager) ?? colleague, patientId !== null, formatDate(startsAt, style), until),
  }
}
