/** Later work with a language model behind HTTP, which answers what a test tells it to. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import { createModel } from '#platform/ai/ai.server.ts'
import { createJobServices } from '#platform/jobs/jobs.server.ts'
import { createMailer } from '#platform/mail/mail.server.ts'
import type { TestDatabase } from './database.ts'
import { startModelServer } from './fakes/model-server.ts'

const mailer = createMailer({ smtpUrl: undefined, from: 'Handrail <no-reply@care.example.org>' })

/** Starts the model before the first test of a file and ends it after the last. Use what comes back inside tests and hooks. */
export function withModelJobs(db: TestDatabase) {
  let model: Awaited<ReturnType<typeof startModelServer>>
  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model?.stop())
  beforeEach(() => {
    model.asked.length = 0
  })

  /** Does all that is due of one kind of job, one after the other or all at once. */
  async function work(job: string, isAtOnce = false): Promise<void> {
    const services = createJobServices({
      mailer,
      originUrl: 'https://care.example.org',
      secret: 'tests',
      model: createModel({ baseUrl: model.baseUrl, model: 'small', timeoutMs: 2_000 }),
    })
    const due = await db.rows<{ organization_id: string; payload: Record<string, unknown> }>(
      'delete from outbox where job = $1 and start_after <= now() returning organization_id, payload',
      [job],
    )
    const todo = due.map(({ organization_id: organization, payload }) => async () => {
      await jobHandlers[job]?.(
        { organization, payload },
        { session: db.databasePool.asJob(organization), services },
      )
    })
    if (isAtOnce) await Promise.all(todo.map(each => each()))
    else for (const each of todo) await each()
  }

  return {
    work,
    asked: () => model.asked,
    answerWith: (...replies: Parameters<typeof model.answerWith>) => model.answerWith(...replies),
  }
}
