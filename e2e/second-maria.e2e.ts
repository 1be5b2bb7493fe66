/**
 * One person, one record (decision 47): creating "Maria Santos" with Maria's own address is noticed before it is done, a
 * colleague asks an administrator instead, whoever is created all the same is told where they end, and who signs up a second
 * time is listed for administrators and reads nothing of it.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { patient } from './accounts.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { fitsOn320 } from './look.ts'
import { mailedLink } from './mailed-links.ts'
import { rowsOf } from './owner.ts'
import { pagesOf, passwordOf, signIn } from './people.ts'

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
  page: marcus,
  browser,
  copy,
}) => {
  const [ruth] = (await pagesOf(browser, 1)) as [Page]
  await signIn(marcus, copy, 'marcus')
  await signIn(ruth, copy, 'ruth')
  await ruth.goto(`${copy.origin}/admin`)
  await expect(ruth.getByRole('table').first()).toBeVisible()
  await marcus.goto('/case-manager/patients')
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

  await marcus.keyboard.press('Escape')
  await marcus.getByRole('link', { name: /^Overview/ }).click()
  await expect(
    marcus.getByText('You are on the care team of “M. Santos” now.', { exact: false }),
  ).toBeVisible()
  await marcus.getByRole('button', { name: 'Put away the answer about M. Santos' }).click()
  await expect(marcus.getByText('You are on the care team of', { exact: false })).toHaveCount(0)
  const found = await marcus.request.get(`/api/caseload/patients?search=${encodeURIComponent(maria.name)}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  expect(((await found.json()) as { patients: { name: string }[] }).patients.map(({ name }) => name)).toEqual(
    [maria.name],
  )

  // Maria reads that it was said.
  const openings = await fetch(`${copy.origin}/api/portal/openings`, {
    headers: { cookie: await copy.cookieOf(maria.email, passwordOf('maria')), 'x-handrail-hat': 'patient' },
  })
  expect(await openings.json()).toMatchObject({
    openings: expect.arrayContaining([expect.objectContaining({ entity: 'likeness_checks' })]),
  })
})

test('a second Maria who is made all the same ends nowhere unseen: she is told, and administrators are asked', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'marcus')
  await page.goto('/case-manager/patients')
  await fillPatient(page, { Name: maria.name, Email: maria.email })
  await page.getByRole('dialog').getByRole('button', { name: 'Somebody else: create' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await mariasOf(copy)).toHaveLength(2)

  await signIn(page, copy, 'maria')
  await page.goto(await mailedLink(copy, 'invitation', maria.email))
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('put the two together', { exact: false })).toBeVisible()

  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=may-be-the-same')
  await expect(page.getByText('Somebody opened an invitation', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: `Compare ${maria.name} and ${maria.name}` }).click()
  await expect(page.getByRole('heading', { name: 'This record stays' })).toBeVisible()
})

test('who signs up a second time is listed with why, reads nothing of it, and is kept apart with a reason', async ({
  page: ruth,
  playwright,
  copy,
}) => {
  await signIn(ruth, copy, 'ruth')
  await ruth.goto('/admin?tab=may-be-the-same')
  for (const fullName of ['Thelonious Wigfall', 'Thelonius Wigfall']) {
    const portal = await playwright.request.newContext({ baseURL: copy.origin })
    await portal.post('/api/sign-up/patient', {
      data: { ...patient(`${crypto.randomUUID()}@example.org`), fullName },
    })
    await portal.post('/api/portal/open', { headers: { 'x-handrail-hat': 'visitor' }, data: {} })
    const own = await portal.get('/api/portal/record', { headers: { 'x-handrail-hat': 'patient' } })
    expect(await own.json()).toMatchObject({ name: fullName })
    await portal.dispose()
  }

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
