/** The API as the browser speaks to it: typed by the contracts, one set of query options for each hat. */
import { createORPCClient, ORPCError } from '@orpc/client'
import { BatchLinkPlugin } from '@orpc/client/plugins'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { HEARD_HEADER } from '#lib/heard-header.ts'
import type { Problem } from './api.contract.ts'
import { isSessionOver, mayBeOver } from './session-over.client.ts'

export type Hat = 'visitor' | 'patient' | 'staff' | 'administrator'

/** How long a request may take before it counts as lost, in milliseconds. */
const REQUEST_MAY_TAKE_MS = 20_000

/** What a caller may say about one request. */
export interface RequestContext {
  /** The request goes on when its page is closed. Its body may hold at most 64 KB. */
  outlivesPage?: boolean
  /** For whom this device kept what is sent: where somebody else has signed in meanwhile, nothing is written (UNAUTHORIZED). */
  personId?: string
}

/** So long may the address of a bundle of questions be; servers and proxies take twice as much. */
const BUNDLE_ADDRESS_LETTERS = 4_000

/**
 * What a screen asks at one moment goes in one request, whatever the feature and the hat (each question carries its own):
 * a slow line waits once instead of ten times. Only questions: a change stands alone, so that a cut line leaves no doubt
 * about which of several arrived.
 */
const bundling = new BatchLinkPlugin<RequestContext>({
  groups: [{ condition: () => true, context: {} }],
  exclude: ({ request, context }) => request.method !== 'GET' || context.outlivesPage === true,
  maxSize: 20,
  maxUrlLength: BUNDLE_ADDRESS_LETTERS,
  mode: 'buffered',
  url: () => `${window.location.origin}/api/__batch__`,
})

/**
 * The library reads JSON by its plain name alone; a problem document (RFC 9457) has a name of its own. What refuses in
 * front of the server (a proxy) says so in words of its own: of those only the number counts.
 */
function asPlainJson(answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  const isProblem = type.startsWith('application/problem+json')
  const isForeign = !answer.ok && !isProblem && !type.startsWith('application/json')
  if (!isProblem && !isForeign) return answer
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'application/json')
  return new Response(isForeign ? '{}' : answer.body, { status: answer.status, headers })
}

/** Words that were cut within a character (an emoji counts as two) are sent with a mark in its place: the server takes no half. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed?.() ?? value
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wellFormed(inner)]))
}

/** Whoever listens hears what the server heard in the words that were sent. */
function tellHeard(answer: Response): Response {
  const detail = answer.headers.get(HEARD_HEADER)
  if (detail) window.dispatchEvent(new CustomEvent(HEARD_HEADER, { detail }))
  return answer
}

function clientAs<T extends AnyContractRouter>(routes: AnyContractRouter, hat: Hat) {
  const link = new OpenAPILink<RequestContext>(routes, {
    url: () => `${window.location.origin}/api`,
    headers: ({ context: { personId } }) => ({
      'x-handrail-hat': hat,
      ...(personId ? { 'x-handrail-person': personId } : {}),
    }),
    plugins: [bundling],
    interceptors: [({ next, ...call }) => next({ ...call, input: wellFormed(call.input) })],
    fetch: async (request, init, { context }) =>
      asPlainJson(
        tellHeard(
          await globalThis.fetch(request, {
            ...init,
            keepalive: context.outlivesPage ?? false,
            credentials: 'same-origin',
            signal: AbortSignal.any([request.signal, AbortSignal.timeout(REQUEST_MAY_TAKE_MS)]),
          }),
        ),
      ),
    customErrorResponseBodyDecoder: (body, answer) => {
      const problem = body as Partial<Problem> | null
      if (!problem?.code || !problem.status) return null
      if (mayBeOver(problem.code)) void isSessionOver()
      return new ORPCError(problem.code, {
        status: problem.status,
        message: problem.title,
        data: {
          fields: problem.fields ?? [],
          stored: problem.stored,
          retryAfter: (Number(answer.headers['retry-after'] ?? 0) || problem.retryAfter) ?? undefined,
          safety: problem.safety ?? [],
          isCaseManagerTold: problem.isCaseManagerTold ?? false,
        },
      })
    },
  })
  return createORPCClient<JsonifiedClient<ContractRouterClient<T, RequestContext>>>(link)
}

/** A procedure's address as `api-routes.gen.ts` writes it, such as `GET /tasks`, in the shape that the library reads. */
function routeOf(address: string) {
  const [method, path, outputStructure] = address.split(' ')
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, outputStructure } } }
}

/**
 * Query and mutation options of one feature's procedures, for each hat: the screen decides which one asks, and the
 * answers of two hats never mix in the cache (the hat is part of every key).
 */
export function apiFor<T extends AnyContractRouter>(noun: string, addresses: Record<keyof T, string>) {
  const routes = Object.fromEntries(
    Object.entries<string>(addresses).map(([name, address]) => [name, routeOf(address)]),
  ) as AnyContractRouter
  const as = (hat: Hat) => createTanstackQueryUtils(clientAs<T>(routes, hat), { path: [hat, noun] })
  return {
    visitor: as('visitor'),
    patient: as('patient'),
    staff: as('staff'),
    administrator: as('administrator'),
  }
}

/**
 * The keys of everything that one hat asked of one feature: for change notifications, where a screen has no other use for that feature
 * and should not carry its code.
 */
export const keysOf = (hat: Hat, noun: string) => [[[hat, noun]]]

/** The code of a refused request ('NOT_FOUND', 'CONFLICT', …), or undefined where the line was cut. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof ORPCError ? String(error.code) : undefined
}
