import type { MailWords } from '#features/notifications/notices/notices.rules.ts'
import { formatDateTime } from '#lib/dates.ts'
import type { Language } from '#lib/language.ts'
import { nameInMail } from '#lib/name-in-mail.ts'
import { appointmentsEmailText as spanish } from './appointments.mail.text.es.ts'
import { appointmentsEmailText as english } from './appointments.mail.text.ts'
import type { AppointmentStatus } from './appointments.rules.ts'
import { appointmentsStaffEmailText as staffText } from './appointments.staff-mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

/** What a mail speaks of: the moment in UTC, on whose clock it is told, and to its patient the preferred name, where there is one. */
export interface Told {
  status: AppointmentStatus
  startsAt: string
  timeZone: string
  name: string | null
}

/** The time as its reader's clock shows it; an unknown zone falls back to UTC rather than to no mail at all. */
function timeOf({ startsAt, timeZone }: Pick<Told, 'startsAt' | 'timeZone'>, language: Language): string {
  try {
    return formatDateTime(startsAt, { language, timeZone })
  } catch {
    return `${formatDateTime(startsAt, { language, timeZone: 'UTC' })} UTC`
  }
}

/** Tells the patient how their appointment stands now; nothing for what needs no mail. */
export function composeTransition(told: Told, language: Language): MailWords | undefined {
  const text = texts[language]
  const { status } = told
  if (status === 'completed' || status === 'missed') return undefined
  const body = [
    text.hello(nameInMail(told.name) ?? null),
    text.transition[status](timeOf(told, language)),
  ].join('\n\n')
  return { subject: text.transition.subject, body }
}

/** Reminds the patient the day before. */
export function composeReminder(told: Told, language: Language): MailWords {
  const text = texts[language]
  const body = [text.hello(nameInMail(told.name) ?? null), text.reminder.body(timeOf(told, language))].join(
    '\n\n',
  )
  return { subject: text.reminder.subject, body }
}

/** Tells staff what a patient did, not which one; nothing for what only staff do. */
export function composeForStaff(told: Omit<Told, 'name'>): MailWords | undefined {
  const { status } = told
  const time = timeOf(told, 'en')
  if (status === 'requested') return { subject: staffText.requestSubject, body: staffText.requested(time) }
  if (status === 'confirmed' || status === 'declined' || status === 'cancelled')
    return { subject: staffText.subject, body: staffText[status](time) }
  return undefined
}
