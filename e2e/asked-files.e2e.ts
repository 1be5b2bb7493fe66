/**
 * A file that staff ask for, by a task and in the conversation: both say so in the patient’s language, the patient sends it from a
 * phone, and the desk has it; while one is on its way the page asks before it goes.
 */
import type { Page } from '@playwright/test'
import { pageBeside } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { follow } from './follow.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

const lease = 'Send a photo of the lease'
const bill = 'Send a photo of the gas bill'

// Others count on a caseload without files, and on the tasks of the sample.
test.afterEach(async ({ copy }) => {
  await asOwner(copy, 'delete from case_files')
  await asOwner(copy, `delete from tasks where title in ('${lease}', '${bill}')`)
  await asOwner(copy, `delete from messages where content = '${lease}'`)
})

const chooser = (page: Page, title: string) => page.getByLabel(`Enviar un archivo: ${title}`)
const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
const isThere = (page: Page, name: string) =>
  expect(page.getByText(`${name} ya lo tiene su equipo.`, { exact: false })).toBeVisible()

/** Closing the page asks first; whoever leaves in a hurry is never asked. */
async function asksBeforeItGoes(page: Page): Promise<void> {
  await page.route('**/pieces/*', () => {})
  await chooser(page, bill).setInputFiles(file('bill.txt', Buffer.alloc(600_000, 'a')))
  await expect(page.getByText('bill.txt', { exact: false }).first()).toBeVisible()
  // A browser asks only where somebody has done something on the page.
  await page.getByRole('heading', { level: 1 }).click()
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByText('bill.txt', { exact: false }).first()).toBeVisible()
  await page.route('https://**', route => route.fulfill({ body: 'elsewhere' }))
  await page.locator('[data-quick-exit]').filter({ visible: true }).click()
  await page.waitForURL(/^https:/)
  expect(asked).toEqual(['beforeunload'])
}

test('a patient sends what a task and a conversation ask for, in their language, and it stands on both sides; leaving asks first', async ({
  page,
  browser,
  copy,
}) => {
  test.setTimeout(90_000)
  const patient = await pageBeside(browser, copy)
  const defects = [page, patient].flatMap(watchForDefects)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/messages')
  await page.getByRole('button', { name: /^Maria Santos/ }).click()
  await page.getByRole('button', { name: 'Ask for a file' }).click()
  await dialog(page).getByLabel('What should they send?').fill(lease)
  await dialog(page).getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('File asked for, not here yet')).toBeVisible()
  await follow(page, '/case-manager/patients')
  await page.getByRole('link', { name: 'Maria Santos' }).first().click()
  await page.getByRole('link', { name: 'Goals and tasks' }).click()
  await page.getByRole('button', { name: 'Create Task' }).click()
  await dialog(page).getByLabel('Title').fill(bill)
  await dialog(page)
    .getByRole('checkbox', { name: /Let them send a file/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText(bill)).toBeVisible()

  await signIn(patient, copy, 'maria')
  await patient.setViewportSize({ width: 390, height: 844 })
  await patient.goto('/es/patient-portal/messages?to=case_manager')
  await patient.getByRole('link', { name: 'Enviar el archivo' }).click()
  await chooser(patient, lease).setInputFiles(file('lease.exe', Buffer.from([0x4d, 0x5a, 0x90, 0])))
  await expect(patient.getByText('Este tipo de archivo no se puede enviar.', { exact: false })).toBeVisible()
  // The line is cut at the second piece: it goes on by itself.
  let cuts = 0
  await patient.route('**/pieces/1', route => (cuts++ === 0 ? route.abort() : route.continue()))
  await chooser(patient, lease).setInputFiles(file('lease.txt', Buffer.alloc(600_000, 'a')))
  await isThere(patient, 'lease.txt')
  expect(cuts).toBe(2)
  await expect(patient.getByRole('list', { name: /^Archivos para usted/ }).getByRole('link')).toHaveText(
    'lease.txt',
  )
  await patient.goBack()
  await expect(patient.getByRole('log').getByRole('link', { name: 'lease.txt' })).toBeVisible()

  await follow(page, '/case-manager/messages')
  await page.getByRole('button', { name: /^Maria Santos/ }).click()
  await expect(page.getByRole('log').getByRole('link', { name: 'lease.txt' })).toBeInViewport()
  await follow(page, '/case-manager/files')
  const row = page.getByRole('row', { name: /lease\.txt/ })
  await expect(row).toContainText('Maria Santos')
  await expect(row).toContainText('From the patient')

  // Last of all: Quick exit ends the session after the page has gone.
  await follow(patient, '/es/patient-portal/forms-and-tasks')
  await asksBeforeItGoes(patient)
  expect(defects).toEqual([])
})
