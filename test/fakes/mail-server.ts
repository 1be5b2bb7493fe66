/** A real SMTP server on this machine that keeps what it is given. It can be down, refuse, or come back on its port. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TakenMail extends Email {
  /** Who the mail was really handed over for, whatever its headers say. */
  recipients: string[]
  raw: string
}

interface MailServerOptions {
  port?: number
  /** Addresses that are refused for good. */
  refuses?: string[]
}

/** Starts it, on a free port unless told. */
export async function startMailServer(options: MailServerOptions = {}) {
  const mails: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const isRefused = options.refuses?.includes(address)
      done(isRefused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      buffer(stream)
        .then(async bytes => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          mails.push({ ...(await PostalMime.parse(bytes)), recipients, raw: bytes.toString() })
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {})
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    stop: () => new Promise<void>(done => server.close(done)),
  }
}
