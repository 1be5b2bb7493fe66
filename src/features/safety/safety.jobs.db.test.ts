/** An alert that nobody answers climbs by the database's clock, reaches each once, and stops when it is settled. */
import { beforeEach, describe, expect, it } from 'vitest'
import { namedPeople } from '../../../sample/people.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { LaterError } from '../../platform/jobs/job-errors.server.ts'
import { createJobServices } from '../../platform/jobs/jobs.server.ts'
import { noticesThrough } from '../notifications/notifications.jobs.server.ts'
import { climbSafetyAlert, mailSafetyAlert } from './safety.jobs.server.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })
const riverbend = () => people.organizations.riverbend
const tools = () => ({ session: db.databasePool.asJob(riverbend()), services })
const dana = namedPeople.dana.email
const priya = namedPeople.priya.email
const ruth = namedPeople.ruth.email

async function raise(): Promise<string> {
  const [alert] = await db.rows<{ id: string }>(
    `insert into safety_alerts (organization_id, patient_id, kind, source, said)
      values ($1, $2, 'self_harm', 'message', 'I want to die') returning id`,
    [riverbend(), people.maria.recordId],
  )
  return alert?.id ?? ''
}

/** Moves the clock: the alert is older by so many minutes. */
const pass = (minutes: number) =>
  db.rows(`update safety_alerts set created_at = created_at - make_interval(mins => $1)`, [minutes])

/** Every job of these alerts that is due, as a worker would do it, twice over. */
async function work(): Promise<void> {
  const jobs = await db.rows<{ job: string; payload: Record<string, unknown> }>(
    "select job, payload from outbox where job like 'safety.%' order by start_after, id",
  )
  for (const { job, payload } of [...jobs, ...jobs]) {
    const run = job === 'safety.climb' ? climbSafetyAlert : mailSafetyAlert
    await run({ organization: riverbend(), payload }, tools(), noticesThrough(tools())).catch(error => {
      if (!(error instanceof LaterError)) throw error
    })
  }
}

const mails = () =>
  db.rows<{ recipient: string; body: string }>('select * from mails order by created_at, id')
const recipients = async () => (await mails()).map(({ recipient }) => recipient)

describe('an alert that nobody answers', () => {
  it('reaches the case manager, then the care team, then administrators, each once', async () => {
    await raise()
    await work()
    expect(await recipients()).toEqual([dana])
    await pass(14)
    await work()
    expect(await recipients()).toEqual([dana])
    await pass(1)
    await work()
    expect(await recipients()).toEqual([dana, priya])
    await pass(15)
    await work()
    await pass(60)
    await work()
    expect(await recipients()).toEqual([dana, priya, ruth])
    for (const { body } of await mails()) expect(body).not.toMatch(/Maria|self.harm|want to die/)
    expect((await mails()).map(({ body }) => /\/(?:case-manager|admin)\S*/.exec(body)?.[0])).toEqual([
      `/case-manager/patients/${people.maria.recordId}`,
      `/case-manager/patients/${people.maria.recordId}`,
      '/admin?open=alerts',
    ])
    expect((await ask('ruth', 'administrator', 'GET', '/safety/alerts')).body).toMatchObject([
      { isMine: true },
    ])
  })

  it('stops with the sentence that settles it', async () => {
    const id = await raise()
    await work()
    await ask('dana', 'staff', 'POST', `/safety/people/${people.maria.recordId}/settle`, {
      alerts: [id],
      outcome: 'Called her.',
    })
    await pass(40)
    await work()
    expect(await recipients()).toEqual([dana])
  })

  it('is one mail with others about the same person within a quarter of an hour', async () => {
    await raise()
    await work()
    await raise()
    await raise()
    await work()
    expect(await recipients()).toEqual([dana])
  })

  it('reaches administrators at once where there is no case manager', async () => {
    await db.rows('update patients set case_manager_id = null where id = $1', [people.maria.recordId])
    await raise()
    await work()
    expect(await recipients()).toEqual([ruth])
  })

  it('waits for its steps by the clock of the database', async () => {
    await raise()
    const [first, ...steps] = await db.rows<{ job: string; minutes: number; step: string }>(
      `select job, payload ->> 'step' as step, round(extract(epoch from start_after - now()) / 60)::int as minutes
        from outbox where job like 'safety.%' order by start_after`,
    )
    expect(first?.job).toBe('safety.mail-alert')
    expect(steps.map(({ step }) => step)).toEqual(['team', 'administrators'])
    expect(steps.map(({ minutes }) => minutes)).toEqual([15, 30])
  })
})

it('climbs as well by what the release before put into the queue', async () => {
  const alertId = await raise()
  await pass(16)
  const job = {
    organization: riverbend(),
    payload: { alertId, patientId: people.maria.recordId, turn: 'team' },
  }
  await climbSafetyAlert(job, tools(), noticesThrough(tools()))
  expect(await recipients()).toEqual([priya])
})

describe('out of hours', () => {
  const nightShift = async (person: 'marcus' | 'ruth', email = '') => {
    await db.rows(
      `update organizations set open_days = '', open_from_hour = 9, open_until_hour = 17, out_of_hours_email = $2,
        out_of_hours_person_id = $3 where id = $1`,
      [riverbend(), email, people[person].userId],
    )
  }
  const read = () => ask('marcus', 'staff', 'POST', `/safety/people/${people.maria.recordId}/read`, {})
  const listed = async () => (await ask('marcus', 'staff', 'GET', '/safety/alerts')).body

  it('whom the organization named reads the words and settles them, and the record stays closed to them', async () => {
    await nightShift('marcus', 'nights@riverbend.example')
    const id = await raise()
    expect((await read()).status, 'before it has reached them').toBe(404)
    await work()
    expect((await recipients()).toSorted()).toEqual(
      [dana, namedPeople.marcus.email, 'nights@riverbend.example'].toSorted(),
    )
    expect(await listed()).toMatchObject([
      { isMine: true, mayOpen: false, patientName: namedPeople.maria.name },
    ])
    expect((await read()).body).toMatchObject({ alerts: [{ said: 'I want to die' }] })
    expect((await ask('marcus', 'staff', 'GET', `/patients/${people.maria.recordId}`)).status).toBe(404)
    expect(
      await db.rows('select from care_team where patient_id = $1 and member_id = $2', [
        people.maria.recordId,
        people.marcus.recordId,
      ]),
    ).toEqual([])
    const done = { alerts: [id], outcome: 'Sat with her on the phone until her sister came.' }
    const path = `/safety/people/${people.maria.recordId}/settle`
    expect((await ask('marcus', 'staff', 'POST', path, done)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await read()).status, 'once it is settled').toBe(404)
  })

  it('an administrator who was named is told once, also when it climbs to them later', async () => {
    await nightShift('ruth')
    await raise()
    await work()
    await pass(31)
    await work()
    expect((await recipients()).toSorted()).toEqual([dana, priya, ruth].toSorted())
  })
})
