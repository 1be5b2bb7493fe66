/** The frames of the workspaces: a rail of sections on a wide screen, a bar at the bottom of a phone, no menus of the site. */
import type { Page } from '@playwright/test'
import { expect, test } from './copy.ts'
import { follow } from './follow.ts'
import { signIn } from './people.ts'

const phone = { width: 390, height: 844 }

/** The foot of a workspace is one line where there is a desk's width. */
async function expectOneLineAtTheFoot(page: Page, about: string): Promise<void> {
  const parts = page.getByRole('contentinfo').locator('p, a, select').filter({ visible: true })
  await expect(parts.last(), about).toBeAttached()
  const boxes = await parts.evaluateAll(all =>
    all.map(each => each.getBoundingClientRect()).map(({ top, height }) => [top + height / 2, height]),
  )
  const [[line = 0] = []] = boxes
  for (const [middle = 0, height = 0] of boxes) {
    expect(Math.abs(middle - line), about).toBeLessThan(4)
    expect(height, about).toBeLessThan(50)
  }
}

test('the rail leads through administration by mouse and keyboard, and the address names the section and whom; on a phone the sections stand at the bottom and cover nothing, and the menu of the account leads on', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'ruth')
  await page.goto('/admin')
  const rail = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await expect(rail.getByRole('link', { name: 'Patients' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Supervisor: Ruth Adeyemi')).toBeVisible()
  // The site's menus and its long foot are one link away, and not here.
  await expect(page.getByRole('button', { name: 'Solutions' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  const heading = page.getByRole('heading', { level: 1, name: 'Administration Dashboard' })
  expect((await heading.boundingBox())?.y).toBeLessThanOrEqual(64)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectOneLineAtTheFoot(page, 'administration at 1024')
  await page.setViewportSize({ width: 1280, height: 720 })

  await rail.getByRole('link', { name: 'Case Managers' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=case-managers$/)
  await expect(page.getByRole('table', { name: 'Case managers' }).getByRole('row').nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.locator('[aria-rowindex="3"]:focus-within')).toBeVisible()
  await rail.getByRole('link', { name: 'Case Managers' }).press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\?tab=tasks$/)
  await expect(rail.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(rail.getByRole('link', { name: 'Case Managers' })).toHaveAttribute('aria-current', 'page')

  // Activity and checklists begin with the first case manager and switch to another, and the address keeps whom.
  await rail.getByRole('link', { name: 'Activity Tracking' }).click()
  const feed = page.getByRole('region', { name: 'Patient Activity Feed' })
  await expect(feed.getByRole('listitem').first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Recent activity in the organization' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(feed.getByRole('combobox')).toHaveValue(/Dana Whitfield/)
  await feed.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Marcus Oyelaran' }).click()
  await expect(page).toHaveURL(/manager=[0-9a-f-]{36}/)
  await expect(feed.getByText('Jay')).toHaveCount(0)

  await rail.getByRole('link', { name: 'Checklist Status' }).click()
  const items = page.getByRole('tabpanel').getByRole('listitem')
  await items.first().getByRole('button').first().click()
  await items.first().getByRole('link', { name: 'Jay' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=patients&patient=/)
  await page.setViewportSize(phone)
  await test.step('on a phone', () => leadOnPhone(page))
})

async function leadOnPhone(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await bar.getByRole('button', { name: 'More' }).click()
  await page
    .getByRole('menuitem', { name: 'Settings' })
    .or(page.getByRole('menuitemradio', { name: 'Settings' }))
    .click()
  await expect(page.getByRole('heading', { name: 'AI assistant' })).toBeVisible()
  // The last line of the page clears the bar, once everything above it is there.
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [foot, top] = [await terms.boundingBox(), await bar.boundingBox()]
    expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  }).toPass()

  await page.getByRole('button', { name: /^RA, Ruth Adeyemi/ }).click()
  await page.getByRole('menuitem', { name: 'Case Manager' }).click()
  await expect(page).toHaveURL(/\/case-manager/)
  // The desk stands in the same frame, with sections of its own.
  const desk = page.getByRole('navigation', { name: 'Your desk' }).filter({ visible: true })
  await expect(desk.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await desk.getByRole('link', { name: 'Appointments' }).click()
  await expect(page).toHaveURL(/\/case-manager\/appointments$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toHaveCount(0)
}

test('before the code of a screen has arrived, neither the site’s header nor its footer shows', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'ruth')
  await page.route(/\/assets\//, route =>
    /\.js$/.test(route.request().url()) ? route.abort() : route.continue(),
  )
  await page.goto('/admin')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the portal keeps Quick exit at the right end of its bar, in both languages, and its sections in reach', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'maria')
  for (const [address, exit, portal, profile] of [
    ['/es/patient-portal/dashboard', 'Salida rápida', 'Su portal', 'Mi perfil'],
    ['/patient-portal/dashboard', 'Quick exit', 'Your portal', 'My Profile'],
  ] as const) {
    await page.goto(address)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const sections = page.getByRole('navigation', { name: portal }).filter({ visible: true })
      await expect(sections.getByRole('link', { name: profile })).toBeInViewport({ ratio: 1 })
      const leave = await page.getByRole('link', { name: exit }).boundingBox()
      expect(leave?.y, `${width}`).toBeLessThan(60)
      const others = page.getByRole('banner').locator('a, summary').filter({ visible: true })
      const ends = await others.evaluateAll(all => all.map(each => each.getBoundingClientRect().right))
      expect(Math.max(...ends), `${address} at ${width}`).toBeLessThanOrEqual(leave?.x ?? 0)
      if (width >= 1024) await expectOneLineAtTheFoot(page, `${address} at ${width}`)
    }
    await page.getByRole('navigation', { name: portal }).getByRole('link', { name: profile }).click()
    await expect(page).toHaveURL(/\/patient-portal\/profile$/)
  }
  await follow(page, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and sessions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quick exit' })).toBeVisible()
})
