import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { createApp } from '#server/app.ts'
import { namedPeople } from '../../../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const password = 'a long enough password'
let signIn: SignIn
let people: InsertedPeople
const failures: string[] = []

beforeAll(() => {
  signIn = createSignIn({
    url: db.authUrl,
    secret: 'a secret of the tests, long enough',
    origin: 'http://localhost',
  })
})
afterAll(() => signIn?.close())
afterEach(() => expect(failures).toEqual([]))
beforeEach(async () => {
  people = await onlyPeople(db)
})

/** A browser: it keeps cookies and sends them along. */
class Browser {
  readonly cookies = new Map<string, string>()
  readonly #isOpen: boolean

  constructor({ isSignUpOpen = true } = {}) {
    this.#isOpen = isSignUpOpen
  }

  async ask(method: 'GET' | 'POST', path: string, body?: object, hat = 'visitor') {
    const app = createApp({
      databasePool: db.databasePool,
      signIn,
      live: undefined as never,
      files: { storage: undefined as never, scanner: undefined },
      pages: undefined as never,
      isEvaluation: false,
      mailLeaves: false,
      linkToken: () => '',
      samplePeople: [],
      isOrganizationSignUpOpen: this.#isOpen,
      isSecure: false,
      log: createLog({ level: 'error', isJson: false, write: line => failures.push(line) }),
    })
    const request = {
      method,
      headers: {
        'content-type': 'application/json',
        'x-handrail-hat': hat,
        cookie: [...this.cookies].map(pair => pair.join('=')).join('; '),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    // Here no network stands between the browser and the server.
    const answer = await app.request(`http://localhost/api${path}`, request, { incoming: undefined })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: answer.status, body: await answer.json() }
  }

  who = async () => (await this.ask('GET', '/session')).body
}

const newPatient = {
  fullName: 'Ann Lee',
  email: 'Ann.Lee@example.com',
  phone: '555 010 0142',
  password,
  confirmPassword: password,
  language: 'es',
  timeZone: 'America/Denver',
}

const bea = { fullName: 'Bea Stone', email: 'bea@example.com', password, confirmPassword: password }

/** Invites an address to administer Riverbend. */
async function invite(email: string, link: string): Promise<void> {
  await db.rows(
    `insert into invitations (organization_id, kind, name, email, token_hash, expires_at)
     values ($1, 'administrator', 'Someone Invited', $2, sha256($3::text::bytea), now() + interval '1 day')`,
    [people.organizations.riverbend, email, link],
  )
}

describe('a patient', () => {
  it('signs up, is here at once, goes, and comes back', async () => {
    const browser = new Browser()
    expect(await browser.who()).toMatchObject({ person: null, memberships: [] })
    expect(await browser.ask('POST', '/sign-up/patient', newPatient)).toMatchObject({ status: 200 })
    expect(browser.cookies.get('handrail_here')).toBe('1')
    expect((await browser.who()).person).toMatchObject({
      name: 'Ann Lee',
      email: 'ann.lee@example.com',
      language: 'es',
    })
    expect(await db.rows("select time_zone from profiles where email = 'ann.lee@example.com'")).toEqual([
      { time_zone: 'America/Denver' },
    ])

    await browser.ask('POST', '/sign-out')
    expect([...browser.cookies.keys()]).not.toContain('handrail_here')
    expect((await browser.who()).person).toBeNull()

    const { email } = newPatient
    expect((await browser.ask('POST', '/sign-in', { email, password: 'another one' })).body).toMatchObject({
      code: 'UNAUTHORIZED',
      title: 'Invalid login credentials',
    })
    expect((await browser.ask('POST', '/sign-in', { email, password })).status).toBe(200)
    expect((await browser.who()).person.name).toBe('Ann Lee')
  })

  it('cannot take an address that has an account', async () => {
    const taken = await new Browser().ask('POST', '/sign-up/patient', {
      ...newPatient,
      email: namedPeople.maria.email,
    })
    expect(taken.body).toMatchObject({ status: 409, code: 'CONFLICT' })
  })

  it('is told by field what is wrong', async () => {
    const wrong = await new Browser().ask('POST', '/sign-up/patient', { ...newPatient, phone: '555' })
    expect(wrong.body).toMatchObject({ status: 400, fields: [{ field: 'phone', message: 'phoneShort' }] })
  })

  it('joins no organization that does not exist', async () => {
    const lost = await new Browser().ask('POST', '/sign-up/patient', {
      ...newPatient,
      organization: 'nowhere',
    })
    expect(lost.status).toBe(404)
  })

  it('can sign in again in a browser whose session is over', async () => {
    const browser = new Browser()
    await browser.ask('POST', '/sign-up/patient', newPatient)
    await db.rows(
      'delete from auth.sessions where user_id not in (select user_id from patients where user_id is not null)',
    )
    expect((await browser.who()).person).toBeNull()
    expect((await browser.ask('POST', '/sign-in', { email: newPatient.email, password })).status).toBe(200)
  })

  it('cannot be guessed at without end', async () => {
    // More than two windows' worth, in case a minute ends meanwhile.
    const tries = []
    for (let n = 0; n < 22; n++)
      tries.push(
        (await new Browser().ask('POST', '/sign-in', { email: 'x@example.com', password: 'guess' })).status,
      )
    expect(tries.filter(status => status === 429).length).toBeGreaterThan(0)
  })
})

describe('an administrator', () => {
  it('founds an organization by signing up', async () => {
    const browser = new Browser()
    await browser.ask('POST', '/sign-up/administrator', bea)
    expect((await browser.who()).memberships).toMatchObject([
      { name: "Bea Stone's organization", hat: 'administrator' },
    ])
  })

  it('waits for an invitation where sign-up is closed', async () => {
    const browser = new Browser({ isSignUpOpen: false })
    expect((await browser.ask('POST', '/sign-up/administrator', bea)).status).toBe(200)
    expect(await browser.who()).toMatchObject({ person: { name: 'Bea Stone' }, memberships: [] })
  })

  it('gets no account for a founding link that opens nothing', async () => {
    const browser = new Browser()
    const refused = await browser.ask('POST', '/sign-up/administrator', {
      ...bea,
      foundingLink: 'never-printed',
    })
    expect(refused.status).toBe(404)
    expect(await db.rows("select from auth.users where email = 'bea@example.com'")).toEqual([])
  })
})

describe('an invitation', () => {
  it('opens to whoever holds its link, once', async () => {
    await invite('new.admin@example.com', 'link-of-an-administrator')
    const browser = new Browser()
    expect((await browser.ask('GET', '/invitations/link-of-an-administrator')).body).toMatchObject({
      state: 'open',
      invitation: { kind: 'administrator', hasAccount: false },
    })
    const body = {
      link: 'link-of-an-administrator',
      fullName: 'New Admin',
      password,
      confirmPassword: password,
    }
    expect((await browser.ask('POST', '/sign-up/invited', body)).body).toEqual({ kind: 'administrator' })
    expect((await browser.who()).memberships).toMatchObject([{ hat: 'administrator' }])
    expect((await new Browser().ask('POST', '/sign-up/invited', body)).status).toBe(404)
  })

  it('gives nothing to whoever registered the address first without proof', async () => {
    const thief = new Browser()
    await thief.ask('POST', '/sign-up/patient', { ...newPatient, email: 'invited@example.com' })
    await invite('invited@example.com', 'link-of-the-invited')
    expect((await thief.ask('POST', '/invitations/link-of-the-invited/accept')).status).toBe(409)

    const invited = new Browser()
    const fresh = 'the password of the invited'
    const body = {
      link: 'link-of-the-invited',
      fullName: 'Ina Vited',
      password: fresh,
      confirmPassword: fresh,
    }
    expect((await invited.ask('POST', '/sign-up/invited', body)).body).toEqual({ kind: 'administrator' })
    expect((await invited.who()).person.name).toBe('Ina Vited')

    expect((await thief.who()).person).toBeNull()
    const stale = await thief.ask('POST', '/sign-in', { email: 'invited@example.com', password })
    expect(stale.status).toBe(401)
  })

  it('leads on in the organization that it opens, although its person belongs to another', async () => {
    const browser = new Browser()
    await browser.ask('POST', '/sign-up/administrator', bea)
    await db.rows('update auth.users set email_verified = true where email = $1', [bea.email])
    await invite(bea.email, 'link-of-bea-to-riverbend')
    const accepted = await browser.ask('POST', '/invitations/link-of-bea-to-riverbend/accept')
    expect(accepted.body).toEqual({ kind: 'administrator' })
    expect((await browser.who()).organizationId).toBe(people.organizations.riverbend)
    const acting = await browser.ask('GET', '/organization', undefined, 'administrator')
    expect(acting.body).toMatchObject({ id: people.organizations.riverbend })

    // Gone from there, they are where they still belong.
    await db.rows(
      'delete from user_roles using auth.users u where u.id = user_id and organization_id = $1 and u.email = $2',
      [people.organizations.riverbend, bea.email],
    )
    expect(await browser.who()).toMatchObject({
      organizationId: null,
      memberships: [{ hat: 'administrator' }],
    })
    const back = await browser.ask('GET', '/organization', undefined, 'administrator')
    expect(back.body).toMatchObject({ name: "Bea Stone's organization" })
  })

  it('is not for another person', async () => {
    await invite(namedPeople.maria.email, 'link-of-maria-here')
    const other = new Browser()
    await other.ask('POST', '/sign-up/patient', newPatient)
    expect((await other.ask('POST', '/invitations/link-of-maria-here/accept')).status).toBe(403)
  })
})

it('switches only to an organization of one’s own', async () => {
  const browser = new Browser()
  await browser.ask('POST', '/sign-up/administrator', bea)
  const [{ organizationId }] = (await browser.who()).memberships
  await browser.ask('POST', '/session/organization', { organizationId })
  expect((await browser.who()).organizationId).toBe(organizationId)
  // It stays chosen, also on another device.
  await browser.ask('POST', '/sign-out')
  expect(browser.cookies.has('handrail_organization')).toBe(false)
  for (const device of [browser, new Browser()]) {
    await device.ask('POST', '/sign-in', { email: bea.email, password })
    expect((await device.who()).organizationId).toBe(organizationId)
  }
  const foreign = { organizationId: people.organizations.harbor }
  expect((await browser.ask('POST', '/session/organization', foreign)).status).toBe(404)
})

it('names first, of those of one hat, the organization in which that hat acts until another is chosen', async () => {
  const browser = new Browser()
  await browser.ask('POST', '/sign-up/administrator', bea)
  // The organization that came second is the older one.
  await db.rows(
    `insert into user_roles (organization_id, user_id, role, created_at)
      select $1, id, 'admin', now() + interval '1 minute' from auth.users where email = 'bea@example.com'`,
    [people.organizations.harbor],
  )
  const { memberships, organizationId } = await browser.who()
  expect(organizationId).toBeNull()
  expect(memberships.map(({ name }: { name: string }) => name)).toEqual([
    "Bea Stone's organization",
    'Harbor Light Services',
  ])
  const acting = await browser.ask('GET', '/organization', undefined, 'administrator')
  expect(acting.body).toMatchObject({ name: memberships[0].name })
})
