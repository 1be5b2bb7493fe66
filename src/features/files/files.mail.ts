import { formatDay } from '#lib/dates.ts'
import { filesEmailText } from './files.mail.text.ts'
import type { FileKind } from './files.rules.ts'

/**
 * Tells the case manager that a file expires: of which kind, never its name, which may be a link or say more than
 * a mail may, and not whose.
 */
export function composeExpiry(kind: FileKind, expiresOn: string) {
  const { subject, what, body } = filesEmailText.expires
  return { subject, body: body(what[kind], formatDay(expiresOn, { language: 'en' })) }
}
