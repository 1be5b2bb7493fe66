import type { Page } from '@playwright/test'

/** Waits until a note can be begun: beside the record, or, where there is no room for that, by a button. */
export async function untilNotes(page: Page): Promise<void> {
  const beside = page.getByRole('region', { name: /^(Write|New note|Your draft|Addendum to a signed note)$/ })
  await beside
    .or(page.getByRole('button', { name: /^(New note|Write a note)$/ }))
    .first()
    .waitFor()
}

/** Begins a note on the page of a patient, at any width, by its key. */
export async function beginNote(page: Page): Promise<void> {
  await untilNotes(page)
  await page.keyboard.press('n')
}
