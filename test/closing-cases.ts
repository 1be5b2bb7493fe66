/** Closing and reopening Maria's case in tests, with all that is open in it, and the mails that follow. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import { createJobServices, type Job } from '#platform/jobs/jobs.server.ts'
import type { PersonKey } from '../sample/people.ts'
import { withServer } from './ask.ts'
import { type InsertedPeople, onlyPeople, type TestDatabase } from './database.ts'

type Hat = 'staff' | 'administrator' | 'patient'

/** The day in so many days. */
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** What closing and reopening ask for. */
export const closing = (more: object = {}) => ({
  id: randomUUID(),
  changedOn: day(-2),
  reason: 'moved_away',
  ...more,
})

const mailer = { leaves: false, send: async () => {}, close: () => {} }
export const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })

/** A server over the test's database, with the people in it anew before each test. */
export function withCases(db: TestDatabase) {
  const { ask, log } = withServer(db)
  let people: InsertedPeople
  beforeEach(async () => {
    people = await onlyPeople(db)
  })

  const pathOf = (person: PersonKey, rest: string) => `/patients/${people[person].recordId}/${rest}`
  const close = (person: PersonKey, hat: Hat, more: object = {}, patient: PersonKey = 'maria') =>
    ask(person, hat, 'POST', pathOf(patient, 'closing'), closing(more))
  const reopen = (person: PersonKey, hat: Hat, more: object = {}) =>
    ask(person, hat, 'POST', pathOf('maria', 'reopening'), closing({ reason: 'asked_again', ...more }))

  /** An open task, a form asked for, one begun, an appointment with each of the team, and a next step. */
  async function fillMaria(): Promise<void> {
    const patientId = people.maria.recordId
    await ask('dana', 'staff', 'POST', '/tasks', { id: randomUUID(), patientId, title: 'Call the landlord' })
    const [form] = await db.rows<{ id: string }>(
      `insert into forms (organization_id, title, form_fields)
         values ($1, 'Housing', '[{"name": "a", "label": "A", "type": "text", "required": false}]') returning id`,
      [people.organizations.riverbend],
    )
    await ask('dana', 'staff', 'PUT', pathOf('maria', `forms/${form?.id}/request`), {})
    for (const [hour, person] of [
      [10, 'dana'],
      [12, 'priya'],
    ] as const)
      expect(
        (
          await ask(person, 'staff', 'POST', '/appointments/offers', {
            id: randomUUID(),
            patientId,
            startsAt: `${day(3)}T${hour}:00:00.000Z`,
            minutes: 30,
          })
        ).status,
      ).toBeLessThan(300)
    await ask('dana', 'staff', 'PUT', pathOf('maria', 'next-step'), { step: 'Visit', dueOn: day(4) })
  }

  /** Does everything that waits, and says which mails went to whom. */
  async function work() {
    const jobs = await db.rows<{ job: string; payload: Job['payload'] }>(
      'select job, payload from outbox where start_after <= now() order by id',
    )
    await db.rows('delete from outbox')
    const organization = people.organizations.riverbend
    for (const { job, payload } of jobs)
      await jobHandlers[job]?.(
        { organization, payload },
        { session: db.databasePool.asJob(organization), services },
      )
    return db.rows<{ kind: string; recipient: string; status: string }>(
      'select kind, recipient, status from mails order by id',
    )
  }

  return { ask, log, people: () => people, pathOf, close, reopen, fillMaria, work }
}
