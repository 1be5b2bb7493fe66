/** The top of every page: its menus, what it shows to whom, and that it fits. */
import type { Page } from '@playwright/test'
import { type Copy, expect, test } from './copy.ts'
import { follow } from './follow.ts'
import { asOwner } from './owner.ts'
import { newPassword, signIn } from './people.ts'

/** Writes down, in the page itself, when the pointer came and went over the menu's groups and when each opened and closed. */
async function watchMenu(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: { what: string; group: string; at: number }[] = []
    Object.assign(window, { menuLog: log })
    for (const button of document.querySelectorAll('header nav button[aria-expanded]')) {
      const group = button.textContent ?? ''
      const note = (what: string) => log.push({ what, group, at: performance.now() })
      button.parentElement?.addEventListener('pointerenter', () => note('came'))
      button.parentElement?.addEventListener('pointerleave', () => note('went'))
      new MutationObserver(() =>
        note(button.getAttribute('aria-expanded') === 'true' ? 'opened' : 'closed'),
      ).observe(button, { attributeFilter: ['aria-expanded'] })
    }
  })
}

/** Milliseconds between two lines of that log. */
function between(page: Page, first: string, group: string, second: string, other = group) {
  return page.evaluate(
    ([what, where, then, there]) => {
      const log = (window as unknown as { menuLog: { what: string; group: string; at: number }[] }).menuLog
      const from = log.findLast(line => line.what === what && line.group === where)
      const to = log.findLast(line => line.what === then && line.group === there)
      return to && from ? to.at - from.at : Number.NaN
    },
    [first, group, second, other],
  )
}

test('the menu opens after 200 ms, moves at once within 300 ms and closes after 150 ms', async ({ page }) => {
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  const solutions = page.getByRole('button', { name: 'Solutions' })
  const product = page.getByRole('button', { name: 'Product' })
  await page.mouse.move(5, 700)
  await watchMenu(page)
  await solutions.hover()
  await expect(solutions).toHaveAttribute('aria-expanded', 'true')
  const first = await between(page, 'came', 'Solutions', 'opened')
  expect(first).toBeGreaterThanOrEqual(195)
  await product.hover()
  await expect(product).toHaveAttribute('aria-expanded', 'true')
  // Without the pause of the first, however long the machine takes to draw one.
  expect(await between(page, 'came', 'Product', 'opened')).toBeLessThan(first)
  await page.mouse.move(5, 700)
  await expect(product).toHaveAttribute('aria-expanded', 'false')
  expect(await between(page, 'went', 'Product', 'closed')).toBeGreaterThanOrEqual(145)
})

test('what is opened in the header stays open while the code of the screen is still arriving', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  let arrive = () => {}
  const onItsWay = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/assets\/overview-/, async route => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/case-manager', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /for a patient, screen or action/ }).click()
  const words = page.getByRole('dialog').getByRole('combobox')
  await words.fill('maria')
  await expect(page.getByText('Hello, Dana')).toHaveCount(0)
  arrive()
  await expect(page.getByText('Hello, Dana')).toBeVisible()
  await expect(words).toHaveValue('maria')
})

/** Where each form of the header begins: there it has the least room. */
const narrowest = [320, 360, 640, 768, 1024, 1280]

/** Nothing in the header breaks into a second line or runs out of it, from the narrowest phone to a wide desk. */
async function expectOneLine(page: Page, who: string): Promise<void> {
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 800 })
    const { seen, wrong } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('header:not(main header) :is(a, button, summary)')]
      const shown = parts.filter(each => each.checkVisibility({ visibilityProperty: true }))
      const isWrong = (each: Element) =>
        each.clientHeight > 50 || each.getBoundingClientRect().right > window.innerWidth
      return { seen: shown.length, wrong: shown.filter(isWrong).map(each => each.textContent) }
    })
    expect(wrong, `${who}, ${width} px`).toEqual([])
    expect(seen, `${who}, ${width} px`).toBeGreaterThan(1)
  }
}

/** The shortest page of the site: the header of every page is the same, and each width lays the page below it out anew. */
const shortest = '/contact/received'

test('the header shows each person their links, in one line at every width and in both languages, and Sign Out ends at the landing page', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  const header = page.getByRole('banner')
  const link = (name: string) => header.getByRole('link', { name, exact: true })
  const premium = header.getByText('Premium', { exact: true }).filter({ visible: true })
  const expectLinksOf = async (person: string) => {
    if (!person) await expect(link('Admin Login')).toBeVisible()
    await expect(link('Case Manager')).toHaveCount(person ? 1 : 0)
    await expect(link('Admin')).toHaveCount(person === 'ruth' ? 1 : 0)
    await expect(premium).toHaveCount(person === 'ruth' || person === 'dana' ? 1 : 0)
  }
  const leave = page
    .getByRole('banner')
    .locator('button')
    .filter({ hasText: /^(Sign Out|Cerrar sesión)$/ })
  for (const [person, ...addresses] of [
    ['', shortest, `/es${shortest}`],
    ['maria', shortest, `/es${shortest}`],
    ['dana', shortest],
    ['ruth', `/es${shortest}`, shortest],
  ] as const) {
    if (person) await signIn(page, copy, person)
    for (const address of addresses) {
      await page.goto(address)
      // In the row and in the menu, one of them hidden.
      await expect(leave).toHaveCount(person ? 2 : 0)
      await expectOneLine(page, `${person || 'a visitor'} at ${address}`)
      if (address === shortest) await expectLinksOf(person)
    }
    if (person !== 'ruth') await page.context().clearCookies()
  }
  await header.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await expect(link('Admin Login')).toBeVisible()
})

/** An account that founds an organization, signed in. Resolves to the organization's name. */
async function found(page: Page, copy: Copy, fullName: string, email: string): Promise<string> {
  const made = await page.context().request.post(`${copy.origin}/api/sign-up/administrator`, {
    data: { fullName, email, password: newPassword, confirmPassword: newPassword },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return `${fullName}'s organization`
}

test('who belongs to several organizations switches in the bar of the workspace, and elsewhere in the header', async ({
  page,
  copy,
}) => {
  const other = await found(page, copy, 'Olive Brandt', 'olive.brandt@example.org')
  const own = await found(page, copy, 'Tess Morrow', 'tess.morrow@example.org')
  await asOwner(
    copy,
    `insert into user_roles (organization_id, user_id, role)
      select r.organization_id, u.id, 'admin' from auth.users u, user_roles r join auth.users o on o.id = r.user_id
      where u.email = 'tess.morrow@example.org' and o.email = 'olive.brandt@example.org'`,
  )
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  await page.goto('/admin')
  await expect(main.getByText(own)).toBeVisible()
  await header.getByRole('button', { name: own }).click()
  await expect(page.getByRole('menuitemradio', { name: own })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: other }).press('Enter')
  await expect(main.getByText(other)).toBeVisible()
  await expect(header.getByRole('button', { name: other })).toBeVisible()
  await expectOneLine(page, 'somebody of two organizations')

  await page.setViewportSize({ width: 390, height: 800 })
  await header.getByRole('button', { name: other }).click()
  await page.getByRole('menuitemradio', { name: own }).click()
  await expect(main.getByText(own)).toBeVisible()

  await page.goto(shortest)
  await header.locator('summary').click()
  await expect(header.getByRole('button', { name: own })).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([page.waitForEvent('load'), header.getByRole('button', { name: other }).click()])
  await header.locator('summary').click()
  await expect(header.getByRole('button', { name: other })).toHaveAttribute('aria-pressed', 'true')
  await follow(page, '/admin')
  await expect(main.getByText(other)).toBeVisible()
})

test('without scripts the menus open, on a phone and under the focus of a wide page, and what needs scripts says so', async ({
  browser,
  copy,
}) => {
  const context = await browser.newContext({ baseURL: copy.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/pricing')
  const header = page.getByRole('banner')
  const entry = header.getByRole('link', { name: /^Health care/ }).filter({ visible: true })
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Solutions' }).focus()
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('summary').filter({ hasText: 'Menu' }).click()
  for (const name of ['Patient Login', 'Patient Sign Up', 'Admin Login'])
    await expect(header.getByRole('link', { name }).filter({ visible: true })).toBeVisible()
  await header.getByRole('link', { name: 'Patient Sign Up' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/patient-signup')

  await page.goto('/invitation/lost')
  // Playwright reads no words inside of a noscript.
  await expect(page.locator('noscript p', { has: page.locator('a[href="/contact"]') })).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
  await context.close()
})
