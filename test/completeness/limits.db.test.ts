/**
 * Whatever is counted is refused where there was too much of it. Every request that the code counts is sent here twice: as
 * it is, and when its key was used a million times. Which keys there are is read from the code.
 */
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWorld } from '../access/world.ts'
import type { World } from '../access/world-rows.ts'
import { withTestDatabase } from '../database.ts'
import { byTable, type LimitedRequest } from '../samples/feature-samples.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
const limits = byTable('limits')
let server: WholeServer
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
  server = await wholeServer(db, { mailLeaves: true })
})
afterAll(() => server?.stop())

async function send({ by, hat, method, path, body }: LimitedRequest): Promise<number> {
  const headers = by
    ? server.headersOf(by, hat ?? 'visitor')
    : { 'x-handrail-hat': 'visitor', 'content-type': 'application/json' }
  const answer = await fetch(
    `${server.origin}${path.replace(/\{(.+?)\}/g, (_, label) => (label === 'new' ? randomUUID() : world.value(label)))}`,
    {
      method,
      headers: method === 'GET' ? { ...headers, 'content-type': '' } : headers,
      redirect: 'manual',
      ...(body ? { body: JSON.stringify(typeof body === 'function' ? body(world) : body) } : {}),
    },
  )
  await answer.text()
  return answer.status
}

const used = (prefix: string) =>
  db.rows('update rate_limits set hits = 1000000 where starts_with(key, $1) returning key', [prefix])

const cases = [...limits].flatMap(([prefix, requests]) =>
  requests.map(request => [prefix, `${request.method} ${request.path}`, request] as const),
)

describe('too much', () => {
  it.each(cases)('of %s is refused at %s', async (prefix, _, request) => {
    await db.rows('delete from rate_limits')
    expect(await send(request), 'as it is').not.toBe(429)
    expect((await used(prefix)).length, `${prefix} is counted`).toBeGreaterThan(0)
    let status = await send(request)
    // Between the two a window of time may have ended: then the count begins anew.
    for (let again = 0; again < 3 && status !== 429; again++) {
      await used(prefix)
      status = await send(request)
    }
    expect(status).toBe(429)
  })
})

describe('what is counted', () => {
  const root = join(import.meta.dirname, '../..')
  const code = globSync('src/**/*.{server.ts,functions.sql}', { cwd: root })
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const find = (form: RegExp) => [...code.matchAll(form)].map(match => match[1] ?? '')
  const literal = find(/within_limit\((?:concat\()?'([\w-]+:)'/g)
  const spent = find(/\bspend\(\s*(?:concat\()?'([\w-]+:)'/g)
  const tries = find(/limit(?:Own)?Tries\(\w+, '([\w-]+)'/g).map(what => `${what}:`)
  const mails = find(/limitMails\(\w+, '([\w-]+)'/g).map(what => `mail:${what}:`)

  it('is tried here, every key of it', () => {
    const known = [...limits.keys()]
    // A refusal that is counted is still a refusal; the audit's own test sees that no more are kept.
    const keys = new Set(
      [...literal, ...spent, ...tries, ...mails, 'inquiry:'].filter(key => key !== 'refused:'),
    )
    expect(known.toSorted()).toEqual([...keys].toSorted())
  })

  it('is tried at every place that counts tries and mails', () => {
    for (const key of new Set([...tries, ...mails]))
      expect(limits.get(key)?.length, key).toBe([...tries, ...mails].filter(each => each === key).length)
  })

  it('is counted nowhere under a key that this test cannot read', () => {
    // The function itself, and the one that says how long to wait.
    expect(find(/app\.(within_limit)\(/g)).toHaveLength(literal.length + 2)
    // That one itself, budgets and inquiries, which are given theirs; six for tries, eight for mails.
    expect(find(/app\.(seconds_until_room)\(/g)).toHaveLength(3 + 6 + 8)
    // The function itself, and the one way to it.
    expect(find(/\bapp\.(spend)\(/g)).toHaveLength(find(/\bapp\.spend\(\s*concat\('([\w-]+:)'/g).length + 2)
  })
})
