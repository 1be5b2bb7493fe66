/**
 * What Premium closes, and what it never does (decisions 32 and 33). Which procedures ask for it is read from their contracts, and
 * what can be read or taken along from the API's own description and from the addresses of downloads.
 */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '../../../test/access/strangers.ts'
import { buildWorld } from '../../../test/access/world.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { procedureContracts } from '../../../test/attacks/contract-inputs.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, request } = withServer(db)
const free = withServer(db, { isBillingOff: true })
const DAY_MS = 86_400_000
const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'

const isGated = ({ errors }: { errors: readonly string[] }) => errors.includes('PAYMENT_REQUIRED')
const gates = procedureContracts.filter(isGated).map(({ name }) => name)

let people: InsertedPeople
let taskId: string
let uploads: Record<string, string>

type Ask = (...asked: Parameters<typeof ask>) => Promise<number>
const maria = () => people.maria.recordId
/** How each is asked for, about Maria. A file is begun, and finished without its pieces: CONFLICT, once nobody has to pay. */
const requests: Record<string, (by: Asker, hat: string, via: Ask) => Promise<number>> = {
  'files.begin': (by, hat, via) =>
    via(by, hat, 'POST', '/files/uploads', { id: randomUUID(), patientId: maria(), taskId }),
  'files.finish': (by, hat, via) =>
    via(by, hat, 'POST', `/files/uploads/${uploads[by]}`, {
      id: uploads[by],
      patientId: maria(),
      taskId,
      name: 'letter.txt',
      pieces: 1,
    }),
  'staffChecklist.generate': (by, hat, via) => via(by, hat, 'POST', `/patients/${maria()}/checklist`),
  'drafts.ask': (by, hat, via) =>
    via(by, hat, 'POST', `/patients/${maria()}/assistant-drafts`, { id: randomUUID(), kind: 'note' }),
  'reports.make': (by, hat, via) =>
    via(by, hat, 'POST', '/reports', { id: randomUUID(), kind: hat === 'administrator' ? 'all' : 'own' }),
}
const done = [200, 201, 409]

/** Everybody who could ask, what is theirs to ask for, and whether they ever need Premium for it. */
const files = ['files.begin', 'files.finish']
const everybody: [by: Asker, hat: string, may: readonly string[], isFree: boolean][] = [
  ['dana', 'staff', gates, false],
  ['marcus', 'staff', gates, false],
  ['priya', 'staff', files, false],
  ['ruth', 'administrator', gates, true],
  // What a patient was asked for.
  ['maria', 'patient', files, true],
  ['grace', 'patient', [], false],
  // Of another organization: of her own caseload.
  ['elena', 'staff', ['reports.make'], false],
  ['nobody', 'staff', [], false],
]

async function expectGates(isOpen: (by: Asker) => boolean, via: typeof ask = ask): Promise<void> {
  const status: Ask = async (...asked) => (await via(...asked)).status
  for (const [by, hat, may, isFree] of everybody)
    for (const gate of gates) {
      const answer = (await requests[gate]?.(by, hat, status)) ?? 0
      const expected = may.includes(gate) ? (isFree || isOpen(by) ? done : [402]) : [...refusals, 402]
      expect(expected, `${by} as ${hat}, ${gate}: ${answer}`).toContain(answer)
    }
}

const everyone = () => true
const noone = () => false
const plan = (set: string) => db.rows(`update organizations set ${set}`)

beforeAll(async () => {
  people = await insertPeople(db)
  await db.rows('update deployment set budgets_times = 1000000')
  // Marcus is a co-worker, who is given what the case manager does.
  const coWorker = { id: randomUUID(), memberId: people.marcus.recordId, reason: 'Both of us' }
  const added = await ask('dana', 'staff', 'POST', `/patients/${maria()}/co-workers`, coWorker)
  expect(added.status, added.text).toBe(201)
  taskId = randomUUID()
  const task = { id: taskId, patientId: maria(), title: 'Your ID', asksForFile: true }
  expect((await ask('dana', 'staff', 'POST', '/tasks', task)).status).toBe(201)
  uploads = {}
  for (const [by, hat] of everybody) {
    const id = randomUUID()
    uploads[by] = id
    await ask(by, hat, 'POST', '/files/uploads', { id, patientId: maria(), taskId })
  }
})
afterEach(async () => {
  vi.useRealTimers()
  await db.rows('delete from subscriptions')
  await plan('plan = default')
})

it('asks for exactly what the contracts name, and no server asks beside them', () => {
  expect(Object.keys(requests).toSorted()).toEqual(gates.toSorted())
  const servers = import.meta.glob('../**/*.server.ts', { query: '?raw', import: 'default', eager: true })
  const asking = Object.entries(servers).filter(([, text]) => String(text).includes('PAYMENT_REQUIRED'))
  expect(asking.map(([file]) => file).toSorted()).toEqual([
    '../assistant/drafts/drafts.server.ts',
    '../checklist/staff-checklist/staff-checklist.server.ts',
    '../files/uploads/uploads.server.ts',
    '../reports/reports.server.ts',
  ])
})

describe('a trial', () => {
  it.each([
    ['is open to everybody until the last second of day 14', 14 * DAY_MS - 2_000, everyone],
    ['closes for staff on day 15, and for nobody else', 14 * DAY_MS + 2_000, noone],
    ['stays closed', 400 * DAY_MS, noone],
  ])('%s', async (_, later, isOpen) => {
    const [founded] = await db.rows<{ at: string }>(
      "select created_at::text as at from organizations where slug = 'riverbend'",
    )
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(founded?.at ?? '').getTime() + later })
    await expectGates(isOpen)
  })
})

it.each([
  ['starter', noone],
  ['growth', everyone],
  ['enterprise', everyone],
])('the plan %s, whatever its trial was', async (name, isOpen) => {
  await plan(`plan = '${name}'`)
  await expectGates(isOpen)
})

it.each([
  ['that renews opens for whoever pays', true, '3 days', true],
  ['whose renewal is late stays open for a day', true, '-23 hours', true],
  ['that was not renewed closes after it', true, '-25 hours', false],
  ['that was cancelled stays open until its end', false, '10 seconds', true],
  ['that was cancelled closes at its end', false, '-1 second', false],
])('a subscription %s, and for no colleague', async (_, renews, end, isOpen) => {
  await plan("plan = 'starter'")
  for (const who of ['dana', 'priya'] as const)
    await db.rows(
      `insert into subscriptions (organization_id, user_id, provider, customer_ref, subscribed, subscription_end, renews)
        values ($1, $2, 'test', $3, true, now() + $4::interval, $5)`,
      [people[who].organizationId, people[who].userId, `test_${who}`, end, renews],
    )
  await expectGates(by => isOpen && (by === 'dana' || by === 'priya'))
})

it('a copy without prices closes nothing', async () => {
  await plan("plan = 'starter'")
  await expectGates(everyone, free.ask)
})

it('a copy without prices speaks of no trial', async () => {
  for (const [by, hat] of [
    ['dana', 'staff'],
    ['ruth', 'administrator'],
  ] as const) {
    expect((await ask(by, hat, 'GET', '/billing/premium')).body.trialEndsAt).toEqual(expect.any(String))
    const { body } = await free.ask(by, hat, 'GET', '/billing/premium')
    expect(body).toMatchObject({ isOpen: true, reason: 'billing-off', trialEndsAt: null, mayBuy: false })
  }
})

describe('afterwards', () => {
  /** How each of these is answered, as it is asked for by whom. */
  async function readings(asked: readonly (readonly [by: Asker, hat: string, address: string])[]) {
    const waiting = [...asked]
    const answers: Record<string, number> = {}
    const read = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await request(...next)
        await answer.arrayBuffer()
        answers[next.join(' ')] = answer.status
      }
    }
    await Promise.all(Array.from({ length: 8 }, read))
    return answers
  }

  /** The addresses of downloads, as their features add them. */
  const downloads = Object.values(
    import.meta.glob<string>('../**/*.http.server.ts', { query: '?raw', import: 'default', eager: true }),
  ).flatMap(text =>
    [...text.matchAll(/app\.get\(\s*['`](\/[^'`]+)['`]/g)].map(([, address]) => address ?? ''),
  )

  it('everything that was recorded is read, printed and taken along as before', async () => {
    await db.empty()
    people = (await buildWorld(db)).people
    await db.rows('update deployment set budgets_times = 1000000')
    const ids = [maria()]
    const tables = await db.rows<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c join information_schema.columns i
          on i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'uuid'
        where c.table_schema = 'public' and c.column_name = 'patient_id' order by 1`,
    )
    // In the short form what is about Maria as a whole, in the long form each thing about her too.
    for (const { name } of isLong ? tables : [])
      for (const { id } of await db.rows<{ id: string }>(
        `select id from ${name} where patient_id = $1 order by id limit 1`,
        [maria()],
      ))
        ids.push(id)
    const reads = procedureContracts.filter(({ method }) => method === 'GET')
    const ofTable = async (name: string) =>
      (await db.rows<{ id: string }>(`select id from ${name}`)).map(({ id }) => id)
    const taken: Record<string, string[]> = {
      '/audit-log.csv': ['/audit-log.csv'],
      '/case-files/:hat/:id': ids.map(id => `/case-files/{hat}/${id}`),
      '/imports/:id/to-mend.csv': (await ofTable('imports')).map(id => `/imports/${id}/to-mend.csv`),
      '/my-data.${ending}': ['/my-data.html', '/my-data.json', '/my-data.zip'],
      '/patients.csv': ['/patients.csv'],
      '/reports/:file': (await ofTable('reports')).flatMap(id =>
        ['json', 'csv'].map(ending => `/reports/${id}.${ending}?as={hat}`),
      ),
      '/submissions.csv': (await ofTable('forms')).map(id => `/submissions.csv?form=${id}`),
    }
    expect(Object.keys(taken).toSorted()).toEqual(downloads.toSorted())
    const addresses = [
      ...Object.values(taken).flat(),
      ...reads.flatMap(({ path }) =>
        ids.map(id => `/api${path.replaceAll('{patientId}', maria()).replaceAll(/\{\w+\}/g, id)}`),
      ),
    ]
    const before = await readings(
      [...new Set(addresses)].flatMap(address =>
        everybody
          .filter(([by]) => by === 'dana' || by === 'ruth' || by === 'maria')
          .map(([by, hat]) => [by, hat, address.replace('{hat}', hat)] as const),
      ),
    )
    const good = Object.keys(before).filter(asked => before[asked] === 200)
    expect(good.length).toBeGreaterThan(isLong ? 100 : 60)
    // Files and reports themselves: the tests of those features, which keep some.
    for (const address of [
      '/my-data.zip',
      '/patients.csv',
      '/audit-log.csv',
      '/submissions.csv',
      '/to-mend.csv',
    ])
      expect(good.join('\n')).toContain(address)
    await plan("plan = 'trial', trial_ends_at = now() - interval '1 second'")
    expect((await ask('dana', 'staff', 'GET', '/billing/premium')).body.isOpen).toBe(false)
    const after = await readings(good.map(asked => asked.split(' ') as [Asker, string, string]))
    expect(Object.keys(after).filter(asked => after[asked] !== 200)).toEqual([])
  }, 60_000)
})
