import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createJobServices, type RunningJobs, startJobs } from '#platform/jobs/jobs.server.ts'
import { createMailer, type Mailer } from '#platform/mail/mail.server.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { startMailServer } from '../../../test/fakes/mail-server.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import { jobHandlers } from '../../jobs.server.ts'
import { INQUIRIES_PER_ADDRESS } from './inquiries.rules.ts'

const db = withTestDatabase()
let server: WholeServer

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(() => db.empty())

const demo = () => ({
  id: randomUUID(),
  organizationName: 'Lakeside Shelter',
  sector: 'housing',
  teamSize: '11-50',
  programs: ['Client Intake', 'Grant Reporting'],
  name: 'Ada Brook',
  email: 'ada@lakeside.example',
  phone: '555 010 2000',
  notes: 'We lose people between intake and housing.',
})
const contact = () => ({ id: randomUUID(), name: 'Ben', email: 'ben@example.org', message: 'Hello there' })

async function send(kind: 'demo' | 'contact', body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/api/inquiries/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-handrail-hat': 'visitor', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { fields?: { field: string; message: string }[] },
  }
}
const stored = () => db.rows('select * from inquiries')

describe('an inquiry', () => {
  it('is stored as it was sent, once, however often it is sent', async () => {
    const sent = demo()
    const answers = [
      await send('demo', sent),
      await send('demo', sent),
      await send('demo', { ...sent, name: 'Eve' }),
    ]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(3).fill({ status: 201, body: { received: true } }),
    )
    expect(await stored()).toEqual([
      expect.objectContaining({
        id: sent.id,
        form_type: 'demo',
        organization_name: 'Lakeside Shelter',
        sector: 'housing',
        team_size: '11-50',
        programs: ['Client Intake', 'Grant Reporting'],
        name: 'Ada Brook',
        email: 'ada@lakeside.example',
        phone: '555 010 2000',
        notes: 'We lose people between intake and housing.',
        message: null,
        language: 'en',
      }),
    ])
    expect(await db.rows("select from outbox where job = 'inquiries.mail-operator'")).toHaveLength(1)
  })

  it('may leave out what is optional', async () => {
    const { phone: _, notes: __, programs: ___, ...least } = demo()
    expect((await send('demo', { ...least, phone: ' ', language: 'es' })).status).toBe(201)
    expect(await stored()).toEqual([
      expect.objectContaining({ phone: null, notes: null, programs: [], language: 'es' }),
    ])
  })

  it('keeps scripts, emoji and right-to-left words as words', async () => {
    const words = '<script>alert(1)</script> 😀🏳️‍🌈 שלום مرحبا \u202e'
    expect(
      (await send('contact', { ...contact(), name: words, message: `${words}\r\nsecond line\u0000` })).status,
    ).toBe(201)
    const [row] = await stored()
    // A sign that turns the direction of writing stays in a message, and goes from a name.
    expect(row?.name).toBe(words.replace(' \u202e', ''))
    expect(row?.message).toBe(`${words}\nsecond line`)
  })

  it('has no place for what stays on the visitor’s device', async () => {
    const own = { country: 'Utopia', website: 'https://utopia.example', preferredTime: 'Mornings in Utopia' }
    expect((await send('demo', { ...demo(), ...own })).status).toBe(201)
    expect(JSON.stringify(await stored())).not.toMatch(/utopia/i)
  })

  it('comes from a page of this site or from no page', async () => {
    for (const origin of ['https://elsewhere.example', 'null'])
      expect((await send('contact', contact(), { origin })).status).toBe(403)
    expect(await stored()).toEqual([])
    expect((await send('contact', contact(), { origin: server.origin })).status).toBe(201)
  })
})

describe('a field', () => {
  const long = (letters: number) => 'x'.repeat(letters + 1)
  const wrong: ['demo' | 'contact', string, unknown, string][] = [
    ['demo', 'organizationName', '', 'organizationMissing'],
    ['demo', 'organizationName', ' \n\t ', 'organizationMissing'],
    ['demo', 'organizationName', long(100), 'organizationLong'],
    ['demo', 'sector', '', 'sectorMissing'],
    ['demo', 'sector', '<script>', 'sectorMissing'],
    ['demo', 'teamSize', undefined, 'teamSizeMissing'],
    ['demo', 'teamSize', '1-11', 'teamSizeMissing'],
    ['demo', 'programs', Array(21).fill('Intake'), 'programsOdd'],
    ['demo', 'programs.0', [long(100)], 'programsOdd'],
    ['demo', 'name', '', 'nameMissing'],
    ['demo', 'name', long(100), 'nameLong'],
    ['demo', 'email', '', 'emailInvalid'],
    ['demo', 'email', 'a@b', 'emailInvalid'],
    ['demo', 'email', 'a@example.org, b@example.org', 'emailInvalid'],
    ['demo', 'email', `${'a'.repeat(250)}@example.org`, 'emailLong'],
    ['demo', 'phone', long(20), 'phoneLong'],
    ['demo', 'notes', long(1000), 'notesLong'],
    ['contact', 'name', undefined, 'nameMissing'],
    ['contact', 'name', long(100), 'nameLong'],
    ['contact', 'email', 'nobody', 'emailInvalid'],
    ['contact', 'message', ' ', 'messageMissing'],
    ['contact', 'message', long(1000), 'messageLong'],
    ['demo', 'subject', 'Buy now', 'trapFilled'],
    ['contact', 'subject', 'Buy now', 'trapFilled'],
  ]

  it.each(wrong.map(([kind, field, value, problem]) => ({ kind, field, value, problem })))(
    '$kind: $field is refused with $problem, and nothing is stored',
    async ({ kind, field, value, problem }) => {
      const whole = kind === 'demo' ? demo() : contact()
      const answer = await send(kind, { ...whole, [field.split('.')[0] ?? '']: value })
      expect(answer.status).toBe(400)
      expect(answer.body.fields?.[0]).toEqual({ field, message: problem })
      expect(await stored()).toEqual([])
      expect(await db.rows('select from outbox')).toEqual([])
    },
  )

  it('holds as much as was promised', async () => {
    const most = {
      ...demo(),
      organizationName: 'o'.repeat(100),
      name: 'ñ'.repeat(100),
      email: `${'a'.repeat(50)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
      phone: '5'.repeat(20),
      notes: '😀'.repeat(500),
    }
    expect((await send('demo', most)).body).toEqual({ received: true })
    expect((await send('contact', { ...contact(), message: 'm\r\n'.repeat(500) })).status).toBe(201)
  })
})

describe('one network address', () => {
  it('sends so many and no more, and is told so', async () => {
    for (let count = 0; count < INQUIRIES_PER_ADDRESS; count++)
      expect((await send(count % 2 ? 'demo' : 'contact', count % 2 ? demo() : contact())).status).toBe(201)
    const refused = await send('demo', demo())
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      title: expect.stringContaining('Too many requests'),
    })
    expect((await send('contact', contact())).status).toBe(429)
    expect(await stored()).toHaveLength(INQUIRIES_PER_ADDRESS)
  })

  it('sends the same again without using up its share', async () => {
    const sent = contact()
    for (let count = 0; count < INQUIRIES_PER_ADDRESS + 5; count++)
      expect((await send('contact', sent)).status).toBe(201)
    expect((await send('contact', contact())).status).toBe(201)
  })

  it('does not use up its share by mistakes', async () => {
    for (let count = 0; count < INQUIRIES_PER_ADDRESS + 5; count++)
      expect((await send('contact', { ...contact(), message: '' })).status).toBe(400)
    expect((await send('contact', contact())).status).toBe(201)
  })
})

describe('behind a proxy of our own', () => {
  it('counts each network address by itself; what a request claims of itself counts for nothing', async () => {
    const direct = server
    server = await wholeServer(db, { proxies: 1 })
    const sendFrom = (forwarded: string) => send('contact', contact(), { 'x-forwarded-for': forwarded })
    for (let count = 0; count < INQUIRIES_PER_ADDRESS; count++)
      expect((await sendFrom(`192.0.2.${count}, 198.51.100.1`)).status).toBe(201)
    expect((await sendFrom('192.0.2.99, 198.51.100.1')).status).toBe(429)
    expect((await sendFrom('198.51.100.2')).status).toBe(201)
    await server.stop()
    server = direct
  })
})

describe('the operator', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let jobs: RunningJobs
  let mailer: Mailer
  let failures: unknown[]

  async function start(smtpUrl: string | undefined) {
    mailer = createMailer({ smtpUrl, from: 'Handrail <no-reply@care.example.org>' })
    const services = createJobServices({
      mailer,
      originUrl: 'https://care.example.org',
      operatorAddress: 'team@care.example.org',
      secret: 'tests',
    })
    jobs = await startJobs({
      queueUrl: db.queueUrl,
      handlers: jobHandlers,
      databasePool: db.databasePool,
      services,
      pollSeconds: 0.5,
      report: (_, error) => failures.push(error),
    })
  }

  beforeEach(async () => {
    mailServer = await startMailServer()
    failures = []
  })
  afterEach(async () => {
    await jobs.stop()
    mailer.close()
    await mailServer.stop()
  })

  it('gets one mail for one inquiry, however often its job runs, and can answer the visitor', async () => {
    await start(mailServer.url)
    const sent = { ...demo(), notes: 'First line\nhttps://evil.example/login\n<b>bold</b>' }
    await send('demo', sent)
    await jobs.idle()
    await db.rows(`select app.enqueue(null, 'inquiries.mail-operator', $1)`, [{ inquiryId: sent.id }])
    await jobs.idle()
    expect(failures).toEqual([])
    expect(mailServer.mails).toHaveLength(1)
    const [mail] = mailServer.mails
    expect(mail?.recipients).toEqual(['team@care.example.org'])
    expect(mail?.replyTo).toEqual([{ address: 'ada@lakeside.example', name: '' }])
    expect(mail?.subject).toBe('Someone asked for a demo')
    expect(mail?.text).toContain('> Lakeside Shelter')
    expect(mail?.text).toContain('> Client Intake, Grant Reporting')
    expect(mail?.text).toContain('> First line\n> https://evil.example/login')
    expect(mail?.html).not.toContain('<a href')
    expect(mail?.html).not.toContain('<b>')
    const [kept] = await db.rows<{ body: string; status: string }>('select * from mails')
    expect(kept).toMatchObject({ status: 'sent', organization_id: null, recipient: 'team@care.example.org' })
    expect(kept?.body).not.toContain('Lakeside')
  })

  it('gets it later when the mail server was down; the visitor had their answer at once', async () => {
    const { port } = mailServer
    await mailServer.stop()
    await start(`smtp://127.0.0.1:${port}`)
    expect((await send('contact', contact())).status).toBe(201)
    await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(0)
    mailServer = await startMailServer({ port })
    await jobs.idle()
    expect(mailServer.mails.map(mail => mail.subject)).toEqual(['A message came in from the contact page'])
    expect(mailServer.mails[0]?.text).toContain('> Hello there')
  })

  it('finds the whole mail in the mailbox where none leaves', async () => {
    await start(undefined)
    await send('contact', contact())
    await jobs.idle()
    expect(await db.rows('select recipient, body from mails')).toEqual([
      { recipient: 'team@care.example.org', body: expect.stringContaining('> Hello there') },
    ])
  })
})
