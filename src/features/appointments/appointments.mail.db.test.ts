import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { jobHandlers } from '#jobs.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import { createJobServices, type Job } from '#platform/jobs/jobs.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withOwnDatabase } from '../../../test/database.ts'
import { remindOfAppointment } from './appointments.jobs.server.ts'
import { appointmentsProcedures as api } from './appointments.server.ts'

const db = withOwnDatabase()
const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  // Phoenix keeps one time all year: what the mails say does not depend on the season of the test.
  await db.rows("update patients set time_zone = 'America/Phoenix'")
})

const as = (person: PersonKey, hat: Hat) => ({ context: { session: db.as(person, hat), hat } as Context })
const maria = () => as('maria', 'patient')
const dana = () => as('dana', 'staff')

const hour = 60 * 60 * 1000
/** Six in the evening in UTC is eleven in the morning in Phoenix. */
function inDays(days: number): string {
  const at = new Date(Date.now() + days * 24 * hour)
  at.setUTCHours(18, 0, 0, 0)
  return at.toISOString()
}

interface Waiting {
  job: string
  payload: { sequence: number }
  start_after: string
}

const waiting = () => db.rows<Waiting>('select job, payload, start_after from outbox order by id')

function run({ job, payload }: Waiting): Promise<void> {
  const work: Job = { organization: people.organizations.riverbend, payload }
  const handler = jobHandlers[job]
  if (!handler) throw new Error(`nobody does ${job}`)
  return handler(work, { session: db.databasePool.asJob(work.organization), services })
}

/** Does everything that waits, and says which mails came of it. */
async function work() {
  for (const job of await waiting()) await run(job)
  await db.rows('delete from outbox')
  return db.rows<{ recipient: string; subject: string; body: string; status: string }>(
    'select recipient, subject, body, status from mails order by created_at, id',
  )
}

async function confirmed(days: number) {
  const { id } = await call(api.request, { id: randomUUID(), startsAt: inDays(days), notes: '' }, maria())
  await call(api.answer, { id, sequence: 0, answer: 'confirmed' }, dana())
  return id
}

describe('each transition', () => {
  it('is told to the other side, once, the patient in their language and on their clock', async () => {
    const id = await confirmed(10)
    await call(api.move, { id, sequence: 1, startsAt: inDays(11), minutes: 30 }, dana())
    await call(api.answer, { id, sequence: 2, answer: 'confirmed' }, maria())
    await call(api.cancel, { id, sequence: 3 }, maria())
    const jobs = (await waiting()).map(({ job, payload }) => `${job} ${payload.sequence}`)
    expect(jobs).toEqual([
      'appointments.tell-staff 0',
      'appointments.tell-patient 1',
      'appointments.remind 1',
      'appointments.tell-patient 2',
      'appointments.tell-staff 3',
      'appointments.remind 3',
      'appointments.tell-staff 4',
    ])
    // Only the last one is still true when the mails go out.
    const mails = await work()
    expect(mails.map(mail => mail.recipient)).toEqual(['dana.whitfield@riverbend.example'])
    expect(mails[0]?.body).toContain('cancelled')
  })

  it('to the patient reveals nothing but a time', async () => {
    await confirmed(10)
    const [told] = (await waiting()).filter(each => each.job === 'appointments.tell-patient')
    await run(told as Waiting)
    await run(told as Waiting)
    const mails = await db.rows<{ recipient: string; subject: string; body: string }>('select * from mails')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'maria.santos@example.org', subject: 'Tiene una novedad' })
    expect(mails[0]?.body).toMatch(/11:00\s?a\.\s?m\./)
    expect(mails[0]?.body).toContain('/es/patient-portal/dashboard#appointments')
    expect(mails[0]?.body).not.toMatch(/Dana|Riverbend|cita|caso|appointment with/i)
  })

  it('went out once where the release before sent the mail and its job is tried again', async () => {
    const id = await confirmed(10)
    const [told] = (await waiting()).filter(each => each.job === 'appointments.tell-patient')
    await db.rows(
      `insert into mails (organization_id, patient_id, dedupe_key, kind, recipient, subject, body, status, sent_at)
       values ($1, $2, $3, 'appointment turn', 'maria.santos@example.org', 'Tiene una novedad', 'Hola', 'sent', now())`,
      [people.organizations.riverbend, people.maria.recordId, `appointment-turn:${id}:1`],
    )
    await run(told as Waiting)
    expect(await db.rows('select kind from mails')).toEqual([{ kind: 'appointment turn' }])
  })

  it('is held back where the patient wants no mail, and waits for the hours that are safe', async () => {
    await confirmed(10)
    const [told] = (await waiting()).filter(each => each.job === 'appointments.tell-patient')
    const hourThere = Number(
      new Intl.DateTimeFormat('en-US', {
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: 'America/Phoenix',
      }).format(new Date()),
    )
    const from = hourThere < 12 ? 13 : 1
    await db.rows(
      `insert into contact_preferences (organization_id, patient_id, may_email, from_hour, until_hour)
       values ($1, $2, true, $3, $4)`,
      [people.organizations.riverbend, people.maria.recordId, from, from + 1],
    )
    await expect(run(told as Waiting)).rejects.toThrow(LaterError)
    await db.rows('update contact_preferences set may_email = false')
    await run(told as Waiting)
    expect(await db.rows('select status from mails')).toEqual([{ status: 'withheld' }])
  })

  it('of a specialist’s appointment is told to the specialist', async () => {
    const offer = { id: randomUUID(), patientId: people.maria.recordId, startsAt: inDays(4), minutes: 30 }
    await call(api.offer, offer, as('priya', 'staff'))
    await call(api.answer, { id: offer.id, sequence: 0, answer: 'declined' }, maria())
    expect((await work()).map(mail => mail.recipient)).toEqual(['priya.raman@riverbend.example'])
  })

  it('about what took place, or did not, is nobody’s mail', async () => {
    const id = await confirmed(10)
    await db.rows(
      "update appointments set starts_at = now() - interval '1 hour', ends_at = now(), sequence = 1",
    )
    await db.rows('delete from outbox')
    const [{ sequence } = { sequence: 0 }] = await db.rows<{ sequence: number }>(
      'select sequence from appointments',
    )
    await call(api.mark, { id, sequence, outcome: 'missed' }, dana())
    expect(await waiting()).toEqual([])
  })

  it('of a patient who has nobody yet mails nobody', async () => {
    await call(api.request, { id: randomUUID(), startsAt: inDays(4), notes: '' }, as('sam', 'patient'))
    expect(await work()).toEqual([])
  })
})

describe('the reminder', () => {
  const reminders = async () => (await waiting()).filter(each => each.job === 'appointments.remind')

  it('comes a day before, once, in the language and on the clock of the patient', async () => {
    await confirmed(10)
    const [reminder] = await reminders()
    expect(Date.parse(reminder?.start_after ?? '')).toBe(Date.parse(inDays(10)) - 24 * hour)
    await run(reminder as Waiting)
    await run(reminder as Waiting)
    const mails = await db.rows<{ subject: string; body: string }>(
      "select * from mails where kind like '%reminder'",
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Un recordatorio')
    expect(mails[0]?.body).toMatch(/11:00\s?a\.\s?m\./)
  })

  it('is for nobody once it was cancelled, and at the new time once it was moved', async () => {
    const id = await confirmed(10)
    const [first] = await reminders()
    await call(api.move, { id, sequence: 1, startsAt: inDays(12), minutes: 30 }, dana())
    await run(first as Waiting)
    await call(api.answer, { id, sequence: 2, answer: 'confirmed' }, maria())
    const [, second] = await reminders()
    expect(Date.parse(second?.start_after ?? '')).toBe(Date.parse(inDays(12)) - 24 * hour)
    await call(api.cancel, { id, sequence: 3 }, maria())
    await run(second as Waiting)
    expect(await db.rows("select from mails where kind like '%reminder'")).toEqual([])
  })

  it('is not written for an appointment within the day, nor sent late or to a closed case', async () => {
    const id = await confirmed(10)
    const [reminder] = await reminders()
    await db.rows(
      "update patients set status = 'inactive', closed_on = now(), closed_reason = 'other' where id = $1",
      [people.maria.recordId],
    )
    await run(reminder as Waiting)
    await db.rows(
      "update patients set status = 'active', closed_on = null, closed_reason = null where id = $1",
      [people.maria.recordId],
    )
    await db.rows('alter table appointments disable trigger user')
    await db.rows(
      "update appointments set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' where id = $1",
      [id],
    )
    await db.rows('alter table appointments enable trigger user')
    await run(reminder as Waiting)
    expect(await db.rows('select from mails')).toEqual([])
    await db.rows('delete from outbox')
    const soon = new Date(Date.now() + 20 * hour).toISOString()
    const { id: near } = await call(
      api.request,
      { id: randomUUID(), startsAt: soon, notes: '' },
      as('jay', 'patient'),
    )
    await call(api.answer, { id: near, sequence: 0, answer: 'confirmed' }, dana())
    expect(await reminders()).toEqual([])
  })

  it('goes through the one function that mails patients', async () => {
    await confirmed(10)
    const [reminder] = await reminders()
    await db.rows(
      'insert into contact_preferences (organization_id, patient_id, may_email) values ($1, $2, false)',
      [people.organizations.riverbend, people.maria.recordId],
    )
    const tools = { session: db.databasePool.asJob(people.organizations.riverbend), services }
    const job = { organization: people.organizations.riverbend, payload: reminder?.payload ?? {} }
    await remindOfAppointment(job as Job, tools, noticesThrough(tools))
    expect(await db.rows('select status from mails')).toEqual([{ status: 'withheld' }])
  })
})
