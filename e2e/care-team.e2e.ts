/**
 * Who works with a patient besides their case manager: a co-worker, a colleague who covers for one patient, and one who covers for
 * everybody. Each is given, at work, seen by the patient, and ended while their page is open. Then she moves to another case
 * manager while her page is open: it closes politely, and nothing typed is lost.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { pageBeside, pagesOf } from './browsers.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dayIn, dialog, unfold } from './dialogs.ts'
import { follow } from './follow.ts'
import { letGo } from './held.ts'
import { fitsOn320 } from './look.ts'
import { beginNote } from './notes.ts'
import { rowsOf } from './owner.ts'
import { soon } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

/** Whoever may not look any more is out within this time. */
const OUT_WITHIN_MS = 2_000

const staff = { 'x-handrail-hat': 'staff' }

interface Desk {
  dana: Page
  marcus: Page
  maria: Page
  patientId: string
  copy: Copy
}

const lineOf = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })
const team = 'Who is on the care team'
const readers = 'Who can open your record now'
const why = 'Speaks Spanish, and knows the housing office'
const hello = 'Hola, soy Marcus. Trabajo con Dana.'
const here = 'I am Marcus, here this week.'

async function idOfMaria(copy: Copy): Promise<string> {
  const whose = `name = '${namedPeople.maria.name}'`
  const [found] = await rowsOf<{ id: string }>(copy, `select id from patients where ${whose}`, 'postgres')
  return found?.id ?? ''
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: /^Message Maria/ }).click()
  await page.getByLabel('Write a message').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Marcus has Maria’s page open, and is out of it at once, with what he has open and with what he asks next. */
async function isOut({ marcus, patientId, copy }: Desk): Promise<void> {
  await expect(marcus.getByText('This page was closed')).toBeVisible(await soon(marcus, OUT_WITHIN_MS))
  const refused = await marcus.request.get(`${copy.origin}/api/patients/${patientId}`, { headers: staff })
  expect(refused.status()).toBe(404)
}

async function workTogether(desk: Desk): Promise<void> {
  const { dana, marcus, maria, patientId } = desk
  await dana.getByRole('button', { name: 'Add a co-worker' }).click()
  await choose(dana, 'Co-worker', 'Marcus Oyelaran, case manager')
  await dialog(dana).getByLabel('Why').fill(why)
  await fitsOn320(dana, 'adding a co-worker')
  await dialog(dana).getByRole('button', { name: 'Add co-worker' }).click()
  await expect(lineOf(dana, team, 'Marcus Oyelaran')).toContainText(`Why: ${why}`)
  await fitsOn320(dana, 'a care team with a co-worker')

  // She appears in his open list by herself. He reads who is on the team, not why he is, and answers her.
  await marcus.getByRole('link', { name: /Maria/ }).first().click()
  await expect(lineOf(marcus, team, 'Marcus Oyelaran (you)')).toBeVisible()
  await expect(marcus.getByText(why)).toHaveCount(0)
  await expect(marcus.getByRole('button', { name: 'Add a co-worker' })).toHaveCount(0)
  await write(marcus, hello)
  await expect(marcus.getByText(hello)).toBeVisible()
  await letGo(marcus)
  await follow(marcus, `/case-manager/messages?patient=${patientId}`)
  // On a wide screen it stands beside the thread, on a phone on a line that opens.
  const beside = marcus.getByRole('complementary', { name: 'About Maria Santos' })
  await expect(beside.getByRole('listitem').filter({ hasText: 'Dana Whitfield' })).toContainText(
    'Case manager',
  )
  const wide = marcus.viewportSize()
  await marcus.setViewportSize({ width: 390, height: 844 })
  await expect(beside).toBeHidden()
  await marcus.getByText('Who else reads this conversation').click()
  await expect(marcus.getByText('Dana Whitfield · Case manager')).toBeVisible()
  await fitsOn320(marcus, 'who else reads a conversation, for staff')
  if (wide) await marcus.setViewportSize(wide)

  // Maria's open page says it by itself, and never why.
  await expect(lineOf(maria, readers, 'Marcus Oyelaran')).toContainText('Also on your care team · since')
  await expect(maria.getByText(why)).toHaveCount(0)
  await maria.getByText('On another day').click()
  await maria.getByLabel('Day', { exact: true }).fill(dayIn(-15))
  await maria.getByRole('button', { name: 'Show', exact: true }).click()
  const then = maria.getByRole('region', { name: /^Who could open your record on/ })
  await expect(then.getByText('Marcus Oyelaran')).toBeVisible()
  await expect(then.getByText('Ruth Adeyemi')).toBeVisible()
  await fitsOn320(maria, 'who could open the record on a day')
  await follow(maria, '/patient-portal/messages?to=case_manager')
  await expect(maria.getByText(hello).last()).toBeVisible()
  await maria.getByText('Who else reads this conversation').click()
  await expect(maria.getByText('Marcus Oyelaran · Also on your care team')).toBeVisible()
  await fitsOn320(maria, 'who else reads a conversation')

  // Dana is asked first; then he is out.
  await follow(marcus, `/case-manager/patients/${patientId}`)
  await expect(lineOf(marcus, team, 'Dana Whitfield')).toBeVisible()
  await dana.getByRole('button', { name: 'End: Marcus Oyelaran is a co-worker' }).click()
  await dialog(dana).getByRole('button', { name: 'End now' }).click()
  await isOut(desk)
  await expect(lineOf(dana, team, 'Marcus Oyelaran')).toHaveCount(0)
  await expect(maria.getByText('Marcus Oyelaran · Also on your care team')).toHaveCount(0)
}

async function coverForHer(desk: Desk): Promise<void> {
  const { dana, marcus, maria, patientId } = desk
  await follow(marcus, '/case-manager/patients')
  await expect(marcus.getByRole('link', { name: 'Grace' }).first()).toBeVisible()
  await expect(marcus.getByRole('link', { name: /Maria/ })).toHaveCount(0)
  // What the dialog asks for is told in cover.test.tsx.
  await dana.getByRole('button', { name: 'Give a colleague access' }).click()
  await choose(dana, 'Who covers', 'Marcus Oyelaran')
  await dialog(dana).getByLabel('Until and including').fill(dayIn(12))
  await dialog(dana).getByLabel('Why').fill('Knee surgery')
  await dialog(dana).getByRole('button', { name: 'Give access' }).click()
  await expect(dana.getByText('Access given')).toBeVisible()
  await expect(dialog(dana)).toHaveCount(0)
  await expect(lineOf(dana, team, 'Marcus Oyelaran')).toContainText(
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
  await write(marcus, here)
  await expect(marcus.getByText(/You cover for Dana Whitfield until/)).toBeVisible()
  await letGo(marcus)

  // Maria reads it with his name, and who may see her record until when, never why.
  await expect(maria.getByText(here).last()).toBeVisible()
  await expect(maria.getByText(/Marcus Oyelaran · /).last()).toBeVisible()
  await maria.goto('/patient-portal/profile#readers')
  await expect(lineOf(maria, readers, 'Marcus Oyelaran')).toContainText(
    /Covers for Dana Whitfield · since .* · until /,
  )
  await unfold(maria, 'Who opened your record')
  await expect(maria.getByText(/opened your page, in place of Dana Whitfield/).first()).toBeVisible()
  await expect(
    maria.getByText(/Marcus Oyelaran \(also on your care team\) opened your page/).first(),
  ).toBeVisible()
  await expect(maria.getByText('Knee surgery')).toHaveCount(0)

  // Dana ends it while Marcus has the page open: it closes by itself.
  await marcus.goBack()
  await expect(marcus.getByText(/You cover for Dana Whitfield until/)).toBeVisible()
  const end = dana.getByRole('button', { name: 'End: Marcus Oyelaran covers for Dana Whitfield' })
  await end.click()
  await isOut(desk)
  // Undo gives it back; then it ends for good, under an open conversation.
  await dana.getByRole('button', { name: 'Undo' }).click()
  await expect(dana.getByText('Cover goes on')).toBeVisible()
  await follow(marcus, `/case-manager/messages?patient=${patientId}`)
  await expect(marcus.getByText(here).last()).toBeVisible()
  await end.click()
  await expect(marcus.getByText(here)).toHaveCount(0, await soon(marcus, OUT_WITHIN_MS))
  await expect(lineOf(maria, readers, 'Marcus Oyelaran')).toHaveCount(0)
}

/** Ruth, in Dana's browser, sets a cover for all of Dana's patients by keyboard alone; Marcus sees it on his overview. */
async function coverForAll({ dana: ruth, marcus, copy }: Desk): Promise<void> {
  await follow(marcus, '/case-manager')
  await unfold(marcus, 'Cover')
  await expect(marcus.getByText('Nobody covers for you, and you cover for nobody')).toBeVisible()
  const figure = marcus.locator('dl > div').filter({ hasText: 'Total Patients' })
  const total = await figure.textContent()

  await signIn(ruth, copy, 'ruth')
  await ruth.goto('/admin?tab=case-managers')
  await expect(ruth.getByText('Nobody covers for anybody now')).toBeVisible()
  await ruth.getByRole('button', { name: 'Set a cover for Dana Whitfield' }).focus()
  await ruth.keyboard.press('Enter')
  await dialog(ruth).getByRole('combobox', { name: 'Who covers' }).focus()
  await ruth.keyboard.type('oyelarán')
  await expect(ruth.getByRole('listbox').getByRole('option')).toHaveText(['Marcus Oyelaran'])
  await ruth.keyboard.press('Enter')
  await dialog(ruth).getByLabel('Until and including').fill(dayIn(30))
  await dialog(ruth).getByLabel('Why').fill('Family leave')
  await dialog(ruth).getByRole('button', { name: 'Give access' }).press('Enter')
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
}

test('Marcus works with Maria as a co-worker, covers for her, then for everybody; she reads who can open her record, and he is out the moment each ends', async ({
  page: dana,
  browser,
  copy,
}) => {
  test.setTimeout(150_000)
  const [marcus, maria] = (await pagesOf(browser, copy, 2)) as [Page, Page]
  const defects = [dana, marcus, maria].flatMap(watchForDefects)
  const desk = { dana, marcus, maria, patientId: await idOfMaria(copy), copy }
  await signIn(dana, copy, 'dana')
  await signIn(marcus, copy, 'marcus')
  await signIn(maria, copy, 'maria')
  await marcus.goto(`${copy.origin}/case-manager/patients`)
  await expect(marcus.getByRole('link', { name: 'Grace' }).first()).toBeVisible()
  await maria.goto(`${copy.origin}/patient-portal/profile#readers`)
  await expect(lineOf(maria, readers, 'Dana Whitfield')).toContainText('Your case manager · since')
  await expect(lineOf(maria, readers, 'Marcus Oyelaran')).toHaveCount(0)
  await dana.goto(`/case-manager/patients/${desk.patientId}`)
  await test.step('a co-worker', () => workTogether(desk))
  await test.step('a cover for one patient', () => coverForHer(desk))
  await test.step('a cover for all', () => coverForAll(desk))
  expect(defects).toEqual([])
})

const saving = (address: URL) => /\/api\/notes\/[^/]+$/.test(address.pathname)
const cutLine = (route: Route) => route.abort('internetdisconnected')

/** What the first case manager may still do about the patient: each request, and the status that it is answered with. */
async function tryEverything(context: BrowserContext, { origin }: Copy, id: string, conversation: string) {
  const fresh = () => crypto.randomUUID()
  const requests: [string, string, object?][] = [
    ['GET', `/patients/${id}`],
    ['GET', `/notes/drafts?patientId=${id}`],
    ['GET', `/patients/${id}/open-in-case`],
    ['PUT', `/notes/${fresh()}`, { patientId: id, text: 'Mine' }],
    ['PUT', `/patients/${id}/next-step`, { step: 'Mine', dueOn: '2999-01-01' }],
    ['POST', '/tasks', { id: fresh(), patientId: id, title: 'Mine' }],
    [
      'POST',
      '/appointments/offers',
      { id: fresh(), patientId: id, startsAt: '2999-01-04T10:00:00Z', minutes: 30 },
    ],
    ['POST', `/conversations/${conversation}/messages`, { id: fresh(), content: 'Mine' }],
    ['POST', '/conversations', { patientId: id }],
    ['POST', `/patients/${id}/closing`, { id: fresh(), changedOn: '2026-01-05', reason: 'moved_away' }],
  ]
  const answers: string[] = []
  for (const [method, path, data] of requests) {
    const answer = await context.request.fetch(`${origin}/api${path}`, { method, headers: staff, data })
    answers.push(`${method} ${path}: ${[403, 404].includes(answer.status()) ? 'refused' : answer.status()}`)
  }
  return answers.filter(answer => !answer.endsWith('refused'))
}

test('a patient moves to somebody else: the page closes within two seconds with the words that were being typed, and every request is refused', async ({
  page,
  context,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  const id = await idOfMaria(copy)

  // Half a message in one tab, half a note in the other: its first words arrived at the server, the last did not.
  const messages = await context.newPage()
  await messages.goto(`/case-manager/messages?patient=${id}`)
  await messages.getByRole('textbox', { name: 'Write a message' }).fill('The clinic called about')
  await expect(messages).toHaveURL(/conversation=/)
  const conversation = new URL(messages.url()).searchParams.get('conversation') ?? ''
  await page.goto(`/case-manager/patients/${id}`)
  await beginNote(page)
  const words = page.getByRole('textbox', { name: /What happened/ })
  await words.fill('She found a room')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.route(saving, cutLine)
  await words.pressSequentially(' near the school')
  await expect(page.getByText('No connection.', { exact: false })).toBeVisible()
  await page.unroute(saving)

  const marcus = await pageBeside(browser, copy)
  await signIn(marcus, copy, 'marcus')
  await marcus.goto('/case-manager/patients')
  await expect(marcus.getByRole('link', { name: 'Grace', exact: false }).first()).toBeVisible()
  await expect(marcus.getByRole('link', { name: 'Maria', exact: false })).toHaveCount(0)

  const managers = await rowsOf<{ id: string }>(
    copy,
    `select id from case_managers where email = '${namedPeople.marcus.email}'`,
    'postgres',
  )
  const ruth = await copy.cookieOf(namedPeople.ruth.email, passwordOf('ruth'))
  const atOnce = await soon(page, 2_000)
  const moved = await fetch(`${copy.origin}/api/patients/${id}/case-manager`, {
    method: 'PUT',
    headers: { cookie: ruth, 'x-handrail-hat': 'administrator', 'content-type': 'application/json' },
    body: JSON.stringify({ caseManagerId: managers[0]?.id }),
  })
  expect(moved.status).toBe(200)

  await expect(page.getByText('This page was closed')).toBeVisible(atOnce)
  await expect(marcus.getByRole('link', { name: 'Maria', exact: false })).toBeVisible(atOnce)
  await expect(messages.getByText('This conversation was closed')).toBeVisible(atOnce)
  await expect(messages.getByText('The clinic called about')).toBeVisible()

  // Nothing of the patient is left, but her own words are, after loading the page again too.
  await expect(page.getByText(namedPeople.maria.email)).toHaveCount(0)
  for (const visit of ['at once', 'loaded again']) {
    await expect(page.getByText('She found a room near the school'), visit).toBeVisible()
    await expect(page.getByText('The clinic called about'), visit).toBeVisible()
    if (visit === 'at once') await page.reload()
  }
  await page.bringToFront()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('She found a room near the school')

  expect(await tryEverything(context, copy, id, conversation)).toEqual([])
  // Tries that the new case manager may make show that the requests themselves were right.
  expect((await tryEverything(marcus.context(), copy, id, conversation)).length).toBeGreaterThanOrEqual(8)

  // The third is a draft of the sample organization.
  for (const remaining of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Delete from this device' }).first().click()
    await expect(page.getByRole('button', { name: 'Delete from this device' })).toHaveCount(remaining)
  }
  await page.getByRole('link', { name: 'All patients' }).click()
  await expect(page.getByRole('heading', { name: 'Patients', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Maria', exact: false })).toHaveCount(0)
  expect(defects).toEqual([])
})
