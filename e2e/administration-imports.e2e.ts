/** A file from its choice to its way back: columns, the dry run, a likely duplicate, the result, and what is gone again. */
import { namedPeople } from '../sample/people.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { follow } from './follow.ts'
import { fitsOn320 } from './look.ts'
import { signIn } from './people.ts'

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

  await expect(page.getByText('E-mail “zelda@”: Please enter an e-mail address')).toBeVisible()
  await expect(page.getByText('1 patient will be added, 2 stay out: 1 undecided, 1 to mend.')).toBeVisible()
  // A cell typed anew is checked at once, and comes back with what is wrong still.
  await page.getByRole('textbox', { name: 'E-mail, line 3' }).fill('zelda@example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-mail “zelda@example”: Please enter an e-mail address')).toBeVisible()
  const maria = page.getByRole('group', { name: 'What happens with Maria Santos' })
  await maria.getByRole('button', { name: 'Same person' }).press('Enter')
  await expect(page.getByRole('table', { name: /What would stand after it for Maria Santos/ })).toBeVisible()
  await fitsOn320(page, 'a checked file')
  await maria.getByRole('button', { name: 'Same person' }).press('Enter')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('1 patient created')).toBeVisible()
  await expect(page.getByText('2 rows stayed out: 1 undecided, 1 to mend.')).toBeVisible()

  // What stayed out comes back as it is, and its columns are known.
  const taken = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the file to mend' }).click()
  const toMend = await (await taken).path()
  await page.getByRole('link', { name: 'Import another file' }).click()
  await page.getByLabel('Choose a file').setInputFiles(toMend)
  await expect(page.getByRole('combobox', { name: 'What is the matter' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Full name' })).toHaveValue('name')
  await page.getByRole('button', { name: 'Let go of this file' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible()

  // Whoever was created stands in the list, without an invitation.
  await follow(page, '/admin?search=Quill')
  await expect(page.getByRole('row', { name: /Yan Quill/ })).toBeVisible()
  await follow(page, '/admin?tab=patients&import=new')
  await page
    .getByRole('link', { name: /people\.csv/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Take this import back' }).click()
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
  await follow(page, '/admin?search=Quill')
  await expect(page.getByRole('row', { name: /Yan Quill/ })).toHaveCount(0)
  expect(defects).toEqual([])
})
