/**
 * What comes to an end at the desk, in one copy: a case that is closed and opened again, settled in one dialog and told kindly; a
 * safety alert, on every screen of staff within a second, read and settled there; and staff who leave, whose open pages end and
 * whose patients go to somebody who is there, and read who.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dialog } from './dialogs.ts'
import { follow } from './follow.ts'
import { soon } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()
const { dana, marcus } = namedPeople

async function idOf(page: Page, copy: Copy, name: string): Promise<string> {
  const answer = await page.request.get(`${copy.origin}/api/caseload/patients?search=${name}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  return ((await answer.json()) as { patients: { id: string }[] }).patients[0]?.id ?? ''
}

test('a case is closed with what is open in it; the patient reads on; it is opened again with a next step', async ({
  page,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  const id = await idOf(page, copy, 'Maria')
  await page.goto(`/case-manager/patients/${id}`)
  const maria = await pageBeside(browser, copy)
  await signIn(maria, copy, 'maria')
  await maria.goto('/es/patient-portal/dashboard')
  const schedule = maria.getByRole('button', { name: 'Pedir una cita' }).first()
  await expect(schedule).toBeVisible()

  // By keyboard: open, choose, close. What the dialog asks for is told in cases.test.tsx.
  await page.getByRole('button', { name: 'Close case' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('3 appointments and requests')).toBeVisible()
  await expect(dialog(page).getByText('1 open task')).toBeVisible()
  await expect(dialog(page).getByText('Recibir la respuesta del programa de renta')).toBeVisible()
  await dialog(page).getByLabel('Closed on').fill('2026-01-05')
  const reason = dialog(page).getByRole('combobox', { name: 'Reason' })
  await reason.focus()
  await page.keyboard.type('Moved')
  await expect(reason).toHaveText('Moved away')
  await dialog(page).getByLabel('In your own words').fill('To her sister in Tucson.')
  await dialog(page).getByRole('button', { name: 'Close case' }).press('Enter')
  await expect(page.getByText('Case closed').first()).toBeVisible()
  await expect(page.getByText(/^Closed on .* · Moved away$/)).toBeVisible()
  for (const name of [/^Offer/, /^Ask for a form/, /next step$/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const history = page
    .getByRole('region', { name: 'Case history' })
    .or(page.locator('section', { hasText: 'Case history' }))
    .last()
  await expect(history.getByText('To her sister in Tucson.')).toBeVisible()
  await expect(history.getByText('Llamar a la farmacia por el descuento')).toBeVisible()

  // The patient sees it at once, without a reason, and keeps their task.
  const closed = maria.getByText(/^Su caso está cerrado desde el/)
  await expect(closed).toBeVisible(await soon(maria, 2_000))
  await expect(schedule).toHaveCount(0)
  await expect(maria.getByText(/Tucson|Moved away/)).toHaveCount(0)
  await expect(maria.getByText('Llamar a la farmacia por el descuento').first()).toBeVisible()
  // What was asked before is five seconds ago: the connection of then may be closed just as it is used again.
  const download = await maria.request.get(`${copy.origin}/my-data.json`, { maxRetries: 2 })
  expect(download.ok()).toBe(true)
  expect(await download.text()).not.toContain('Tucson')

  await page.getByRole('button', { name: 'Reopen case' }).click()
  await choose(page, 'Reason', 'Moved back')
  await dialog(page).getByLabel('Next step').fill('Meet at the clinic')
  await dialog(page).getByLabel('By when').fill('2999-01-01')
  // What was typed is there although the change notification overtakes the answer and takes the dialog away.
  await page.route('**/reopening', async route => {
    const response = await route.fetch()
    await expect(dialog(page)).toHaveCount(0)
    await route.fulfill({ response })
  })
  await dialog(page).getByRole('button', { name: 'Reopen case' }).click()
  await expect(page.getByText('Case reopened').first()).toBeVisible()
  await expect(page.getByText('Meet at the clinic', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Next step: Meet at the clinic, by .+ 2999$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close case' })).toBeVisible()
  await expect(schedule).toBeVisible()
  await expect(closed).toHaveCount(0)
  expect(defects).toEqual([])
})

/** How long an alert may take to show on an open screen. */
const SHOWS_WITHIN_MS = 1_000

/** Where one arrives, the first loaded and the others gone to; and the other screens, gone to while it stands. */
const screens = ['/case-manager', '/case-manager/messages', '/account']
const elsewhere = ['Patients', 'Appointments', 'Files', 'Checklist Status', 'Activity']
const alerts = (page: Page) => page.getByRole('button', { name: /^Safety alerts:/ })

test('shows on each screen of the case manager within a second, and is read and settled there', async ({
  page: desk,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(desk)
  await signIn(desk, copy, 'dana')
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
    await alerts(desk).click()
    await dialog(desk).getByRole('button', { name: 'Read and answer: the alert about Maria' }).click()
    await dialog(desk).getByLabel('What did you do?').fill('Called her. She is with her sister.')
    await dialog(desk).getByRole('button', { name: 'Settle the alert' }).click()
    await expect(dialog(desk).getByText('No safety alerts are open.', { exact: false })).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(dialog(desk)).toHaveCount(0)
  }

  for (const [at, screen] of screens.entries()) {
    if (at === 0) await desk.goto(screen)
    else await follow(desk, screen)
    await expect(alerts(desk), screen).toHaveAccessibleName('Safety alerts: none open')
    await desk.waitForLoadState('networkidle')
    await write(`I want to kill myself, ${at}`)
    await expect(alerts(desk), screen).toHaveAccessibleName(
      'Safety alerts: 1 person needs somebody',
      await soon(desk, SHOWS_WITHIN_MS),
    )
    await expect(desk).toHaveTitle(/^\(1\) /)
    if (at === 0)
      for (const other of elsewhere) {
        await desk
          .getByRole('link', { name: new RegExp(`^${other}`) })
          .first()
          .click()
        await expect(desk.getByRole('heading', { level: 1, name: other })).toBeVisible()
        await expect(alerts(desk), other).toHaveAccessibleName('Safety alerts: 1 person needs somebody')
      }
    if (at < screens.length - 1) await settleAll()
  }

  // The mail leads to an address that opens the list by itself; nothing but the sentence is shown of the conversation.
  await write('What time is the bus?')
  await desk.goto('/case-manager?open=alerts')
  await dialog(desk)
    .getByRole('button', { name: /Read and answer/ })
    .press('Enter')
  await expect(dialog(desk).getByText(`I want to kill myself, ${screens.length - 1}`)).toBeVisible()
  await expect(dialog(desk).getByText('What time is the bus?')).toHaveCount(0)
  await dialog(desk).getByRole('button', { name: 'Settle the alert' }).click()
  await expect(dialog(desk).getByText('Please write what was done, in one sentence.')).toBeVisible()
  expect(defects).toEqual([])
})

const openMenu = (page: Page, action: string) =>
  page
    .getByRole('button', { name: `More about ${dana.name}` })
    .click()
    .then(() => page.getByRole('menuitem', { name: action }).click())

test('an administrator takes access away and gives it back; then hands the caseload over, and removes who leaves', async ({
  page,
  copy,
  browser,
}) => {
  test.setTimeout(180_000)
  const defects = watchForDefects(page)
  const desk = await pageBeside(browser, copy)
  await signIn(desk, copy, 'dana')
  await desk.goto('/case-manager/patients')
  await expect(desk.getByRole('link', { name: /Maria/ }).first()).toBeVisible()

  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=case-managers')
  await openMenu(page, 'Take access away')
  await expect(dialog(page).getByText(/patients stay with them/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Take access away' }).click()
  await expect(page.getByText(`${dana.name} has no access any more.`)).toBeVisible()
  await expect(page.getByText('Access taken away', { exact: true })).toBeVisible()
  // The open page ends by itself.
  await expect(desk).toHaveURL(/\/auth\?return=/)
  await openMenu(page, 'Give access back')
  await expect(page.getByText(`${dana.name} can sign in to their work again.`)).toBeVisible()
  await signIn(desk, copy, 'dana')
  await desk.goto('/case-manager/patients')
  await expect(desk.getByRole('link', { name: /Maria/ }).first()).toBeVisible()

  await openMenu(page, 'Remove')
  await expect(dialog(page).getByText(/Hand them over first/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hand over the caseload' }).click()
  const list = dialog(page).getByRole('list', { name: 'The patients and what is under way' })
  await expect(list.getByText(/^Next: /).first()).toBeVisible()
  const submit = dialog(page).getByRole('button', { name: /^Hand over \d+ patients$/ })
  await submit.click()
  await expect(dialog(page).getByText('Please choose who gets everybody.')).toBeVisible()
  await dialog(page).getByRole('combobox', { name: 'Everybody goes to' }).click()
  await page
    .getByRole('listbox', { name: 'Everybody goes to' })
    .getByRole('option', { name: marcus.name })
    .click()
  await submit.click()
  await expect(page.getByText('The caseload is handed over')).toBeVisible()
  await expect(page.getByText(`${marcus.name}:`)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: `Remove ${dana.name}?` })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${dana.name} works here no more.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `More about ${dana.name}` })).toHaveCount(0)
  await desk.waitForURL(/\/auth\?return=.*&ended=over/)
  // The address stands before the page: left on its way, it would come after all.
  await expect(desk.getByLabel('Password', { exact: true })).toBeVisible()

  // Maria is told who works with her; how it reads: care-team.e2e.ts.
  const cookie = await copy.cookieOf(namedPeople.maria.email, passwordOf('maria'))
  const readers = await fetch(`${copy.origin}/api/portal/care-team`, {
    headers: { cookie, 'x-handrail-hat': 'patient' },
  })
  expect(await readers.json()).toMatchObject({ members: [{ name: marcus.name, role: 'case_manager' }] })
  expect(defects).toEqual([])
})
