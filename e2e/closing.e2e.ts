/** Closing a case and opening it again: settled in one dialog, told kindly, and nobody is forgotten afterwards. */
import type { Page } from '@playwright/test'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dialog } from './dialogs.ts'
import { soon } from './pace.ts'
import { signIn } from './people.ts'

const test = testAlone()

async function idOf(page: Page, copy: Copy, name: string): Promise<string> {
  const answer = await page.request.get(`${copy.origin}/api/caseload/patients?search=${name}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  return ((await answer.json()) as { patients: { id: string }[] }).patients[0]?.id ?? ''
}

test('a case is closed with what is open in it; the patient reads on; it is opened again with a next step', async ({
  page,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  const id = await idOf(page, copy, 'Maria')
  await page.goto(`/case-manager/patients/${id}`)
  const maria = await (await browser.newContext({ baseURL: copy.origin })).newPage()
  await signIn(maria, copy, 'maria')
  await maria.goto('/es/patient-portal/dashboard')
  const schedule = maria.getByRole('button', { name: 'Pedir una cita' }).first()
  await expect(schedule).toBeVisible()

  // By keyboard: open, choose, close. What the dialog asks for is told in cases.test.tsx.
  await page.getByRole('button', { name: 'Close case' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('3 appointments and requests')).toBeVisible()
  await expect(dialog(page).getByText('1 open task')).toBeVisible()
  await expect(dialog(page).getByText('Recibir la respuesta del programa de renta')).toBeVisible()
  await dialog(page).getByLabel('Closed on').fill('2026-01-05')
  const reason = dialog(page).getByRole('combobox', { name: 'Reason' })
  await reason.focus()
  await page.keyboard.type('Moved')
  await expect(reason).toHaveText('Moved away')
  await dialog(page).getByLabel('In your own words').fill('To her sister in Tucson.')
  await dialog(page).getByRole('button', { name: 'Close case' }).press('Enter')
  await expect(page.getByText('Case closed').first()).toBeVisible()
  await expect(page.getByText(/^Closed on .* · Moved away$/)).toBeVisible()
  for (const name of [/^Offer/, /^Ask for a form/, /next step$/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const history = page
    .getByRole('region', { name: 'Case history' })
    .or(page.locator('section', { hasText: 'Case history' }))
    .last()
  await expect(history.getByText('To her sister in Tucson.')).toBeVisible()
  await expect(history.getByText('Llamar a la farmacia por el descuento')).toBeVisible()

  // The patient sees it at once, without a reason, and keeps their task.
  const closed = maria.getByText(/^Su caso está cerrado desde el/)
  await expect(closed).toBeVisible(await soon(maria, 2_000))
  await expect(schedule).toHaveCount(0)
  await expect(maria.getByText(/Tucson|Moved away/)).toHaveCount(0)
  await expect(maria.getByText('Llamar a la farmacia por el descuento').first()).toBeVisible()
  const download = await maria.request.get(`${copy.origin}/my-data.json`)
  expect(download.ok()).toBe(true)
  expect(await download.text()).not.toContain('Tucson')

  await page.getByRole('button', { name: 'Reopen case' }).click()
  await choose(page, 'Reason', 'Moved back')
  await dialog(page).getByLabel('Next step').fill('Meet at the clinic')
  await dialog(page).getByLabel('By when').fill('2999-01-01')
  // What was typed is there although the change notification overtakes the answer and takes the dialog away.
  await page.route('**/reopening', async route => {
    const response = await route.fetch()
    await expect(dialog(page)).toHaveCount(0)
    await route.fulfill({ response })
  })
  await dialog(page).getByRole('button', { name: 'Reopen case' }).click()
  await expect(page.getByText('Case reopened').first()).toBeVisible()
  await expect(page.getByText('Meet at the clinic', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Next step: Meet at the clinic, by .+ 2999$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close case' })).toBeVisible()
  await expect(schedule).toBeVisible()
  await expect(closed).toHaveCount(0)
  expect(defects).toEqual([])
})
