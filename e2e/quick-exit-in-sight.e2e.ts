/** The way out at once (decision 41) is in sight wherever a patient is, nothing covers it, and no title tells where that is. */
import { brand } from '../src/lib/brand.ts'
import { expect, test } from './copy.ts'
import { coveredPoints } from './look.ts'
import { signIn } from './people.ts'

const pages = ['dashboard', 'forms-and-tasks', 'messages', 'profile'].map(tab => `/patient-portal/${tab}`)
const publicPages = ['/patient-portal', '/patient-portal/demo', '/patient-login', '/patient-signup']

test('it is on every page of patients, in sight at the end of the page, and titles tell nothing, in both languages', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(page, copy, 'maria')
  await page.setViewportSize({ width: 320, height: 640 })
  const titles: string[] = []
  for (const language of ['', '/es'])
    for (const address of [...pages, ...publicPages].map(each => language + each)) {
      await page.goto(address)
      await expect.poll(() => page.title()).not.toBe(brand.name)
      titles.push(await page.title())
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(page.locator('[data-quick-exit]'), address).toBeInViewport()
    }
  expect(titles.filter(title => /patient|paciente|health|salud|care|case|caso/i.test(title))).toEqual([])
  await page.goto('/pricing')
  await expect(page.locator('[data-quick-exit]')).toBeHidden()
})

test('nothing covers it: neither a toast nor a menu nor a dialog, at any width', async ({ page, copy }) => {
  await signIn(page, copy, 'jay')
  await page.route('**/api/check-ins', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  for (const [width, height] of [
    [390, 844],
    // As low as makes a dialog fill it.
    [1440, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/patient-portal/dashboard')
    await page
      .getByRole('radio', { name: 'Mixed' })
      .or(page.getByRole('button', { name: 'Mixed' }))
      .click()
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    expect(await coveredPoints(page), `a toast at ${width}`).toEqual([])
    await page.getByRole('banner').locator('summary').click()
    const menu = page.getByRole('navigation', { name: 'Your account' })
    await expect(menu).toBeVisible()
    expect(await coveredPoints(page), `a menu at ${width}`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Schedule an appointment' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await coveredPoints(page), `a dialog at ${width}`).toEqual([])
    // It and its veil begin below the bar, in which the other language can still be pressed.
    const bar = await page.locator('header').boundingBox()
    for (const over of [page.getByRole('dialog'), page.locator('.bg-veil')])
      expect((await over.boundingBox())?.y, `${width}`).toBeGreaterThanOrEqual((bar?.height ?? Infinity) - 1)
    await page.locator('header a[hreflang]').click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
