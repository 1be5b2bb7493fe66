/** Two people change the same record at one time: whoever comes second sees what stands there now, and loses nothing typed. */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { passwordOf, signIn } from './people.ts'

/** What an administrator does meanwhile, on a device of their own. */
async function administer(copy: Copy) {
  const cookie = await copy.cookieOf(namedPeople.ruth.email, passwordOf('ruth'))
  return async (path: string, data: object): Promise<void> => {
    const answer = await fetch(`${copy.origin}/api${path}`, {
      method: 'PUT',
      headers: { cookie, 'x-handrail-hat': 'administrator', 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    expect(answer.ok, await answer.text()).toBe(true)
  }
}

const asked = async (page: Page, path: string) =>
  (await page.request.get(`/api${path}`, { headers: { 'x-handrail-hat': 'staff' } })).json()
const idOf = async (page: Page, name: string): Promise<string> =>
  (await asked(page, `/caseload/patients?search=${name}`)).patients[0].id
const notice = (page: Page) => page.getByRole('dialog').getByRole('alert')

test('a next step is shown while somebody else types theirs, and both stand; a goal that was typed before a tab was killed overwrites nothing', async ({
  page: dana,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(dana)
  await signIn(dana, copy, 'dana')
  const put = await administer(copy)
  const id = await idOf(dana, 'Nora')
  await dana.goto(`/case-manager/patients/${id}`)
  await dana.getByRole('button', { name: 'Put the next step off, or change it' }).click()
  await dana.getByRole('menuitem', { name: /^Change/ }).click()
  const dialog = dana.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What comes next' }).fill('Call the landlord')
  await dialog.getByLabel('By when').fill('2030-02-01')
  const { nextStep, nextStepDueOn } = await asked(dana, `/patients/${id}`)
  const seen = { step: nextStep ?? '', dueOn: nextStepDueOn ?? '' }
  await put(`/patients/${id}/next-step`, { step: 'Visit', dueOn: '2030-02-01', seen })

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
  await put(`/patients/${id}/next-step`, {
    step: 'Wait',
    dueOn: '2030-02-01',
    seen: { step: 'Visit; Call the landlord', dueOn: '2030-02-01' },
  })
  await dana.getByRole('button', { name: 'Undo' }).click()
  await expect(dana.getByText('Somebody changed the next step meanwhile.')).toBeVisible()
  await expect(dana.getByText('Wait', { exact: true }).first()).toBeVisible()

  // A goal, in a tab that is killed.
  const goal = { id: crypto.randomUUID(), title: 'Find a room', description: '', category: 'Personal' }
  const headers = { 'x-handrail-hat': 'staff' }
  await dana.request.post(`/api/patients/${id}/goals`, { headers, data: goal })
  await dana.keyboard.press('3')
  await dana.getByRole('button', { name: 'Edit: Find a room' }).click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Find a flat')
  await dana.close()
  await put(`/goals/${goal.id}`, { ...goal, title: 'Find a house', seen: goal })

  const again = await context.newPage()
  await again.goto(`/case-manager/patients/${id}?section=goals`)
  await again.getByRole('button', { name: 'Edit: Find a house' }).click()
  const reopened = again.getByRole('dialog')
  await expect(reopened.getByRole('textbox', { name: 'Title' })).toHaveValue('Find a flat')
  await expect(notice(again)).toContainText('Find a house')
  await reopened.getByRole('button', { name: 'Save Changes' }).click()
  await expect(notice(again)).toContainText('Find a house')
  await reopened.getByRole('button', { name: 'Save Changes' }).click()
  await expect(again.getByText('Goal updated')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Edit: Find a flat' })).toBeVisible()
  expect(defects.filter(defect => !defect.includes('409'))).toEqual([])
})
