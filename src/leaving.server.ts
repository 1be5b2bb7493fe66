/** Quick exit, the server's half: ends the session of this browser, and takes nobody there for signed in until they return. */
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { isFromElsewhere } from '#platform/api.server.ts'
import type { SignIn } from '#platform/auth.server.ts'
import { brand } from './lib/brand.ts'
import { LEAVE_ADDRESS, LEFT_COOKIE } from './lib/leaving.ts'

const leftCookie = new RegExp(`(?:^|; *)${LEFT_COOKIE}=1`)
const sessionCookie = /(?:^|\.)session_token$/

/** Whether somebody left this browser in a hurry and has not come back on purpose. */
function isLeft(headers: Headers): boolean {
  return leftCookie.test(headers.get('cookie') ?? '')
}

/** The headers as the rest of the server may read them: a browser that was left carries no session. */
export function withoutLeftSession(headers: Headers): Headers {
  if (!isLeft(headers)) return headers
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  const kept = cookies.filter(cookie => !sessionCookie.test(cookie.slice(0, cookie.indexOf('='))))
  const plain = new Headers(headers)
  plain.set('cookie', kept.join('; '))
  return plain
}

const expired = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/** Whoever signs in has come back: the cookie of their leaving goes with the answer that brings the new session. */
export function comeBack(headers: Headers, answer: Headers): void {
  const begins = answer.getSetCookie().some(cookie => /session_token=[^;]/.test(cookie))
  if (begins && isLeft(headers)) answer.append('set-cookie', expired(LEFT_COOKIE))
}

interface Leaving {
  signIn: SignIn
}

/** Ends the session whose cookie came along, if there is one, and takes every cookie of ours away but one. */
async function endSession({ signIn }: Leaving, headers: Headers, isBack: boolean): Promise<Headers> {
  const answer = new Headers({ 'cache-control': 'no-store' })
  const ended = await signIn.api.signOut({ headers, asResponse: true }).catch(() => undefined)
  for (const cookie of ended?.headers.getSetCookie() ?? []) answer.append('set-cookie', cookie)
  const names = ['handrail_here', 'handrail_organization', ...(isBack ? [LEFT_COOKIE] : [])]
  for (const name of names) answer.append('set-cookie', expired(name))
  return answer
}

/**
 * `POST /leave` is what the script of quick exit sends and never waits for; `GET /leave` is its link where no script runs,
 * and leads to the neutral page. A link on somebody else's site can't end a session: it only leads there too.
 */
export function addLeaving(app: Hono<{ Bindings: HttpBindings }>, options: Leaving): void {
  app.post(LEAVE_ADDRESS, async c => {
    const { headers } = c.req.raw
    if (isFromElsewhere(headers)) return c.body(null, 403)
    const isBack = c.req.query('back') !== undefined
    return new Response(null, { status: 204, headers: await endSession(options, headers, isBack) })
  })
  app.get(LEAVE_ADDRESS, async c => {
    const { headers } = c.req.raw
    const isForeign = headers.get('sec-fetch-site') === 'cross-site'
    const answer = isForeign ? new Headers() : await endSession(options, headers, false)
    // Where no script could empty what is kept here, the browser does.
    if (!isForeign) answer.set('clear-site-data', '"cookies", "storage"')
    answer.set('location', brand.neutralPage)
    return new Response(null, { status: 303, headers: answer })
  })
}
