/**
 * The life of an appointment, with two people in two browsers: a patient asks, the case manager sees it at once and moves
 * it, the patient accepts, both see it confirmed, it goes into a calendar, and it is cancelled.
 */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { dayIn, unfold } from './dialogs.ts'
import { signIn } from './people.ts'

const note = 'Could we look at the housing form together?'
const dashboard = '/patient-portal/dashboard#appointments'

const ownList = (page: Page) => page.getByRole('list', { name: 'Your upcoming appointments' })
const withNote = (list: Locator) => list.getByRole('listitem').filter({ hasText: note })

async function openSchedule(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schedule an appointment' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function ask(page: Page, date: string, time: string, words: string): Promise<Locator> {
  const dialog = await openSchedule(page)
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByLabel('Time', { exact: true }).fill(time)
  await dialog.getByLabel(/^Notes/).fill(words)
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
  return dialog
}

test('a patient asks, the case manager moves it, the patient accepts and cancels; each sees at once what the other did', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  // The patient reads the hours of their record whatever their device shows; staff those of their device, here the same zone.
  const [patient, manager] = await Promise.all([
    browser.newPage({ timezoneId: 'Asia/Tokyo' }),
    browser.newPage({ timezoneId: 'America/New_York' }),
  ])
  const defects = [...watchForDefects(patient), ...watchForDefects(manager)]
  await signIn(patient, copy, 'jay')
  await signIn(manager, copy, 'dana')
  await manager.goto('/case-manager')
  await unfold(manager, 'Appointments')
  const requests = manager.getByRole('list', { name: 'Waiting for your answer' })
  await expect(requests).toBeVisible()
  await patient.goto(dashboard)
  await expect(ownList(patient)).toBeVisible()

  // Nothing is sent while the date or the time is missing.
  const empty = await openSchedule(patient)
  await empty.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(patient.getByText('Please select both date and time for your appointment.')).toBeVisible()
  await expect(empty.getByLabel('Date')).toBeFocused()
  // The day may have ended since the dialog was opened.
  expect([dayIn(-2), dayIn(-1), dayIn(0)]).toContain(await empty.getByLabel('Date').getAttribute('min'))
  await patient.keyboard.press('Escape')

  await ask(patient, dayIn(8), '10:30', note)
  await expect(patient.getByText('Appointment requested')).toBeVisible()
  await expect(withNote(ownList(patient))).toContainText('Waiting for an answer')
  await expect(requests.getByText(note)).toBeVisible()

  const asked = requests.getByRole('listitem').filter({ hasText: note })
  await asked.getByRole('button', { name: /^Move/ }).click()
  const moving = manager.getByRole('dialog', { name: 'Offer another time' })
  await moving.getByLabel('Date').fill(dayIn(9))
  await moving.getByLabel('Time', { exact: true }).fill('14:00')
  await moving.getByLabel(/A word to the patient/).fill('I am in court that morning.')
  await moving.getByRole('button', { name: 'Offer this time' }).click()
  await expect(manager.getByText('New time offered').first()).toBeVisible()
  const own = withNote(ownList(patient))
  await expect(own).toContainText('New time: please answer')
  await expect(own).toContainText('2:00 PM')
  await expect(own).toContainText('I am in court that morning.')

  await manager.goto(`/case-manager/appointments?day=${dayIn(9)}`)
  const entry = manager.getByRole('button', { name: /^James Okafor \(Jay\) 2:00 PM/ })
  await expect(entry).toHaveAccessibleName(/New time offered/)
  await own.getByRole('button', { name: /^Accept this time/ }).click()
  await expect(own).toContainText('Confirmed')
  await expect(entry).toHaveAccessibleName(/Confirmed/)

  const download = patient.waitForEvent('download')
  await own.getByRole('link', { name: /^Add to calendar/ }).click()
  const file = await (await download).path()
  const calendar = await readFile(file, 'utf8')
  expect(calendar).toContain('BEGIN:VCALENDAR')
  expect(calendar).toContain('STATUS:CONFIRMED')
  expect(calendar).not.toMatch(/Dana|Jay|housing/)

  await own.getByRole('button', { name: /^Cancel/ }).click()
  const asking = patient.getByRole('dialog', { name: 'Cancel this appointment?' })
  await asking.getByRole('button', { name: 'Keep it' }).click()
  await expect(own).toContainText('Confirmed')
  await own.getByRole('button', { name: /^Cancel/ }).click()
  await asking.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(patient.getByText('Appointment cancelled')).toBeVisible()
  await expect(own).toHaveCount(0)
  await expect(entry).toHaveCount(0)
  await patient.getByRole('button', { name: 'See past appointments' }).click()
  await expect(withNote(patient.getByRole('list', { name: 'Past appointments' }))).toContainText('Cancelled')

  // Each transition left a mail: to the case manager in the evaluation copy's mailbox, to the patient discreetly.
  await patient.goto('/mailbox')
  await expect(patient.getByText('An appointment request waits for you').first()).toBeVisible()
  await expect(patient.getByText('You have a new update').first()).toBeVisible()
  expect(defects).toEqual([])
})

test('what was written for a request is still there when the line was cut, and is sent once', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'sam')
  await page.goto(dashboard)
  await expect(page.getByRole('heading', { name: 'Appointments' })).toBeVisible()
  await page.route('**/api/appointments', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const words = 'I have nobody yet, and would like to talk.'
  const dialog = await ask(page, dayIn(10), '11:00', words)
  await expect(page.getByText('Your request was not sent.')).toBeVisible()
  await expect(dialog.getByLabel(/^Notes/)).toHaveValue(words)
  await page.unroute('**/api/appointments')
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(
    page.getByText('Whoever becomes your case manager will see it and answer.', { exact: true }),
  ).toBeVisible()
  const mine = ownList(page).getByRole('listitem').filter({ hasText: words })
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('With whoever becomes your case manager')
})

test('staff keep their hours, offer a time from the patient’s page, and confirm for whoever has no account', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/appointments')
  await page.getByRole('button', { name: 'Your hours' }).click()
  const hours = page.getByRole('dialog', { name: 'When you can be met' })
  await hours.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await hours.getByLabel('Sunday, from').fill('12:00')
  await hours.getByLabel('Sunday, until').fill('10:00')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(hours.getByText('The end must be later than the start.')).toBeVisible()
  await hours.getByLabel('Sunday, until').fill('14:00')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()

  await page.goto('/case-manager/patients')
  await page.getByRole('link', { name: 'Nora Feldman' }).first().click()
  await page
    .getByRole('navigation', { name: 'Sections of this record' })
    .getByRole('link', { name: 'Appointments' })
    .click()
  await page.getByRole('button', { name: 'Offer an appointment' }).click()
  const offer = page.getByRole('dialog', { name: 'Offer an appointment' })
  await offer.getByLabel('Date').fill(dayIn(12))
  await offer.getByLabel('Time', { exact: true }).fill('19:15')
  await offer.getByLabel(/^Note/).fill('First visit')
  await offer.getByRole('button', { name: 'Offer this time' }).click()
  await expect(page.getByText('The patient has no portal account')).toBeVisible()
  const visit = page.getByRole('listitem').filter({ hasText: 'First visit' })
  await visit.getByRole('button', { name: /^They said yes/ }).click()
  await expect(visit).toContainText('Confirmed')
})
