/** Every screen, in both themes and both languages, is free of what axe can find (WCAG 2.2 AA). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entryPages, publicPages } from '../src/routes.public.ts'
import { expect, test } from './copy.ts'
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

async function findNothing(page: Page, address: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle').catch(() => {})
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join('; ')}`,
  )
  expect(found, `${address} (${theme})`).toEqual([])
}

/** Nothing is cut off on the smallest phone. */
async function fitsOn320(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, { message: `${address} at 320 px`, timeout: 3_000 }).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

for (const language of ['', '/es'])
  test(`public pages ${language || '/en'} are accessible`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const address of visited)
      for (const theme of ['light', 'dark'] as const) {
        await findNothing(page, `${language}${address === '/' && language ? '/' : address}`, theme)
        await fitsOn320(page, address)
      }
  })

test('a patient’s screens are accessible', async ({ page, copy }) => {
  test.setTimeout(180_000)
  await signIn(page, copy, 'aisha')
  for (const address of ['dashboard', 'forms-and-tasks', 'forms-and-tasks?continue', 'messages', 'profile'])
    for (const theme of ['light', 'dark'] as const) {
      await findNothing(page, `/patient-portal/${address}`, theme)
      await fitsOn320(page, address)
    }
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
    for (const theme of ['light', 'dark'] as const) {
      await findNothing(page, `/case-manager${address}`, theme)
      await fitsOn320(page, `/case-manager${address}`)
    }
  await page.context().clearCookies()
  await signIn(page, copy, 'ruth')
  await findNothing(page, '/admin', 'light')
  await findNothing(page, '/admin', 'dark')
  await fitsOn320(page, '/admin')
})
