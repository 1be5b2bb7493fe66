/** Notes that a patient and their team both write: nobody's words go, each says whose they are, one's own can be brought back. */
import type { Browser, Locator, Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { fingerprint } from '../src/lib/fingerprint.ts'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { signIn } from './people.ts'

async function pageOf(browser: Browser, copy: Copy, who: PersonKey): Promise<Page> {
  const page = await pageBeside(browser, copy)
  await signIn(page, copy, who)
  return page
}

const notesIn = (page: Page | Locator) => page.getByRole('list', { name: /^Notes: / })

/** What Maria wrote of that beside whatever else stands in her notes. */
const notesOf = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Notes: Additional Notes' }).getByRole('listitem').filter({ hasText: words })
const adding = 'Add Notes: Additional Notes'
const field = (page: Page) => page.getByRole('dialog').getByLabel('Additional Notes')
const edit = (page: Page, words: string) =>
  notesOf(page, words).getByRole('button', { name: /^Edit Notes: Additional Notes,/ })

/** One's own words are changed, taken back and brought back, by keyboard alone. */
async function changeByKeyboard(page: Page): Promise<void> {
  const press = (button: Locator) => button.press('Enter')
  const done = page.getByRole('button', { name: 'Done' })
  await press(page.getByRole('button', { name: adding }).last())
  await field(page).pressSequentially('Mornings are best.')
  await press(done)
  const notes = notesOf(page, 'are best.')
  await expect(notes).toContainText('Mornings are best.')
  await expect(notes).toContainText('You ·')

  await press(edit(page, 'are best.'))
  await field(page).fill('Evenings are best.')
  await press(done)
  await expect(notes).toContainText('Evenings are best.')
  await press(notes.getByRole('button', { name: /^Earlier words: Additional Notes/ }))
  await expect(page.getByRole('dialog')).toContainText('Mornings are best.')
  await press(page.getByRole('button', { name: /^Bring back: / }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(notes).toContainText('Mornings are best.')

  await press(notes.getByRole('button', { name: /^Take back: Additional Notes/ }))
  await expect(notes).toHaveCount(0)
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(notes).toContainText('Mornings are best.')
}

/** Another device of Maria's changes a note of hers, of which it knows nothing but these words. */
async function changeOnPhone(page: Page, knows: string, words: string): Promise<void> {
  const headers = { 'x-handrail-hat': 'patient' }
  const all = (await (await page.request.get('/api/remarks', { headers })).json()) as {
    id: string
    words: string
  }[]
  const id = all.find(remark => remark.words === knows)?.id
  const data = { words, known: [fingerprint(knows)] }
  const answer = await page.request.put(`/api/remarks/${id}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Both write about one item of the checklist at a time, each on their own screen. */
async function bothWrite(desk: Page, portal: Page): Promise<void> {
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
}

async function onTwoTabsAndTwoDevices(portal: Page): Promise<void> {
  // Two tabs of one person go on in the same note.
  const tab = await portal.context().newPage()
  await tab.goto('/patient-portal/profile')
  for (const page of [portal, tab]) {
    await page.getByRole('button', { name: adding }).click()
    // What the button loses the focus for is sent: nobody types in the other tab at that very moment.
    await expect(page.locator('[role=dialog]:focus-within')).toBeVisible()
  }
  await portal.route('**/api/remarks/**', route => route.abort('internetdisconnected'))
  await field(portal).pressSequentially('I like tea.')
  await expect(field(tab), 'the other tab follows').toHaveValue('I like tea.')
  await portal.unroute('**/api/remarks/**')
  await tab.getByRole('button', { name: 'Done' }).click()
  await portal.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  // Both devices begin to change it, and the other one’s words arrive first.
  await edit(portal, 'I like tea').click()
  await portal.route('**/api/remarks/**', route => route.abort('internetdisconnected'))
  await field(portal).fill('I like tea. I like walks.')
  await changeOnPhone(portal, 'I like tea.', 'I like tea. I sing.')
  await expect(notesOf(tab, 'I like tea')).toContainText('I sing.')
  await portal.unroute('**/api/remarks/**')
  await portal.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  for (const page of [portal, tab])
    await expect(notesOf(page, 'I like tea')).toContainText(/^I like tea\. I sing\.\s+I like walks\./)
}

test('nobody’s notes go: a Save leaves the patient’s, own words come back by keyboard, two tabs and two devices go on in one', async ({
  page: desk,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(desk, copy, 'dana')
  const portal = await pageOf(browser, copy, 'maria')
  const defects = [...watchForDefects(desk), ...watchForDefects(portal)]
  await portal.goto('/patient-portal/profile')
  await bothWrite(desk, portal)
  await changeByKeyboard(portal)
  await onTwoTabsAndTwoDevices(portal)
  expect(defects).toEqual([])
})
