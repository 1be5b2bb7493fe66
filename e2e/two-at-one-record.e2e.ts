/** Two people change the same record at one time: whoever comes second sees what stands there now, and loses nothing typed. */
import type { Browser, Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { signIn } from './people.ts'

async function pageOf(browser: Browser, copy: Copy, who: PersonKey): Promise<Page> {
  const context = await browser.newContext({ baseURL: copy.origin })
  const page = await context.newPage()
  await signIn(page, copy, who)
  return page
}

const asked = async (page: Page, path: string, hat: string) =>
  (await page.request.get(`/api${path}`, { headers: { 'x-handrail-hat': hat } })).json()

/** What somebody else does meanwhile, on a screen of their own. */
async function put(page: Page, path: string, hat: string, data: object): Promise<void> {
  const answer = await page.request.put(`/api${path}`, { headers: { 'x-handrail-hat': hat }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const idOf = async (page: Page, name: string): Promise<string> =>
  (await asked(page, `/caseload/patients?search=${name}`, 'staff')).patients[0].id
const notice = (page: Page) => page.getByRole('dialog').getByRole('alert')

test('a next step: the administrator’s words are shown while the case manager types, and both stand', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [dana, ruth] = [await pageOf(browser, copy, 'dana'), await pageOf(browser, copy, 'ruth')]
  const defects = watchForDefects(dana)
  const id = await idOf(dana, 'Nora')
  await dana.goto(`/case-manager/patients/${id}`)
  await dana.getByRole('button', { name: 'Put the next step off, or change it' }).click()
  await dana.getByRole('menuitem', { name: /^Change/ }).click()
  const dialog = dana.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What comes next' }).fill('Call the landlord')
  await dialog.getByLabel('By when').fill('2030-02-01')
  const { nextStep, nextStepDueOn } = await asked(dana, `/patients/${id}`, 'staff')
  const seen = { step: nextStep ?? '', dueOn: nextStepDueOn ?? '' }
  await put(ruth, `/patients/${id}/next-step`, 'administrator', { step: 'Visit', dueOn: '2030-02-01', seen })

  await expect(notice(dana)).toContainText('Visit')
  await expect(dialog.getByRole('textbox', { name: 'What comes next' })).toHaveValue('Call the landlord')
  await dialog.getByRole('button', { name: 'Keep both: What comes next' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'What comes next' })).toBeFocused()
  await expect(notice(dana)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dana.getByText('Visit; Call the landlord').first()).toBeVisible()

  // Pointed at, the toast stays.
  await dana.getByText('Next step saved').hover()
  // What was said is not taken back once somebody has said something else.
  await put(ruth, `/patients/${id}/next-step`, 'administrator', {
    step: 'Wait',
    dueOn: '2030-02-01',
    seen: { step: 'Visit; Call the landlord', dueOn: '2030-02-01' },
  })
  await dana.getByRole('button', { name: 'Undo' }).click()
  await expect(dana.getByText('Somebody changed the next step meanwhile.')).toBeVisible()
  await expect(dana.getByText('Wait', { exact: true }).first()).toBeVisible()
  expect(defects.filter(defect => !defect.includes('409'))).toEqual([])
})

test('a goal: what was typed before a tab was killed does not overwrite what came since', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [dana, ruth] = [await pageOf(browser, copy, 'dana'), await pageOf(browser, copy, 'ruth')]
  const patientId = await idOf(dana, 'Aisha')
  const goal = { id: crypto.randomUUID(), title: 'Find a room', description: '', category: 'Personal' }
  const headers = { 'x-handrail-hat': 'staff' }
  await dana.request.post(`/api/patients/${patientId}/goals`, { headers, data: goal })
  await dana.goto(`/case-manager/patients/${patientId}?section=goals`)
  await dana.getByRole('button', { name: 'Edit: Find a room' }).click()
  await dana.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Find a flat')
  await dana.close()
  await put(ruth, `/goals/${goal.id}`, 'administrator', { ...goal, title: 'Find a house', seen: goal })

  const again = await dana.context().newPage()
  await again.goto(`/case-manager/patients/${patientId}?section=goals`)
  await again.getByRole('button', { name: 'Edit: Find a house' }).click()
  const dialog = again.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Find a flat')
  await expect(notice(again)).toContainText('Find a house')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(notice(again)).toContainText('Find a house')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(again.getByText('Goal updated')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Edit: Find a flat' })).toBeVisible()
})

test('the organization’s name: the second administrator is told, and takes the first one’s', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [first, second] = [await pageOf(browser, copy, 'ruth'), await pageOf(browser, copy, 'ruth')]
  const { name } = await asked(first, '/organization', 'administrator')
  await second.goto('/admin')
  await second.getByRole('button', { name: 'Rename' }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Riverside')
  await put(first, '/organization/name', 'administrator', { name: 'River House', seen: { name } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(second)).toContainText('River House')
  await expect(dialog.getByRole('textbox')).toHaveValue('Riverside')
  await dialog.getByRole('button', { name: 'Use this' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('River House')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await asked(first, '/organization', 'administrator')).name).toBe('River House')
  await put(first, '/organization/name', 'administrator', { name, seen: { name: 'River House' } })
})
