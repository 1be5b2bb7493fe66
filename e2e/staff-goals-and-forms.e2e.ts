/** What a patient's care needs, done on the case manager's page of them: goals, and forms that are asked for and read. */
import type { Page } from '@playwright/test'
import { pageBeside } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { signIn } from './people.ts'

/** The patient sees each of it at once. */
async function setGoal(manager: Page, patient: Page): Promise<void> {
  await manager.getByRole('button', { name: 'Create Goal' }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog.getByText('Please enter a goal title.')).toBeVisible()
  await dialog.getByLabel('Title').fill('Renew the ID card')
  await dialog.getByLabel(/^Target date/).fill('2030-03-01')
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await expect(manager.getByText('Goal created')).toBeVisible()
  const theirs = patient.getByText('Renew the ID card').first()
  await expect(theirs).toBeVisible()

  await manager.getByRole('button', { name: 'Edit: Renew the ID card' }).click()
  await dialog.getByLabel('Title').fill('Renew the state ID')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(manager.getByText('Goal updated')).toBeVisible()
  await expect(patient.getByText('Renew the state ID').first()).toBeVisible()

  await manager.getByRole('checkbox', { name: 'Renew the state ID' }).click()
  await expect(manager.getByText('Goal completed', { exact: true })).toBeVisible()
  const tick = patient.getByRole('checkbox', { name: 'Renew the state ID' })
  await expect(tick).toBeChecked()
  await manager.getByRole('button', { name: 'Undo' }).click()
  await expect(manager.getByText('Goal reopened')).toBeVisible()
  await expect(tick).not.toBeChecked()
}

/** The patient fills it in through the API: their own screens have tests of their own. */
async function fillInForm(patient: Page): Promise<void> {
  const headers = { 'x-handrail-hat': 'patient', 'content-type': 'application/json' }
  const forms = await (await patient.request.get('/api/portal/forms', { headers })).json()
  const form = forms.find((each: { title: string }) => each.title.startsWith('About you'))
  expect(form).toMatchObject({ dueOn: '2030-05-01' })
  const begun = await patient.request.post(`/api/portal/forms/${form.id}/start`, {
    headers,
    data: { id: crypto.randomUUID() },
  })
  const { submission, questions } = await begun.json()
  const answers = Object.fromEntries(
    questions
      .filter(
        (question: { required: boolean; type: string }) => question.required || question.type === 'text',
      )
      .map((question: { name: string; type: string; options: { value: string }[] }) => [
        question.name,
        { value: question.type === 'select' ? question.options[0]?.value : '555 0147', known: [] },
      ]),
  )
  const sent = await patient.request.post(`/api/portal/submissions/${submission.id}/submit`, {
    headers,
    data: { answers },
  })
  expect(sent.status(), await sent.text()).toBe(200)
}

test('a case manager sets a goal, changes it, completes it and takes that back, which the patient sees at once; a form is asked for, read and printed', async ({
  page: manager,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const patient = await pageBeside(browser, copy)
  const defects = [...watchForDefects(patient), ...watchForDefects(manager)]
  await signIn(patient, copy, 'tom')
  await signIn(manager, copy, 'dana')
  await patient.goto('/patient-portal/profile')
  await manager.goto('/case-manager/patients')
  await manager.getByRole('link', { name: 'Tom', exact: false }).first().click()
  await manager.getByRole('link', { name: 'Goals and tasks' }).click()
  await setGoal(manager, patient)

  await manager.getByRole('link', { name: 'Forms', exact: true }).click()
  await manager.getByRole('button', { name: 'Ask for a form' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Ask for a form' })
  await dialog.getByRole('button', { name: 'Ask for this form' }).click()
  await expect(dialog.getByText('Choose a form.', { exact: true })).toBeVisible()
  await dialog.getByRole('combobox').click()
  await manager.getByRole('option', { name: /^About you/ }).click()
  await dialog.getByLabel(/^Would like it by/).fill('2030-05-01')
  await dialog.getByRole('button', { name: 'Ask for this form' }).click()
  await expect(manager.getByText('Form asked for')).toBeVisible()

  await fillInForm(patient)
  const read = manager.getByRole('button', { name: /^Read answers: About you/ })
  await expect(read).toBeVisible()
  await read.click()
  const reading = manager.getByRole('dialog', { name: /^About you/ })
  await expect(reading.getByText('555 0147').first()).toBeVisible()
  await expect(reading.getByText('Not provided').first()).toBeVisible()

  // The print view: a window of its own that prints by itself.
  const noPrinter = await manager.context().addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  const opening = manager.context().waitForEvent('page')
  await reading.getByRole('link', { name: /^Print: About you/ }).click()
  const paper = await opening
  await expect(paper.locator('body[data-printed=yes]')).toBeVisible()
  await paper.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('heading', { level: 1, name: /^About you/ })).toBeVisible()
  await expect(paper.getByText(/^Form ID: /)).toBeVisible()
  await expect(paper.getByText(/^Printed: /)).toBeVisible()
  await expect(paper.getByRole('navigation')).toHaveCount(0)
  await expect(paper.getByRole('contentinfo')).toHaveCount(0)
  await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden()
  await noPrinter.dispose()
  expect(defects).toEqual([])
})
