/** The server: /api, /live, the pages. Everything it stands on is given to it, so that tests start the real thing. */

import type { HttpBindings } from '@hono/node-server'
import { type ServerType, serve } from '@hono/node-server'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { BatchHandlerPlugin } from '@orpc/server/plugins'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { procedure } from '#platform/api.contract.ts'
import {
  type Context,
  isFromElsewhere,
  isOurFault,
  type SamplePerson,
  toApiError,
  toProblem,
} from '#platform/api.server.ts'
import { renderApiDocs } from '#platform/api-docs.server.ts'
import { addressOf } from '#platform/asking-address.server.ts'
import type { SignIn } from '#platform/auth.server.ts'
import type { Doors, Hat } from '#platform/db.server.ts'
import type { LiveStreams } from '#platform/live.server.ts'
import type { Pages } from '#platform/pages.server.ts'
import { recordRefusal } from '#platform/refusals.server.ts'
import { addLeaving, comeBack, withoutLeftSession } from './leaving.server.ts'
import { languageChoice, languageCookie, languages } from './lib/language.ts'
import { addMyData } from './my-data.server.ts'
import { addPostedForms } from './posted-forms.server.ts'
import { router } from './router.server.ts'

const MOST_BYTES = 1_000_000
const MOST_IN_BUNDLE = 20

export interface AppOptions {
  doors: Doors
  signIn: SignIn
  live: LiveStreams
  pages: Pages
  isEvaluation: boolean
  mailLeaves: boolean
  linkToken: Context['linkToken']
  /** Empty unless passwords are public; then only this machine is answered. */
  samplePeople: SamplePerson[]
  isOrganizationSignUpOpen: boolean
  /** Premium is open to all staff; false unless it is said. */
  isBillingOff?: boolean
  /** Jobs can ask a language model; false unless it is said. */
  hasModel?: boolean
  isSecure: boolean
  /** Proxies of one's own in front of the server; none unless it is said. */
  proxies?: number
  log: (line: string) => void
}

type Bindings = { Bindings: HttpBindings }

const hats: readonly string[] = ['visitor', 'patient', 'staff', 'administrator']
const hatOf = (name: string | null | undefined): Hat =>
  hats.includes(name ?? '') ? (name as Hat) : 'visitor'

function cookieOf(headers: Headers, name: string): string | undefined {
  const found = headers.get('cookie')?.match(new RegExp(`(?:^|; *)${name}=([^;]*)`))
  return found?.[1]
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The actor of a request: the session of its cookie, the hat of the screen, the organization chosen in the header. */
function actorOf(options: AppOptions, headers: Headers, hat: Hat) {
  const organization = cookieOf(headers, 'handrail_organization')
  return {
    token: options.signIn.tokenOf(headers),
    hat,
    organization: organization && uuid.test(organization) ? organization : undefined,
  }
}

/** Makes the application of these parts. It does not listen yet. */
export function createApp(options: AppOptions): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use(async (c, next) => {
    if (options.samplePeople.length > 0 && !isFromHere(c.req.raw.headers))
      return c.text('This evaluation copy has public passwords, so it answers this machine alone.', 421)
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    if (options.isSecure) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  addLeaving(app, options)
  addApi(app, options)
  app.get('/live', async c => {
    const door = options.doors.as(
      actorOf(options, withoutLeftSession(c.req.raw.headers), hatOf(c.req.query('hat'))),
    )
    // Whoever does not say how long they were away asks for everything again.
    const missedMs = Number(c.req.query('missed') ?? Number.POSITIVE_INFINITY)
    const stream = await options.live.open(door, missedMs).catch(() => undefined)
    if (!stream) return c.text('There is nothing for you to hear.', 401)
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  })
  app.use(compress())
  addMyData(app, headers => options.doors.as(actorOf(options, withoutLeftSession(headers), 'patient')))
  addPostedForms(app, options)
  app.get('*', async c => {
    const path = c.req.path
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false
    const chosen = wantsPage && keepLanguage(c.req.raw)
    if (chosen) return chosen
    const isEnglish = path !== '/es' && !path.startsWith('/es/')
    // The choice of language stays (decision 39).
    if (wantsPage && isEnglish && cookieOf(c.req.raw.headers, languageCookie) === 'es')
      return c.redirect(`/es${path}${new URL(c.req.url).search}`, 302)
    return options.pages.answer(path, /\bbr\b/.test(c.req.header('accept-encoding') ?? ''))
  })
  app.onError((error, c) => {
    options.log(`Failed: ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
    return c.text('Something went wrong on our side. Nothing was changed.', 500)
  })
  return app
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps the language that an address was followed with, and answers with the address itself. */
function keepLanguage(request: Request): Response | undefined {
  const url = new URL(request.url)
  const language = languages.find(known => known === url.searchParams.get(languageChoice))
  if (!language) return undefined
  url.searchParams.delete(languageChoice)
  // Two slashes at the front would name another site.
  const path = url.pathname.replace(/^\/+/, '/')
  const cookie = `${languageCookie}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  return new Response(null, {
    status: 302,
    headers: { location: path + url.search, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

/** Forwarded requests and foreign Host headers come from elsewhere, whatever address they arrive at. */
function isFromHere(headers: Headers): boolean {
  if (headers.has('forwarded') || [...headers.keys()].some(name => name.startsWith('x-forwarded-')))
    return false
  const host = (headers.get('host') ?? '').replace(/:\d+$/, '')
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

/** Answers what the contracts describe, as the hat that each question carries; a refusal is written down. */
function createHandler(options: AppOptions) {
  return new OpenAPIHandler<Context>(router, {
    customErrorResponseBodyEncoder: error => toProblem(error),
    // Several questions may come in one request; each is answered under the hat that it carries itself.
    plugins: [new BatchHandlerPlugin({ maxSize: MOST_IN_BUNDLE })],
    rootInterceptors: [
      ({ next, context, ...call }) => {
        const named = call.request.headers['x-handrail-hat']
        if (typeof named !== 'string' || named === context.hat) return next()
        const hat = hatOf(named)
        const door = options.doors.as(actorOf(options, context.headers, hat))
        return next({ ...call, context: { ...context, hat, door } })
      },
    ],
    clientInterceptors: [
      async ({ next, path, input, context }) => {
        try {
          return await next()
        } catch (error) {
          const known = toApiError(error)
          if (isOurFault(known))
            options.log(`Failed: ${path.join('.')}: ${String((error as Error).stack ?? error)}`)
          if (context.signIn.tokenOf(context.headers))
            await recordRefusal(context.door, known, path.join('.'), input).catch(failure =>
              options.log(`A refusal was not written down: ${path.join('.')}: ${String(failure)}`),
            )
          throw known
        }
      },
    ],
  })
}

function addApi(app: Hono<Bindings>, options: AppOptions): void {
  const handler = createHandler(options)
  addApiDocs(app)
  const tooLarge = () => problem(413, 'PAYLOAD_TOO_LARGE', 'This is more than can be taken at once.')
  app.use('/api/*', bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }))
  app.all('/api/*', async c => {
    const request = c.req.raw
    if (isFromElsewhere(request.headers))
      return problem(403, 'FORBIDDEN', 'This request came from another site.')
    const added: [string, string][] = []
    // A link to a file can't send a header: it names its hat in the address. Nothing is ever changed that way.
    const hat = hatOf(
      request.headers.get('x-handrail-hat') ?? (request.method === 'GET' ? c.req.query('hat') : null),
    )
    const headers = withoutLeftSession(request.headers)
    const actor = actorOf(options, headers, hat)
    const { matched, response } = await handler.handle(request, {
      prefix: '/api',
      context: {
        door: options.doors.as(actor),
        as: token => options.doors.as({ token, hat: 'visitor', organization: undefined }),
        hat,
        organization: actor.organization,
        signIn: options.signIn,
        headers,
        addHeader: (name, value) => added.push([name, value]),
        address: addressOf(c, options.proxies),
        isEvaluation: options.isEvaluation,
        mailLeaves: options.mailLeaves,
        linkToken: options.linkToken,
        samplePeople: options.samplePeople,
        isOrganizationSignUpOpen: options.isOrganizationSignUpOpen,
        isBillingOff: options.isBillingOff ?? false,
        hasModel: options.hasModel ?? false,
      },
    })
    if (!matched) return problem(404, 'NOT_FOUND', 'The API has no such address.')
    const answer = new Response(response.body, response)
    for (const [name, value] of added) answer.headers.append(name, value)
    comeBack(request.headers, answer.headers)
    answer.headers.set('cache-control', 'no-store')
    if (answer.status >= 400) answer.headers.set('content-type', 'application/problem+json')
    return answer
  })
}

/** What the API can be asked, for people and for programs. */
function addApiDocs(app: Hono<Bindings>): void {
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
    const errors = procedure['~orpc'].errorMap as Record<string, { status?: number; message?: string }>
    return c.html(renderApiDocs((await describeApi()) as object, errors))
  })
}

function problem(status: number, code: string, title: string): Response {
  const type = `/api/docs#${code.toLowerCase().replaceAll('_', '-')}`
  return new Response(JSON.stringify({ type, title, status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** Listens, and answers when it does. Throws an Error with one clear sentence when the port is taken. */
export function listen(app: Hono<Bindings>, port: number, host: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use by another program: end it, or choose another with PORT=3001 npm start.`,
            )
          : error,
      ),
    )
  })
}
