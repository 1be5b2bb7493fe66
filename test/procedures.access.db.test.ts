/**
 * Every procedure that takes an id, present and future (they are read from the API's own description), tried by everybody
 * whom Maria does not concern, with her own id and ids about her from every table. Nothing of hers is answered, and nothing of
 * hers is changed. The long form tries three ids of each table everywhere. The short one tries one, and where an address
 * names a table (`/tasks/{id}`) only that one's: another's id is of no row there, whoever asks.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonKey } from '../sample/people.ts'
import { fingerprint } from '../src/lib/fingerprint.ts'
import { strangersTo } from './access/strangers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from './database.ts'
import { tryEverything } from './try-everything.ts'
import { type WholeServer, wholeServer } from './whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const idsOfATable = isLong ? 3 : 1
const words = 'ONLY-THOSE-WHO-CARE-FOR-MARIA-MAY-READ-THIS'

beforeAll(async () => {
  people = await insertPeople(db)
  // Everything is tried by everybody within a minute, and shall be refused for what it is.
  await db.rows('update deployment set budgets_times = 1000')
  server = await wholeServer(db)
  const ask = (person: PersonKey, hat: string, path: string, body: unknown) =>
    server.request(`/api${path}`, {
      method: 'POST',
      headers: server.headersOf(person, hat),
      body: JSON.stringify(body),
    })
  const opened = await ask('maria', 'patient', '/conversations', { participantType: 'case_manager' })
  const { id } = (await opened.json()) as { id: string }
  await ask('maria', 'patient', `/conversations/${id}/messages`, { id: crypto.randomUUID(), content: words })
  await ask('dana', 'staff', '/tasks', {
    id: crypto.randomUUID(),
    patientId: people.maria.recordId,
    title: words,
  })
  const note = crypto.randomUUID()
  await server.request(`/api/notes/${note}`, {
    method: 'PUT',
    headers: server.headersOf('dana', 'staff'),
    body: JSON.stringify({ patientId: people.maria.recordId, text: words }),
  })
  await ask('dana', 'staff', `/notes/${note}/sign`, { seen: fingerprint(words) })
  await ask('dana', 'staff', `/patients/${people.maria.recordId}/assistant-drafts`, {
    id: crypto.randomUUID(),
    kind: 'care_plan',
  })
  await ask('maria', 'patient', '/appointments', {
    id: crypto.randomUUID(),
    startsAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    notes: words,
  })
})
afterAll(() => server.stop())

/** Every table about a patient, present and future. The audit log grows with each refusal. */
const tables = async (column = 'patient_id') =>
  (
    await db.rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'patient_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'audit_log'
         and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = $1) order by 1`,
      [column],
    )
  ).map(({ name }) => name)

/** Everything the tables hold, so that a change anywhere shows. */
async function contents(): Promise<unknown> {
  const all: Record<string, unknown> = {}
  for (const table of [...(await tables()), 'patients', 'messages', 'message_reads'])
    all[table] = await db.rows(`select t::text as row from ${table} t order by 1`)
  return all
}

/** The ids about Maria, each with its table; her own is the first. */
async function idsAboutMaria(): Promise<Map<string, string>> {
  const ids = new Map([[people.maria.recordId, 'patients']])
  for (const table of await tables('id')) {
    const rows = await db.rows<{ id: string }>(
      `select id from ${table} where patient_id = $1 limit ${idsOfATable}`,
      [people.maria.recordId],
    )
    for (const { id } of rows) ids.set(id, table)
  }
  const messages = await db.rows<{ id: string }>('select id from messages where content = $1', [words])
  for (const { id } of messages) ids.set(id, 'messages')
  return ids
}

/** Whether an address whose ids are of these nouns could find a row by this id, as far as its words say. */
async function likelihood(tableOf: Map<string, string>): Promise<(id: string, nouns: string[]) => boolean> {
  if (isLong) return () => true
  const rows = await db.rows<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  const names = new Set(rows.map(({ name }) => name))
  return (id, nouns) =>
    id === people.maria.recordId || nouns.some(noun => !names.has(noun) || noun === tableOf.get(id))
}

/** Whom she does not concern: each with the hat that is theirs, and hats that they only say they wear. */
const strangers = [...Map.groupBy(strangersTo('maria'), ([person]) => person)].map(([person, hats]) => {
  const [own = '', ...claimed] = hats.map(([, hat]) => hat)
  return [person, own, claimed] as const
})
/** A claimed hat is settled before an id is looked at, so the short form tries it with hers alone. */
const ofAClaim = isLong ? undefined : 1

test.each(strangers)(
  '%s gets nothing of Maria’s and changes nothing',
  async (person, own, claimed) => {
    const tableOf = await idsAboutMaria()
    const ids = [...tableOf.keys()]
    const mayBe = await likelihood(tableOf)
    expect(ids.length).toBeGreaterThan(3)
    const before = await contents()
    const cookie = person === 'nobody' ? undefined : server.headersOf(person, 'visitor').cookie
    const attempts = [
      ...(await tryEverything(server.request, cookie, ids, [own], mayBe)),
      ...(await tryEverything(server.request, cookie, ids.slice(0, ofAClaim), claimed, mayBe)),
    ]
    expect(attempts.length).toBeGreaterThan(ids.length * 5)
    const leaks = attempts.filter(
      ({ status, body }) => body.includes(words) || body.includes('Maria') || status >= 500,
    )
    expect(
      leaks.map(({ status, method, address, hat }) => `${hat}: ${method} ${address} → ${status}`),
    ).toEqual([])
    expect(await contents()).toEqual(before)
    expect(server.log).toEqual([])
  },
  60_000,
)
