/** Ctrl-K: from any screen of staff to any patient, screen or action, by keyboard alone. */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { fitsOn320 } from './look.ts'
import { signIn } from './people.ts'

const button = (page: Page) => page.getByRole('button', { name: /for a patient, screen or action/ })
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('dialog').getByRole('option')
const active = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

/** Opens it by its shortcut, once the header listens. */
async function press(page: Page): Promise<void> {
  await button(page).waitFor()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Types words and presses Enter without waiting for what they find. */
async function choose(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.keyboard.press('Enter')
}

/** An action, and then whom it is for. */
async function chooseFor(page: Page, words: string, patient: string): Promise<void> {
  await choose(page, words)
  await expect(page.getByRole('heading', { name: /whom/ })).toBeVisible()
  await choose(page, patient)
}

test('a case manager reaches patients, screens and actions, and the device forgets whom with Sign Out', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/files')
  await expect(button(page)).toContainText('Ctrl K')

  // Enter right after the words leads to who is found for all of them, not to who was found for fewer.
  await press(page)
  await field(page).fill('a')
  await expect(options(page).first()).toBeVisible()
  await choose(page, 'Jay')
  await expect(page.getByRole('heading', { level: 1, name: 'Jay' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  // A screen; then the patient from before stands first.
  await press(page)
  await choose(page, 'status check')
  await expect(page).toHaveURL(/\/case-manager\/checklist-status$/)
  await press(page)
  await expect(active(page)).toContainText('Jay')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toContainText('Sign-in and sessions')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toContainText('New note for…')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(active(page)).toContainText('Jay')
  await field(page).fill('xyzzy')
  await expect(page.getByText('Nothing by these words').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Actions ask for their patient, and lead right into what is to be done.
  await press(page)
  await choose(page, 'new note')
  await expect(page.getByRole('heading', { name: 'New note for whom?' })).toBeVisible()
  await expect(active(page)).toContainText('Jay')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('heading', { name: 'Where to?' })).toBeVisible()
  await chooseFor(page, 'new note', 'maria')
  await expect(page.getByLabel('What happened, and what comes next')).toBeVisible()
  const heading = (name: string) => page.getByRole('dialog').getByRole('heading', { name, exact: true })
  await press(page)
  await chooseFor(page, 'create a task', 'maria')
  await expect(heading('Create Task')).toBeVisible()
  // An open dialog keeps its fields: the shortcut waits until it is closed.
  await page.keyboard.press('Control+k')
  await expect(heading('Create Task')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // The others lead there by such an address too (palette-commands.test.ts).
  const { pathname } = new URL(page.url())
  for (const [name, dialog] of [
    ['next-step', 'Next step'],
    ['goal', 'Create Goal'],
    ['form', 'Ask for a form'],
    ['appointment', 'Offer an appointment'],
  ] as const) {
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/open=/)
    await follow(page, `${pathname}?open=${name}`)
    await expect(heading(dialog)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
  await press(page)
  await chooseFor(page, 'message', 'maria')
  await expect(page).toHaveURL(/\/messages\?conversation=/)
  const write = page.getByLabel('Write a message')
  await write.fill('Half a sentence')
  // From within a text, and back into it.
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(write).toBeFocused()
  await write.fill('')
  await page.keyboard.press('Control+k')
  await choose(page, 'create new')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Create New Patient' })).toBeVisible()
  await page.keyboard.press('Escape')

  // What was not found for want of a line says so, and screens are still reached.
  await press(page)
  await page.context().setOffline(true)
  await field(page).fill('act')
  await expect(page.getByText('Patients could not be searched.', { exact: false }).first()).toBeVisible()
  await expect(active(page)).toContainText('Activity')
  await page.context().setOffline(false)
  await field(page).fill('maria')
  await expect(active(page)).toContainText('Maria')
  await page.keyboard.press('Escape')

  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => /recent/.test(key)))
  expect(await kept()).toHaveLength(1)
  await press(page)
  await choose(page, 'sign out')
  await expect(page).toHaveURL(`${copy.origin}/`)
  expect(await kept()).toEqual([])
  expect(defects).toEqual([])
})

/** The file that brings the frame of staff, and with it the palette. */
const ofStaff = (loaded: string[]) => loaded.filter(path => /\/staff-[\w-]{8}\.js$/.test(path))

test('on a phone it is a button; each finds what is theirs; nobody else loads it', async ({ page, copy }) => {
  test.setTimeout(60_000)
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await signIn(page, copy, 'priya')
  await page.goto('/')
  const toDesk = page.getByRole('link', { name: 'Case Manager', exact: true }).first()
  await expect(toDesk).toBeVisible()
  await expect(button(page)).toHaveCount(0)
  expect(ofStaff(loaded)).toEqual([])
  await toDesk.click()
  await page.setViewportSize({ width: 390, height: 800 })
  await button(page).click()
  await expect(page.getByRole('option', { name: 'New note for…' })).toBeVisible()
  expect(ofStaff(loaded)).not.toEqual([])
  for (const name of ['Create New Patient', 'Administration'])
    await expect(page.getByRole('option', { name })).toHaveCount(0)
  await fitsOn320(page, 'the search')
  await page.setViewportSize({ width: 1280, height: 800 })
  // Grace is in another caseload.
  await field(page).fill('grace')
  await expect(page.getByText('Nothing by these words').first()).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, copy, 'ruth')
  await page.goto('/admin')
  await press(page)
  await field(page).fill('grace')
  await expect(page.getByRole('group', { name: 'Everybody in the organization' })).toContainText('Grace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\?tab=patients&patient=/)
  await expect(page.getByRole('heading', { name: /Grace/ }).first()).toBeVisible()
})
