/**
 * The life of an appointment, with two people in two browsers: a patient asks, the case manager sees it at once and moves
 * it, the patient accepts, both see it confirmed, it goes into a calendar, and it is cancelled. Then the case manager keeps their
 * hours, and offers a time to somebody without an account. What is missing or does not arrive: appointments.test.tsx.
 */
import { readFile } from 'node:fs/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { pagesOf } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { dayIn, unfold } from './dialogs.ts'
import { follow } from './follow.ts'
import { signIn } from './people.ts'

const note = 'Could we look at the housing form together?'
const dashboard = '/patient-portal/dashboard#appointments'

const ownList = (page: Page) => page.getByRole('list', { name: 'Your upcoming appointments' })
const withNote = (list: Locator) => list.getByRole('listitem').filter({ hasText: note })

/** On which clock the device of this page is, until that is let go of. */
async function setClock(page: Page, timezoneId: string): Promise<CDPSession> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTimezoneOverride', { timezoneId })
  return device
}

async function ask(page: Page, date: string, time: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Schedule an appointment' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' })
  // The day may have ended since the dialog was opened.
  expect([dayIn(-2), dayIn(-1), dayIn(0)]).toContain(await dialog.getByLabel('Date').getAttribute('min'))
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByLabel('Time', { exact: true }).fill(time)
  await dialog.getByLabel(/^Notes/).fill(words)
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
}

/** A case manager says when they can be met, offers a time from a patient’s page, and confirms for whoever has no account. */
async function offer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your hours' }).click()
  const hours = page.getByRole('dialog', { name: 'When you can be met' })
  await hours.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await hours.getByLabel('Sunday, from').fill('12:00')
  await hours.getByLabel('Sunday, until').fill('14:00')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()

  await follow(page, '/case-manager/patients')
  await page.getByRole('link', { name: 'Nora Feldman' }).first().click()
  await page
    .getByRole('navigation', { name: 'Sections of this record' })
    .getByRole('link', { name: 'Appointments' })
    .click()
  await page.getByRole('button', { name: 'Offer an appointment' }).click()
  const offering = page.getByRole('dialog', { name: 'Offer an appointment' })
  await offering.getByLabel('Date').fill(dayIn(12))
  await offering.getByLabel('Time', { exact: true }).fill('19:15')
  await offering.getByLabel(/^Note/).fill('First visit')
  await offering.getByRole('button', { name: 'Offer this time' }).click()
  await expect(page.getByText('The patient has no portal account')).toBeVisible()
  const visit = page.getByRole('listitem').filter({ hasText: 'First visit' })
  await visit.getByRole('button', { name: /^They said yes/ }).click()
  await expect(visit).toContainText('Confirmed')
}

test('a patient asks, the case manager moves it, the patient accepts and cancels; each sees at once what the other did; staff offer a time', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  // The patient reads the hours of their record whatever their device shows; staff those of their device, here the same zone.
  const [patient, manager] = (await pagesOf(browser, copy, 2)) as [Page, Page]
  const clocks = [await setClock(patient, 'Asia/Tokyo'), await setClock(manager, 'America/New_York')]
  const defects = [...watchForDefects(patient), ...watchForDefects(manager)]
  await signIn(patient, copy, 'jay')
  await signIn(manager, copy, 'dana')
  await manager.goto('/case-manager')
  await unfold(manager, 'Appointments')
  const requests = manager.getByRole('list', { name: 'Waiting for your answer' })
  await expect(requests).toBeVisible()
  await patient.goto(dashboard)
  await expect(ownList(patient)).toBeVisible()

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

  await follow(manager, `/case-manager/appointments?day=${dayIn(9)}`)
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

  await offer(manager)
  for (const clock of clocks) await clock.detach()
  expect(defects).toEqual([])
})
