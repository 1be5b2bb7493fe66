/**
 * The desk: its queue, by mouse and by keyboard, where rows open in their place, are settled there, and leave with a way back; and
 * tab by tab what stands in each. Where the rest of it is shown:
 * overview: the figures here, tasks in staff-tasks, appointments in appointments, progress in progress-overview.test.tsx;
 * patients: here; their page in staff-goals-and-forms, case-notes, staff-checklist; messages in messages;
 * files: here; checklist status in staff-checklist, its table here; the activity feed: here and in activities.test.tsx;
 * what fails, and every toast of the error catalogue: the table in staff-errors.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { unfold } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

const rowOf = (page: Page, group: string, whom: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem').filter({ hasText: whom })
const focused = (page: Page) => page.locator('[data-row]:focus-within')

/** A message that the patient writes from a device of their own. */
async function writeAs(copy: Copy, person: 'jay' | 'maria', content: string): Promise<void> {
  const headers = {
    cookie: await copy.cookieOf(namedPeople[person].email, passwordOf(person)),
    'x-handrail-hat': 'patient',
    'content-type': 'application/json',
  }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${copy.origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(answer.ok, path).toBe(true)
    return answer.json()
  }
  const { id } = (await post('/conversations', { participantType: 'case_manager' })) as { id: string }
  await post(`/conversations/${id}/messages`, { id: crypto.randomUUID(), content })
}

const desk = (page: Page) => page.getByRole('navigation', { name: 'Your desk' })
const feed = (page: Page) => page.getByRole('region', { name: 'What happened lately, the newest first' })

async function openTab(page: Page, name: string): Promise<void> {
  await desk(page)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Nothing leaves under the hands of who writes. */
async function answerWhatComesIn(page: Page, copy: Copy): Promise<void> {
  const jay = rowOf(page, 'Waiting', 'James Okafor (Jay)')
  await writeAs(copy, 'jay', 'Do I bring the Mill Street page?')
  await expect(jay).toContainText('Do I bring the Mill Street page?')
  await jay.locator('[data-row-open]').press('Enter')
  const words = jay.getByLabel('Write a message')
  await words.fill('Yes, and the')
  const lead = page.getByRole('paragraph').filter({ hasText: / need you/ })
  const before = (await lead.textContent()) ?? ''
  const settled = await page.evaluate(async () => {
    const headers = { 'x-handrail-hat': 'staff', 'content-type': 'application/json' }
    const queue = await (await fetch('/api/queue', { headers })).json()
    const row = queue.items.find(
      (each: { words: string }) => each.words === 'Do I bring the Mill Street page?',
    )
    const body = JSON.stringify({ until: row.messageId })
    const answer = await fetch(`/api/conversations/${row.id}/settlement`, { method: 'POST', headers, body })
    return answer.status
  })
  expect(settled).toBe(200)
  await expect(lead).not.toHaveText(before)
  await expect(words).toHaveValue('Yes, and the')
  await expect(jay).toContainText('Settled meanwhile')
  await words.press('Enter')
  await expect(jay).toHaveCount(0)
  // Taken back it is there again with its words, though nobody waits for them any more.
  const told = page.getByRole('listitem').filter({ hasText: /^Answer to .*Jay/ })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(words).toHaveValue('Yes, and the')
  await expect(words).toBeFocused()
  await words.press('Enter')
  await expect(jay).toHaveCount(0)
  // It is still held, and goes out with the page.
  await page.goto('about:blank')
  const newest = async () => {
    const headers = { 'x-handrail-hat': 'staff' }
    const answer = await page.request.get(`${copy.origin}/api/conversations`, { headers })
    const { conversations } = (await answer.json()) as { conversations: { preview: string }[] }
    return conversations.map(({ preview }) => preview)
  }
  await expect.poll(newest).toContain('Yes, and the')
}

test('who waits is answered, settled and set in the list, by mouse and by keys, each can be taken back; what comes in meanwhile stands there at once', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  await expect(page.getByText(/ · 7 need you/)).toBeVisible()
  const maria = rowOf(page, 'Waiting', 'Maria Santos')

  // By mouse: how to reach her stands beside the answer, and the words are begun at once, in sight on a low screen too.
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 600 })
  await maria.getByRole('button', { name: 'Answer: Maria Santos' }).click()
  await expect(maria.getByText('Do not call')).toBeVisible()
  await expect(maria.getByLabel('Write a message')).toBeFocused()
  await expect(maria.getByLabel('Write a message')).toBeInViewport({ ratio: 1 })
  if (viewport) await page.setViewportSize(viewport)
  await maria.getByRole('button', { name: 'Needs no answer' }).click()
  await expect(maria).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(maria).toBeVisible()

  // By keys: letters that are typed are letters; the answer leaves the row, and the focus leaves with nothing to press by mistake.
  await maria.locator('[data-row-open]').focus()
  await page.keyboard.press('r')
  await expect(maria.getByLabel('Write a message')).toBeFocused()
  await page.keyboard.type('Qué bueno. ¿Seco o jabón?')
  await expect(maria.getByLabel('Write a message')).toHaveValue('Qué bueno. ¿Seco o jabón?')
  await page.keyboard.press('Enter')
  await expect(maria).toHaveCount(0)
  await page.keyboard.press('e')
  await page.keyboard.press('j')
  await expect(focused(page)).toContainText('Asks for')
  await page.keyboard.press('j')
  await expect(focused(page)).toContainText('Aisha Karim')
  await page.keyboard.press('c')
  await expect(rowOf(page, 'Requests', 'Aisha Karim')).toHaveCount(0)
  await expect(page.getByText('Appointment confirmed')).toBeVisible()

  const step = rowOf(page, 'No next step', 'Aisha Karim')
  await step.locator('[data-row-open]').press('Enter')
  await expect(step.getByLabel('What comes next')).toBeFocused()
  await step.getByLabel('What comes next').fill('Go over the school papers')
  await step.getByLabel('By when').fill('2999-01-01')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'No next step', 'Aisha Karim')).toHaveCount(0)

  const task = rowOf(page, 'Tasks', 'Send the county its monthly count')
  await task.locator('[data-row-open]').press('e')
  await expect(task).toHaveCount(0)
  const told = page.getByRole('listitem').filter({ hasText: 'Task completed' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(task).toBeVisible()

  // Snoozed by keys to tomorrow, found again, and brought back.
  await task.locator('[data-row-open]').press('s')
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).press('Enter')
  await expect(task).toHaveCount(0)
  await page.getByRole('button', { name: 'Show what you snoozed' }).click()
  await task.getByRole('button', { name: /^Bring back/ }).click()
  await expect(page.getByText('Nothing is snoozed')).toBeVisible()
  await page.getByRole('button', { name: 'Back to your queue' }).click()
  await expect(task).toBeVisible()

  await answerWhatComesIn(page, copy)
})

test('a case manager goes through the five tabs; each keeps its question in the address, and the feed is live at the top', async ({
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
  await expect(page.getByRole('heading', { name: 'Completed patient form submissions' })).toBeVisible()

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

  const asked: string[] = []
  page.on('request', request => asked.push(decodeURIComponent(request.url())))
  await openTab(page, 'Activity')
  const first = feed(page).getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await feed(page).boundingBox())?.height).toBe(500)
  expect(asked.filter(address => /\/activities\?limit=50/.test(address)).length).toBeGreaterThan(0)
  await expect(
    feed(page)
      .getByText(/ago$|^yesterday$/)
      .first(),
  ).toBeVisible()
  await writeAs(copy, 'jay', 'The bus was late again')
  await expect(first).toContainText('The bus was late again')
  await expect(first).toContainText('Jay')
  expect(defects).toEqual([])
})

test('a specialist has the five tabs and sets goals, and has none of the buttons of a case manager', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  await signIn(page, copy, 'priya')
  await page.goto('/case-manager')
  await expect(page.getByRole('heading', { level: 1, name: /Priya/ })).toBeVisible()
  for (const tab of ['Overview', 'Files', 'Checklist Status', 'Activity', 'Patients']) {
    await openTab(page, tab)
    for (const name of ['Create New Patient', 'Generate Checklist', 'Generate Report'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  // Nobody has made Tom a checklist, or asked him for a form.
  await page.getByRole('link', { name: 'Tom', exact: false }).first().click()
  await expect(page.getByRole('navigation', { name: 'Sections of this record' })).toBeVisible()
  for (const [key, heading, missing] of [
    ['2', 'AI-Powered Case Management Checklist', 'Generate Checklist'],
    ['7', 'Forms', 'Ask for a form'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('button', { name: missing })).toHaveCount(0)
  }
  // What decision 7 leaves them.
  await page.keyboard.press('3')
  await expect(page.getByRole('button', { name: 'Create Goal' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Task' }).click()
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
