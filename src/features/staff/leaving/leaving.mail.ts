import type { MailWords } from '#features/notifications/notices/notices.rules.ts'
import type { Language } from '#lib/language.ts'
import { nameInMail } from '#lib/name-in-mail.ts'
import { leavingEmailText as spanish } from './leaving.mail.text.es.ts'
import { leavingEmailText as english } from './leaving.mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

/** Tells a patient that somebody else works with them now; `name` is the one they go by, where they gave one. */
export function composeNewCaseManager(name: string | null, language: Language): MailWords {
  const { hello, subject, body } = texts[language]
  return { subject, body: `${hello(nameInMail(name) ?? null)}\n\n${body}` }
}
