/** What every address of the server's own is added to, and is asked through. */
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { parse } from 'hono/utils/cookie'

/** `c.env.incoming` is Node's own request; `gone` ends work for which nobody waits any more. */
export interface HttpEnvironment {
  Bindings: HttpBindings
  Variables: { gone: AbortSignal }
}

/** The HTTP application. */
export type HttpApp = Hono<HttpEnvironment>

/** The value of a request's cookie, undefined where it sends none of this name. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name]
}

/**
 * Whether a browser sends this from a page of another site: what changes something is refused then.
 * @param ownOrigin where people reach this server, as HANDRAIL_ORIGIN says. A proxy may rewrite Host, and Host is whatever
 *   name led here, so it counts only where nothing was said: in a copy tried out, which has several names.
 */
export function isFromElsewhere(headers: Headers, ownOrigin: string | undefined): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  if (ownOrigin !== undefined) return origin !== ownOrigin
  // A page that hides where it stands says "null".
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}

/** Sends the pieces as they come; whoever stops listening ends the reading too. A failure cuts the file short. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
