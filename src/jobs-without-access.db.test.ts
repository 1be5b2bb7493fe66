/** Who is mailed while somebody of the staff has no access, and what a patient is told who gets another case manager. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { tellPatient } from '#features/staff/leaving/leaving.jobs.server.ts'
import { createJobServices } from '#platform/jobs/jobs.server.ts'
import { namedPeople } from '../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../test/database.ts'

const db = withTestDatabase()
let people: InsertedPeople
let sent: { to: string; text: string }[]

beforeEach(async () => {
  people = await onlyPeople(db)
  sent = []
})

const services = createJobServices({
  mailer: {
    leaves: true,
    send: async mail => void sent.push({ to: mail.to, text: JSON.stringify(mail) }),
    close: () => {},
  },
  originUrl: 'https://care.example.org',
  secret: 'tests',
})
const tools = () => ({ session: db.databasePool.asJob(people.organizations.riverbend), services })
const suspend = () =>
  db.rows('update case_managers set suspended_at = now() where id = $1', [people.dana.recordId])
const tellStaff = () =>
  noticesThrough(tools()).toCaseManager({
    patientId: people.maria.recordId,
    kind: 'task completed',
    dedupeKey: randomUUID(),
    words: { subject: 'News', body: 'News' },
    screen: '/case-manager',
  })

it('nothing about patients is mailed to who has no access; whoever covers is told, and where nobody does that is said', async () => {
  expect(await tellStaff()).toBe(true)
  expect(sent.map(({ to }) => to)).toEqual([namedPeople.dana.email])
  await suspend()
  sent = []
  expect(await tellStaff()).toBe(false)
  expect(sent).toEqual([])
  await db.rows(
    `insert into covers (organization_id, case_manager_id, colleague_id, reason, ends_at)
      values ($1, $2, $3, 'Away', now() + interval '1 day')`,
    [people.organizations.riverbend, people.dana.recordId, people.marcus.recordId],
  )
  expect(await tellStaff()).toBe(true)
  expect(sent.map(({ to }) => to)).toEqual([namedPeople.marcus.email])
})

it('a patient is told once that somebody new works with them, discreetly, and not of who was meant meanwhile', async () => {
  const payload = { patientId: people.maria.recordId, caseManagerId: people.dana.recordId, since: 'then' }
  const run = (more = {}) =>
    tellPatient(
      { organization: people.organizations.riverbend, payload: { ...payload, ...more } },
      tools(),
      noticesThrough(tools()),
    )
  for (let time = 0; time < 2; time += 1) await run()
  expect(sent.map(({ to }) => to)).toEqual([namedPeople.maria.email])
  expect(sent[0]?.text).not.toContain(namedPeople.dana.name)
  await run({ caseManagerId: people.marcus.recordId, since: 'later' })
  expect(sent).toHaveLength(1)
})
