/** Notes that a patient and their team both write: nobody's words go, each says whose they are, one's own can be brought back. */
import type { Browser, Locator, Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { signIn } from './people.ts'

async function pageOf(browser: Browser, copy: Copy, who: PersonKey): Promise<Page> {
  const page = await browser.newPage({ baseURL: copy.origin })
  await signIn(page, copy, who)
  return page
}

const notesIn = (page: Page | Locator) => page.getByRole('list', { name: /^Notes: / })

test('a Save takes nothing of what the patient wrote meanwhile, and each says whose it is', async ({
  page: desk,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(desk, copy, 'dana')
  const portal = await pageOf(browser, copy, 'maria')
  const defects = [...watchForDefects(desk), ...watchForDefects(portal)]
  await portal.goto('/patient-portal/profile')
  const list = await portal.request.get('/api/checklist', { headers: { 'x-handrail-hat': 'patient' } })
  const { categories } = (await list.json()) as {
    categories: { items: { title: string; isCompleted: boolean }[] }[]
  }
  const item = categories.flatMap(({ items }) => items).find(({ isCompleted }) => !isCompleted)
  const adds = `Add Notes: ${item?.title}`

  const found = await desk.request.get('/api/caseload/patients?search=Maria', {
    headers: { 'x-handrail-hat': 'staff' },
  })
  const { patients } = (await found.json()) as { patients: { id: string }[] }
  await desk.goto(`/case-manager/patients/${patients[0]?.id}?section=checklist`)
  await desk
    .getByRole('button', { name: new RegExp(`^${item?.title}`) })
    .first()
    .click()
  await desk.getByRole('button', { name: adds }).first().click()
  await desk.getByRole('dialog').getByRole('textbox').fill('I called the office on Monday.')

  await portal.getByRole('button', { name: adds }).first().click()
  await portal.getByRole('dialog').getByLabel('Your notes').fill('My sister can take me in until May.')
  await portal.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(portal.getByText('Notes updated')).toBeVisible()

  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Notes saved successfully')).toBeVisible()
  for (const page of [desk, portal]) {
    const notes = notesIn(page).filter({ hasText: 'until May' })
    await expect(notes).toContainText('I called the office on Monday.')
    await expect(notes).toContainText('My sister can take me in until May.')
  }
  await expect(notesIn(desk).filter({ hasText: 'until May' })).toContainText('Maria Santos ·')
  await expect(notesIn(portal).filter({ hasText: 'until May' })).toContainText('Dana Whitfield ·')
  expect(defects).toEqual([])
})

test('one’s own words are changed, taken back and brought back by keyboard', async ({ page, copy }) => {
  await signIn(page, copy, 'henry')
  await page.goto('/patient-portal/profile')
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name }).last()
    await button.focus()
    await page.keyboard.press('Enter')
  }
  const dialog = page.getByRole('dialog')
  await press('Add Notes: Additional Notes')
  await dialog.getByLabel('Additional Notes').pressSequentially('Mornings are best.')
  await press('Done')
  const notes = page.getByRole('list', { name: 'Notes: Additional Notes' })
  await expect(notes).toContainText('Mornings are best.')
  await expect(notes).toContainText('You ·')

  await press(/^Edit Notes: Additional Notes,/)
  await dialog.getByLabel('Additional Notes').fill('Evenings are best.')
  await press('Done')
  await expect(notes).toContainText('Evenings are best.')
  await press(/^Earlier words: Additional Notes/)
  await expect(dialog).toContainText('Mornings are best.')
  await press(/^Bring back: /)
  await expect(dialog).toHaveCount(0)
  await expect(notes).toContainText('Mornings are best.')

  await press(/^Take back: Additional Notes/)
  await expect(notes).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(notes).toContainText('Mornings are best.')
})

test('two tabs of one person go on in the same note, and two devices lose nothing of each other', async ({
  page: first,
  context: laptop,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(first, copy, 'sam')
  const second = await laptop.newPage()
  const phone = await pageOf(browser, copy, 'sam')
  for (const page of [first, second, phone]) await page.goto('/patient-portal/profile')
  const field = (page: Page) => page.getByRole('dialog').getByLabel('Additional Notes')
  // Among whatever else Sam wrote in the tests before.
  const note = (page: Page) =>
    page
      .getByRole('list', { name: 'Notes: Additional Notes' })
      .getByRole('listitem')
      .filter({ hasText: 'I like tea' })
  const edit = (page: Page) => note(page).getByRole('button', { name: /^Edit Notes: Additional Notes,/ })
  for (const page of [first, second])
    await page.getByRole('button', { name: 'Add Notes: Additional Notes' }).click()
  await first.route('**/api/remarks/**', route => route.abort('internetdisconnected'))
  await field(first).pressSequentially('I like tea.')
  await expect(field(second), 'the other tab follows').toHaveValue('I like tea.')
  await first.unroute('**/api/remarks/**')
  await second.getByRole('button', { name: 'Done' }).click()

  // The phone begins to change it; meanwhile the laptop does too.
  await edit(phone).click()
  await phone.route('**/api/remarks/**', route => route.abort('internetdisconnected'))
  await field(phone).fill('I like tea. I like walks.')
  await first.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await edit(first).click()
  await field(first).fill('I like tea. I sing.')
  await first.getByRole('button', { name: 'Done' }).click()
  // Whoever arrives first stands first: the laptop's words are there before the phone's may go.
  await expect(first.getByRole('dialog')).toHaveCount(0)
  await phone.unroute('**/api/remarks/**')
  await phone.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  for (const page of [first, second, phone])
    await expect(note(page)).toContainText(/^I like tea\. I sing\.\s+I like walks\./)
})
