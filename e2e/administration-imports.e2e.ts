/** A file from its choice to its way back: columns, the dry run, a likely duplicate, the result, and what is gone again. */
import { namedPeople } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { signIn } from './people.ts'

const test = testAlone()

const file = (text: string, name = 'people.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('an administrator brings a list along, decides about who is there already, and takes it back', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Import patients' }).click()
  await expect(page.getByText('Nothing was imported yet.')).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('89504e470d0a1a0a00', 'hex'),
  })
  await expect(page.getByText('This is a picture, not a table.')).toBeVisible()
  await page.getByRole('link', { name: 'Import another file' }).click()

  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      file(
        `Full name;Born;Correo\nMaria Santos;;${namedPeople.maria.email}\nZelda Quill;13/04/1990;zelda@\nYan Quill;14/04/1990;\n`,
      ),
    )
  await expect(page.getByRole('combobox', { name: 'Full name' })).toHaveValue('name')
  await expect(page.getByRole('combobox', { name: 'Correo' })).toHaveValue('email')
  await expect(page.getByRole('combobox', { name: 'How days are written' })).toHaveValue('dmy')
  await page.getByRole('combobox', { name: 'Full name' }).selectOption('Leave out')
  await page.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await expect(page.getByText('Choose which column is the name.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Full name' }).selectOption('Name')
  await page.getByRole('button', { name: 'Check the rows' }).press('Enter')

  const problems = page.getByRole('table', { name: 'Something is wrong in 1 row' })
  await expect(problems.getByRole('row', { name: /zelda@/ })).toContainText(
    'E-mail: Please enter an e-mail address',
  )
  const write = page.getByRole('button', { name: 'Import as decided and leave 1 row out' })
  await expect(page.getByText('1 may be here already')).toBeVisible()
  await write.click()
  await expect(page.getByText('Decide about those who may be here already.')).toBeVisible()
  await page.getByRole('combobox', { name: 'What happens with Maria Santos' }).selectOption('Leave out')
  await fitsOn320(page, 'a checked file')
  await write.click()
  await expect(page.getByText('1 patient created')).toBeVisible()
  await expect(page.getByText('1 row was left out.')).toBeVisible()

  // Whoever was created stands in the list, without an invitation.
  await page.goto('/admin?search=Quill')
  await expect(page.getByRole('row', { name: /Yan Quill/ })).toBeVisible()
  await page.goto('/admin?tab=patients&import=new')
  await page
    .getByRole('link', { name: /people\.csv/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Take this import back' }).click()
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
  await page.goto('/admin?search=Quill')
  await expect(page.getByRole('row', { name: /Yan Quill/ })).toHaveCount(0)
  expect(defects).toEqual([])
})
