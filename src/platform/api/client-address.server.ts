/**
 * Which network address a request comes from. Limits are counted by it: behind a proxy that is not known of, everybody
 * would share the proxy's, and one busy clinic would lock out all others.
 */

import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { HttpEnvironment } from './http.server.ts'

/** The network address that a request is counted by. `proxies`: how many of our own stand in front of the server. */
export function addressOf(c: Context<HttpEnvironment>, proxies = 0): string {
  return networkOf(
    askingAddress(c.env.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null, proxies),
  )
}

const IPV6_GROUPS = 8

/**
 * The network that an address is counted as: of IPv6 the first half, because every household has 2^64 addresses of its own; of
 * IPv4 the address itself, however it is written.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [front = [], back = []] = plain.split('::').map(part => part.split(':').filter(Boolean))
  const width = (groups: string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0)
  const zeros = Math.max(0, IPV6_GROUPS - width(front) - width(back))
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, IPV6_GROUPS / 2)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
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
