/**
 * Mail leaves here or nowhere: over SMTP where a server is configured; else nothing leaves, and what would have gone out
 * is only in the `mails` table. Every mail is plain text, with the same words as simple HTML beside it.
 */
import { createTransport } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import type { Language } from '#lib/language.ts'
import { HopelessError } from '../jobs/job-errors.server.ts'

export interface OutgoingMail {
  /** The id of its row: the message's own id is made of it, so a mail sent again can be recognised as the same. */
  id: string
  /** One plain address, such as `maria@example.org`. */
  to: string
  /** Whom an answer goes to, where that is not us; one plain address, or it is left out. */
  replyTo?: string
  subject: string
  /** Plain text; paragraphs are parted by an empty line, and a paragraph that is an address becomes a link. */
  text: string
  language: Language
}

export interface Mailer {
  /** Whether mails leave this machine. */
  leaves: boolean
  /** Resolves when the mail server took the mail. Throws HopelessError when it never will. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

interface MailerConfig {
  /** smtp:// or smtps:// address, with the account if there is one; without it no mail leaves. */
  smtpUrl?: string
  /** Who sends, such as `Handrail <no-reply@care.example.org>`. */
  from: string
}

/** One address and nothing else: no second one, no name, no line break that could begin a header of its own. */
const plainAddress = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u

/** Whether the words are one plain address, such as `maria@example.org`. */
export function isPlainAddress(words: string): boolean {
  return plainAddress.test(words)
}

const own = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Makes the way out for mails. A server that is not on this machine has to speak TLS (`?ignoreTLS=true` waives it). */
export function createMailer({ smtpUrl, from }: MailerConfig): Mailer {
  if (!smtpUrl) return { leaves: false, send: async () => {}, close: () => {} }
  const server = new URL(smtpUrl)
  const options: SMTPPool.Options = {
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: !own.has(server.hostname) && server.searchParams.get('ignoreTLS') !== 'true',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport(options)
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'handrail.invalid'
  return {
    leaves: true,
    async send(mail) {
      if (!isPlainAddress(mail.to)) throw new HopelessError('this is no address')
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          ...(mail.replyTo && isPlainAddress(mail.replyTo)
            ? { replyTo: { name: '', address: mail.replyTo } }
            : {}),
          subject: oneLine(mail.subject),
          text: mail.text,
          html: toHtml(mail),
          messageId: `<${mail.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
        })
      } catch (error) {
        throw readFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** An address that the server refuses for good is hopeless; everything else may go better later. */
function readFailure(error: unknown): Error {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const isRefused = code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500
  if (isRefused) return new HopelessError('the server refuses the address')
  // The library quotes the server's answer, and that may quote the address.
  return Object.assign(new Error('the mail server did not take the mail'), {
    name: 'MailError',
    code: code ?? 'EMAIL',
  })
}

/** Words as they may stand in one header: control characters and line breaks become spaces. */
export function oneLine(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (words: string) => words.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** The same words as a page that a screen reader reads well: language and title set, paragraphs, links with their address. */
export function toHtml(mail: Pick<OutgoingMail, 'subject' | 'text' | 'language'>): string {
  const paragraphs = mail.text.split(/\n{2,}/).map(part => {
    const words = escapeHtml(part.trim())
    return /^https?:\/\/\S+$/.test(part.trim())
      ? `<p><a href="${words}">${words}</a></p>`
      : `<p>${words.replaceAll('\n', '<br>')}</p>`
  })
  return `<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><title>${escapeHtml(oneLine(mail.subject))}</title></head>
<body style="font:16px/1.5 sans-serif;max-width:36em;margin:1.5em auto;padding:0 1em">
${paragraphs.join('\n')}
</body>
</html>`
}
