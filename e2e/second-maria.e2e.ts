/**
 * One person, one record (decision 47): creating "Maria Santos" with Maria's own address is noticed before it is done, a
 * colleague asks an administrator instead, whoever is created all the same is told where they end, and who signs up a second
 * time is listed for administrators and reads nothing of it.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { fitsOn320 } from './look.ts'
import { mailedLink } from './mailed-links.ts'
import { rowsOf } from './owner.ts'
import { pagesOf, signIn, signUp } from './people.ts'

const test = testAlone()
const { maria } = namedPeople

async function fillPatient(
  page: Page,
  facts: Partial<Record<'Name' | 'Email' | 'Phone' | 'Birth date', string>>,
) {
  await page.getByRole('button', { name: 'Create New Patient' }).first().click()
  for (const [label, value] of Object.entries(facts))
    await page.getByRole('dialog').getByLabel(label).fill(value)
  await page.getByRole('dialog').getByRole('button', { name: 'Create Patient' }).click()
}
const mariasOf = (copy: Copy) =>
  rowsOf<{ id: string }>(
    copy,
    `select id from patients where name = '${maria.name}' and merged_into is null`,
    'postgres',
  )

test('a second Maria is noticed before she is made, by her own case manager with her name', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients')
  await fillPatient(page, { Name: maria.name, Email: maria.email })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Is this somebody who is here already?')).toBeVisible()
  await expect(dialog.getByRole('link', { name: `Open ${maria.name}` })).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(maria.email)
  await fitsOn320(page, 'who is like a new patient')
  await dialog.getByRole('link', { name: `Open ${maria.name}` }).click()
  await expect(page.getByRole('heading', { name: maria.name }).first()).toBeVisible()
  expect(await mariasOf(copy)).toHaveLength(1)
  expect(defects).toEqual([])
})

test('a colleague reads yes and no name, asks, and is added by an administrator who sees it at once', async ({
  browser,
  copy,
}) => {
  const [marcus, ruth, mariasPage] = (await pagesOf(browser, 3)) as [Page, Page, Page]
  await signIn(marcus, copy, 'marcus')
  await signIn(ruth, copy, 'ruth')
  await ruth.goto(`${copy.origin}/admin`)
  await expect(ruth.getByRole('table').first()).toBeVisible()
  await marcus.goto(`${copy.origin}/case-manager/patients`)
  await fillPatient(marcus, { Name: 'M. Santos', Email: maria.email })
  const dialog = marcus.getByRole('dialog')
  await expect(dialog.getByText('A record that you can’t see has this e-mail address.')).toBeVisible()
  await expect(dialog.getByText(maria.name)).toHaveCount(0)
  await dialog.getByLabel('Why you need this record').fill('She came to me today')
  await dialog.getByRole('button', { name: 'Ask an administrator' }).click()
  await expect(dialog.getByText('An administrator has been asked.', { exact: false })).toBeVisible()

  await expect(ruth.getByText('1 colleague asks for a record', { exact: false })).toBeVisible()
  await ruth.getByRole('link', { name: 'Look', exact: true }).click()
  await expect(ruth.getByText('She came to me today')).toBeVisible()
  await fitsOn320(ruth, 'records that may be the same')
  await ruth
    .getByRole('button', { name: `Add ${namedPeople.marcus.name} to the care team of ${maria.name}` })
    .click()
  await ruth.getByRole('dialog').getByRole('button', { name: 'Add to the care team' }).click()
  await expect(ruth.getByText('They can open the record from now on.')).toBeVisible()

  await marcus.goto(`${copy.origin}/case-manager`)
  await expect(
    marcus.getByText('You are on the care team of “M. Santos” now.', { exact: false }),
  ).toBeVisible()
  await marcus.getByRole('button', { name: 'Put away the answer about M. Santos' }).click()
  await expect(marcus.getByText('You are on the care team of', { exact: false })).toHaveCount(0)
  await marcus.goto(`${copy.origin}/case-manager/patients?search=${encodeURIComponent(maria.name)}`)
  await expect(marcus.getByRole('link', { name: maria.name }).first()).toBeVisible()

  // Maria reads that it was said.
  await signIn(mariasPage, copy, 'maria')
  await mariasPage.goto(`${copy.origin}/patient-portal/profile#openings`)
  await expect(
    mariasPage.getByText('was told that somebody with your email, phone or name is a patient here', {
      exact: false,
    }),
  ).toBeVisible()
})

test('a second Maria who is made all the same ends nowhere unseen: she is told, and administrators are asked', async ({
  browser,
  copy,
}) => {
  const [marcus, mariasPage, ruth] = (await pagesOf(browser, 3)) as [Page, Page, Page]
  await signIn(marcus, copy, 'marcus')
  await marcus.goto(`${copy.origin}/case-manager/patients`)
  await fillPatient(marcus, { Name: maria.name, Email: maria.email })
  await marcus.getByRole('dialog').getByRole('button', { name: 'Somebody else: create' }).click()
  await expect(marcus.getByRole('dialog')).toHaveCount(0)
  expect(await mariasOf(copy)).toHaveLength(2)

  await signIn(mariasPage, copy, 'maria')
  await mariasPage.goto(await mailedLink(copy, 'invitation', maria.email))
  await mariasPage.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(mariasPage.getByText('put the two together', { exact: false })).toBeVisible()

  await signIn(ruth, copy, 'ruth')
  await ruth.goto(`${copy.origin}/admin?tab=may-be-the-same`)
  await expect(ruth.getByText('Somebody opened an invitation', { exact: false })).toBeVisible()
  await ruth.getByRole('button', { name: `Compare ${maria.name} and ${maria.name}` }).click()
  await expect(ruth.getByRole('heading', { name: 'This record stays' })).toBeVisible()
})

test('who signs up a second time is listed with why, reads nothing of it, and is kept apart with a reason', async ({
  browser,
  copy,
}) => {
  const [stranger, ruth] = (await pagesOf(browser, 2)) as [Page, Page]
  await signIn(ruth, copy, 'ruth')
  await ruth.goto(`${copy.origin}/admin?tab=may-be-the-same`)
  await signUp(stranger, copy, 'Thelonious Wigfall')
  await stranger.goto(`${copy.origin}/patient-portal/dashboard`)
  await expect(stranger.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  const [again] = (await pagesOf(browser, 1)) as [Page]
  await signUp(again, copy, 'Thelonius Wigfall')
  await again.goto(`${copy.origin}/patient-portal/dashboard`)
  await expect(again.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(again.getByText('Thelonious')).toHaveCount(0)

  const compare = ruth.getByRole('button', {
    name: /^Compare Thelonious Wigfall and Thelonius|^Compare Thelonius Wigfall and Thelonious/,
  })
  await expect(compare).toBeVisible()
  await expect(ruth.getByText(/Alike in: the same name, .*the same phone number/)).toBeVisible()
  await compare.click()
  await expect(ruth.getByRole('heading', { name: 'This record stays' })).toBeVisible()
  await ruth.keyboard.press('Escape')
  await ruth.getByRole('button', { name: /Wigfall and .* are two people$/ }).click()
  await ruth.getByRole('dialog').getByLabel('How you know').fill('Brothers')
  await ruth.getByRole('dialog').getByRole('button', { name: 'Two people' }).click()
  await expect(compare).toHaveCount(0)
})
