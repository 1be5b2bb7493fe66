/** What a person did, and what went wrong with it, leaves no word of theirs in the queue nor in the server's log (decision 85). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLog, logFailure } from '#platform/log/log.server.ts'
import type { Asker } from '../../../test/access/strangers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { canary } from '../../../test/erasing.ts'
import { serverWithMail } from '../../../test/server-with-mail.ts'

const db = withTestDatabase()
const address = `${canary.toLowerCase()}@example.org`
const lines: string[] = []
const log = createLog({ level: 'debug', isJson: true, write: line => lines.push(line) })
let server: Awaited<ReturnType<typeof serverWithMail>>
let people: InsertedPeople

beforeAll(async () => {
  people = await insertPeople(db)
  server = await serverWithMail(db, { log }, [address])
})
afterAll(() => server.stop())

const ask = async (asker: Asker, hat: string, method: string, path: string, body?: unknown) => {
  const answer = await server.request(`/api${path}`, {
    method,
    headers: server.headersOf(asker, hat),
    ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

/** Every row of the queue's own tables. */
async function queue(): Promise<string> {
  const tables = await db.rows<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'jobs'::regnamespace`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => db.rows<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

it('a canary in what a person wrote, and in mails that nobody takes, stands in neither', async () => {
  const { recordId, userId } = people.maria
  const name = `${canary} Santos`
  await db.rows('update patients set name = $2, email = $3 where id = $1', [recordId, name, address])
  await db.rows('update auth.users set name = $2, email = $3, email_verified = true where id = $1', [
    userId,
    name,
    address,
  ])
  const { body: conversation } = await ask('maria', 'patient', 'POST', '/conversations', {
    id: randomUUID(),
    participantType: 'case_manager',
  })
  const message = { id: randomUUID(), content: `I am ${canary} and I want to hurt myself` }
  expect(
    (await ask('maria', 'patient', 'POST', `/conversations/${conversation.id}/messages`, message)).status,
  ).toBe(201)
  // Mails that their server refuses, and requests that fail with their words in them.
  await ask('nobody', 'visitor', 'POST', '/forgotten-password', { email: address })
  await ask('ruth', 'administrator', 'GET', `/patients?search=${canary}&limit=${canary}`)
  await ask('maria', 'patient', 'POST', '/conversations', `{"words": "${canary}`)
  await server.request(`/${canary}?name=${canary}`)
  await ask('ruth', 'administrator', 'POST', `/patients/${recordId}/erasure`, { requestId: randomUUID() })
  await server.idle()
  // The first try of erasing fails with the name in what it says.
  const failed = () =>
    (server.failures as [string, Error][]).some(([, error]) => error.message.includes(canary))
  await db.rows(`create function refuse_erasing() returns trigger language plpgsql as $$ begin
    raise exception 'no % is erased', old.name; end $$`)
  await db.rows(
    'create trigger refuse_erasing before delete on patients for each row execute function refuse_erasing()',
  )
  await ask('ruth', 'administrator', 'POST', `/patients/${recordId}/erasure/confirmation`, { name })
  await vi.waitFor(() => expect(failed()).toBe(true), { timeout: 20_000 })
  await vi.waitFor(async () =>
    expect(await queue()).toMatch(/"failure".*erasures\.erase|erasures\.erase.*"failure"/),
  )
  const whileFailing = await queue()
  await db.rows('drop function refuse_erasing() cascade')
  await server.idle()
  expect(await db.rows('select from patients where id = $1', [recordId])).toEqual([])

  for (const [job, error] of server.failures as [string, unknown][]) logFailure(log, job, error)
  const kept = `${whileFailing}\n${await queue()}`
  expect(kept.toLowerCase()).not.toContain(canary.toLowerCase())
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join('\n').toLowerCase()).not.toContain(canary.toLowerCase())
}, 60_000)
