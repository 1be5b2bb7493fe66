/** The API: what the contracts describe at /api, what it can be asked at /api/docs, and problem documents for refusals. */
import { OpenAPIGenerator } from '@orpc/openapi'
import { ORPCError } from '@orpc/server'
import type { StandardHandleResult } from '@orpc/server/standard'
import { toFetchHeaders, toFetchResponse, toStandardLazyRequest } from '@orpc/standard-server-fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { bodyLimit } from 'hono/body-limit'
import { clearQuickExit, withoutExitedSession } from '#features/quick-exit/quick-exit.http.server.ts'
import { hearSent } from '#features/safety/hearing/hearing.server.ts'
import { HEARD_HEADER } from '#lib/heard-header.ts'
import { withoutAnswerChecks } from '#platform/api/answer-checks.server.ts'
import { premiumProcedure } from '#platform/api/api.contract.ts'
import {
  type Context,
  RETRY_AFTER_SECONDS,
  sayWhenToRetry,
  toApiError,
  toProblem,
} from '#platform/api/api.server.ts'
import { renderApiDocs } from '#platform/api/api-docs.server.ts'
import type { BodyBounds } from '#platform/api/body-bounds.server.ts'
import { addressOf } from '#platform/api/client-address.server.ts'
import { type HttpApp, isFromElsewhere } from '#platform/api/http.server.ts'
import { JsonText } from '#platform/api/json-text.server.ts'
import { problem } from '#platform/api/problem.server.ts'
import { ProcessorShare } from '#platform/api/processor-share.server.ts'
import { recordRefusal } from '#platform/api/refusals.server.ts'
import { readJsonBody } from '#platform/api/request-shape.server.ts'
import { isUnavailable } from '#platform/database/connections.server.ts'
import { logFailure } from '#platform/log/log.server.ts'
import { noteProcedure, requestId } from '#platform/log/request-log.server.ts'
import * as procedures from '#router.server.ts'
import { actorOf, hatOf } from './actor.ts'
import type { AppOptions } from './app-options.ts'
import { boundedHandler } from './bounded-handler.ts'
import { bundles } from './bundles.ts'
import { hasMailbox, mayReadMailbox } from './mailbox-access.ts'

const MOST_BYTES = 1_000_000

const router = { ...procedures }

const isPlain = (data: unknown) =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && data.constructor === Object)

/** What a request of the API brings along beside what a procedure is given. */
interface ApiContext extends Context {
  /** Ends the work: nobody waits for it any more. */
  gone: AbortSignal
}

const refusal = (error: ORPCError<string, unknown>) =>
  ({ matched: true, response: { status: error.status, headers: {}, body: toProblem(error) } }) as const

const bundledChange = refusal(
  new ORPCError('METHOD_NOT_ALLOWED', { status: 405, message: 'A bundle holds questions, and no changes.' }),
)
const noSuchAddress = refusal(
  new ORPCError('NOT_FOUND', { status: 404, message: 'The API has no such address.' }),
)

/** In a bundle, too, an address that there is not is answered as every refusal is. */
const answerTo = (result: StandardHandleResult) => (result.matched ? sayWhenToRetry(result) : noSuchAddress)

/** Answers what the contracts describe, as the hat that each question carries; a refusal is written down. */
function createHandler(options: AppOptions) {
  /** Whoever writes words of danger is in no less of it when they are refused, for being too many or for any other reason. */
  const hear = ({ session, hat }: Context, procedure: string, input: unknown, isTaken: boolean) =>
    hearSent({ session, hat, procedure, input, isTaken }).catch(failure =>
      logFailure(options.log, `${procedure}, whose words were not heard`, failure, requestId()),
    )
  return boundedHandler<ApiContext>(withoutAnswerChecks(router), {
    customErrorResponseBodyEncoder: error => toProblem(error),
    // What procedures answer is JSON as it stands; the library would go through it twice to find what is not.
    customJsonSerializers: [{ condition: isPlain, serialize: data => new JsonText(JSON.stringify(data)) }],
    plugins: bundles(),
    rootInterceptors: [
      async ({ next, context, ...call }) => {
        // Several questions in one request; a change stands alone, so that it is plain which of them arrived.
        if (context.headers.has('x-orpc-batch') && call.request.method !== 'GET') return bundledChange
        const named = call.request.headers['x-handrail-hat']
        if (typeof named !== 'string' || named === context.hat) return answerTo(await next())
        const hat = hatOf(named)
        const bounds = { signal: context.gone, address: context.address }
        const session = options.databasePool.as(actorOf(options, context.headers, hat), bounds)
        return answerTo(await next({ ...call, context: { ...context, hat, session } }))
      },
    ],
    clientInterceptors: [
      async ({ next, path, input, context, procedure }) => {
        const name = path.join('.')
        noteProcedure(name)
        try {
          const answer = await next()
          await options.checkAnswer?.(procedure, answer)
          const heard = await hear(context, name, input, true)
          if (heard) context.addHeader(HEARD_HEADER, JSON.stringify(heard))
          return answer
        } catch (error) {
          const known = toApiError(error)
          const heard = await hear(context, name, input, false)
          if (heard) Object.assign((known.data ?? {}) as object, heard)
          if (known.status >= 500 && !context.gone.aborted) logFailure(options.log, name, error, requestId())
          if (context.signIn.tokenOf(context.headers))
            await recordRefusal(context.session, known, name, input).catch(failure => {
              // Whoever is beyond their budget is in the log already, three hundred times a minute.
              if (toApiError(failure).status === 429) return
              logFailure(options.log, `${name}, whose refusal was not written down`, failure, requestId())
            })
          throw known
        }
      },
    ],
  })
}

/** Adds /api and its description. */
export function addApi(app: HttpApp, options: AppOptions): void {
  const handler = createHandler(options)
  const processor = new ProcessorShare()
  addApiDocs(app)
  const tooLarge = () => problem(413, 'PAYLOAD_TOO_LARGE', 'This is more than can be taken at once.')
  const countBytes = bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge })
  app.use('/api/*', (c, next) => {
    const size = announcedBytes(c.req.raw)
    if (size === undefined) return countBytes(c, next)
    return size > MOST_BYTES ? Promise.resolve(tooLarge()) : next()
  })
  app.all('/api/*', async c => {
    const request = c.req.raw
    if (isFromElsewhere(request.headers, options.origin))
      return problem(403, 'FORBIDDEN', 'This request came from another site.')
    const added: [string, string][] = []
    // A link to a file can't send a header: it names its hat in the address. Nothing is ever changed that way.
    const hat = hatOf(
      request.headers.get('x-handrail-hat') ?? (request.method === 'GET' ? c.req.query('hat') : null),
    )
    const headers = withoutExitedSession(request.headers)
    const actor = actorOf(options, headers, hat)
    const address = addressOf(c, options.proxies)
    const gone = c.get('gone')
    const bounds = { signal: gone, address }
    const body = (most?: BodyBounds) => readJsonBody(request, most)
    const asked = { ...toStandardLazyRequest(request), body }
    const handle = () =>
      handler.handle(asked, {
        prefix: '/api',
        context: {
          session: options.databasePool.as(actor, { ...bounds, isChange: request.method !== 'GET' }),
          as: token => options.databasePool.as({ token, hat: 'visitor', organization: undefined }, bounds),
          gone,
          hat,
          organization: actor.organization,
          signIn: options.signIn,
          headers,
          addHeader: (name, value) => added.push([name, value]),
          address,
          hasMailbox: hasMailbox(options),
          mayReadMailbox: mayReadMailbox(options, c),
          mailLeaves: options.mailLeaves,
          linkToken: options.linkToken,
          samplePeople: options.samplePeople,
          isOrganizationSignUpOpen: options.isOrganizationSignUpOpen,
          isBillingOff: options.isBillingOff ?? false,
          hasModel: options.hasModel ?? false,
          payments: options.payments,
          files: options.files,
        },
      })
    const asker = options.databasePool.askerOf(actor.token, address) ?? address
    const result = await processor.within(asker, gone, handle).catch(unavailable)
    if (result instanceof Response) return result
    const { matched, response } = result
    if (!matched) return problem(404, 'NOT_FOUND', 'The API has no such address.')
    const answer = toAnswer(response)
    const { headers: answered } = answer
    for (const [name, value] of added) answered.append(name, value)
    clearQuickExit(request.headers, answered)
    answered.set('cache-control', 'no-store')
    if (answer.status >= 400) answered.set('content-type', 'application/problem+json')
    return answer
  })
}

/** The answer to what never came to be asked: whoever asks had too much at work, or has gone. */
function unavailable(error: unknown): Response {
  if (!isUnavailable(error)) throw error
  const { status, code, message } = toApiError(error)
  return problem(status, code, message, RETRY_AFTER_SECONDS)
}

/** How many bytes follow, as far as the request says so itself; Node takes no more than were announced. */
function announcedBytes({ method, headers }: Request): number | undefined {
  if (method === 'GET' || method === 'HEAD') return 0
  const length = headers.get('content-length')
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length)
}

/** A text goes out as it is. Nothing may be put around the answer afterwards: the text would become a stream. */
function toAnswer(response: Parameters<typeof toFetchResponse>[0]): Response {
  const { status, headers, body } = response
  if (!(body instanceof JsonText)) return toFetchResponse(response)
  return new Response(body.text, {
    status,
    headers: toFetchHeaders({ ...headers, 'content-type': 'application/json' }),
  })
}

/** What the API can be asked, for people and for programs. */
function addApiDocs(app: HttpApp): void {
  let description: Promise<unknown> | undefined
  const describeApi = () => {
    description ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
      router,
      {
        info: {
          title: 'Handrail API',
          version: '0.1.0',
          description: 'Send the hat you act in as x-handrail-hat.',
        },
        servers: [{ url: '/api' }],
      },
    )
    return description
  }
  app.get('/api/openapi.json', async c => c.json((await describeApi()) as object))
  app.get('/api/docs', async c => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    const errors = premiumProcedure['~orpc'].errorMap as Record<string, { status?: number; message?: string }>
    return c.html(renderApiDocs((await describeApi()) as object, errors))
  })
}
