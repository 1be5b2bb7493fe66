/** What follows from a cover beside access: figures, what was read already, who is notified, who is mailed. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { caseloadProcedures } from '#features/caseload/caseload.server.ts'
import { messagingProcedures } from '#features/messaging/messaging.server.ts'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { mailSafetyAlert } from '#features/safety/safety.jobs.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { createJobServices } from '#platform/jobs/jobs.server.ts'
import { LiveStreams } from '#platform/live/live.server.ts'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { Ear } from '../../../test/ear.ts'
import { moveCover } from '../../../test/move-cover.ts'
import { paced } from '../../../test/pace.ts'
import { beginCover, tellColleague } from './cover.jobs.server.ts'
import { coverProcedures as api } from './cover.server.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const as = (person: PersonKey, hat: Hat) => ({
  context: { session: db.as(person, hat), hat, organization: undefined } as unknown as Context,
})
const dana = () => as('dana', 'staff')
const marcus = () => as('marcus', 'staff')
const id = (person: PersonKey) => people[person].recordId
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Marcus covers for Dana: with all of her patients, or with one. */
const give = (patient?: PersonKey, more: { startsAt?: string } = {}) =>
  call(
    api.give,
    {
      id: randomUUID(),
      colleagueId: id('marcus'),
      endsAt: inDays(5),
      reason: 'Away',
      ...(patient ? { patientId: id(patient) } : {}),
      ...more,
    },
    dana(),
  )
const end = (cover: { id: string }) => call(api.end, { id: cover.id }, dana())

describe('figures', () => {
  it('of one’s own caseload stay one’s own; those covered stand beside them', async () => {
    const before = await call(caseloadProcedures.overview, undefined, marcus())
    await give()
    const after = await call(caseloadProcedures.overview, undefined, marcus())
    expect(after).toMatchObject({
      totalPatients: before.totalPatients,
      activePatients: before.activePatients,
      caseFiles: before.caseFiles,
      coveredPatients: 5,
    })
    expect(after.needingAttention).toBeGreaterThan(before.needingAttention)
    expect((await call(caseloadProcedures.progress, undefined, marcus())).totalPatients).toBe(3)
    const names = await call(caseloadProcedures.names, {}, marcus())
    expect(names.filter(({ isCovered }) => !isCovered)).toHaveLength(before.activePatients)
  })
})

describe('messages', () => {
  const unread = async () => (await call(caseloadProcedures.overview, undefined, marcus())).unreadMessages
  /** Maria wrote twice, and Dana read the first. */
  async function wrote() {
    const maria = as('maria', 'patient')
    const { id: conversationId } = await call(
      messagingProcedures.open,
      { participantType: 'case_manager' },
      maria,
    )
    const ids = [randomUUID(), randomUUID()]
    for (const message of ids)
      await call(messagingProcedures.send, { conversationId, id: message, content: 'Hello' }, maria)
    await call(messagingProcedures.read, { conversationId, until: ids[0] ?? '' }, dana())
  }

  it('that were read before are not new to whoever covers', async () => {
    await wrote()
    await give('maria')
    expect(await unread()).toBe(1)
  })

  it('are known from the moment on at which a cover given ahead begins', async () => {
    await wrote()
    const cover = await give('maria', { startsAt: inDays(1) })
    expect(await db.rows('select from message_reads where user_id = $1', [people.marcus.userId])).toEqual([])
    const [later] = await db.rows<{ start_after: string }>("select * from outbox where job = 'cover.begin'")
    expect(Date.parse(later?.start_after ?? '')).toBe(Date.parse(cover.startsAt))
    await moveCover(db, cover.id, { startsAt: '-1 second', endsAt: '1 day' })
    const organization = people.organizations.riverbend
    await beginCover({ organization, payload: { coverId: cover.id } }, tools())
    expect(await unread()).toBe(1)
  })
})

const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })
const tools = () => ({ session: db.databasePool.asJob(people.organizations.riverbend), services })

describe('a safety alert', () => {
  async function recipients(): Promise<string[]> {
    const alertId = randomUUID()
    await db.rows(
      `insert into safety_alerts (organization_id, id, patient_id, kind, source) values ($1, $2, $3, 'emergency', 'message')`,
      [people.organizations.riverbend, alertId, id('maria')],
    )
    const job = { organization: people.organizations.riverbend, payload: { alertId, patientId: id('maria') } }
    // Repeating a job mails nobody twice.
    for (let time = 0; time < 2; time += 1) await mailSafetyAlert(job, tools(), noticesThrough(tools()))
    const rows = await db.rows<{ recipient: string }>(
      'select recipient from mails where dedupe_key like $1 order by recipient',
      [`safety-alert:${alertId}%`],
    )
    await db.rows('delete from safety_alerts')
    return rows.map(row => row.recipient)
  }

  it('is mailed to whoever covers the caseload or the patient now, beside the case manager', async () => {
    const both = [namedPeople.dana.email, namedPeople.marcus.email]
    expect(await recipients()).toEqual([namedPeople.dana.email])
    const one = await give('maria')
    expect(await recipients()).toEqual(both)
    const all = await give()
    expect(await recipients()).toEqual(both)
    await end(one)
    expect(await recipients()).toEqual(both)
    await end(all)
    await give('jay')
    await give('maria', { startsAt: inDays(2) })
    expect(await recipients()).toEqual([namedPeople.dana.email])
  })
})

describe('the mail to whoever is to cover', () => {
  const tell = (coverId: string) =>
    tellColleague(
      { organization: people.organizations.riverbend, payload: { coverId } },
      tools(),
      noticesThrough(tools()),
    )
  const mails = () =>
    db.rows<{ recipient: string; body: string }>(
      "select recipient, body from mails where kind = 'cover given'",
    )

  it('says for whom and for how long, once, and names no patient', async () => {
    const cover = await give('maria')
    const [waiting] = await db.rows<{ payload: object }>(
      "select payload from outbox where job = 'cover.tell-colleague' and start_after > now() + interval '50 seconds'",
    )
    expect(waiting?.payload).toMatchObject({ coverId: cover.id })
    for (let time = 0; time < 2; time += 1) await tell(cover.id)
    const all = await mails()
    expect(all.map(({ recipient }) => recipient)).toEqual([namedPeople.marcus.email])
    expect(all[0]?.body).toMatch(
      /^One of Dana Whitfield’s patients is in your care from .+ until and including /,
    )
    expect(all[0]?.body).not.toMatch(/Maria|Away/)
  })

  it('counts the days of the organization', async () => {
    await give(undefined, { startsAt: inDays(3) })
    const [cover] = await db.rows<{ id: string }>(
      "update covers set starts_at = '2037-03-02T05:00:00Z', ends_at = '2037-03-07T05:00:00Z' returning id",
    )
    await tell(cover?.id ?? '')
    expect((await mails())[0]?.body).toMatch(
      /^Dana Whitfield’s patients are in your care from Mon, Mar 2, 2037 until and including Fri, Mar 6, 2037\./,
    )
  })

  it('is not written about a cover that was taken back', async () => {
    const cover = await give()
    await end(cover)
    await tell(cover.id)
    expect(await mails()).toEqual([])
  })
})

describe('the change notification', () => {
  it('is sent at once on an open stream when cover is given and ended, and carries nothing afterwards', async () => {
    const live = new LiveStreams(db.serverUrl, () => {})
    await live.start()
    try {
      const stream = await live.open({ session: db.as('marcus'), token: undefined }, 0)
      const ear = new Ear(stream)
      const notify = (topic: string, patient: PersonKey) =>
        db.rows('select app.notify($1, $2, $3, null)', [people.organizations.riverbend, topic, id(patient)])
      const cover = await give('maria')
      await ear.hears('"care-team"')
      await notify('tasks', 'maria')
      await ear.hears('"tasks"')
      const { tookMs } = await paced(async () => {
        await end(cover)
        await ear.hears('"care-team"')
      })
      expect(tookMs).toBeLessThan(2000)
      // A change of Marcus’s own patient comes after hers, and hers does not come.
      await notify('tasks', 'maria')
      await notify('goals', 'grace')
      expect(await ear.hears('"goals"')).not.toContain('"tasks"')
    } finally {
      await live.close()
    }
  })
})
