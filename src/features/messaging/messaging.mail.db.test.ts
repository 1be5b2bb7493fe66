import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { serverWithMail } from '../../../test/server-with-mail.ts'
import { mailUnread } from './messaging.jobs.server.ts'
import { messagingProcedures as api } from './messaging.server.ts'

const db = withTestDatabase()
let post: Awaited<ReturnType<typeof serverWithMail>>
let people: InsertedPeople
let toDana: string

beforeAll(async () => {
  post = await serverWithMail(db)
})
afterAll(() => post.stop())
beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  post.mails.length = 0
  toDana = (await call(api.open, { participantType: 'case_manager' }, as('maria', 'patient'))).id
})

const as = (person: PersonKey, hat: Hat = 'staff') =>
  ({ context: { session: db.as(person, hat), hat } as Context }) as const

/** Writes as somebody; answers with what the job will be asked ten minutes later. */
async function write(person: PersonKey, hat: Hat = 'staff', conversationId = toDana) {
  const messageId = randomUUID()
  await call(
    api.send,
    { conversationId, id: messageId, content: 'The locksmith comes on Friday.' },
    as(person, hat),
  )
  return { conversationId, messageId }
}
const read = ({ conversationId, messageId }: Ids, person: PersonKey, hat: Hat) =>
  call(api.read, { conversationId, until: messageId }, as(person, hat))

type Ids = Awaited<ReturnType<typeof write>>

/** Does the job, as the queue would ten minutes after the message. */
function work(payload: Ids): Promise<void> {
  const organization = people.organizations.riverbend
  const tools = { session: db.databasePool.asJob(organization), services: post.services }
  return mailUnread({ organization, payload }, tools, noticesThrough(tools))
}

/** The work is put off: answers with the minutes until it is looked at again. */
async function minutesUntil(payload: Ids): Promise<number> {
  const error = await work(payload).catch((thrown: unknown) => thrown)
  if (!(error instanceof LaterError)) throw new Error(`not put off, but ${String(error)}`)
  return Math.round((error.at.getTime() - Date.now()) / 60_000)
}

/** So many minutes go by: what was noted and written is that much older. */
async function pass(minutes: number): Promise<void> {
  await db.rows(
    `update message_notices set told_at = told_at - $1 * interval '1 minute', claimed_at = claimed_at - $1 * interval '1 minute',
      told_until = told_until - $1 * interval '1 minute', claimed_until = claimed_until - $1 * interval '1 minute'`,
    [minutes],
  )
  await db.rows(`update messages set created_at = created_at - $1 * interval '1 minute'`, [minutes])
  await db.rows(`update message_reads set read_until = read_until - $1 * interval '1 minute'`, [minutes])
}

const recipients = () => post.mails.flatMap(mail => mail.recipients)
const prefer = (columns: string, values: string) =>
  db.rows(
    `insert into contact_preferences (organization_id, patient_id, ${columns}) values ($1, $2, ${values})
      on conflict (organization_id, patient_id) do update set (${columns}, words) = (${values}, '')`,
    [people.organizations.riverbend, people.maria.recordId],
  )

describe('a message', () => {
  it('waits ten minutes before its job begins; a notebook waits for nobody', async () => {
    // The forwarder of this file's server may have taken them already: then they wait in the queue.
    const written = await write('dana')
    const notebook = await call(api.open, { participantType: 'private' }, as('maria', 'patient'))
    const note = await write('maria', 'patient', notebook.id)
    const jobs = await waitingJobs()
    expect(jobs.map(({ payload }) => payload)).toEqual([written])
    expect(Math.round((Date.parse(jobs[0]?.startAfter ?? '') - Date.now()) / 60_000)).toBe(10)
    // Not even a job that asks about it finds a notebook.
    await work(note)
    expect(await db.rows('select from mails')).toEqual([])
  })

  it('of staff that the patient has not read is told in one discreet mail, in their language', async () => {
    await work(await write('dana'))
    expect(recipients()).toEqual([namedPeople.maria.email])
    expect(post.mails[0]?.subject).toBe('Tiene un mensaje nuevo')
    expect(post.mails[0]?.text).toContain(
      `https://care.example.org/es/patient-portal/messages?conversation=${toDana}`,
    )
    expect(post.mails[0]?.text).not.toMatch(/locksmith|Dana|Maria|Riverbend|Friday/i)
  })

  it('of a patient is told to the case manager, or to the specialist, without a name', async () => {
    await work(await write('maria', 'patient'))
    const toPriya = await call(api.open, { participantType: 'specialist' }, as('maria', 'patient'))
    await work(await write('maria', 'patient', toPriya.id))
    expect(recipients()).toEqual([namedPeople.dana.email, namedPeople.priya.email])
    for (const mail of post.mails) {
      expect(mail.subject).toBe('A message is waiting for you')
      expect(mail.text).toContain('https://care.example.org/case-manager/messages')
      expect(mail.text).not.toMatch(/locksmith|Maria|Santos|conversation=/i)
    }
  })

  it('that was read meanwhile is told to nobody', async () => {
    const written = await write('dana')
    await read(written, 'maria', 'patient')
    await work(written)
    expect(await db.rows('select from mails')).toEqual([])
    expect(await db.rows('select from message_notices')).toEqual([])
  })
})

describe('many messages', () => {
  it('are one mail, although their jobs run at once', async () => {
    const written: Ids[] = []
    for (let count = 0; count < 5; count++) written.push(await write('dana'))
    await pass(10)
    const outcomes = await Promise.allSettled(written.map(work))
    expect(post.mails).toHaveLength(1)
    // Whoever came while the mail was written looks again soon, and finds that it was told.
    for (const [index, outcome] of outcomes.entries())
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toBeInstanceOf(LaterError)
        await work(written[index] as Ids)
      }
    expect(post.mails).toHaveLength(1)
  })

  it('that follow each other have one job, and each is told of ten minutes after it where it is still unread', async () => {
    const first = await write('dana')
    await pass(4)
    await write('maria', 'patient')
    const second = await write('dana')
    await pass(5)
    const third = await write('dana')
    const jobs = (await waitingJobs()).map(({ payload }) => payload.messageId)
    expect(jobs).toHaveLength(2)
    expect(jobs).toContain(first.messageId)
    await read(second, 'maria', 'patient')
    await pass(1)
    // Both were read; the third was not, and is a minute old.
    expect(await minutesUntil(first)).toBe(9)
    await pass(9)
    await work(first)
    expect(recipients()).toEqual([namedPeople.maria.email])
    await work(third)
    expect(post.mails).toHaveLength(1)
  })

  it('that were read at once leave the job waiting for what may come after them', async () => {
    const first = await write('dana')
    await pass(8)
    await read(await write('dana'), 'maria', 'patient')
    await pass(2)
    expect(await minutesUntil(first)).toBe(8)
    await pass(6)
    await write('dana')
    expect(await waitingJobs()).toHaveLength(1)
    await pass(2)
    expect(await minutesUntil(first)).toBe(8)
    await pass(8)
    await work(first)
    expect(post.mails).toHaveLength(1)
  })

  it('nine minutes after each other have a job each', async () => {
    await write('dana')
    await pass(9)
    await write('dana')
    expect(await waitingJobs()).toHaveLength(2)
  })

  it('within the hour of a mail wait for its end, and are told of then in one', async () => {
    await work(await write('dana'))
    await pass(20)
    const second = await write('dana')
    expect(await minutesUntil(second)).toBe(40)
    await pass(15)
    const third = await write('dana')
    expect(await minutesUntil(third)).toBe(25)
    expect(post.mails).toHaveLength(1)
    await pass(25)
    await work(second)
    await work(third)
    expect(post.mails).toHaveLength(2)
  })

  it('within the hour that were read until its end are told to nobody', async () => {
    await work(await write('dana'))
    await pass(20)
    const second = await write('dana')
    await minutesUntil(second)
    await read(second, 'maria', 'patient')
    await pass(40)
    await work(second)
    expect(post.mails).toHaveLength(1)
  })

  it('that a mail has told of are not told of again, however long they stay unread', async () => {
    const first = await write('dana')
    await work(first)
    await pass(200)
    await work(first)
    expect(post.mails).toHaveLength(1)
    await work(await write('dana'))
    expect(post.mails).toHaveLength(2)
  })

  it('of two conversations, and of both sides of one, don’t hold each other up', async () => {
    const toPriya = await call(api.open, { participantType: 'specialist' }, as('maria', 'patient'))
    await work(await write('dana'))
    await work(await write('priya', 'staff', toPriya.id))
    await work(await write('maria', 'patient'))
    expect(recipients()).toEqual([namedPeople.maria.email, namedPeople.maria.email, namedPeople.dana.email])
  })
})

describe('how the patient is safe to reach', () => {
  it('no mail means no mail, kept as withheld', async () => {
    await prefer('may_email', 'false')
    await work(await write('dana'))
    expect(post.mails).toEqual([])
    expect(await db.rows('select status from mails')).toEqual([{ status: 'withheld' }])
  })

  it('outside the hours it waits, without using up the hour; at last one mail tells of all', async () => {
    const hour = new Date().getUTCHours()
    const from = hour < 12 ? 13 : 1
    await db.rows("update patients set time_zone = 'Etc/UTC'")
    await prefer('from_hour, until_hour', `${from}, ${from + 1}`)
    const [first, second] = [await write('dana'), await write('dana')]
    for (const written of [first, second]) expect(await minutesUntil(written)).toBeGreaterThan(0)
    expect(await db.rows('select told_times, claimed_at from message_notices')).toEqual([
      { told_times: 0, claimed_at: null },
    ])
    await prefer('from_hour, until_hour', '0, 24')
    await pass(10)
    await work(first)
    await work(second)
    expect(post.mails).toHaveLength(1)
  })

  it('an address or an account that is gone gets nothing', async () => {
    await db.rows('update patients set email = null where id = $1', [people.maria.recordId])
    await work(await write('dana'))
    await db.rows('delete from auth.users where id = $1', [people.maria.userId])
    await work(await write('dana'))
    expect(await db.rows('select from mails')).toEqual([])
  })
})

describe('whoever stands there today', () => {
  it('is told: the new case manager, and the former one no more', async () => {
    const written = await write('maria', 'patient')
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.maria.recordId,
    ])
    await work(written)
    expect(recipients()).toEqual([namedPeople.marcus.email])
  })

  it('was removed, or is nobody yet: nobody is told', async () => {
    const written = await write('maria', 'patient')
    await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
      people.dana.recordId,
    ])
    await work(written)
    const toNobody = await call(api.open, { participantType: 'case_manager' }, as('sam', 'patient'))
    await work(await write('sam', 'patient', toNobody.id))
    expect(await db.rows('select from mails')).toEqual([])
    expect(await db.rows('select from message_notices')).toEqual([])
  })
})

describe('a server that stops on the way', () => {
  const leftBehind = (minutesAgo: number) =>
    db.rows(
      `update message_notices set told_times = 0, told_at = null, told_until = null,
        claimed_at = now() - $1 * interval '1 minute', claimed_until = (select max(created_at) from messages)`,
      [minutesAgo],
    )

  it('before the mail: another try writes it, a little later', async () => {
    const written = await write('dana')
    await db.rows(
      `insert into message_notices (organization_id, conversation_id, person_id, claimed_at, claimed_until)
        select organization_id, conversation_id, $1, now(), created_at from messages`,
      [people.maria.recordId],
    )
    expect(await minutesUntil(written)).toBe(1)
    expect(post.mails).toEqual([])
    await leftBehind(6)
    await work(written)
    expect(post.mails).toHaveLength(1)
  })

  it('after the mail: another try sends none, and what came since is told of after the hour', async () => {
    const written = await write('dana')
    await work(written)
    await leftBehind(6)
    const since = await write('dana')
    expect(await minutesUntil(since)).toBe(60)
    expect(await minutesUntil(written)).toBe(10)
    expect(post.mails).toHaveLength(1)
    await pass(60)
    await work(since)
    expect(post.mails).toHaveLength(2)
  })

  it('a mail server that refuses: the next try is the same mail, and it comes at once', async () => {
    const written = await write('dana')
    const organization = people.organizations.riverbend
    const session = db.databasePool.asJob(organization)
    const sendMail = () => Promise.reject(new Error('the mail server is down'))
    const tools = { session, services: { ...post.services, sendMail } }
    await expect(
      mailUnread({ organization, payload: written }, tools, noticesThrough(tools)),
    ).rejects.toThrow('the mail server is down')
    await work(written)
    expect(post.mails).toHaveLength(1)
    expect(await db.rows('select status from mails')).toEqual([{ status: 'sent' }])
  })

  it('the same job twice is one mail', async () => {
    const written = await write('maria', 'patient')
    await work(written)
    await work(written)
    expect(recipients()).toEqual([namedPeople.dana.email])
  })
})

/** The mails about messages that wait, in the outbox or already in the queue. */
async function waitingJobs() {
  const client = new pg.Client({ connectionString: db.superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ payload: Ids; startAfter: string }>(
      `
      select payload, start_after as "startAfter" from outbox where job = 'messaging.mail-unread'
      union all select data -> 'payload', start_after from jobs.job
        where data ->> 'job' = 'messaging.mail-unread' and state = 'created'
          and data ->> 'organization' = $1`,
      [people.organizations.riverbend],
    )
    return rows
  } finally {
    await client.end()
  }
}

it('goes through the queue by itself: ten minutes later one mail is there', async () => {
  await write('dana')
  await post.idle()
  expect(post.mails).toEqual([])
  const client = new pg.Client({ connectionString: db.superuserUrl })
  await client.connect()
  await client.query("update jobs.job set start_after = now() where state = 'created'")
  await client.end()
  expect((await post.newestMailTo(namedPeople.maria.email)).subject).toBe('Tiene un mensaje nuevo')
  expect(post.mails).toHaveLength(1)
  expect(post.failures).toEqual([])
})
