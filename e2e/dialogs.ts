/** Filling in a dialog as somebody does who sees it. */
import type { Locator, Page } from '@playwright/test'

/** The open dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Chooses an entry out of a list of the open dialog. */
export async function choose(page: Page, list: string, entry: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: entry, exact: true }).click()
}

/**
 * A day in so many days, as a date field takes it, on the clock that the browsers and this machine share. Not by hours: where clocks
 * are set back or forward meanwhile, those end a day early or late.
 */
export function dayIn(days: number): string {
  const at = new Date()
  at.setDate(at.getDate() + days)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Opens the fold of that name, unless the device remembers it open. */
export async function unfold(page: Page, name: string): Promise<void> {
  const fold = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await fold.locator('summary').waitFor()
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
}
