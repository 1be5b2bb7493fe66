import { formatDay } from '#lib/dates.ts'
import { nameInMail } from '#lib/name-in-mail.ts'
import { filesEmailText } from './files.mail.text.ts'
import type { FileKind } from './files.rules.ts'

/** Tells the case manager that a file expires: of which kind, never its name, which may be a link or say more than a mail may. */
export function composeExpiry(kind: FileKind, name: string | null, expiresOn: string) {
  const { subject, what, body } = filesEmailText.expires
  return {
    subject,
    body: body(what[kind], nameInMail(name) ?? null, formatDay(expiresOn, { language: 'en' })),
  }
}
