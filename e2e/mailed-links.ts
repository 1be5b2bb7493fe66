/** The links that a copy mailed, read from its database as the person would read them in their mailbox. */
import { type Copy, expect } from './copy.ts'
import { rowsOf } from './owner.ts'

/** The address of the newest link to a page (such as `invitation`) that was mailed to somebody, once so many mails went there. */
export async function mailedLink(copy: Copy, page: string, email: string, mails = 1): Promise<string> {
  const bodies = () =>
    rowsOf<{ body: string }>(
      copy,
      `select body from mails where lower(recipient) = lower('${email}') and body like '%/${page}/%' order by created_at`,
      'postgres',
    )
  await expect.poll(async () => (await bodies()).length, { timeout: 15_000 }).toBe(mails)
  const [, path] = new RegExp(`(/${page}/[^\\s]+)`).exec((await bodies()).at(-1)?.body ?? '') ?? []
  return `${copy.origin}${path}`
}
