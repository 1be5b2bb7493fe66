/**
 * Nobody belongs anywhere without saying yes (decision 46): looking at the portal makes nobody a patient, a stranger's
 * organization of the same name enlists nobody, and what one belongs to stands in the account, with the way out.
 */
import type { APIRequestContext } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { send } from './accounts.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { fitsOn320 } from './look.ts'
import { asOwner, rowsOf } from './owner.ts'
import { newPassword, passwordOf, signIn, signUp } from './people.ts'

const test = testAlone()
const ours = 'Riverbend Community Care'

const count = async (copy: Copy, statement: string) =>
  Number((await rowsOf<{ count: string }>(copy, statement, 'postgres'))[0]?.count)
const recordsOf = (copy: Copy, email: string) =>
  count(
    copy,
    `select count(*) from patients p join auth.users u on u.id = p.user_id where u.email = '${email}'`,
  )
const ask = (
  by: APIRequestContext,
  copy: Copy,
  method: string,
  path: string,
  data: object,
  hat = 'administrator',
) => by.fetch(`${copy.origin}/api${path}`, { method, data, headers: { 'x-handrail-hat': hat } })

test('a specialist who looks at the patient portal is asked, and becomes a patient only by a yes', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  const { email } = namedPeople.priya
  await signIn(page, copy, 'priya')
  await page.goto('/patient-portal/dashboard')
  const question = page.getByRole('heading', { name: `Become a patient of ${ours}?` })
  await expect(question).toBeVisible()
  await fitsOn320(page, 'becoming a patient')
  expect(await recordsOf(copy, email)).toBe(0)
  await page.getByRole('link', { name: 'No, go back' }).click()
  await expect(page).toHaveURL(/\/case-manager/)
  await page.goto('/patient-portal/messages')
  await expect(question).toBeVisible()
  expect(await recordsOf(copy, email)).toBe(0)
  await page.getByRole('button', { name: 'Yes, become a patient' }).click()
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  expect(await recordsOf(copy, email)).toBe(1)
  expect(defects).toEqual([])
})

test('a stranger’s organization that is called like ours offers a place, and gets nobody and no patient', async ({
  browser,
  page: dana,
  copy,
}) => {
  const stranger = (await browser.newContext()).request
  const made = await stranger.post(`${copy.origin}/api/sign-up/administrator`, {
    data: {
      fullName: 'Mallory Finch',
      email: 'mallory@example.net',
      password: newPassword,
      confirmPassword: newPassword,
    },
  })
  expect(made.ok()).toBe(true)
  const seen = { name: "Mallory Finch's organization" }
  expect((await ask(stranger, copy, 'PUT', '/organization/name', { name: ours, seen })).ok()).toBe(true)
  const offered = { id: crypto.randomUUID(), name: 'Dana Whitfield', email: namedPeople.dana.email }
  expect((await ask(stranger, copy, 'POST', '/case-managers', offered)).ok()).toBe(true)

  // Dana signs in as ever, and is offered what waits for her.
  await dana.goto(`${copy.origin}/auth`)
  await send(dana, { email: namedPeople.dana.email, password: passwordOf('dana') })
  await expect(dana).toHaveURL(/\/account/)
  const offer = dana.getByRole('list', { name: 'Invitations for you' }).getByRole('listitem')
  await expect(offer).toContainText(`Join ${ours} as a case manager`)
  await expect(offer).toContainText('Mallory Finch invited you.')
  await expect(offer).toContainText('This is a different one with the same name.')
  await expect(offer).toContainText('nobody has checked who runs it')
  await fitsOn320(dana, 'an invitation that waits')

  // She answers nothing and works on: where she was.
  await dana.goto(`${copy.origin}/case-manager/patients`)
  await expect(dana.getByText('An invitation waits for you.')).toBeVisible()
  await expect(dana.getByRole('link', { name: /Maria/ }).first()).toBeVisible()
  const patient = { id: crypto.randomUUID(), name: 'Nadia Amari' }
  expect((await ask(dana.request, copy, 'POST', '/patients', patient, 'staff')).status()).toBe(201)
  const [where] = await rowsOf<{ slug: string }>(
    copy,
    `select o.slug from patients p join organizations o on o.id = p.organization_id where p.id = '${patient.id}'`,
    'postgres',
  )
  expect(where?.slug).toBe('riverbend')
  const theirs = await ask(stranger, copy, 'GET', '/organization', {})
  expect(await theirs.json()).toMatchObject({ name: ours, patients: 0 })

  await dana.getByRole('link', { name: 'Look at it' }).click()
  await offer.getByRole('button', { name: /^Decline/ }).click()
  await expect(offer).toHaveCount(0)
  const { caseManagers } = await (await ask(stranger, copy, 'GET', '/case-managers', {})).json()
  expect(caseManagers).toMatchObject([{ hasAccount: false, invitation: { state: 'declined' } }])
})

test('a record that waits for a proven address is asked about, and opened only by a yes', async ({
  page,
  copy,
}) => {
  const email = await signUp(page, copy, 'Ines Duarte')
  expect((await ask(page.request, copy, 'POST', '/portal/open', {}, 'patient')).ok()).toBe(true)
  await asOwner(
    copy,
    `insert into patients (organization_id, name, email) select id, 'Inés D.', '${email}' from organizations where slug = 'riverbend';
     update auth.users set email_verified = true where email = '${email}'`,
  )
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByText('Is there another page of yours?')).toBeVisible()
  await fitsOn320(page, 'a record that waits')
  const waiting = () =>
    count(copy, `select count(*) from patients where email = '${email}' and user_id is null`)
  expect(await waiting()).toBe(1)
  await page.getByRole('button', { name: 'Yes, open it' }).click()
  await expect(page.getByText('Is there another page of yours?')).toHaveCount(0)
  await expect.poll(waiting).toBe(0)
  expect(await recordsOf(copy, email)).toBe(1)
})

test('one sees where one belongs and leaves it', async ({ page, copy }) => {
  await signIn(page, copy, 'marcus')
  await page.goto('/account')
  await page.getByRole('button', { name: /^Leave Riverbend.* as case manager/ }).click()
  await expect(page.getByRole('dialog')).toContainText('You lose access to your patients at once.')
  await fitsOn320(page, 'leaving')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('You do not belong to any organization yet.')).toBeVisible()
  await signIn(page, copy, 'ruth')
  const { caseManagers } = await (await ask(page.request, copy, 'GET', '/case-managers', {})).json()
  const names = caseManagers.map((each: { name: string }) => each.name)
  expect(names).toContain('Dana Whitfield')
  expect(names).not.toContain('Marcus Oyelaran')
})
