import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Pages } from '#platform/pages/pages.server.ts'
import { withOwnDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import { INQUIRIES_PER_ADDRESS } from './inquiries.rules.ts'

const db = withOwnDatabase()
let server: WholeServer
let folder: string

const field = (name: string) => `<input id="f-${name}" name="${name}"/>`
/** The pages as the build writes them, as small as can be; e2e/public-forms.e2e.ts uses the real ones. */
const pageOf = (kind: string) => `<html><head><title>${kind}</title></head><body><form id="${kind}">
${['organizationName', 'name', 'email', 'phone', 'subject'].map(field).join('')}
<select id="f-sector" name="sector"><option value="">-</option><option value="housing">H</option></select>
<select id="f-teamSize" name="teamSize"><option value="">-</option><option value="201+">Many</option></select>
<input type="checkbox" name="programs" value="Client Intake"/><input type="checkbox" name="programs" value="Grant Reporting"/>
<textarea id="f-notes" name="notes"></textarea><textarea id="f-message" name="message"></textarea></form>
<script src="/x.js"></script></body></html>`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-posted-'))
  const pages: Record<string, unknown> = {}
  for (const kind of ['demo', 'contact'])
    for (const address of [`/${kind}`, `/es/${kind}`]) {
      const file = `${address.replaceAll('/', '-')}.html`
      await writeFile(join(folder, file), pageOf(kind))
      pages[address] = { file, scripts: [], title: kind }
    }
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ pages, fallback: {}, notFound: {} }))
  server = await wholeServer(db, { pages: new Pages(folder, 'http://localhost') })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => db.empty())

const demo = {
  organizationName: 'Lakeside Shelter',
  sector: 'housing',
  teamSize: '201+',
  name: 'Ada Brook',
  email: 'ada@lakeside.example',
  phone: '',
  notes: 'One\r\nTwo',
  subject: '',
}
const contact = { name: 'Ben', email: 'ben@example.org', message: 'Hello', subject: '' }

async function post(
  address: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
  programs = ['Client Intake', 'Grant Reporting'],
) {
  const body = new URLSearchParams(values)
  if (address.endsWith('demo')) for (const program of programs) body.append('programs', program)
  const answer = await fetch(`${server.origin}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin, ...headers },
    body: body.toString(),
  })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    headers: answer.headers,
    page: await answer.text(),
  }
}
const stored = () => db.rows('select * from inquiries')

describe('a form without scripts', () => {
  it.each([
    ['/demo', '/demo/received', 'en'],
    ['/es/demo', '/es/demo/received', 'es'],
    ['/contact', '/contact/received', 'en'],
    ['/es/contact', '/es/contact/received', 'es'],
  ])('%s is stored once, and ends at %s', async (address, received, language) => {
    const values = address.endsWith('demo') ? demo : contact
    for (let time = 0; time < 2; time++)
      expect(await post(address, values)).toMatchObject({ status: 303, location: received })
    expect(await stored()).toEqual([
      expect.objectContaining({
        language,
        name: values.name,
        ...(address.endsWith('demo')
          ? { programs: ['Client Intake', 'Grant Reporting'], phone: null, notes: 'One\nTwo' }
          : { message: 'Hello' }),
      }),
    ])
  })

  it('stores other words as another inquiry', async () => {
    await post('/contact', contact)
    await post('/contact', { ...contact, message: 'Hello again' })
    expect(await stored()).toHaveLength(2)
  })

  it('comes back with everything typed and what is wrong, in its language, and nothing is stored', async () => {
    const wrong = {
      ...demo,
      organizationName: '',
      email: '"><script>alert(1)</script>',
      notes: 'x'.repeat(1001),
    }
    const english = await post('/demo', wrong)
    expect(english.status).toBe(422)
    expect(english.headers.get('cache-control')).toBe('no-store')
    expect(english.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(english.page).toContain('<title>Please check: demo</title>')
    for (const message of [
      'Organization name is required',
      'Invalid email address',
      'Notes can be at most 1,000 characters',
    ])
      expect(english.page).toContain(`class="text-brick">${message}</p>`)
    expect(english.page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(english.page).not.toContain('<script')
    expect(english.page).toContain('x'.repeat(1001))
    expect(english.page).toContain('<option value="201+" selected="">')
    expect(english.page.match(/checked=""/g)).toHaveLength(2)
    expect(english.page).toContain('value="Ada Brook"')
    const spanish = await post('/es/demo', wrong)
    expect(spanish.page).toContain('El correo electrónico no es válido')
    expect(spanish.page).not.toContain('Invalid email')
    expect(await stored()).toEqual([])
  })

  it('says so where too many programs, or none that exists, come along', async () => {
    const many = await post('/demo', demo, {}, Array(21).fill('Client Intake'))
    expect(many.status).toBe(422)
    expect(many.page).toContain('<li>Choose at most 20 programs, each at most 100 characters</li>')
  })

  it('shows the trap to whoever fell into it', async () => {
    const caught = await post('/contact', { ...contact, subject: 'Buy' })
    expect(caught.status).toBe(422)
    expect(caught.page).toContain('id="f-subject-error" class="text-brick">This field stops robots.')
    expect(await stored()).toEqual([])
  })

  it('is taken from this site alone, and as a form alone', async () => {
    for (const origin of ['https://elsewhere.example', 'null'])
      expect((await post('/contact', contact, { origin })).status).toBe(403)
    expect((await post('/contact', contact, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post('/contact', { ...contact, message: 'x'.repeat(1_000_001) })).status).toBe(413)
    // The server hangs up on such a sender; whoever comes next on the same line finds out.
    await post('/contact', contact, { origin: 'null' }).catch(() => {})
    expect(await stored()).toEqual([])
  })

  it('is refused beyond the limit, with everything still there', async () => {
    for (let count = 0; count < INQUIRIES_PER_ADDRESS; count++)
      await post('/contact', { ...contact, message: `Hello ${count}` })
    const refused = await post('/es/contact', { ...contact, message: 'Una vez más' })
    expect(refused.status).toBe(429)
    expect(refused.page).toContain('Demasiadas solicitudes')
    expect(refused.page).toContain('Una vez más</textarea>')
    expect(await stored()).toHaveLength(INQUIRIES_PER_ADDRESS)
  })

  it('says so when it fails on our side, loses nothing, and tells the log without the words', async () => {
    await db.rows('alter table inquiries rename to inquiries_away')
    try {
      const failed = await post('/contact', { ...contact, message: 'Only once' })
      expect(failed.status).toBe(500)
      expect(failed.page).toContain('Failed to send message. Please try again.')
      expect(failed.page).toContain('Nothing you typed is lost.')
      expect(failed.page).toContain('Only once</textarea>')
    } finally {
      await db.rows('alter table inquiries_away rename to inquiries')
    }
    expect(server.log.join()).toContain('Failed: POST /contact')
    expect(server.log.join()).not.toContain('Only once')
    expect((await post('/contact', { ...contact, message: 'Only once' })).status).toBe(303)
  })
})

describe('words of danger in a form without scripts', () => {
  const danger = { ...contact, message: 'I want to kill myself' }

  it.each(['', '/es'])('are taken, and lead to the numbers that help (%s)', async language => {
    const answer = await post(`${language}/contact`, danger)
    expect([answer.status, answer.location]).toEqual([303, `${language}/resources/help-in-a-crisis`])
    expect(await stored()).toHaveLength(1)
  })

  it('are answered with help first, even where something is to be mended', async () => {
    const { status, page } = await post('/contact', { ...danger, email: 'ben' })
    expect(status).toBe(422)
    expect(page.indexOf('call or text 988')).toBeGreaterThan(0)
    expect(page.indexOf('call or text 988')).toBeLessThan(page.indexOf('Invalid email address'))
  })

  it.each([
    ['', ['tel:988', 'sms:988', 'tel:911']],
    ['/es', ['tel:988', 'tel:911']],
  ])(
    'hold the numbers as links before the fields, and nothing is gone to before them (%s)',
    async (language, hrefs) => {
      const { page } = await post(`${language}/contact`, { ...danger, email: 'ben' })
      const form = page.slice(page.indexOf('<form'))
      for (const href of hrefs) {
        expect(form).toContain(`href="${href}"`)
        expect(form.indexOf(`href="${href}"`)).toBeLessThan(form.indexOf('name="name"'))
      }
      expect(form.match(/autofocus=""/g)).toHaveLength(1)
      expect(form.indexOf('autofocus=""')).toBeLessThan(form.indexOf('tel:988'))
      const calm = await post(`${language}/contact`, { ...contact, email: 'ben' })
      expect(calm.page.slice(calm.page.indexOf('<form'), calm.page.indexOf('</form>'))).not.toContain(
        'tel:988',
      )
    },
  )
})
