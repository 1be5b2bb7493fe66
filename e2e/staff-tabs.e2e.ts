/**
 * The desk tab by tab, and what stands in each. Where the rest of it is shown:
 * overview: the figures here, tasks in staff-tasks, appointments in appointments, progress in staff-checklist;
 * patients: here; their page in staff-goals-and-forms, case-notes, staff-checklist; messages in messages;
 * files: here; checklist status in staff-checklist, its table here; the activity feed: here;
 * what fails, and every toast of the error catalogue: the table in staff-errors.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { unfold } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

const desk = (page: Page) => page.getByRole('navigation', { name: 'Your desk' })
const feed = (page: Page) => page.getByRole('region', { name: 'What happened lately, the newest first' })

async function openTab(page: Page, name: string): Promise<void> {
  await desk(page)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a case manager goes through the five tabs; each keeps its question in the address', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  await expect(page.getByText('5 in your caseload')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${namedPeople.dana.name}`)
  for (const [label, value] of [
    ['Total Patients', '5'],
    ['Active Cases', '5'],
    ['Case Files', '0'],
  ] as const)
    await expect(
      page
        .locator('div,a')
        .filter({ hasText: new RegExp(`^${label}${value}$`) })
        .first(),
    ).toBeVisible()
  await unfold(page, 'Patient progress overview')
  await page.getByRole('button', { name: /^Show as table: Patients/ }).click()
  const table = page.getByRole('table', { name: 'Patients, the lowest completion first' })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('row').nth(1)).toContainText('%')

  await openTab(page, 'Patients')
  await page.getByLabel('Search by name, email, phone, birth date or case number').fill('nobody at all')
  await expect(page.getByText('Nobody by that name')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('rowheader').first()).toHaveText(/Aisha/)
  // Back comes to where it was left.
  await page.getByRole('link', { name: 'James Okafor (Jay)', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'James Okafor (Jay)' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText('Name')

  await openTab(page, 'Files')
  await expect(page.getByText('No files uploaded yet')).toBeVisible()

  await openTab(page, 'Checklist Status')
  await page.getByRole('tab', { name: 'Incomplete' }).click()
  await page.getByRole('button', { name: /^Show as table/ }).click()
  await expect(page.getByRole('table', { name: 'Checklist items over the patients' })).toBeVisible()

  await openTab(page, 'Activity')
  await expect(feed(page)).toBeVisible()
  expect(defects).toEqual([])
})

test('the activity feed: 500 pixels, a picture and a color for each kind, live at the top, fifty at most', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  const asked: string[] = []
  page.on('request', request => asked.push(decodeURIComponent(request.url())))
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/activity')
  const first = feed(page).getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await feed(page).boundingBox())?.height).toBe(500)
  expect(asked.filter(address => /\/activities\?limit=50/.test(address)).length).toBeGreaterThan(0)
  const colors = await feed(page)
    .locator('li > span:first-child')
    .evaluateAll(signs => signs.map(sign => `${getComputedStyle(sign).color} ${sign.innerHTML}`))
  expect(new Set(colors).size).toBeGreaterThan(2)
  await expect(
    feed(page)
      .getByText(/ago$|^yesterday$/)
      .first(),
  ).toBeVisible()

  const before = await feed(page).getByRole('listitem').count()
  const cookie = await copy.cookieOf(namedPeople.jay.email, passwordOf('jay'))
  const asJay = { cookie, 'content-type': 'application/json', 'x-handrail-hat': 'patient' }
  const opened = await page.request.fetch('/api/conversations', {
    method: 'POST',
    headers: asJay,
    data: { participantType: 'case_manager' },
  })
  const { id } = (await opened.json()) as { id: string }
  await page.request.post(`/api/conversations/${id}/messages`, {
    headers: asJay,
    data: { id: crypto.randomUUID(), content: 'The bus was late again' },
  })
  await expect(first).toContainText('The bus was late again')
  await expect(first).toContainText('Jay')
  await expect(feed(page).getByRole('listitem')).toHaveCount(before + 1)

  // A kind that is not known yet is told in the server's words, in grey; a patient without a name has one to be called.
  await page.route(/\/api\/(__batch__|activities)/, async route => {
    const answer = await route.fetch()
    const words = (await answer.text())
      .replaceAll(/"activityType":"message_sent"/g, '"activityType":"tea_drunk"')
      .replaceAll('"patientName":"James Okafor (Jay)"', '"patientName":""')
    await route.fulfill({ response: answer, body: words })
  })
  await page.reload()
  await expect(first).toContainText('Unknown Patient')
  const isGrey = await first
    .locator('> span')
    .first()
    .evaluate(sign => {
      const probe = sign.parentElement?.appendChild(document.createElement('i'))
      probe?.style.setProperty('color', 'var(--color-muted)')
      return probe !== undefined && getComputedStyle(sign).color === getComputedStyle(probe).color
    })
  expect(isGrey).toBe(true)
})

test('a specialist has the five tabs, and neither the buttons nor the rights of a case manager', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  await signIn(page, copy, 'priya')
  await page.goto('/case-manager')
  await expect(page.getByRole('heading', { level: 1, name: /Priya/ })).toBeVisible()
  for (const tab of ['Patients', 'Files', 'Checklist Status', 'Activity', 'Overview']) {
    await openTab(page, tab)
    for (const name of ['Create New Patient', 'Generate Checklist', 'Generate Report'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  // What the buttons would ask for, the server refuses as well; an address opens no dialog that is not theirs.
  const headers = { 'x-handrail-hat': 'staff' }
  const list = await page.request.get('/api/caseload/patients?sort=name', { headers })
  const { patients } = (await list.json()) as { patients: { id: string; name: string }[] }
  expect(patients.length).toBeGreaterThan(0)
  const own = patients[0]?.id
  for (const [path, data] of [
    ['/api/patients', { id: crypto.randomUUID(), name: 'Not Theirs', email: null, phone: null }],
    [`/api/patients/${own}/checklist`, {}],
  ] as const) {
    const answer = await page.request.post(path, { headers, data })
    expect([403, 404], `${path}: ${await answer.text()}`).toContain(answer.status())
  }
  // What decision 7 leaves them, the page of a patient offers.
  await page.goto(`/case-manager/patients/${own}?open=task`)
  await expect(page.getByRole('dialog', { name: 'Create Task' })).toBeVisible()
})

test('an administrator’s own desk begins empty, and every tab says what will stand there', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/case-manager')
  await expect(page.getByText('Case Manager Profile Created')).toBeVisible()
  await expect(page.getByText('0 in your caseload')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${namedPeople.ruth.name}`)
  for (const fold of ['Patient Activity Feed', 'Patient progress overview']) await unfold(page, fold)
  for (const words of ['Nobody waits for you', 'No activities yet', 'No active patients'])
    await expect(page.getByText(words)).toBeVisible()
  for (const [tab, words] of [
    ['Patients', 'No patients yet'],
    ['Files', 'No files uploaded yet'],
    ['Checklist Status', 'No active patients'],
    ['Activity', 'No activities yet'],
  ] as const) {
    await openTab(page, tab)
    await expect(page.getByText(words)).toBeVisible()
  }
  // Their first patient; the progress overview leads an administrator into administration.
  await openTab(page, 'Patients')
  await page.getByRole('button', { name: 'Create New Patient' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Name')
    .fill('Ottoline Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Patient' }).click()
  await expect(page.getByText('Patient created successfully!')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Ottoline/ })).toBeVisible()
  await fitsOn320(page, 'a very long name')
  await openTab(page, 'Overview')
  await fitsOn320(page, 'a very long name on the overview')
  const line = page.getByRole('list', { name: /lowest completion/ }).getByRole('link', { name: /Ottoline/ })
  await expect(line).toContainText('Not started')
  await line.click()
  await expect(page).toHaveURL(/\/admin\?tab=patients&patient=/)
  expect(defects).toEqual([])
})
