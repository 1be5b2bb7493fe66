/**
 * Which network address a request comes from. Limits are counted by it: behind a proxy that is not known of, everybody
 * would share the proxy's, and one busy clinic would lock out all others.
 */

import type { Context } from 'hono'
import type { HttpEnvironment } from './http.server.ts'

/** The network address that a request is counted by. `proxies`: how many of our own stand in front of the server. */
export function addressOf(c: Context<HttpEnvironment>, proxies = 0): string {
  return askingAddress(c.env.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null, proxies)
}

/**
 * The address that the outermost of our own proxies saw.
 * @param socket the address at the other end of the connection
 * @param forwardedFor the request's X-Forwarded-For: each proxy adds, at the end, whom it was asked by. What stands before
 *   the entries of our own proxies was written by whoever asks, and is not believed.
 * @param proxies how many proxies of our own stand in front of the server
 */
export function askingAddress(
  socket: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string {
  const seen = (forwardedFor ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
  const way = [socket ?? 'unknown', ...seen.reverse()]
  return way[Math.min(proxies, way.length - 1)] ?? 'unknown'
}
