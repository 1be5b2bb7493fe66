import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { namedPeople } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { withUnreadMails } from '../../../test/unread-mails.ts'
import { mailUnread } from './messaging.jobs.server.ts'
import { messagingProcedures as api } from './messaging.server.ts'

const db = withTestDatabase()
const { as, minutesUntil, pass, people, post, prefer, read, recipients, toDana, waitingJobs, work, write } =
  withUnreadMails(db)

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
    expect(post().mails[0]?.subject).toBe('Tiene un mensaje nuevo')
    expect(post().mails[0]?.text).toContain(
      `https://care.example.org/es/patient-portal/messages?conversation=${toDana()}`,
    )
    expect(post().mails[0]?.text).not.toMatch(/locksmith|Dana|Maria|Riverbend|Friday/i)
  })

  it('of a patient is told to the case manager, or to the specialist, without a name', async () => {
    await work(await write('maria', 'patient'))
    const toPriya = await call(api.open, { participantType: 'specialist' }, as('maria', 'patient'))
    await work(await write('maria', 'patient', toPriya.id))
    expect(recipients()).toEqual([namedPeople.dana.email, namedPeople.priya.email])
    for (const mail of post().mails) {
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

describe('how the patient is safe to reach', () => {
  it('no mail means no mail, kept as withheld', async () => {
    await prefer('may_email', 'false')
    await work(await write('dana'))
    expect(post().mails).toEqual([])
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
    expect(post().mails).toHaveLength(1)
  })

  it('an address or an account that is gone gets nothing', async () => {
    await db.rows('update patients set email = null where id = $1', [people().maria.recordId])
    await work(await write('dana'))
    await db.rows('delete from auth.users where id = $1', [people().maria.userId])
    await work(await write('dana'))
    expect(await db.rows('select from mails')).toEqual([])
  })
})

describe('whoever stands there today', () => {
  it('is told: the new case manager, and the former one no more', async () => {
    const written = await write('maria', 'patient')
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people().marcus.recordId,
      people().maria.recordId,
    ])
    await work(written)
    expect(recipients()).toEqual([namedPeople.marcus.email])
  })

  it('was removed, or is nobody yet: nobody is told', async () => {
    const written = await write('maria', 'patient')
    await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
      people().dana.recordId,
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
      [people().maria.recordId],
    )
    expect(await minutesUntil(written)).toBe(1)
    expect(post().mails).toEqual([])
    await leftBehind(6)
    await work(written)
    expect(post().mails).toHaveLength(1)
  })

  it('after the mail: another try sends none, and what came since is told of after the hour', async () => {
    const written = await write('dana')
    await work(written)
    await leftBehind(6)
    const since = await write('dana')
    expect(await minutesUntil(since)).toBe(60)
    expect(await minutesUntil(written)).toBe(10)
    expect(post().mails).toHaveLength(1)
    await pass(60)
    await work(since)
    expect(post().mails).toHaveLength(2)
  })

  it('a mail server that refuses: the next try is the same mail, and it comes at once', async () => {
    const written = await write('dana')
    const organization = people().organizations.riverbend
    const session = db.databasePool.asJob(organization)
    const sendMail = () => Promise.reject(new Error('the mail server is down'))
    const tools = { session, services: { ...post().services, sendMail } }
    await expect(
      mailUnread({ organization, payload: written }, tools, noticesThrough(tools)),
    ).rejects.toThrow('the mail server is down')
    await work(written)
    expect(post().mails).toHaveLength(1)
    expect(await db.rows('select status from mails')).toEqual([{ status: 'sent' }])
  })

  it('the same job twice is one mail', async () => {
    const written = await write('maria', 'patient')
    await work(written)
    await work(written)
    expect(recipients()).toEqual([namedPeople.dana.email])
  })
})

it('goes through the queue by itself: ten minutes later one mail is there', async () => {
  await write('dana')
  await post().idle()
  expect(post().mails).toEqual([])
  const client = new pg.Client({ connectionString: db.superuserUrl })
  await client.connect()
  await client.query("update jobs.job set start_after = now() where state = 'created'")
  await client.end()
  expect((await post().newestMailTo(namedPeople.maria.email)).subject).toBe('Tiene un mensaje nuevo')
  expect(post().mails).toHaveLength(1)
  expect(post().failures).toEqual([])
})
