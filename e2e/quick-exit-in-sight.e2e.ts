/** The way out at once (decision 41): nothing covers it. That it is in sight on every screen of patients, the walk over all screens looks at. */
import { expect, test } from './copy.ts'
import { follow } from './follow.ts'
import { coveredPoints } from './look.ts'
import { signIn } from './people.ts'

test('nothing covers it: neither a toast nor a menu nor a dialog, at any width', async ({ page, copy }) => {
  await signIn(page, copy, 'jay')
  await page.route('**/api/check-ins', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.goto('/patient-portal/dashboard')
  for (const [width, height] of [
    [390, 844],
    // As low as makes a dialog fill it.
    [1440, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
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
    // Not with Escape, which leaves when it is pressed at the next width within the second.
    await page.getByRole('banner').locator('summary').click()
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
  await follow(page, '/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-quick-exit]')).toBeHidden()
})
