/** Messages that nobody reads, the mails about them, and the minutes between. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mailUnread } from '#features/messaging/messaging.jobs.server.ts'
import { messagingProcedures as api } from '#features/messaging/messaging.server.ts'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { PersonKey } from '../sample/people.ts'
import { call } from './answers.ts'
import { type InsertedPeople, insertPeople, type TestDatabase } from './database.ts'
import { serverWithMail } from './server-with-mail.ts'

/** What the job about a message is asked. */
export type Ids = Record<'conversationId' | 'messageId', string>

/** So many minutes go by: what was noted and written is that much older. */
async function pass(db: TestDatabase, minutes: number): Promise<void> {
  await db.rows(
    `update message_notices set told_at = told_at - $1 * interval '1 minute', claimed_at = claimed_at - $1 * interval '1 minute',
      told_until = told_until - $1 * interval '1 minute', claimed_until = claimed_until - $1 * interval '1 minute'`,
    [minutes],
  )
  await db.rows(`update messages set created_at = created_at - $1 * interval '1 minute'`, [minutes])
  await db.rows(`update message_reads set read_until = read_until - $1 * interval '1 minute'`, [minutes])
}

/** The mails about messages that wait, in the outbox or already in the queue. */
async function waitingJobs(db: TestDatabase, organization: string) {
  const client = new pg.Client({ connectionString: db.superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ payload: Ids; startAfter: string }>(
      `
      select payload, start_after as "startAfter" from outbox where job = 'messaging.mail-unread'
      union all select data -> 'payload', start_after from jobs.job
        where data ->> 'job' = 'messaging.mail-unread' and state = 'created'
          and data ->> 'organization' = $1`,
      [organization],
    )
    return rows
  } finally {
    await client.end()
  }
}

/** The server with its mails over the test's database; Maria's conversation with Dana is open. */
export function withUnreadMails(db: TestDatabase) {
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
  async function write(person: PersonKey, hat: Hat = 'staff', conversationId = toDana): Promise<Ids> {
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

  const recipients = () => post.mails.flatMap(mail => mail.recipients)
  const prefer = (columns: string, values: string) =>
    db.rows(
      `insert into contact_preferences (organization_id, patient_id, ${columns}) values ($1, $2, ${values})
        on conflict (organization_id, patient_id) do update set (${columns}, words) = (${values}, '')`,
      [people.organizations.riverbend, people.maria.recordId],
    )

  return {
    post: () => post,
    people: () => people,
    toDana: () => toDana,
    ...{ as, write, read, work, minutesUntil, recipients, prefer },
    pass: (minutes: number) => pass(db, minutes),
    waitingJobs: () => waitingJobs(db, people.organizations.riverbend),
  }
}
