/** Every screen, in both themes and both languages, is free of what axe can find (WCAG 2.2 AA). */
import type { Page } from '@playwright/test'
import { entryPages, publicPages } from '../src/routes.public.ts'
import { expect, test } from './copy.ts'
import { drawWidestDates, findNothing, fitsOn320 } from './look.ts'
import { signIn } from './people.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const publicAddresses = [
  '/',
  ...Object.keys({ ...publicPages, ...entryPages }).map(path => `/${path}`),
  '/no-such-page',
]
/** The short form looks at the screens of the first journey; the long form at every public page too. */
const visited = isLong
  ? publicAddresses
  : ['/', '/patient-portal', '/patient-signup', '/patient-login', '/auth', '/no-such-page']

test.beforeEach(({ page }) => drawWidestDates(page))

/** Opens the screen and looks at it when it has come to rest. */
async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle').catch(() => {})
  await findNothing(page, address)
  await fitsOn320(page, address)
}

for (const language of ['', '/es'])
  test(`public pages ${language || '/en'} are accessible`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const address of visited) await lookAt(page, `${language}${address}`)
  })

/** Sends a form of signing up or in as it opens: every field has its message then. */
async function lookAtMessages(page: Page, address: string, tab?: number): Promise<void> {
  await page.goto(address)
  if (tab !== undefined) await page.getByRole('tab').nth(tab).click()
  const send = page.locator('form button[type="submit"]')
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused()
  await findNothing(page, `${address} with messages`)
  await fitsOn320(page, `${address} with messages`)
}

for (const language of ['', '/es'])
  test(`forms of signing up and in ${language || '/en'} are accessible with messages at their fields`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const address of ['/patient-signup', '/patient-login', '/auth'])
      await lookAtMessages(page, `${language}${address}`)
    await lookAtMessages(page, `${language}/auth`, 1)
  })

for (const language of ['', '/es'])
  test(`a patient’s screens ${language || '/en'} are accessible`, async ({ page, copy }) => {
    test.setTimeout(180_000)
    await signIn(page, copy, 'aisha')
    for (const tab of ['dashboard', 'forms-and-tasks', 'forms-and-tasks?continue', 'messages', 'profile'])
      await lookAt(page, `${language}/patient-portal/${tab}`)
    await lookAt(page, `${language}/account`)
  })

test('a case manager’s and an administrator’s screens are accessible', async ({ page, copy }) => {
  test.setTimeout(180_000)
  await signIn(page, copy, 'dana')
  for (const address of [
    '',
    '/patients',
    '/appointments',
    '/messages',
    '/files',
    '/checklist-status',
    '/activity',
  ])
    await lookAt(page, `/case-manager${address}`)
  await page.context().clearCookies()
  await signIn(page, copy, 'ruth')
  await lookAt(page, '/admin')
})
