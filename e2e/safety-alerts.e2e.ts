/** A safety alert: on every screen of staff within a second, read and settled there, seen by the patient. */
import type { Page } from '@playwright/test'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { soon } from './pace.ts'
import { pagesOf, signIn } from './people.ts'

const test = testAlone()

/** How long an alert may take to show on an open screen. */
const SHOWS_WITHIN_MS = 1_000

const screens = [
  '/case-manager',
  '/case-manager/patients',
  '/case-manager/messages',
  '/case-manager/appointments',
  '/case-manager/files',
  '/case-manager/checklist-status',
  '/case-manager/activity',
  '/account',
]
const alerts = (page: Page) => page.getByRole('button', { name: /^Safety alerts:/ })

test('shows on each screen of the case manager within a second, is read and settled, and the patient is told', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [dana, maria] = (await pagesOf(browser, 2)) as [Page, Page]
  const defects = [dana, maria].flatMap(watchForDefects)
  await signIn(dana, copy, 'dana')
  await signIn(maria, copy, 'maria')
  await maria.goto(`${copy.origin}/patient-portal/messages`)
  const { id: conversation } = await maria.evaluate(async () => {
    const answer = await fetch('/api/conversations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-handrail-hat': 'patient' },
      body: JSON.stringify({ participantType: 'case_manager' }),
    })
    return answer.json()
  })
  const write = (content: string) =>
    maria.evaluate(
      async ([path, words]) => {
        await fetch(path as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-handrail-hat': 'patient' },
          body: JSON.stringify({ id: crypto.randomUUID(), content: words }),
        })
      },
      [`/api/conversations/${conversation}/messages`, content],
    )
  const settleAll = async () => {
    await alerts(dana).click()
    const dialog = dana.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Read and answer: the alert about Maria' }).click()
    await dialog.getByLabel('What did you do?').fill('Called her. She is with her sister.')
    await dialog.getByRole('button', { name: 'Settle the alert' }).click()
    await expect(dialog.getByText('No safety alerts are open.', { exact: false })).toBeVisible()
    await dana.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  for (const [at, screen] of screens.entries()) {
    await dana.goto(`${copy.origin}${screen}`)
    await expect(alerts(dana), screen).toHaveAccessibleName('Safety alerts: none open')
    await dana.waitForLoadState('networkidle')
    await write(`I want to kill myself, ${at}`)
    await expect(alerts(dana), screen).toHaveAccessibleName(
      'Safety alerts: 1 person needs somebody',
      await soon(dana, SHOWS_WITHIN_MS),
    )
    await expect(dana).toHaveTitle(/^\(1\) /)
    if (at < screens.length - 1) await settleAll()
  }

  // The mail leads to an address that opens the list by itself; nothing but the sentence is shown of the conversation.
  await write('What time is the bus?')
  await dana.goto(`${copy.origin}/case-manager?open=alerts`)
  const dialog = dana.getByRole('dialog')
  await dialog.getByRole('button', { name: /Read and answer/ }).press('Enter')
  await expect(dialog.getByText(`I want to kill myself, ${screens.length - 1}`)).toBeVisible()
  await expect(dialog.getByText('What time is the bus?')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Settle the alert' }).click()
  await expect(dialog.getByText('Please write what was done, in one sentence.')).toBeVisible()
  expect(defects).toEqual([])
})
