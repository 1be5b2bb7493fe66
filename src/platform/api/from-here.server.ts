/**
 * Whether a request was made on this machine itself (decision 57). The other end of the connection decides, never a name
 * that a request gives: whoever asks writes Host as they like.
 */
import type { Context } from 'hono'
import type { HttpEnvironment } from './http.server.ts'

const loopback = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/

/**
 * What proxies of all kinds write into requests that they pass on: one on this machine makes everybody loopback. Browsers, their
 * extensions and our own pages send nothing that is called so.
 */
const passedOn =
  /forward|proxy|remote|^via$|(?:^|[-_]|client)ip$|^(?:client|true-client|cdn|front-end|cf|fly|do|fastly|ali|incap|ngrok|tailscale)[-_]|^x[-_](?:host|scheme|real|original|originating|client|cluster|envoy|amzn|azure|appengine|arr|nf|vercel|sucuri)\b/

/** The names by which this machine calls itself. A page of another site, whose name was made to lead here, gives its own. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Whether the peer is the loopback address, nobody passed the request on, and it was meant for this machine: by its Host, and by
 * its address where that names a machine too.
 */
export function isFromHere(c: Context<HttpEnvironment>): boolean {
  const peer = c.env.incoming?.socket.remoteAddress ?? ''
  const { headers } = c.req.raw
  return (
    loopback.test(peer) &&
    ![...headers.keys()].some(name => passedOn.test(name)) &&
    ownNames.test(headers.get('host') ?? '') &&
    ownNames.test(new URL(c.req.url).host)
  )
}
