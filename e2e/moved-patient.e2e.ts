/** A patient who moves to another case manager while their page is open: it closes politely, and nothing typed is lost. */
import type { BrowserContext, Route } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { beginNote } from './notes.ts'
import { rowsOf } from './owner.ts'
import { soon } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

const staff = { 'x-handrail-hat': 'staff' }
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

test('the page closes within two seconds with the words that were being typed, and every request is refused', async ({
  page,
  context,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  const list = await page.request.get(`${copy.origin}/api/caseload/patients?search=Maria`, { headers: staff })
  const id = ((await list.json()) as { patients: { id: string }[] }).patients[0]?.id ?? ''

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

  const marcus = await (await browser.newContext({ baseURL: copy.origin })).newPage()
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
