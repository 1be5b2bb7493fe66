/**
 * Who may read the mails of an evaluation copy: they hold links that open accounts (decision 57). Without a mail server, and
 * while only this machine is listened to, whoever sits at it; on a wide copy whoever has the token that the terminal printed.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { isFromHere } from '#platform/api/from-here.server.ts'
import { cookieOf, type HttpApp, type HttpEnvironment } from '#platform/api/http.server.ts'
import type { AppOptions } from './app-options.ts'

type MailboxOptions = Pick<AppOptions, 'isEvaluation' | 'mailLeaves' | 'mailboxToken' | 'isSecure'>

const COOKIE = 'handrail_mailbox'

/** Whether this copy has a mailbox at all: with a mail server it has none. */
export const hasMailbox = ({ isEvaluation, mailLeaves }: MailboxOptions) => isEvaluation && !mailLeaves

const digest = (words: string) => createHash('sha256').update(words).digest()
const isSame = (given: string | undefined, right: string) =>
  given !== undefined && timingSafeEqual(digest(given), digest(right))

/** Whether whoever asks may read the mailbox. */
export function mayReadMailbox(options: MailboxOptions, c: Context<HttpEnvironment>): boolean {
  if (!hasMailbox(options)) return false
  if (options.mailboxToken === undefined) return isFromHere(c)
  return isSame(cookieOf(c.req.raw.headers, COOKIE), options.mailboxToken)
}

/** Takes the token of the address that the terminal printed into a cookie, so that it stands in no address afterwards. */
export function addMailboxToken(app: HttpApp, options: MailboxOptions): void {
  app.get('/mailbox', async (c, next) => {
    const given = c.req.query('token')
    const { mailboxToken, isSecure } = options
    if (given === undefined || mailboxToken === undefined || !isSame(given, mailboxToken)) return next()
    setCookie(c, COOKIE, mailboxToken, { httpOnly: true, sameSite: 'Lax', secure: isSecure })
    c.header('cache-control', 'no-store')
    return c.redirect('/mailbox', 303)
  })
}
