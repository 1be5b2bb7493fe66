/** Many messages in a while are few mails, and none of them goes untold. */
import { describe, expect, it } from 'vitest'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import { namedPeople } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { type Ids, withUnreadMails } from '../../../test/unread-mails.ts'
import { messagingProcedures as api } from './messaging.server.ts'

const db = withTestDatabase()
const { as, minutesUntil, pass, post, read, recipients, waitingJobs, work, write } = withUnreadMails(db)

describe('many messages', () => {
  it('are one mail, although their jobs run at once', async () => {
    const written: Ids[] = []
    for (let count = 0; count < 5; count++) written.push(await write('dana'))
    await pass(10)
    const outcomes = await Promise.allSettled(written.map(work))
    expect(post().mails).toHaveLength(1)
    // Whoever came while the mail was written looks again soon, and finds that it was told.
    for (const [index, outcome] of outcomes.entries())
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toBeInstanceOf(LaterError)
        await work(written[index] as Ids)
      }
    expect(post().mails).toHaveLength(1)
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
    expect(post().mails).toHaveLength(1)
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
    expect(post().mails).toHaveLength(1)
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
    expect(post().mails).toHaveLength(1)
    await pass(25)
    await work(second)
    await work(third)
    expect(post().mails).toHaveLength(2)
  })

  it('within the hour that were read until its end are told to nobody', async () => {
    await work(await write('dana'))
    await pass(20)
    const second = await write('dana')
    await minutesUntil(second)
    await read(second, 'maria', 'patient')
    await pass(40)
    await work(second)
    expect(post().mails).toHaveLength(1)
  })

  it('that a mail has told of are not told of again, however long they stay unread', async () => {
    const first = await write('dana')
    await work(first)
    await pass(200)
    await work(first)
    expect(post().mails).toHaveLength(1)
    await work(await write('dana'))
    expect(post().mails).toHaveLength(2)
  })

  it('of two conversations, and of both sides of one, don’t hold each other up', async () => {
    const toPriya = await call(api.open, { participantType: 'specialist' }, as('maria', 'patient'))
    await work(await write('dana'))
    await work(await write('priya', 'staff', toPriya.id))
    await work(await write('maria', 'patient'))
    expect(recipients()).toEqual([namedPeople.maria.email, namedPeople.maria.email, namedPeople.dana.email])
  })
})
