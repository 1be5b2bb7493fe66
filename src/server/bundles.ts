/**
 * Bundles: several questions in one request, each answered under the hat that it carries itself. The library never answers a
 * bundle that holds nothing, and refuses other shapes in words that are no problem document, so it is looked at before.
 */
import { ORPCError } from '@orpc/server'
import { BatchHandlerPlugin } from '@orpc/server/plugins'
import type { StandardHandlerPlugin } from '@orpc/server/standard'
import { z } from 'zod'
import { type Context, toProblem } from '#platform/api/api.server.ts'

const MOST_IN_BUNDLE = 20

const bundle = z
  .array(
    z.object({
      url: z.string().max(20_000).refine(URL.canParse),
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
      headers: z.record(z.string().max(100), z.string().max(2_000)).optional(),
    }),
  )
  .min(1)

function refusalOf(items: unknown): ORPCError<string, unknown> | undefined {
  if (Array.isArray(items) && items.length > MOST_IN_BUNDLE)
    return new ORPCError('PAYLOAD_TOO_LARGE', { message: 'This is more than can be taken at once.' })
  if (bundle.safeParse(items).success) return undefined
  return new ORPCError('BAD_REQUEST', { message: 'This is no bundle of questions.' })
}

const readItems = async (request: { method: string; url: URL; body(): Promise<unknown> }) =>
  request.method === 'GET'
    ? JSON.parse(request.url.searchParams.getAll('batch').at(-1) ?? 'null')
    : request.body()

/** Takes bundles of questions. */
export function bundles(): StandardHandlerPlugin<Context>[] {
  const taker = new BatchHandlerPlugin<Context>({ maxSize: MOST_IN_BUNDLE })
  const refuser: StandardHandlerPlugin<Context> = {
    // A plugin that comes later stands around those before it.
    order: taker.order + 1,
    init(options) {
      options.rootInterceptors = [
        async ({ next, request, ...call }) => {
          if (request.headers['x-orpc-batch'] === undefined) return next()
          const isBuffered = request.headers['x-orpc-batch'] === 'buffered'
          const items = isBuffered ? await readItems(request).catch(() => undefined) : undefined
          const refusal = refusalOf(items)
          // A body is read once.
          if (!refusal) return next({ ...call, request: { ...request, body: async () => items } })
          return {
            matched: true,
            response: { status: refusal.status, headers: {}, body: toProblem(refusal) },
          }
        },
        ...(options.rootInterceptors ?? []),
      ]
    },
  }
  return [taker, refuser]
}
