/** A patient's own data: who opened it, taking it along, what they decide about it, and how their days are. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { patients } from '../sample/people.ts'
import { pageBeside } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { unfold } from './dialogs.ts'
import { signIn } from './people.ts'

async function download(page: Page, label: string): Promise<{ name: string; words: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: label }).click(),
  ])
  return { name: file.suggestedFilename(), words: await readFile(await file.path(), 'utf8') }
}

const card = (page: Page, heading: string) =>
  page
    .getByRole('region')
    .or(page.locator('section, details'))
    .filter({
      has: page.getByRole('heading', { name: heading, exact: true }),
    })

async function openRecord(manager: Page, name: string): Promise<void> {
  const found = await manager.request.get(`/api/caseload/patients?search=${encodeURIComponent(name)}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  const { patients } = (await found.json()) as { patients: { id: string }[] }
  await manager.goto(`/case-manager/patients/${patients[0]?.id}`)
}

/** How to reach them: their case manager reads it at once. */
async function sayHowToReach(patient: Page, manager: Page): Promise<void> {
  const contact = card(patient, 'How to reach you safely').last()
  await contact.getByLabel('call me').uncheck()
  await contact.getByLabel('leave a message').uncheck()
  await contact.getByLabel('Anything else to know').fill('Only while I am at work')
  await contact.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(patient.getByText('Your care team can see how to reach you.')).toBeVisible()
  await expect(manager.getByText('Do not call').first()).toBeVisible()
  await expect(manager.getByText('Only while I am at work').first()).toBeVisible()
}

async function decideAboutModels(patient: Page): Promise<void> {
  const model = card(patient, 'You and AI').last()
  await expect(model.getByText('has not turned on any language model')).toBeVisible()
  await model.getByRole('button', { name: 'No, it may not' }).click()
  await expect(model.getByRole('button', { name: 'No, it may not' })).toHaveAttribute('aria-pressed', 'true')
}

/** They see who opened their record, and take everything along. */
async function downloadEverything(patient: Page): Promise<void> {
  await unfold(patient, 'Who opened your record')
  await unfold(patient, 'Take your data with you')
  const openings = patient.getByRole('list', { name: /Who opened your record/ })
  await expect(openings.getByText('Dana Whitfield').first()).toBeVisible()
  await expect(openings.getByText('opened your page').first()).toBeVisible()

  const page = await download(patient, 'Download to read')
  expect(page.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.html$/)
  const json = await download(patient, 'Download for a program')
  expect(json.name).toMatch(/\.json$/)
  for (const { words } of [page, json]) {
    expect(words).toContain('The night was long')
    expect(words).toContain(patients.tom.name)
    expect(words).toContain('Dana Whitfield')
    for (const other of Object.values(patients).filter(({ name }) => name !== patients.tom.name)) {
      expect(words).not.toContain(other.name)
      expect(words).not.toContain(other.email)
    }
  }
  expect(JSON.parse(json.words).checkIns).toMatchObject([{ words: 'The night was long' }])
}

/** The case manager sees a check-in come once it is shared, and go. */
async function shareAndDelete(patient: Page, manager: Page): Promise<void> {
  await patient.getByLabel('Share today with my case manager').check()
  await patient.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(patient.getByText('shared with your case manager.')).toBeVisible()
  await expect(manager.getByText('The night was long')).toBeVisible()

  await patient.getByText('Your days so far').click()
  await patient.getByText('Your last check-ins').click()
  await patient.getByRole('button', { name: /^Delete the check-in/ }).click()
  await expect(manager.getByText('The night was long')).toHaveCount(0)
}

async function turnOffAndOn(patient: Page): Promise<void> {
  await patient.getByRole('button', { name: 'Turn this off' }).click()
  await expect(patient.getByText('How is today?')).toHaveCount(0)
  await patient.getByRole('link', { name: 'My Profile' }).first().click()
  await unfold(patient, 'Check-ins')
  // The box follows what is saved, a moment after the press.
  const wanted = patient.getByLabel('Show check-ins and milestones')
  await wanted.click()
  await expect(wanted).toBeChecked()
  await expect(wanted).toBeEnabled()
  await patient.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(patient.getByText('How is today?')).toBeVisible()
}

/** In which language the portal speaks, and on which clock. */
async function changeLanguage(patient: Page): Promise<void> {
  await unfold(patient, 'Language and time')
  const clock = card(patient, 'Language and time').last()
  await clock.getByLabel('Time zone').click()
  await patient.getByRole('option', { name: /Honolulu/ }).click()
  await clock.getByLabel('Language').click()
  await patient.getByRole('option', { name: 'Español' }).click()
  await clock.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(patient).toHaveURL(/\/es\/patient-portal\/profile/)
  await expect(patient.getByRole('heading', { name: 'Idioma y hora' })).toBeVisible()
  await expect(patient.getByText(/Honolulu/).first()).toBeVisible()
}

test('a check-in is private until it is shared; a patient sees who opened their record, takes everything along, and says how to reach them, what AI may do, in which language and on which clock', async ({
  page: patient,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const manager = await pageBeside(browser, copy)
  const defects = watchForDefects(patient)
  await signIn(patient, copy, 'tom')
  await signIn(manager, copy, 'dana')
  await openRecord(manager, patients.tom.name)
  await expect(manager.getByText('They have not shared a check-in.')).toBeVisible()

  await patient.goto('/patient-portal/dashboard')
  await patient.getByRole('button', { name: 'Very hard' }).click()
  await patient.getByLabel('Do you want to say more?').fill('The night was long')
  // What is typed and not saved is still there after the page was closed.
  await patient.reload()
  await expect(patient.getByLabel('Do you want to say more?')).toHaveValue('The night was long')
  await patient.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(patient.getByText('You checked in for the first time.')).toBeVisible()

  await patient.getByRole('link', { name: 'My Profile' }).first().click()
  for (const choice of ['How to reach you safely', 'You and AI']) await unfold(patient, choice)
  await test.step('how to reach them', () => sayHowToReach(patient, manager))
  // What was saved later has come by now.
  await expect(manager.getByText('The night was long')).toHaveCount(0)
  await test.step('models', () => decideAboutModels(patient))
  await test.step('their data', () => downloadEverything(patient))

  await patient.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await test.step('sharing', () => shareAndDelete(patient, manager))
  await test.step('without check-ins', () => turnOffAndOn(patient))
  await patient.getByRole('link', { name: 'My Profile' }).first().click()
  await test.step('language and clock', () => changeLanguage(patient))
  expect(defects).toEqual([])
})
