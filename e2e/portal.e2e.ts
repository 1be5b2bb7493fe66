/**
 * The portal says one thing: the next step stands first and is done there, the rest is folded, its letters have 16 px, and the page is
 * no longer than it may be, with the fullest person on a phone and on a desk, in both languages. What comes first is a rule of its own.
 */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
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

test('the next step comes first, and dashboard and profile are as long as they may be', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  await drawWidestDates(page)
  await signIn(page, copy, 'maria')
  for (const language of ['', '/es'])
    for (const { width, height, most } of lengths) {
      await page.setViewportSize({ width, height })
      await page.goto(`${language}/patient-portal/dashboard`)
      await expect(step(page).getByRole('button').or(step(page).getByRole('link')).first()).toBeVisible()
      await expect(page.locator('main section').first()).toHaveAttribute('aria-labelledby', 'your-next-step')
      // The word about leaving at once is put away as any reader does.
      const understood = page.getByRole('button', { name: language ? 'Entendido' : 'Got it' })
      if (await understood.isVisible()) await understood.click()
      await page.waitForLoadState('networkidle')
      const long = await page.evaluate(() => document.documentElement.scrollHeight)
      test.info().annotations.push({ type: 'figures', description: `${language} ${width}: ${long} px` })
      await page.screenshot({
        path: test.info().outputPath(`portal${language.slice(1)}-${width}.png`),
        fullPage: true,
      })
      expect.soft(long, `${language} ${width}`).toBeLessThanOrEqual(most)
      const { wide, shown } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(shown)
      expect.soft(await page.evaluate(smallWords), `${language} ${width}`).toEqual([])
      await page.goto(`${language}/patient-portal/profile`)
      await expect(page.locator('#goals')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await page.evaluate(smallWords), `${language} profile ${width}`).toEqual([])
      const profile = await page.evaluate(() => document.documentElement.scrollHeight)
      test.info().annotations.push({
        type: 'figures',
        description: `${language} profile ${width}: ${profile} px`,
      })
      expect.soft(profile, `${language} profile ${width}`).toBeLessThanOrEqual(most)
    }
  expect(defects).toEqual([])
})

test('folds open by keyboard, and a link to the appointments opens them', async ({ page, copy }) => {
  await signIn(page, copy, 'maria')
  await page.goto('/patient-portal/dashboard')
  const checklist = page.locator('summary').filter({ hasText: 'Your checklist' })
  await checklist.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checklist progress')).toBeVisible()
  await page.getByRole('link', { name: /Upcoming Appointments/ }).click()
  await expect(page.getByRole('list', { name: 'Your upcoming appointments' })).toBeVisible()
})
