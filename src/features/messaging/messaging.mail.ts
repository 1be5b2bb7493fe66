import type { MailWords } from '#features/notifications/notices/notices.rules.ts'
import type { Language } from '#lib/language.ts'
import { messagingEmailText as spanish } from './messaging.mail.text.es.ts'
import { messagingEmailText as english } from './messaging.mail.text.ts'
import { messagingStaffEmailText as staffText } from './messaging.staff-mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

/** Tells a patient that something waits to be read: not from whom, not about what. */
export const composeUnread = (language: Language): MailWords => texts[language].unread

/** Tells staff that a patient's message waits: not whose, not about what. */
export const composeUnreadForStaff = (): MailWords => staffText.unread
