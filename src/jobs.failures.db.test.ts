/** A mail server that is away, and a worker that dies amid a mail: nothing is lost. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../test/database.ts'
import { completeOnboarding, withRunningJobs } from '../test/running-jobs.ts'

const db = withTestDatabase()
const { start, idle, mailServer, bringMailServerBack, failures, asQueue } = withRunningJobs(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const mails = () => db.rows('select * from mails order by id')

describe('whatever happens', () => {
  it('while the mail server is down a mail waits, and is delivered once when it is back', async () => {
    await start(mailServer().url)
    const { port } = mailServer()
    await mailServer().stop()
    await completeOnboarding(db, people.maria.organizationId, people.maria.recordId)
    await expect.poll(() => failures.length, { timeout: 8_000 }).toBeGreaterThan(0)
    expect(await mails()).toMatchObject([{ status: 'waiting', sent_at: null }])
    await bringMailServerBack(port)
    await idle()
    await idle()
    expect(mailServer().mails).toHaveLength(1)
    expect(await mails()).toMatchObject([{ status: 'sent' }])
  })

  it.each([
    ['before it left', 'before', 1],
    ['after it left', 'after', 2],
  ])(
    'kill -9 in the middle of a mail, %s, loses nothing',
    { timeout: 90_000 },
    async (_, dies, deliveries) => {
      await completeOnboarding(db, people.maria.organizationId, people.maria.recordId)
      await dieSending(dies)
      expect(await mails()).toMatchObject([{ status: 'waiting' }])
      // A minute passes in which nobody hears from the dead worker or looks after the queue.
      await asQueue(`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active';
        update jobs.queue set monitor_claim_on = now() - interval '1 minute'`)
      await start(mailServer().url)
      await idle()
      expect(mailServer().mails).toHaveLength(deliveries)
      // Where the crash fell between the server's yes and our note of it, the second one is marked as the same mail.
      expect(new Set(mailServer().mails.map(mail => mail.messageId)).size).toBe(1)
      expect(await mails()).toMatchObject([{ status: 'sent' }])
    },
  )
})

async function dieSending(dies: string): Promise<void> {
  const env = {
    ...process.env,
    SERVER_URL: db.serverUrl,
    QUEUE_URL: db.queueUrl,
    SMTP_URL: mailServer().url,
    DIES: dies,
  }
  const script = fileURLToPath(new URL('../test/fakes/dying-worker.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { env, stdio: 'ignore' })
  const limit = setTimeout(() => child.kill(), 20_000)
  const [, signal] = await once(child, 'exit')
  clearTimeout(limit)
  expect(signal).toBe('SIGKILL')
}
