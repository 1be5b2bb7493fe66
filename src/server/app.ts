/** The server: /api, /live, the pages. Everything it stands on is given to it, so that tests start the real thing. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { getCookie, setCookie } from 'hono/cookie'
import { addLogExport } from '#features/audit/audit-log/audit-log.http.server.ts'
import { addBillingEvents } from '#features/billing/billing.http.server.ts'
import { addDataExport } from '#features/data-export/data-export.http.server.ts'
import { addFiles } from '#features/files/files.http.server.ts'
import { addSubmissionsExport } from '#features/forms/submissions/submissions.http.server.ts'
import { addImports } from '#features/imports/imports.http.server.ts'
import { addPostedForms } from '#features/inquiries/inquiries.http.server.ts'
import { addPatientsExport } from '#features/patients/patient-records/patient-records.http.server.ts'
import { addQuickExit, withoutExitedSession } from '#features/quick-exit/quick-exit.http.server.ts'
import { addReports } from '#features/reports/reports.http.server.ts'
import { languageChoice, languageCookie, languageNamed } from '#lib/language.ts'
import { ownPath } from '#lib/own-path.ts'
import { RETRY_AFTER_SECONDS, toApiError, toProblem } from '#platform/api/api.server.ts'
import { addressOf } from '#platform/api/client-address.server.ts'
import { isFromHere } from '#platform/api/from-here.server.ts'
import type { HttpApp, HttpEnvironment } from '#platform/api/http.server.ts'
import { problem } from '#platform/api/problem.server.ts'
import { logFailure } from '#platform/log/log.server.ts'
import { logRequests, requestId, routeOf } from '#platform/log/request-log.server.ts'
import { actorOf, hatOf } from './actor.ts'
import type { AppOptions } from './app-options.ts'
import { carriedHeaders, YEAR_SECONDS } from './carried-headers.ts'
import { addApi } from './http-api.ts'
import { addMailboxToken } from './mailbox-access.ts'
import { ASKER_GONE, limitTime } from './time-limit.ts'

/** Makes the application of these parts. It does not listen yet. */
export function createApp(options: AppOptions): HttpApp {
  const app: HttpApp = new Hono<HttpEnvironment>()
  app.use(carriedHeaders(options))
  app.use(endUnreadBodies)
  app.use(async (c, next) => {
    if (options.samplePeople.length > 0 && !isFromHere(c))
      return problem(
        421,
        'MISDIRECTED_REQUEST',
        'This evaluation copy has public passwords, so it answers this machine alone.',
      )
    return next()
  })
  options.readiness?.addTo(app)
  app.use(logRequests(options.log, options.proxies ?? 0))
  app.use(limitTime(options.requestMs))
  addQuickExit(app, options)
  addMailboxToken(app, options)
  addBillingEvents(app, options)
  addApi(app, options)
  addLive(app, options)
  addStoredFiles(app, options)
  app.use(compress())
  addDataExport(
    app,
    c =>
      options.databasePool.as(actorOf(options, withoutExitedSession(c.req.raw.headers), 'patient'), {
        signal: c.get('gone'),
        address: addressOf(c, options.proxies),
      }),
    options.files.storage,
  )
  addStaffFiles(app, options)
  addPostedForms(app, options)
  app.get('*', async c => {
    const path = c.req.path
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false
    const chosen = wantsPage && keepLanguage(c)
    if (chosen) return chosen
    const isEnglish = path !== '/es' && !path.startsWith('/es/')
    // The choice of language stays (decision 39).
    if (wantsPage && isEnglish && languageNamed(getCookie(c, languageCookie)) === 'es')
      return c.redirect(`/es${ownPath(path)}${new URL(c.req.url).search}`, 302)
    return options.pages.answer(path, /\bbr\b/.test(c.req.header('accept-encoding') ?? ''))
  })
  app.notFound(() => problem(404, 'NOT_FOUND', 'There is nothing at this address.'))
  app.onError((error, c) => {
    // The line was cut while the request was still on its way.
    if (c.req.raw.signal.aborted) return new Response(null, { status: ASKER_GONE })
    logFailure(options.log, `${c.req.method} ${routeOf(c.req.path)}`, error, requestId())
    const { status, message } = toApiError(error)
    if (status === 503) return c.text(message, 503, { 'retry-after': String(RETRY_AFTER_SECONDS) })
    return c.text('Something went wrong on our side. Nothing was changed.', 500)
  })
  return app
}

/** What staff bring along and take along as files, under addresses of their own. */
function addStaffFiles(app: HttpApp, options: AppOptions): void {
  const sessionOf = (
    headers: Headers,
    hat: 'staff' | 'administrator',
    signal: AbortSignal,
    isChange = false,
  ) => options.databasePool.as(actorOf(options, withoutExitedSession(headers), hat), { signal, isChange })
  const asAdministrator = (headers: Headers, signal: AbortSignal) =>
    sessionOf(headers, 'administrator', signal)
  addLogExport(app, asAdministrator)
  addPatientsExport(app, asAdministrator)
  addSubmissionsExport(app, asAdministrator)
  addReports(app, sessionOf)
  addImports(app, {
    sessionOf: (headers, signal, isChange) => sessionOf(headers, 'administrator', signal, isChange),
    origin: options.origin,
  })
}

/** Nobody reads the body of an answer to HEAD: what would write it ends. */
const endUnreadBodies: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}

/** Files about patients, in the hat of the address. */
function addStoredFiles(app: HttpApp, options: AppOptions): void {
  addFiles(app, {
    sessionOf: (c, hat, isChange) =>
      options.databasePool.as(actorOf(options, withoutExitedSession(c.req.raw.headers), hatOf(hat)), {
        signal: c.get('gone'),
        address: addressOf(c, options.proxies),
        isChange,
      }),
    storage: options.files.storage,
    origin: options.origin,
  })
}

/** Adds the stream of what changed, for whoever is signed in. */
function addLive(app: HttpApp, options: AppOptions): void {
  app.get('/live', async c => {
    const actor = actorOf(options, withoutExitedSession(c.req.raw.headers), hatOf(c.req.query('hat')))
    const session = options.databasePool.as(actor, { address: addressOf(c, options.proxies) })
    // Whoever does not say how long they were away asks for everything again.
    const missedMs = Number(c.req.query('missed') ?? Number.POSITIVE_INFINITY)
    const stream = await options.live.open({ session, token: actor.token }, missedMs).catch(error => {
      const known = toApiError(error)
      if (known.status >= 500) throw error
      const { code, title, retryAfter } = toProblem(known)
      return known.status === 429 ? problem(429, code, title, retryAfter) : undefined
    })
    if (stream instanceof Response) return stream
    if (!stream) return problem(401, 'UNAUTHORIZED', 'There is nothing for you to hear.')
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  })
}

/** Keeps the language that an address was followed with, and answers with the address itself. */
function keepLanguage(c: Context): Response | undefined {
  const url = new URL(c.req.url)
  const choice = url.searchParams.get(languageChoice)
  if (choice === null || !languageNamed(choice)) return undefined
  url.searchParams.delete(languageChoice)
  setCookie(c, languageCookie, choice, { maxAge: YEAR_SECONDS, sameSite: 'Lax' })
  c.header('cache-control', 'no-store')
  return c.redirect(ownPath(c.req.path) + url.search, 302)
}
