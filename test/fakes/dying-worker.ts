/** A worker in a process of its own that dies by kill -9 while it sends its first mail: before it left, or after. */
import { jobHandlers } from '#jobs.server.ts'
import { Doors } from '#platform/db.server.ts'
import { createMailer } from '#platform/email.server.ts'
import { createJobServices, startJobs } from '#platform/jobs.server.ts'

const { SERVER_URL = '', QUEUE_URL = '', SMTP_URL = '', DIES } = process.env
const mailer = createMailer({ smtpUrl: SMTP_URL, from: 'Handrail <no-reply@care.example.org>' })
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })

await startJobs({
  queueUrl: QUEUE_URL,
  handlers: jobHandlers,
  doors: new Doors(SERVER_URL, 2),
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
