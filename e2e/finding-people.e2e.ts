/**
 * Finding people as they are meant, and one person as one record (decision 47), in one copy: one search in Ctrl-K, the caseload,
 * administration and a field for a person; two records of one person become one, and two again; and a "Maria Santos" with
 * Maria's own address is noticed before she is made.
 */
import { randomUUID } from 'node:crypto'
import type { APIRequest, Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { patient } from './accounts.ts'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { follow } from './follow.ts'
import { fitsOn320 } from './look.ts'
import { mailedLink } from './mailed-links.ts'
import { asOwner, rowsOf } from './owner.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()
const { aisha, henry, maria, tom, walter } = namedPeople

/** The names, each of which leads to its patient; on a phone more stands under them. */
const listed = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts()
const search = (page: Page) => page.getByLabel('Search by name, email, phone, birth date or case number')

async function narrow(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** Whether anything reaches beyond the side of the window. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** On a phone a wide list scrolls within itself, and who it is about stays in sight. */
async function scrollsWithinItself(page: Page): Promise<void> {
  const name = page.getByRole('rowheader').first()
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  // The rail of a wide screen has gone, and the table stands at the edge.
  await expect.poll(async () => (await name.boundingBox())?.x).toBeLessThan(40)
  await edit.evaluate(button => button.closest('section')?.scrollTo({ left: 2_000 }))
  await expect.poll(async () => (await edit.boundingBox())?.x).toBeLessThan(390)
  // What stands before it scrolls away under it.
  const after = await name.boundingBox()
  expect(after?.x).toBeGreaterThanOrEqual(0)
  expect(after?.x).toBeLessThan(40)
  await expect.poll(() => isTooWide(page)).toBe(false)
}

// By which words somebody is found, patient-search.db.test.ts asks.
test('a misspelt name is found at the desk, in Ctrl-K, in a field for a person and in administration; a phone shows the lists', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await asOwner(
    copy,
    `update patients set name = 'Lucía de la Cruz Muñoz' where name = '${tom.name}';
     update patients set name = 'Ángela González' where name = '${aisha.name}';
     update patients set case_manager_id = null where name = '${walter.name}';
     update patients set phone = '555-555-0100 x12345' where name = '${henry.name}'`,
  )
  await signIn(page, copy, 'dana')
  // What narrows the list stands in the address, and says in words why nobody is left.
  await page.goto('/case-manager/patients?sort=name&view=inactive&search=angela')
  await expect(search(page)).toHaveValue('angela')
  await expect(page.getByRole('link', { name: /^Closed/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Nobody fits all of that')).toBeVisible()
  await page.getByRole('button', { name: 'Show all patients' }).click()
  await expect(page).not.toHaveURL(/search|view/)
  await page.getByRole('link', { name: /^Closed/ }).click()
  await expect(page.getByText('No case is closed')).toBeVisible()
  await follow(page, '/case-manager/patients?sort=name')
  // Ángela stands where an A stands.
  await expect.poll(() => listed(page)).toContain('Ángela González')
  expect((await listed(page))[0]).toBe('Ángela González')
  await search(page).fill('lusia munos')
  await expect.poll(() => listed(page)).toEqual(['Lucía de la Cruz Muñoz'])

  await page.setViewportSize({ width: 390, height: 800 })
  await search(page).fill('')
  await narrow(page, 'Whose patients', 'You are a co-worker')
  await expect(page).toHaveURL(/whose=co-worker/)
  await expect(page.getByText('You are on nobody’s care team as a co-worker now')).toBeVisible()
  await expect.poll(() => isTooWide(page)).toBe(false)
  await page.getByRole('button', { name: 'Show everyone' }).press('Enter')
  await expect.poll(() => listed(page)).toContain('Ángela González')
  await page.setViewportSize({ width: 1440, height: 900 })

  // Ctrl-K and a field for a person find with the same search.
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('gonsales angela')
  await expect(page.getByRole('group', { name: 'Patients' })).toContainText('Ángela González')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ángela González' })).toBeVisible()
  await page.getByRole('link', { name: 'Checklist status' }).filter({ visible: true }).first().click()
  await page.getByRole('combobox', { name: 'Patient' }).fill('munos')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Lucía de la Cruz Muñoz'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/patient=/)

  await signIn(page, copy, 'ruth')
  await page.goto('/admin?sort=name')
  await expect.poll(() => listed(page)).toContain('Ángela González')
  expect((await listed(page))[0]).toBe('Ángela González')
  const phone = page.getByRole('cell', { name: '555-555-0100 x12345' })
  const lines = await phone.evaluate(cell => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines, 'no number is torn over lines').toBe(1)
  await search(page).fill('cruz lucia')
  await expect.poll(() => listed(page)).toEqual(['Lucía de la Cruz Muñoz'])
  await search(page).fill('')
  await narrow(page, 'Whose patients', 'Without a case manager')
  await expect.poll(() => listed(page)).toContain(walter.name)
  await expect(page).toHaveURL(/whose=unassigned/)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => isTooWide(page)).toBe(false)
  await follow(page, '/admin?tab=case-managers')
  await scrollsWithinItself(page)
  expect(defects).toEqual([])
})

test('an administrator merges two records of one person, and takes it back', async ({
  page,
  copy,
  browser,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  const id = randomUUID()
  const marcus = "(select id from case_managers where name like 'Marcus%')"
  await asOwner(
    copy,
    `insert into patients (organization_id, id, name, phone, case_manager_id)
      select organization_id, '${id}', 'Mariah Santos', '555 0188', ${marcus} from case_managers where id = ${marcus};
     insert into tasks (organization_id, patient_id, title)
      select organization_id, id, 'Ask for the marigold map' from patients where id = '${id}';
     insert into next_steps (organization_id, patient_id, step, due_on)
      select organization_id, id, 'Call about the marigold map', '2026-01-02' from patients where id = '${id}'`,
  )
  const desk = await pageBeside(browser, copy)
  await signIn(desk, copy, 'marcus')
  await desk.goto(`/case-manager/patients/${id}`)
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Mariah')

  await signIn(page, copy, 'ruth')
  await page.goto(`/admin?tab=patients&patient=${id}`)
  await page.getByRole('button', { name: 'Merge with another record' }).click()
  await dialog(page).getByLabel('Find the other record').fill('maria santos')
  await dialog(page).getByRole('button', { name: 'Compare with Maria Santos' }).click()
  // Maria has an account, so hers is the record that stays, although the other one was opened.
  await expect(dialog(page).getByText('The record with an account stays')).toBeVisible()
  await expect(dialog(page).getByText('1 task', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('in both: the one that is due first stays')).toBeVisible()
  await expect(dialog(page).getByText(/^Marcus Oyelaran will no longer see this person/)).toBeVisible()
  await dialog(page).getByRole('group', { name: 'Phone' }).getByRole('radio', { name: '555 0188' }).check()
  await dialog(page).getByLabel(/^Type/).fill('somebody else')
  await dialog(page).getByRole('button', { name: 'Merge the records' }).click()
  await expect(dialog(page).getByText('That is not the name of the record that stays.')).toBeVisible()
  await dialog(page).getByLabel(/^Type/).fill('maria santos')
  await dialog(page).getByRole('button', { name: 'Merge the records' }).click()
  await expect(page.getByText('The records are one now')).toBeVisible()

  // Whoever had the record open reads what happened; Marcus is not on Maria's team.
  await expect(desk.getByText('This record was merged with another one')).toBeVisible()
  await expect(desk.getByText('Ask an administrator if you should be on that care team.')).toBeVisible()

  await expect(page.getByText('This record was merged with another one')).toBeVisible()
  await page.getByRole('link', { name: 'Open Maria Santos' }).click()
  await expect(page.getByText(/^Mariah Santos was merged into this record/)).toBeVisible()
  await expect(page.getByText('Call about the marigold map').first()).toBeVisible()
  // Nobody calls Maria, so her new number is not shown, and of the one before stands below that there was one.
  await expect(page.getByText(/^A phone number, until/)).toBeVisible()
  await page.getByRole('link', { name: /^Goals and tasks/ }).click()
  await expect(page.getByText('Ask for the marigold map')).toBeVisible()

  await page.getByRole('link', { name: /^Summary/ }).click()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(dialog(page).getByText('Nothing has come since.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByText('The merge is undone')).toBeVisible()
  await expect(page.getByText(/^The merge with Mariah Santos was undone/)).toBeVisible()
  await page.getByRole('link', { name: /^Goals and tasks/ }).click()
  await expect(page.getByText('Ask for the marigold map')).toHaveCount(0)
  await follow(desk, `/case-manager/patients/${id}?section=goals`)
  await expect(desk.getByText('Ask for the marigold map')).toBeVisible()
  expect(defects).toEqual([])
})

async function fillPatient(
  page: Page,
  facts: Partial<Record<'Name' | 'Email' | 'Phone' | 'Birth date', string>>,
) {
  await page.getByRole('button', { name: 'Create New Patient' }).first().click()
  for (const [label, value] of Object.entries(facts)) await dialog(page).getByLabel(label).fill(value)
  await dialog(page).getByRole('button', { name: 'Create Patient' }).click()
}
const mariasOf = (copy: Copy) =>
  rowsOf<{ id: string }>(
    copy,
    `select id from patients where name = '${maria.name}' and merged_into is null`,
    'postgres',
  )

/** Her own case manager reads her name, and is led to her. */
async function isNoticed(dana: Page, copy: Copy): Promise<void> {
  await signIn(dana, copy, 'dana')
  await dana.goto('/case-manager/patients')
  await fillPatient(dana, { Name: maria.name, Email: maria.email })
  await expect(dialog(dana).getByText('Is this somebody who is here already?')).toBeVisible()
  await expect(dialog(dana).getByRole('link', { name: `Open ${maria.name}` })).toBeVisible()
  await expect(dialog(dana).getByLabel('Email')).toHaveValue(maria.email)
  await fitsOn320(dana, 'who is like a new patient')
  await dialog(dana)
    .getByRole('link', { name: `Open ${maria.name}` })
    .click()
  await expect(dana.getByRole('heading', { name: maria.name }).first()).toBeVisible()
  expect(await mariasOf(copy)).toHaveLength(1)
}

/** A colleague reads yes and no name, asks, and is added by an administrator who sees it at once. */
async function isAskedFor(marcus: Page, ruth: Page, copy: Copy): Promise<void> {
  await signIn(marcus, copy, 'marcus')
  await marcus.goto('/case-manager/patients')
  await fillPatient(marcus, { Name: 'M. Santos', Email: maria.email })
  const asking = dialog(marcus)
  await expect(asking.getByText('A record that you can’t see has this e-mail address.')).toBeVisible()
  await expect(asking.getByText(maria.name)).toHaveCount(0)
  await asking.getByLabel('Why you need this record').fill('She came to me today')
  await asking.getByRole('button', { name: 'Ask an administrator' }).click()
  await expect(asking.getByText('An administrator has been asked.', { exact: false })).toBeVisible()

  await expect(ruth.getByText('1 colleague asks for a record', { exact: false })).toBeVisible()
  await ruth.getByRole('link', { name: 'Look', exact: true }).click()
  await expect(ruth.getByText('She came to me today')).toBeVisible()
  await fitsOn320(ruth, 'records that may be the same')
  await ruth
    .getByRole('button', { name: `Add ${namedPeople.marcus.name} to the care team of ${maria.name}` })
    .click()
  await dialog(ruth).getByRole('button', { name: 'Add to the care team' }).click()
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
  const { patients } = (await found.json()) as { patients: { name: string }[] }
  expect(patients.map(({ name }) => name)).toContain(maria.name)
  // Maria reads that it was said.
  const openings = await fetch(`${copy.origin}/api/portal/openings`, {
    headers: { cookie: await copy.cookieOf(maria.email, passwordOf('maria')), 'x-handrail-hat': 'patient' },
  })
  expect(await openings.json()).toMatchObject({
    openings: expect.arrayContaining([expect.objectContaining({ entity: 'likeness_checks' })]),
  })
}

/** Made all the same, she ends nowhere unseen: she is told, and administrators are asked. */
async function isMadeAllTheSame(page: Page, ruth: Page, copy: Copy): Promise<void> {
  await follow(page, '/case-manager/patients')
  await fillPatient(page, { Name: maria.name, Email: maria.email })
  await dialog(page).getByRole('button', { name: 'Somebody else: create' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await mariasOf(copy)).toHaveLength(2)

  await signIn(page, copy, 'maria')
  await page.goto(await mailedLink(copy, 'invitation', maria.email))
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('put the two together', { exact: false })).toBeVisible()

  await ruth.reload()
  await expect(ruth.getByText('Somebody opened an invitation', { exact: false })).toBeVisible()
  await ruth.getByRole('button', { name: `Compare ${maria.name} and ${maria.name}` }).click()
  await expect(ruth.getByRole('heading', { name: 'This record stays' })).toBeVisible()
  await ruth.keyboard.press('Escape')
  await expect(dialog(ruth)).toHaveCount(0)
}

/** Who signs up a second time is listed with why, reads nothing of it, and is kept apart with a reason. */
async function signsUpTwice(ruth: Page, request: APIRequest, copy: Copy): Promise<void> {
  for (const fullName of ['Thelonious Wigfall', 'Thelonius Wigfall']) {
    const portal = await request.newContext({ baseURL: copy.origin })
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
  await ruth.getByRole('button', { name: /Wigfall and .* are two people$/ }).click()
  await dialog(ruth).getByLabel('How you know').fill('Brothers')
  await dialog(ruth).getByRole('button', { name: 'Two people' }).click()
  await expect(compare).toHaveCount(0)
}

test('a second Maria is noticed before she is made, asked for, and ends nowhere unseen where she is made; so does who signs up twice', async ({
  page,
  browser,
  playwright,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  const ruth = await pageBeside(browser, copy)
  await signIn(ruth, copy, 'ruth')
  await ruth.goto('/admin')
  await expect(ruth.getByRole('table').first()).toBeVisible()
  await test.step('her own case manager', () => isNoticed(page, copy))
  await test.step('a colleague', () => isAskedFor(page, ruth, copy))
  await test.step('made all the same', () => isMadeAllTheSame(page, ruth, copy))
  await test.step('signed up a second time', () => signsUpTwice(ruth, playwright.request, copy))
  expect(defects).toEqual([])
})
