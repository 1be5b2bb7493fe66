import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../../test/whole-server.ts'
import type { LogEntry } from './audit-log.contract.ts'
import { auditLogText } from './audit-log.text.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  // Nobody can empty the log; new people are a new organization, with nothing in it.
  people = await insertPeople(db)
})

const get = async (person: Asker, hat: string, path: string) => {
  const answer = await fetch(server.origin + path, { headers: server.headersOf(person, hat) })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
interface Answer {
  entries: LogEntry[]
  next: number | null
  lookedBackTo: string | null
}
const read = async (query: Record<string, string> = {}): Promise<Answer> => {
  const { status, text } = await get('ruth', 'administrator', `/api/audit-log?${new URLSearchParams(query)}`)
  expect(status, text).toBe(200)
  return JSON.parse(text)
}
const open = (person: Asker, hat: string) => get(person, hat, `/api/patients/${people.maria.recordId}`)

/** Entries of another day, about nobody, by the system. */
const fill = (count: number, verb = 'update', at = "now() - interval '3 days'") =>
  db.rows(
    `insert into audit_log (organization_id, verb, entity, at)
     select $1, $2, 'forms', ${at} + n * interval '1 ms' from generate_series(1, $3::integer) n`,
    [people.organizations.riverbend, verb, count],
  )

it('says who did what with whom, by the names of today', async () => {
  await open('dana', 'staff')
  const { entries } = await read({ verb: 'read' })
  expect(entries).toMatchObject([
    {
      userName: 'Dana Whitfield',
      hat: 'case_manager',
      entity: 'patients',
      entityId: people.maria.recordId,
      patientName: 'Maria Santos',
      fields: [],
    },
  ])
})

it('finds by person, patient, act, thing and day, and by all of them at once', async () => {
  await open('dana', 'staff')
  await open('priya', 'staff')
  await fill(2)
  const all = (await read()).entries
  const asked = {
    userId: String(people.dana.userId),
    patientId: people.maria.recordId,
    verb: 'read',
    entity: 'patients',
    from: new Date(Date.now() - 60_000).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
  }
  const names = async (query: Record<string, string>) =>
    (await read(query)).entries.map(({ userName }) => userName)
  expect(await names(asked)).toEqual(['Dana Whitfield'])
  expect(await names({ ...asked, userId: String(people.priya.userId) })).toEqual(['Priya Raman'])
  for (const [key, value] of Object.entries({
    userId: String(people.marcus.userId),
    patientId: people.jay.recordId,
    verb: 'export',
    entity: 'goals',
    from: asked.until,
    until: asked.from,
  }))
    expect(await names({ ...asked, [key]: value }), key).toEqual([])
  const days = { until: new Date(Date.now() - 86_400_000).toISOString() }
  expect((await read(days)).entries).toEqual(
    all.filter(({ entity, userId }) => entity === 'forms' && !userId),
  )
})

it('comes in pages, each entry once', async () => {
  await fill(120)
  const seen: number[] = []
  let page = await read({ entity: 'forms', verb: 'update' })
  for (;;) {
    expect(page.entries.length).toBeLessThanOrEqual(50)
    seen.push(...page.entries.map(({ id }) => id))
    if (page.next === null) break
    page = await read({ entity: 'forms', verb: 'update', before: String(page.next) })
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
})

it('looks through so many at a time, and says how far back it looked', async () => {
  await fill(1, 'insert')
  await fill(20_500)
  const first = await read({ entity: 'forms', verb: 'insert' })
  expect(first).toMatchObject({ entries: [], lookedBackTo: expect.any(String) })
  const second = await read({ entity: 'forms', verb: 'insert', before: String(first.next) })
  expect(second.entries).toHaveLength(1)
  expect(second).toMatchObject({ next: null, lookedBackTo: null })
})

it('finds what is rare at once, however much lies before it', async () => {
  await fill(1, 'export')
  await fill(20_500)
  expect((await read({ verb: 'export' })).entries).toHaveLength(1)
})

it('never says that somebody wrote in a notebook or checked in for themselves', async () => {
  const headers = server.headersOf('maria', 'patient')
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const { id } = await post('/conversations', { participantType: 'private' })
  await post(`/conversations/${id}/messages`, { id: crypto.randomUUID(), content: 'For me alone' })
  await post('/check-ins', { id: crypto.randomUUID(), mood: 3 })
  const { entries } = await read({ userId: String(people.maria.userId) })
  expect(entries.filter(({ entity }) => ['conversations', 'messages', 'check_ins'].includes(entity))).toEqual(
    [],
  )
})

it('is read, exported and named by administrators alone, each in their own organization', async () => {
  await open('dana', 'staff')
  const paths = ['/api/audit-log', '/api/audit-log/people']
  for (const [person, hat] of [
    ['maria', 'patient'] as const,
    ['dana', 'staff'] as const,
    ['priya', 'staff'] as const,
    ...strangersTo('maria'),
  ])
    for (const path of paths) {
      const { status, text } = await get(person, hat, path)
      if (status === 200) expect(text, `${person} as ${hat}`).not.toContain('Dana')
      else expect([401, 403], `${person} as ${hat}`).toContain(status)
    }
  for (const person of ['maria', 'dana', 'priya', 'nobody'] as const)
    expect([401, 403], person).toContain((await get(person, 'administrator', '/audit-log.csv')).status)
  expect((await get('victor', 'administrator', '/audit-log.csv')).text).not.toContain('Dana')
})

it('names staff and administrators, those who left too', async () => {
  await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
    people.dana.recordId,
  ])
  const { text } = await get('ruth', 'administrator', '/api/audit-log/people')
  const names = (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Dana Whitfield', 'Priya Raman', 'Ruth Adeyemi']))
  expect(names).not.toContain('Maria Santos')
})

it('is exported as asked, whole, and the export is in it', async () => {
  await open('dana', 'staff')
  await fill(2_500)
  const { type, text } = await get('ruth', 'administrator', '/audit-log.csv?entity=forms&verb=update')
  expect(type).toBe('text/csv; charset=utf-8')
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2_501)
  expect(lines[0]).toBe(auditLogText.csv.columns.join(','))
  const one = await get('ruth', 'administrator', '/audit-log.csv?verb=read')
  expect(one.text).toContain(`Dana Whitfield,${people.dana.userId},case manager,Opened,Patient record,`)
  expect((await read({ verb: 'export' })).entries).toMatchObject([
    { entity: 'audit_log', userName: 'Ruth Adeyemi' },
    { entity: 'audit_log', userName: 'Ruth Adeyemi' },
  ])
})

it('is exported twenty times an hour by one person', async () => {
  for (let time = 0; time < 20; time++)
    expect((await get('ruth', 'administrator', '/audit-log.csv?verb=export')).status).toBe(200)
  expect(await get('ruth', 'administrator', '/audit-log.csv')).toMatchObject({
    status: 429,
    text: auditLogText.csv.tooOften,
  })
})

it('has words for everything that is audited', async () => {
  const audited = await db.rows<{ name: string }>(`select c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where t.tgfoid = 'app.audit_change'::regproc`)
  expect(audited.map(({ name }) => name).filter(name => !(name in auditLogText.entities))).toEqual([])
})
