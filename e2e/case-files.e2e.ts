/**
 * Files from the desk to the patient: chosen, refused with a sentence, cut off and going on, looked at, renamed, shown.
 * Deleting, bringing back and withholding: files.test.tsx.
 */
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

// Others count on a caseload without files.
test.afterEach(({ copy }) => asOwner(copy, 'delete from case_files'))

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

test('a case manager uploads files and shows one to the patient, who downloads it', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/files')
  await expect(page.getByText('No files uploaded yet')).toBeVisible()
  const chooser = page.locator('input[type=file][multiple]')
  await expect(chooser).toBeDisabled()
  await page.getByRole('combobox', { name: 'For which patient' }).fill('Maria')
  await page.getByRole('option', { name: /Maria/ }).click()
  await expect(chooser).toBeEnabled()

  // The line is cut at the second piece: it is waited for, and goes on by itself.
  let cuts = 0
  await page.route('**/pieces/1', route => (cuts++ === 0 ? route.abort() : route.continue()))
  await page.getByLabel('What it is').selectOption('letter')
  await chooser.setInputFiles([
    file('Letter of the clinic.txt', Buffer.alloc(600_000, 'a')),
    file('Photo.png', picture),
    file('page.svg', Buffer.from('<svg><script>alert(1)</script></svg>')),
  ])
  await expect(page.getByText('File uploaded successfully!').first()).toBeVisible()
  await expect(page.getByText('could run. Save it as a PDF or a picture.')).toBeVisible()
  expect(cuts).toBe(2)
  await page.getByRole('button', { name: 'Put page.svg aside' }).click()
  const table = page.getByRole('table', { name: 'Case files, newest first' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row', { name: /clinic/ })).toContainText('Letter')

  const menu = async (name: string, item: string) => {
    await page.getByRole('button', { name: `What to do with ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu('Photo.png', 'Look at it')
  const shown = dialog(page).getByRole('img', { name: 'Photo.png, as it looks' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await menu('Letter of the clinic.txt', 'Rename or change')
  await dialog(page).getByLabel('Name').fill('Letter')
  await dialog(page).getByLabel('Labels').fill('clinic, signed')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(table.getByText('signed')).toBeVisible()
  await menu('Letter', 'Show to the patient')
  await expect(table.getByText('Shown to the patient')).toBeVisible()
  await page.getByLabel('Find by name').fill('nothing like it')
  await expect(page.getByText('No file is like this')).toBeVisible()
  await page.getByRole('button', { name: 'Show all files' }).click()
  await page.getByLabel('Find by name').fill('LETT')
  await expect(table.getByRole('row')).toHaveCount(2)

  await signIn(page, copy, 'maria')
  await page.goto('/patient-portal/forms-and-tasks')
  const download = page.waitForEvent('download')
  await page
    .getByRole('list', { name: /^Files for you/ })
    .getByRole('link', { name: 'Letter' })
    .click()
  expect((await download).suggestedFilename()).toBe('Letter.txt')
  expect(defects).toEqual([])
})
