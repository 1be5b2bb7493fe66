/** A safety alert: on every screen of staff within a second, read and settled there. */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { soon } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

/** How long an alert may take to show on an open screen. */
const SHOWS_WITHIN_MS = 1_000

/** Where one is open when it arrives, and the other screens, gone to while it stands. */
const screens = ['/case-manager', '/case-manager/messages', '/account']
const elsewhere = ['Patients', 'Appointments', 'Files', 'Checklist Status', 'Activity']
const alerts = (page: Page) => page.getByRole('button', { name: /^Safety alerts:/ })

test('shows on each screen of the case manager within a second, and is read and settled there', async ({
  page: dana,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(dana)
  await signIn(dana, copy, 'dana')
  const cookie = await copy.cookieOf(namedPeople.maria.email, passwordOf('maria'))
  const mariaSends = async (path: string, words: object) => {
    const answer = await fetch(`${copy.origin}/api${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-handrail-hat': 'patient' },
      body: JSON.stringify(words),
    })
    expect(answer.ok, path).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const { id: conversation } = await mariaSends('/conversations', { participantType: 'case_manager' })
  const write = (content: string) =>
    mariaSends(`/conversations/${conversation}/messages`, { id: crypto.randomUUID(), content })
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
    await dana.goto(screen)
    await expect(alerts(dana), screen).toHaveAccessibleName('Safety alerts: none open')
    await dana.waitForLoadState('networkidle')
    await write(`I want to kill myself, ${at}`)
    await expect(alerts(dana), screen).toHaveAccessibleName(
      'Safety alerts: 1 person needs somebody',
      await soon(dana, SHOWS_WITHIN_MS),
    )
    await expect(dana).toHaveTitle(/^\(1\) /)
    if (at === 0)
      for (const other of elsewhere) {
        await dana
          .getByRole('link', { name: new RegExp(`^${other}`) })
          .first()
          .click()
        await expect(dana.getByRole('heading', { level: 1, name: other })).toBeVisible()
        await expect(alerts(dana), other).toHaveAccessibleName('Safety alerts: 1 person needs somebody')
      }
    if (at < screens.length - 1) await settleAll()
  }

  // The mail leads to an address that opens the list by itself; nothing but the sentence is shown of the conversation.
  await write('What time is the bus?')
  await dana.goto('/case-manager?open=alerts')
  const dialog = dana.getByRole('dialog')
  await dialog.getByRole('button', { name: /Read and answer/ }).press('Enter')
  await expect(dialog.getByText(`I want to kill myself, ${screens.length - 1}`)).toBeVisible()
  await expect(dialog.getByText('What time is the bus?')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Settle the alert' }).click()
  await expect(dialog.getByText('Please write what was done, in one sentence.')).toBeVisible()
  expect(defects).toEqual([])
})
