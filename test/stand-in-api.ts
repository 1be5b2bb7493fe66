/**
 * The API as a screen without a server meets it. What a test says nothing about is filled in by the contract, as emptily as
 * it allows; what it does say must fit, so that no screen is shown what the server never sends. Bundles of questions go
 * through the server's own library: they come and go in the form in which they travel.
 */
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { BatchHandlerPlugin } from '@orpc/server/plugins'
import { z } from 'zod'
import type { FieldProblem } from '#platform/api/api.contract.ts'
import type { apiRoutes } from '#platform/api/api-routes.gen.ts'

type Routes = typeof apiRoutes
/** A procedure as its contract names it, such as `GET /patients/{id}`. */
type Address = { [Noun in keyof Routes]: Routes[Noun][keyof Routes[Noun]] }[keyof Routes] & string
/** … or only where it is asked in this way, such as `GET /caseload/patients?only=attention`. */
export type Asked = Address | `${Address}?${string}`

/** What is answered: `body` with a number, or nothing at all because the line is cut. */
export type Answer = { status: number; body: unknown } | 'line'
export type Answers = Partial<Record<Asked, Answer>>

/** What the server answers when all is well. */
export const ok = (body: unknown): Answer => ({ status: 200, body })

/** A refusal as the server writes it down (RFC 9457). */
export function problem(status: number, code: string, fields?: FieldProblem[]): Answer {
  return { status, body: { type: `/api/docs#${code}`, title: 'internals', status, code, fields } }
}

interface Procedure {
  address: string
  method: string
  pattern: RegExp
  output: z.ZodType
}

type Route = { method: string; path: string }
type Contracts = Record<string, Record<string, unknown>>

/** Every procedure of every contract, those with a plain address before those that take anything in it. */
const procedures: Procedure[] = Object.values(
  import.meta.glob<Contracts>('../src/features/**/*.contract.ts', { eager: true }),
)
  .flatMap(module => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('Contract') ? Object.values(value) : []))
  .map(readProcedure)
  .sort((a, b) => Number(a.address.includes('{')) - Number(b.address.includes('{')))

function readProcedure(contract: unknown): Procedure {
  const { route, outputSchema } = (contract as { '~orpc': { route: Route; outputSchema?: z.ZodType } })[
    '~orpc'
  ]
  return {
    address: `${route.method} ${route.path}`,
    method: route.method,
    pattern: new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    output: outputSchema ?? z.unknown(),
  }
}

/** Stands in for the server; `fetch` is what the browser would use to reach it. */
export class StandInApi {
  /** Everything that was sent to change something, as `POST /sign-in`; of presence see below. */
  readonly sent: string[] = []
  /** What was sent with each of them. */
  readonly bodies: unknown[] = []
  readonly #answers = new Map<string, Answer>()
  #kept: Promise<unknown> = Promise.resolve()

  readonly #handler = new OpenAPIHandler<{ isCut: boolean }>(
    {},
    {
      plugins: [new BatchHandlerPlugin({ maxSize: 20 })],
      rootInterceptors: [
        async ({ request, context }) => {
          await this.#kept
          const answer = this.#find(request.method, request.url)
          // The line of one question is the line of the whole bundle.
          if (answer === 'line') context.isCut = true
          return { matched: true, response: asSent(answer) }
        },
      ],
    },
  )

  constructor(answers: Answers) {
    for (const [asked, answer] of Object.entries(answers)) this.answer(asked as Asked, answer as Answer)
  }

  /** Answers in this way from now on. Throws where the server could not have answered so. */
  answer(asked: Asked, answer: Answer): void {
    const [address] = asked.split('?')
    const known = procedures.find(each => each.address === address)
    if (!known) throw new Error(`no contract has ${address}`)
    const isGood = answer !== 'line' && answer.status < 400
    this.#answers.set(asked, isGood ? { ...answer, body: fillIn(known.output, answer.body) } : answer)
  }

  /** Keeps every answer back until what this returns is called. */
  holdBack(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#kept = promise
    return resolve
  }

  /** What is answered to a question from the very beginning, where the test says so. */
  said(asked: Asked): unknown {
    const answer = this.#answers.get(asked)
    return answer && answer !== 'line' && answer.status < 400 ? answer.body : undefined
  }

  /** What a browser calls; rejects as it does where the line is cut. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (request.method !== 'GET' && this.#isCounted(request.url)) {
      this.sent.push(`${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`)
      const words = await request.clone().text()
      this.bodies.push(words ? JSON.parse(words) : undefined)
    }
    const context = { isCut: false }
    const { response } = await this.#handler.handle(request, { prefix: '/api', context })
    if (context.isCut || !response) throw new TypeError('Failed to fetch')
    return response
  }

  /** That one stands in a conversation is said by the page and not by a deed: it counts where a test answers it. */
  #isCounted(url: string): boolean {
    return !url.endsWith('/presence') || this.#answers.has('PUT /conversations/{conversationId}/presence')
  }

  #find(method: string, url: URL): Answer {
    const known = procedures.find(each => each.method === method && each.pattern.test(url.pathname))
    if (!known) return problem(404, 'NOT_FOUND')
    for (const [asked, answer] of this.#answers) {
      const [address, query] = asked.split('?')
      const isMeant = [...new URLSearchParams(query)].every(
        ([name, value]) => url.searchParams.get(name) === value,
      )
      if (query && address === known.address && isMeant) return answer
    }
    return this.#answers.get(known.address) ?? ok(fillIn(known.output))
  }
}

function asSent(answer: Answer) {
  const { status, body } = answer === 'line' ? { status: 500, body: null } : answer
  const kind = status < 400 ? 'application/json' : 'application/problem+json'
  return { status, headers: { 'content-type': kind }, body }
}

interface Shape {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  minimum?: number
  required?: string[]
  properties?: Record<string, Shape>
  items?: Shape
}

const DAY = '2026-01-05'
const leastTexts: Record<string, string> = { uuid: '00000000-0000-4000-8000-000000000000', date: DAY }

/** An answer with everything that its contract asks for and the test left out. */
function fillIn(output: z.ZodType, said?: unknown): unknown {
  const body = filled(z.toJSONSchema(output, { unrepresentable: 'any' }) as Shape, said)
  return output.parse(body)
}

function filled(shape: Shape, said: unknown, name = ''): unknown {
  if (said === undefined) return least(shape, name)
  const form = shape.anyOf?.find(({ type }) => type === (Array.isArray(said) ? 'array' : 'object')) ?? shape
  if (Array.isArray(said)) return said.map(each => filled(form.items ?? {}, each))
  if (said === null || typeof said !== 'object') return said
  const given = said as Record<string, unknown>
  const names = new Set([...(form.required ?? []), ...Object.keys(given)])
  const parts = [...names].map(part => [part, filled(form.properties?.[part] ?? {}, given[part], part)])
  return Object.fromEntries(parts)
}

/** Nothing where there may be nothing, else the first of a choice, none, no. */
function least(shape: Shape, name: string): unknown {
  const { type } = shape
  if ('const' in shape) return shape.const
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return null
  if (shape.anyOf)
    return shape.anyOf.some(each => each.type === 'null') ? null : least(shape.anyOf[0] ?? {}, name)
  if (shape.enum) return shape.enum[0]
  if (type === 'object') return filled(shape, {})
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'string') return leastTexts[shape.format ?? ''] ?? momentOf(name)
  return shape.minimum ?? 0
}

/** What is called `…At` is a moment, and `…On` a day, although their contracts say no more than text. */
function momentOf(name: string): string {
  if (name.endsWith('At')) return `${DAY}T10:00:00Z`
  return name.endsWith('On') ? DAY : ''
}
