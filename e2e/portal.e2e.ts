/**
 * The portal says one thing: the next step stands first and is done there, the rest is folded, its letters have 16 px, and the page is
 * no longer than it may be, with the fullest person on a phone and on a desk, in both languages. What comes first is a rule of its own.
 */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { drawWidestDates } from './look.ts'
import { signIn } from './people.ts'

/** The most that the dashboard and the profile may be high, in pixels, by the width of the screen. */
const lengths = [
  { width: 390, height: 844, most: 3_000 },
  { width: 1_440, height: 900, most: 2_000 },
]

const step = (page: Page) => page.locator('section[aria-labelledby="your-next-step"]')

/** Words whose letters are smaller than a patient should have to read: 16 px, and 13 below the pictures of a phone's bar. */
function smallWords(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter(each => {
      const isSaid = [...each.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
      if (!isSaid || !each.checkVisibility()) return false
      const { width } = each.getBoundingClientRect()
      const least = each.closest('nav.fixed') ? 13 : 16
      return width > 1 && Number.parseFloat(getComputedStyle(each).fontSize) < least
    })
    .map(each => each.textContent ?? '')
}

/** Expects letters that patients can read, nothing wider than the screen, and the page to be no higher than it may be. */
async function expectToFit(page: Page, what: string, most: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.animate-breathe, .animate-spin').filter({ visible: true })).toHaveCount(0)
  const { high, wide, shown } = await page.evaluate(() => ({
    high: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  test.info().annotations.push({ type: 'figures', description: `${what}: ${high} px` })
  expect.soft(high, what).toBeLessThanOrEqual(most)
  expect(wide, `${what}: nothing is wider than the screen`).toBeLessThanOrEqual(shown)
  expect.soft(await page.evaluate(smallWords), what).toEqual([])
}

/** Looks at a screen on a phone and on a desk, drawn for each: what is folded goes by the width that a screen opens with. */
async function expectToFitEach(
  page: Page,
  [language, screen]: [string, string],
  arrive: () => Promise<void>,
): Promise<void> {
  await arrive()
  for (const { width, height, most } of lengths) {
    await page.setViewportSize({ width, height })
    await follow(page, '/patient-portal/forms-and-tasks')
    await follow(page, `/patient-portal/${screen}`)
    await arrive()
    await expectToFit(page, `${language} ${screen} ${width}`, most)
  }
}

/** Folds open by keyboard, and a link to the appointments opens them. */
async function unfoldByKeys(page: Page): Promise<void> {
  const checklist = page.locator('summary').filter({ hasText: 'Your checklist' })
  await checklist.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checklist progress')).toBeVisible()
  await page.getByRole('link', { name: /Upcoming Appointments/ }).click()
  await expect(page.getByRole('list', { name: 'Your upcoming appointments' })).toBeVisible()
}

test('the next step comes first, dashboard and profile are as long as they may be, and folds open by keyboard', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  await drawWidestDates(page)
  const understood = page.getByRole('button', { name: /^(Got it|Entendido)$/ })
  await signIn(page, copy, 'maria')
  for (const language of ['', '/es']) {
    await page.goto(`${language}/patient-portal/dashboard`)
    await expectToFitEach(page, [language, 'dashboard'], async () => {
      await expect(step(page).getByRole('button').or(step(page).getByRole('link')).first()).toBeVisible()
      await expect(page.locator('main section').first()).toHaveAttribute('aria-labelledby', 'your-next-step')
      // The word about leaving at once stands there until somebody has read it, and is part of the page.
      await expect(understood).toBeVisible()
    })
  }
  await understood.click()
  for (const language of ['/es', '']) {
    if (language) await follow(page, '/es/patient-portal/profile')
    else await page.goto('/patient-portal/profile')
    await expectToFitEach(page, [language, 'profile'], () => expect(page.locator('#goals')).toBeVisible())
    await expect(understood).toHaveCount(0)
  }
  await follow(page, '/patient-portal/dashboard')
  await test.step('folds', () => unfoldByKeys(page))
  expect(defects).toEqual([])
})
