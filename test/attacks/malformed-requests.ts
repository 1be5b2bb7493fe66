/**
 * Requests that no screen sends, made from the contracts: right in all but one place. The same seed makes the same requests.
 */
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type ProcedureContract, procedureContracts, sampleOf } from './contract-inputs.ts'
import { notJson, oddHeaders, oddities, oddParts, seriesOf } from './oddities.ts'

export interface Malformed {
  /** What is wrong, for whoever reads a failure. */
  what: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
  /** Sent as it is over a socket that is closed behind it: what no HTTP client would send. */
  raw?: string
}

const ID = '0197a000-0000-7000-8000-000000000001'

const MARK = '"\u2063odd\u2063"'
/** Whether the database keeps no such text. A contract may have made a blank of what cannot be seen. */
const isUnstorable = (read: unknown) => /\\u0000|\\ud800|\\udc00/.test(JSON.stringify(read) ?? '')

/** The input with one of its values in this odd shape, as JSON; and whether the contract refuses it. */
function spoil(contract: ProcedureContract, odd: string, chance: () => number) {
  const input = sampleOf(contract.input as z.ZodType) as Record<string, unknown>
  const names = Object.keys(input).filter(name => !contract.path.includes(`{${name}}`))
  const name = names[Math.floor(chance() * names.length)]
  if (name === undefined) return undefined
  const json = JSON.stringify({ ...input, [name]: JSON.parse(MARK) }).replace(MARK, odd)
  if (odd.length > 30_000 && /^[[{]/.test(odd)) return { name, json }
  const read = contract.input?.safeParse(JSON.parse(json))
  return !read?.success || isUnstorable(read.data) ? { name, json } : undefined
}

const pathOf = ({ path }: ProcedureContract, value: string) => `/api${path.replace(/\{\w+\}/g, value)}`
const json = { 'content-type': 'application/json' }

type Make = (contract: ProcedureContract, chance: () => number) => Malformed | undefined

const pick = <T>(list: readonly T[], chance: () => number) => list[Math.floor(chance() * list.length)] as T
const isQuestion = ({ method }: ProcedureContract) => method === 'GET' || method === 'DELETE'

const oddValue: Make = (contract, chance) => {
  const spoilt = spoil(contract, pick(oddities, chance), chance)
  if (!spoilt || isQuestion(contract)) return undefined
  const { method } = contract
  return {
    what: `${spoilt.name} is odd`,
    method,
    path: pathOf(contract, ID),
    headers: json,
    body: spoilt.json,
  }
}

/** Addresses: repeated keys, values out of range, brackets without end. */
const oddQuery: Make = (contract, chance) => {
  const input = sampleOf(contract.input as z.ZodType) as Record<string, unknown>
  const names = Object.keys(input).filter(name => !contract.path.includes(`{${name}}`))
  const name = pick(names, chance)
  if (contract.method !== 'GET' || name === undefined) return undefined
  const value = pick(['', '-1', '1e9', 'NaN', 'x'.repeat(5_000), '\ud7ff', '{}', 'not-a-uuid'], chance)
  const [query, read] = pick<[string, unknown]>(
    [
      [`${name}=${encodeURIComponent(value)}`, value],
      [`${name}=1&${name}=2&${name}=3`, ['1', '2', '3']],
      [`${name}${'[a]'.repeat(2_000)}=1`, { a: {} }],
      [`${name}[99999]=x&${name}[__proto__]=y`, { 99999: 'x' }],
    ],
    chance,
  )
  const path = Object.fromEntries(
    [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, label = '']) => [label, ID]),
  )
  if (contract.input?.safeParse({ ...path, [name]: read }).success) return undefined
  return {
    what: `the question’s ${name} is odd`,
    method: 'GET',
    path: `${pathOf(contract, ID)}?${query}`,
    headers: {},
  }
}

const oddPath: Make = (contract, chance) => {
  if (!contract.path.includes('{')) return undefined
  const part = pick(oddParts, chance)
  // A link to something is any word: it opens nothing, which is no mistake of shape.
  const { method } = contract
  return {
    what: `the address has ${part.slice(0, 20)}`,
    method,
    path: pathOf(contract, part),
    headers: json,
    ...(isQuestion(contract) ? {} : { body: '{}' }),
  }
}

const oddBody: Make = (contract, chance) => {
  if (isQuestion(contract)) return undefined
  const { method } = contract
  const request = { method, path: pathOf(contract, ID), headers: json }
  const bad = Buffer.from(JSON.stringify(sampleOf(contract.input as z.ZodType)))
  return pick<Malformed>(
    [
      { ...request, what: 'is no JSON', body: pick(notJson, chance) },
      {
        ...request,
        what: 'is bad UTF-8',
        body: Buffer.concat([
          bad.subarray(0, -1),
          Buffer.from([0x2c, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x3a, 0x31, 0x7d]),
        ]),
      },
      {
        ...request,
        what: 'is a form',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=1&__proto__[x]=1',
      },
      {
        ...request,
        what: 'has several parts',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nbroken',
      },
      {
        ...request,
        what: 'is a stream of events',
        headers: { 'content-type': 'text/event-stream' },
        body: 'data: 1\n\n',
      },
      { ...request, what: 'is too long', body: `{"a":"${'x'.repeat(1_000_001)}"}` },
    ],
    chance,
  )
}

const halves: Make = ({ method, path }, chance) => {
  const head = `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  const raw = pick(
    [
      `${head}content-length: 500\r\n\r\n{"id":"`,
      `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"id`,
      `${head}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      `${head}content-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1`,
      `${head}bad header\r\n\r\n`,
      `${head}x: ${'a'.repeat(20_000)}\r\n\r\n`,
      `${method} /api\u0000 HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      `BREW /api${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    ],
    chance,
  )
  return method === 'GET' ? undefined : { what: 'breaks off or is no HTTP', method, path, headers: {}, raw }
}

const bundle: Make = (_, chance) => {
  const item = (part: object) => ({ url: 'http://localhost/api/goals?patientId=x', method: 'GET', ...part })
  const items = pick<unknown>(
    [
      'not a list',
      { length: 3 },
      [null],
      [{}],
      [item({ url: 'nowhere' })],
      [item({ headers: 5 })],
      [item({ headers: { 'x-handrail-hat': ['patient', 5] } })],
      [item({ method: 'POST', body: { id: randomUUID(), title: 'A' } })],
      [item({ method: { toString: 1 } })],
      [item({ url: 'http://localhost/api/__batch__?batch=[]', headers: { 'x-orpc-batch': 'buffered' } })],
      Array(21).fill(item({})),
      [item({ url: 'http://localhost/api/%E0%A4%A' }), item({})],
    ],
    chance,
  )
  const query = typeof items === 'string' ? items : JSON.stringify(items)
  return {
    what: `a bundle: ${query.slice(0, 90)}`,
    method: 'GET',
    path: `/api/__batch__?batch=${encodeURIComponent(query)}`,
    headers: { 'x-orpc-batch': pick(['buffered', 'buffered', 'streaming', 'x'], chance) },
  }
}

const kinds: readonly Make[] = [
  oddValue,
  oddValue,
  oddValue,
  oddQuery,
  oddQuery,
  oddPath,
  oddBody,
  halves,
  bundle,
]
/** So many requests, each refused by its contract or by its shape. */
export function* malformedRequests(count: number, seed: number): Generator<Malformed> {
  const chance = seriesOf(seed)
  const contracts = procedureContracts.filter(({ input, method }) => input || method !== 'GET')
  for (let made = 0; made < count; ) {
    const contract = pick(contracts, chance)
    const make = pick(kinds, chance)
    if (!contract.input && make !== halves && make !== bundle) continue
    const request = make(contract, chance)
    if (!request) continue
    made++
    yield {
      ...request,
      what: `${contract.method} ${contract.path}: ${request.what}`,
      headers: { ...pick(oddHeaders, chance), ...request.headers },
    }
  }
}
