/** A file that staff ask for: the task says so in both languages, the patient sends it from a phone, and the desk has it. */
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

const title = 'Send a photo of the lease'

// Others count on a caseload without files, and on the tasks of the sample.
test.afterEach(async ({ copy }) => {
  await asOwner(copy, 'delete from case_files')
  await asOwner(copy, `delete from tasks where title = '${title}'`)
  await asOwner(copy, `delete from messages where content = '${title}'`)
})

test('a patient sends what a task asks for, in their language', async ({ page, copy }) => {
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients')
  await page.getByRole('link', { name: 'Maria Santos' }).first().click()
  await page.getByRole('link', { name: 'Goals and tasks' }).click()
  await page.getByRole('button', { name: 'Create Task' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page)
    .getByRole('checkbox', { name: /Let them send a file/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText(title)).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, copy, 'maria')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/patient-portal/forms-and-tasks')
  const chooser = page.getByLabel(`Enviar un archivo: ${title}`)
  const send = (name: string, buffer: Buffer) => chooser.setInputFiles({ name, mimeType: '', buffer })
  await send('lease.exe', Buffer.from([0x4d, 0x5a, 0x90, 0]))
  await expect(page.getByText('Este tipo de archivo no se puede enviar.', { exact: false })).toBeVisible()
  // The line is cut at the second piece: it goes on by itself.
  let cuts = 0
  await page.route('**/pieces/1', route => (cuts++ === 0 ? route.abort() : route.continue()))
  await send('lease.txt', Buffer.alloc(600_000, 'a'))
  await expect(page.getByText('lease.txt ya lo tiene su equipo.', { exact: false })).toBeVisible()
  await expect(page.getByRole('list', { name: /^Archivos para usted/ }).getByRole('link')).toHaveText(
    'lease.txt',
  )

  await page.context().clearCookies()
  await signIn(page, copy, 'dana')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/case-manager/files')
  const row = page.getByRole('row', { name: /lease\.txt/ })
  await expect(row).toContainText('Maria Santos')
  await expect(row).toContainText('From the patient')
  expect(defects).toEqual([])
})

test('what is asked for in a conversation is sent from there, and stands in it on both sides', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/messages')
  await page.getByRole('button', { name: /^Maria Santos/ }).click()
  await page.getByRole('button', { name: 'Ask for a file' }).click()
  await dialog(page).getByLabel('What should they send?').fill(title)
  await dialog(page).getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('File asked for, not here yet')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, copy, 'maria')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/patient-portal/messages?to=case_manager')
  await page.getByRole('link', { name: 'Enviar el archivo' }).click()
  await page
    .getByLabel(`Enviar un archivo: ${title}`)
    .setInputFiles({ name: 'lease.txt', mimeType: '', buffer: Buffer.from('a lease') })
  await expect(page.getByText('lease.txt ya lo tiene su equipo.', { exact: false })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('log').getByRole('link', { name: 'lease.txt' })).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/messages')
  await page.getByRole('button', { name: /^Maria Santos/ }).click()
  await expect(page.getByRole('log').getByRole('link', { name: 'lease.txt' })).toBeInViewport()
  expect(defects).toEqual([])
})

test('while a file is on its way the page asks before it goes, and never whoever leaves in a hurry', async ({
  page,
  copy,
}) => {
  await asOwner(
    copy,
    `insert into tasks (organization_id, id, patient_id, title, asks_for_file)
      select organization_id, gen_random_uuid(), id, '${title}', true from patients where name = 'Maria Santos'`,
  )
  await signIn(page, copy, 'maria')
  await page.goto('/patient-portal/forms-and-tasks')
  await page.route('**/pieces/*', () => {})
  await page
    .getByLabel(`Send a file: ${title}`)
    .setInputFiles({ name: 'lease.txt', mimeType: '', buffer: Buffer.alloc(600_000, 'a') })
  await expect(page.getByText('lease.txt', { exact: false }).first()).toBeVisible()
  // A browser asks only where somebody has done something on the page.
  await page.getByRole('heading', { level: 1 }).click()
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByText('lease.txt', { exact: false }).first()).toBeVisible()
  await page.route('https://**', route => route.fulfill({ body: 'elsewhere' }))
  await page.locator('[data-quick-exit]').filter({ visible: true }).click()
  await page.waitForURL(/^https:/)
  expect(asked).toEqual(['beforeunload'])
})
