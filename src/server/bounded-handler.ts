/** The library's handler of the API, which reads of a request what the procedure that it asks may be told, and nothing more. */
import {
  StandardOpenAPICodec,
  type StandardOpenAPIHandlerOptions,
  StandardOpenAPIMatcher,
} from '@orpc/openapi/standard'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import type { Context, Router } from '@orpc/server'
import { StandardHandler } from '@orpc/server/standard'
import { type BodyBounds, bodyBoundsOf } from '#platform/api/body-bounds.server.ts'

/** How the body of a request is read. */
type ReadBody = (bounds?: BodyBounds) => Promise<unknown>

class BoundedCodec extends StandardOpenAPICodec {
  override decode(...[request, params, procedure]: Parameters<StandardOpenAPICodec['decode']>) {
    const read: ReadBody = request.body
    const body = () => read(bodyBoundsOf(procedure['~orpc'].inputSchema))
    return super.decode({ ...request, body }, params, procedure)
  }
}

/** A handler of these procedures; the requests that it is given read their bodies as `ReadBody`. */
export function boundedHandler<T extends Context>(
  // biome-ignore lint/suspicious/noExplicitAny: the library's own type of a router
  router: Router<any, T>,
  options: StandardOpenAPIHandlerOptions<T>,
): StandardHandler<T> {
  const serializer = new StandardOpenAPISerializer(
    new StandardOpenAPIJsonSerializer(options),
    new StandardBracketNotationSerializer(options),
  )
  const codec = new BoundedCodec(serializer, options)
  return new StandardHandler<T>(router, new StandardOpenAPIMatcher(options), codec, options)
}
