import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMailServer } from '../../../test/fakes/mail-server.ts'
import { createMailer, type Mailer, type OutgoingMail, oneLine, toHtml } from './mail.server.ts'

const mail: OutgoingMail = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  to: 'maria@example.org',
  subject: 'Tiene una novedad',
  text: 'Hola, María:\n\n¿Cómo está? 1 < 2 & 3\n\nhttps://care.example.org/es/patient-portal/dashboard?a=1&b=2',
  language: 'es',
}
const from = 'Handrail <no-reply@care.example.org>'

let server: Awaited<ReturnType<typeof startMailServer>>
let mailer: Mailer

beforeEach(async () => {
  server = await startMailServer({ refuses: ['gone@example.org'] })
  mailer = createMailer({ smtpUrl: server.url, from })
})
afterEach(async () => {
  mailer.close()
  await server.stop()
})

describe('a mail', () => {
  it('arrives as plain text and as the same words in HTML', async () => {
    await mailer.send(mail)
    const [taken] = server.mails
    expect(taken).toMatchObject({
      recipients: ['maria@example.org'],
      subject: 'Tiene una novedad',
      from: { name: 'Handrail', address: 'no-reply@care.example.org' },
      messageId: '<0199aaaa-0000-7000-8000-000000000001@care.example.org>',
    })
    expect(taken?.text?.trim()).toBe(mail.text)
    expect(taken?.html).toContain('<html lang="es">')
    expect(taken?.html).toContain('<p>¿Cómo está? 1 &lt; 2 &amp; 3</p>')
    expect(taken?.html).toContain(
      '<a href="https://care.example.org/es/patient-portal/dashboard?a=1&amp;b=2">',
    )
  })

  it('sent again carries the same message id', async () => {
    await mailer.send(mail)
    await mailer.send(mail)
    expect(new Set(server.mails.map(taken => taken.messageId)).size).toBe(1)
  })

  it.each([
    'maria@example.org\r\nBcc: eve@example.net',
    'maria@example.org, eve@example.net',
    'maria@example.org;eve@example.net',
    '"maria@example.org" <eve@example.net>',
    'friends: eve@example.net;',
    'maria@example.org\0',
    'nobody',
    '',
  ])('goes to nobody when its address is %j', async to => {
    await expect(mailer.send({ ...mail, to })).rejects.toMatchObject({ name: 'HopelessError' })
    expect(server.mails).toEqual([])
  })

  it('cannot smuggle a header in its subject', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.net\r\n\r\nother body' })
    expect(server.mails[0]?.subject).toBe('Hello Bcc: eve@example.net other body')
    expect(server.mails[0]?.raw).not.toMatch(/^bcc:/im)
    expect(server.mails[0]?.recipients).toEqual(['maria@example.org'])
  })

  it('to an address that the server refuses for good is hopeless', async () => {
    await expect(mailer.send({ ...mail, to: 'gone@example.org' })).rejects.toMatchObject({
      name: 'HopelessError',
    })
  })

  it('fails while the server is down, without quoting the address, and goes out when it is back', async () => {
    const { port } = server
    await server.stop()
    const failure = await mailer.send(mail).catch((error: unknown) => error as Error)
    expect(failure).toMatchObject({ name: 'MailError' })
    expect(String(failure)).not.toContain('maria')
    server = await startMailServer({ port })
    await mailer.send(mail)
    expect(server.mails).toHaveLength(1)
  })
})

describe('without a mail server', () => {
  it('nothing leaves', async () => {
    const quiet = createMailer({ from })
    expect(quiet.leaves).toBe(false)
    await quiet.send(mail)
  })
})

it('speaks TLS or nothing to a server on another machine', async () => {
  // The same server, under an address that is not known to be this machine.
  const smtpUrl = server.url.replace('127.0.0.1', '0.0.0.0')
  const strict = createMailer({ smtpUrl, from })
  await expect(strict.send(mail)).rejects.toMatchObject({ name: 'MailError' })
  expect(server.mails).toEqual([])
  const waived = createMailer({ smtpUrl: `${smtpUrl}?ignoreTLS=true`, from })
  await waived.send(mail)
  expect(server.mails).toHaveLength(1)
  strict.close()
  waived.close()
})

it('makes one line of anything', () => {
  expect(oneLine(' a\r\nb\u2028c\td\0 ')).toBe('a b c d')
  expect(oneLine('x'.repeat(500))).toHaveLength(200)
})

it('lets no words become markup', () => {
  const html = toHtml({ subject: '</title><script>', text: '<script>alert(1)</script>', language: 'en' })
  expect(html).not.toContain('<script>')
})
