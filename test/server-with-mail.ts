/** The whole server with its jobs and a real mail server behind it, and browsers that keep their cookies. */
import { jobHandlers } from '#jobs.server.ts'
import { createJobServices, startJobs } from '#platform/jobs/jobs.server.ts'
import { createMailer } from '#platform/mail/mail.server.ts'
import type { AppOptions } from '#server/app-options.ts'
import type { TestDatabase } from './database.ts'
import { startMailServer } from './fakes/mail-server.ts'
import { wholeServer } from './whole-server.ts'

/** Starts all of it. `idle` resolves when every mail that was asked for has gone out; no mail is taken for `refuses`. */
export async function serverWithMail(
  db: TestDatabase,
  options: Partial<AppOptions> = {},
  refuses: string[] = [],
) {
  const post = await startMailServer({ refuses })
  const mailer = createMailer({ smtpUrl: post.url, from: 'Handrail <no-reply@care.example.org>' })
  const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })
  const failures: unknown[] = []
  const jobs = await startJobs({
    queueUrl: db.queueUrl,
    handlers: jobHandlers,
    databasePool: db.databasePool,
    services,
    pollSeconds: 0.5,
    report: (job, error) => failures.push([job, error]),
  })
  const server = await wholeServer(db, { mailLeaves: true, linkToken: services.linkToken, ...options })
  return {
    ...server,
    services,
    failures,
    mails: post.mails,
    /** The text of the newest mail to an address, once all are out. */
    async newestMailTo(address: string): Promise<{ subject: string; text: string }> {
      await jobs.idle()
      const mail = post.mails.findLast(({ recipients }) => recipients.includes(address))
      if (!mail) throw new Error(`no mail went to ${address}`)
      return { subject: mail.subject ?? '', text: mail.text ?? '' }
    },
    idle: () => jobs.idle(),
    async stop() {
      await server.stop()
      await jobs.stop()
      mailer.close()
      await post.stop()
    },
  }
}

/** Somebody's browser: it keeps cookies and sends them along. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async ask(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-handrail-hat': 'visitor',
        cookie: [...this.cookies].map(pair => pair.join('=')).join('; '),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: answer.status, body: await answer.json() }
  }

  who = async () => (await this.ask('GET', '/session')).body
}
