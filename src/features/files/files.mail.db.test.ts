/** The mail that points out what expires: when it is asked for, to whom it goes, and what it doesn't say. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import { createJobServices, type Job } from '#platform/jobs/jobs.server.ts'
import { insertRows } from '../../../sample/insert-people.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })
let people: InsertedPeople
let id: string

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows("update organizations set time_zone = 'America/Phoenix'")
  id = randomUUID()
  const { recordId: patient_id, organizationId: organization_id } = people.maria
  const stored = {
    media_type: 'text/plain',
    size_bytes: 1,
    sha256: '0'.repeat(64),
    storage_key: 'files/0123456789',
  }
  await insertRows(db.owner, 'case_files', [
    { id, organization_id, patient_id, name: 'Secret name', kind: 'id', ...stored },
  ])
})

const change = (more: object) =>
  ask('dana', 'staff', 'PUT', `/files/${id}`, {
    name: 'Secret name',
    kind: 'id',
    seen: { name: 'Secret name', kind: 'id', labels: '', expiresOn: '', readers: 'team' },
    ...more,
  })
const waiting = () =>
  db.rows<{ payload: Record<string, string>; at: string }>(
    `select payload, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from outbox
      where job = 'files.remind-of-expiry' order by id`,
  )

/** Does what waits, however far off; resolves to the mails that came of it. */
async function work() {
  for (const { payload } of await waiting()) {
    const job: Job = { organization: people.organizations.riverbend, payload }
    await jobHandlers['files.remind-of-expiry']?.(job, {
      session: db.databasePool.asJob(job.organization),
      services,
    })
  }
  return db.rows<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from mails',
  )
}

it('is asked for in the morning thirty days before, once for each day that is set', async () => {
  expect((await change({ expiresOn: '2040-03-31' })).status).toBe(200)
  await change({ expiresOn: '2040-03-31' })
  expect((await waiting()).map(({ at }) => at)).toEqual(['2040-03-01 15:00'])
})

it('goes to the case manager, once, and says of which kind it is and until when, never its name', async () => {
  await change({ expiresOn: '2040-03-31' })
  await work()
  const mails = await work()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['dana.whitfield@riverbend.example'])
  expect(mails[0]?.body).toMatch(/^An ID of .*Mar 31, 2040\./)
  expect(JSON.stringify(mails)).not.toContain('Secret name')
})

it('says of a confidential file nothing but that it is one', async () => {
  await change({ expiresOn: '2040-03-31', readers: [people.priya.recordId, people.dana.recordId] })
  const [mail] = await work()
  expect(mail?.body).toMatch(/^A file of /)
})

it.each([
  ['it has another day now', "update case_files set expires_on = '2041-01-01'"],
  ['it was put away', "update case_files set removed_at = now(), removed_for = 'Twice'"],
  [
    'the case is closed',
    "update patients set status = 'inactive', closed_on = '2026-01-01', closed_reason = 'other'",
  ],
])('does not go where %s', async (_, statement) => {
  await change({ expiresOn: '2040-03-31' })
  const [asked] = await waiting()
  await db.rows(statement)
  await db.rows("delete from outbox where payload ->> 'expiresOn' <> '2040-03-31'")
  expect(asked?.payload).toMatchObject({ fileId: id })
  expect(await work()).toEqual([])
})

it('is not asked for by what has expired already, or never does', async () => {
  await change({ expiresOn: '2020-01-01' })
  await change({
    expiresOn: null,
    seen: { name: 'Secret name', kind: 'id', labels: '', expiresOn: '2020-01-01' },
  })
  expect(await waiting()).toEqual([])
})
