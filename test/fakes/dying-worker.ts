/** A worker in a process of its own that dies by kill -9 while it sends its first mail: before it left, or after. */
import { jobHandlers } from '#jobs.server.ts'
import { DatabasePool } from '#platform/database/database.server.ts'
import { createJobServices, startJobs } from '#platform/jobs/jobs.server.ts'
import { createMailer } from '#platform/mail/mail.server.ts'

const { SERVER_URL = '', QUEUE_URL = '', SMTP_URL = '', DIES } = process.env
const mailer = createMailer({ smtpUrl: SMTP_URL, from: 'Handrail <no-reply@care.example.org>' })
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })

await startJobs({
  queueUrl: QUEUE_URL,
  handlers: jobHandlers,
  databasePool: new DatabasePool(SERVER_URL, 2),
  services: {
    ...services,
    async sendMail(mail) {
      if (DIES === 'after') await services.sendMail(mail)
      process.kill(process.pid, 'SIGKILL')
      await new Promise(() => {})
    },
  },
  pollSeconds: 0.5,
})
