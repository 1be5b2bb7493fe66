/** Cover for a colleague: given, worked with, seen by the patient, ended while the page is open, and set by an administrator. */
import type { Page } from '@playwright/test'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { dayIn, unfold } from './dialogs.ts'
import { letGo } from './held.ts'
import { soon } from './pace.ts'
import { pagesOf, signIn } from './people.ts'

const test = testAlone()

const staff = { 'x-handrail-hat': 'staff' }

/** An open page that may not be looked at any more closes within this time. */
const CLOSES_WITHIN_MS = 2_000

test('Marcus covers for Dana with one patient, is seen by the patient, and loses it the moment Dana ends it', async ({
  browser,
  copy,
}) => {
  test.setTimeout(150_000)
  const [dana, marcus, maria] = (await pagesOf(browser, 3)) as [Page, Page, Page]
  const defects = [dana, marcus, maria].flatMap(watchForDefects)
  await signIn(dana, copy, 'dana')
  await signIn(marcus, copy, 'marcus')
  await signIn(maria, copy, 'maria')
  await marcus.goto(`${copy.origin}/case-manager/patients`)
  await expect(marcus.getByRole('link', { name: 'Grace' }).first()).toBeVisible()
  await expect(marcus.getByRole('link', { name: /Maria/ })).toHaveCount(0)

  // Dana gives it: what is missing is said at its field, and nothing is given meanwhile.
  const found = await dana.request.get(`${copy.origin}/api/caseload/patients?search=Maria`, {
    headers: staff,
  })
  const { patients } = (await found.json()) as { patients: { id: string }[] }
  const patientId = patients[0]?.id
  await dana.goto(`${copy.origin}/case-manager/patients/${patientId}`)
  await dana.getByRole('button', { name: 'Give a colleague access' }).click()
  const dialog = dana.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await expect(dialog.getByText('Choose a colleague.')).toBeVisible()
  await expect(dialog.getByText('Choose a day.')).toBeVisible()
  await expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
  await dialog.getByLabel('Until and including').fill(dayIn(120))
  await dialog.getByLabel('Why').fill('Knee surgery')
  await dialog.getByRole('combobox', { name: 'Who covers' }).click()
  await dana.getByRole('option', { name: 'Marcus Oyelaran' }).click()
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await expect(dialog.getByText(/at most 90 days/).last()).toBeVisible()
  await dialog.getByLabel('Until and including').fill(dayIn(12))
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await expect(dana.getByText('Access given')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const team = dana.getByRole('list', { name: 'Who is on the care team' })
  await expect(team.getByRole('listitem').filter({ hasText: 'Marcus Oyelaran' })).toContainText(
    /Covers for Dana Whitfield · since .* · until .*Why: Knee surgery/,
  )

  // She appears in Marcus's open list by herself, marked and apart.
  const row = marcus.getByRole('row').filter({ hasText: 'Maria' })
  await expect(row.getByText(/Covering for Dana until/)).toBeVisible()
  await marcus.getByRole('combobox', { name: 'Whose patients' }).click()
  await marcus.getByRole('option', { name: 'Covered for a colleague' }).click()
  await expect(marcus).toHaveURL(/whose=covered/)
  await expect(marcus.getByRole('link', { name: 'Grace' })).toHaveCount(0)

  // He works with her: in her conversation under his own name.
  await row.getByRole('link', { name: /Maria/ }).click()
  await expect(marcus.getByText(/You cover for Dana Whitfield until/)).toBeVisible()
  await expect(marcus.getByRole('button', { name: 'Give a colleague access' })).toHaveCount(0)
  await marcus.getByRole('link', { name: /^Message Maria/ }).click()
  await expect(marcus.getByText(/You cover for Dana Whitfield until/)).toBeVisible()
  await marcus.getByLabel('Write a message').fill('I am Marcus, here this week.')
  await marcus.getByRole('button', { name: 'Send', exact: true }).click()
  await letGo(marcus)

  // Maria reads it with his name, and who may see her record until when, never why.
  await maria.goto(`${copy.origin}/patient-portal/messages?to=case_manager`)
  await expect(maria.getByText('I am Marcus, here this week.').last()).toBeVisible()
  await expect(maria.getByText(/Marcus Oyelaran · /)).toBeVisible()
  await maria.getByRole('link', { name: 'My Profile' }).first().click()
  for (const fold of ['Who can open your record', 'Who opened your record']) await unfold(maria, fold)
  const readers = maria.getByRole('list', { name: 'Who can open your record now' })
  await expect(readers.getByRole('listitem').filter({ hasText: 'Marcus Oyelaran' })).toContainText(
    /Covers for Dana Whitfield · since .* · until /,
  )
  await expect(maria.getByText(/opened your page, in place of Dana Whitfield/).first()).toBeVisible()
  await expect(maria.getByText('Knee surgery')).toHaveCount(0)

  // Dana ends it while Marcus has the page open: it closes by itself, and what he asks next is refused.
  await marcus.goBack()
  await expect(marcus.getByText(/You cover for Dana Whitfield until/)).toBeVisible()
  const end = dana.getByRole('button', { name: 'End: Marcus Oyelaran covers for Dana Whitfield' })
  await end.click()
  await expect(marcus.getByText('This page was closed')).toBeVisible(await soon(marcus, CLOSES_WITHIN_MS))
  const refused = await marcus.request.get(`${copy.origin}/api/patients/${patientId}`, { headers: staff })
  expect(refused.status()).toBe(404)
  // Undo gives it back; then it ends for good.
  await dana.getByRole('button', { name: 'Undo' }).click()
  await expect(dana.getByText('Cover goes on')).toBeVisible()
  await marcus.goto(`${copy.origin}/case-manager/messages?patient=${patientId}`)
  await expect(marcus.getByText('I am Marcus, here this week.').last()).toBeVisible()
  await end.click()
  await expect(marcus.getByText('I am Marcus, here this week.')).toHaveCount(
    0,
    await soon(marcus, CLOSES_WITHIN_MS),
  )
  await expect(readers.getByText('Marcus Oyelaran')).toHaveCount(0)
  expect(defects).toEqual([])
})

test('an administrator sets a cover for somebody who is away; both see it on their overview, by keyboard alone', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [ruth, marcus] = (await pagesOf(browser, 2)) as [Page, Page]
  const defects = [ruth, marcus].flatMap(watchForDefects)
  await signIn(ruth, copy, 'ruth')
  await signIn(marcus, copy, 'marcus')
  await marcus.goto(`${copy.origin}/case-manager`)
  await unfold(marcus, 'Cover')
  await expect(marcus.getByText('Nobody covers for you, and you cover for nobody')).toBeVisible()
  const figure = marcus.locator('dl > div').filter({ hasText: 'Total Patients' })
  const total = await figure.textContent()

  await ruth.goto(`${copy.origin}/admin?tab=case-managers`)
  await expect(ruth.getByText('Nobody covers for anybody now')).toBeVisible()
  await ruth.getByRole('button', { name: 'Set a cover for Dana Whitfield' }).focus()
  await ruth.keyboard.press('Enter')
  const dialog = ruth.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Who covers' }).focus()
  await ruth.keyboard.type('oyelarán')
  await expect(ruth.getByRole('listbox').getByRole('option')).toHaveText(['Marcus Oyelaran'])
  await ruth.keyboard.press('Enter')
  await dialog.getByLabel('Until and including').fill(dayIn(30))
  await dialog.getByLabel('Why').fill('Family leave')
  await dialog.getByRole('button', { name: 'Give access' }).press('Enter')
  await expect(
    ruth.getByText('Marcus Oyelaran covers all of Dana Whitfield’s patients', { exact: true }),
  ).toBeVisible()

  await expect(marcus.getByText('You cover all of Dana Whitfield’s patients')).toBeVisible()
  // Figures stay those of the own caseload; the covered ones are named beside them.
  await expect(marcus.getByText(/And \d+ patients you cover/)).toBeVisible()
  expect(await figure.textContent()).toBe(total)

  await ruth.getByRole('button', { name: /^End: Marcus Oyelaran covers all/ }).press('Enter')
  await expect(ruth.getByText('Cover ended')).toBeVisible()
  await expect(marcus.getByText('You cover all of Dana Whitfield’s patients')).toHaveCount(0)
  expect(defects).toEqual([])
})
