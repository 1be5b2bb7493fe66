/** What administration shows at once on a wide screen, and that no toast lies over what is used, there and on a phone. */
import type { Page } from '@playwright/test'
import { organizations } from '../sample/people.ts'
import { expect, test } from './copy.ts'
import { dialog } from './dialogs.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

const toast = (page: Page) => page.locator('[data-sonner-toast]')

/** The names of controls whose middle something else lies over. */
const covered = (page: Page, within: string) =>
  page.evaluate(where => {
    const controls = [...document.querySelectorAll(`${where} :is(button, a[href], input, textarea)`)]
    const onScreen = controls.filter(control => control.checkVisibility())
    return onScreen.flatMap(control => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return met === null || control.contains(met) || met.contains(control) ? [] : [control.outerHTML]
    })
  }, within)

test('sixteen patients stand on a screen, the headings stay, and toasts cover nothing that is used', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  await asOwner(
    copy,
    `insert into patients (organization_id, name, email, phone) select id, 'Wren ' || initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')), 'wren' || n || '@example.org',
      '+15555550' || n from organizations, generate_series(100, 130) n where slug = '${organizations.riverbend.slug}'`,
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?search=Wren')
  await expect(toast(page).getByText('Dashboard Loaded')).toBeVisible()
  expect(await covered(page, 'nav, main')).toEqual([])
  const names = page.getByRole('rowheader')
  await expect(names.first()).toBeVisible()
  const whole = () =>
    names.evaluateAll(all => all.filter(each => each.getBoundingClientRect().bottom <= innerHeight).length)
  await expect.poll(whole).toBeGreaterThanOrEqual(16)
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport()

  // What fails says so beside the dialog, at either width.
  await page.route('**/api/patients', route => route.fulfill({ status: 500, body: '{}' }))
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Create New Patient' }).click()
    await dialog(page).getByLabel('Name', { exact: true }).fill(`Wren Unlucky ${width}`)
    await dialog(page).getByRole('button', { name: 'Create Patient' }).click()
    const failed = toast(page).filter({ hasText: 'Failed to create patient.' })
    await expect(failed).toBeVisible()
    expect(await covered(page, '[role=dialog]'), `${width} px`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(await covered(page, 'nav'), `${width} px`).toEqual([])
    // On the phone it would be taken for the next one, and stand where the rail was.
    await failed.getByRole('button', { name: 'Close' }).click()
    await expect(failed).toHaveCount(0)
  }
  await asOwner(copy, `delete from patients where email like 'wren1%'`)
})
