/** The queue at work over a test's own database, and a mail server to which its mails go. */
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import { createJobServices, type RunningJobs, startJobs } from '#platform/jobs/jobs.server.ts'
import { createMailer, type Mailer } from '#platform/mail/mail.server.ts'
import type { TestDatabase } from './database.ts'
import { startMailServer } from './fakes/mail-server.ts'

const from = 'Handrail <no-reply@care.example.org>'

/** Starts a mail server before each test and ends it after, with the jobs that the test started. */
export function withRunningJobs(db: TestDatabase) {
  let running: RunningJobs
  let mailer: Mailer
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  const failures: [string, unknown][] = []

  beforeEach(async () => {
    mailServer = await startMailServer()
    failures.length = 0
  })
  afterEach(async () => {
    await running.stop()
    mailer.close()
    await mailServer.stop()
  })

  return {
    /** What jobs failed with, by their kind. */
    failures,
    /** Begins to work; without an address no mail leaves. */
    async start(smtpUrl: string | undefined): Promise<void> {
      mailer = createMailer({ smtpUrl, from })
      running = await startJobs({
        queueUrl: db.queueUrl,
        handlers: jobHandlers,
        databasePool: db.databasePool,
        services: createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' }),
        pollSeconds: 0.5,
        report: (job, error) => failures.push([job, error]),
      })
    },
    idle: () => running.idle(),
    mailServer: () => mailServer,
    /** Starts the mail server again, where the one before stood. */
    async bringMailServerBack(port: number): Promise<void> {
      mailServer = await startMailServer({ port })
    },
    /** Runs statements as the login of the queue. */
    async asQueue(statement: string): Promise<void> {
      const client = new pg.Client({ connectionString: db.queueUrl })
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    },
  }
}

/** A welcome conversation that was begun and completed, with these answers. */
export async function completeOnboarding(
  db: TestDatabase,
  organizationId: string,
  patientId: string,
  answers: Record<string, string> = {},
): Promise<void> {
  await db.rows(
    `insert into onboarding_conversations (organization_id, patient_id, answers) values ($1, $2, $3)`,
    [organizationId, patientId, answers],
  )
  await db.rows(
    'update onboarding_conversations set is_completed = true, completed_at = now() where patient_id = $1',
    [patientId],
  )
}
