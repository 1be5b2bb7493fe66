/** Case notes: what staff write lasts, what they sign stays as it is, and only the care team reads it. */
import type { BrowserContext, Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { fingerprint } from '../src/lib/fingerprint.ts'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { beginNote, untilNotes } from './notes.ts'
import { soon } from './pace.ts'
import { signIn } from './people.ts'

const editor = (page: Page) =>
  page.getByRole('region', { name: /^(New note|Your draft|Addendum to a signed note)$/ })
const words = (page: Page) => editor(page).getByRole('textbox', { name: /What happened|What you add/ })

async function idOf(page: Page, copy: Copy, name: string): Promise<string> {
  const answer = await page.request.get(
    `${copy.origin}/api/caseload/patients?search=${encodeURIComponent(name)}`,
    {
      headers: { 'x-handrail-hat': 'staff' },
    },
  )
  return ((await answer.json()) as { patients: { id: string }[] }).patients[0]?.id ?? ''
}

async function openPatient(page: Page, copy: Copy, person: PersonKey, name: string): Promise<string> {
  await signIn(page, copy, person)
  const id = await idOf(page, copy, name)
  await page.goto(`/case-manager/patients/${id}?section=notes`)
  await untilNotes(page)
  return id
}

async function draftsAtServer(context: BrowserContext, copy: Copy, patientId: string) {
  const answer = await context.request.get(`${copy.origin}/api/notes/drafts?patientId=${patientId}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  return (await answer.json()) as {
    id: string
    text: string
    contactMinutes: number | null
    contactWay: string | null
  }[]
}

async function signNote(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign note' }).click()
  await expect(page.getByText('Note signed').first()).toBeVisible()
  await expect(editor(page)).toHaveCount(0)
}

test('a note saves itself, is signed for good, amended, found and printed; a colleague sees it at once', async ({
  page,
  context,
  browser,
  copy,
}) => {
  test.setTimeout(150_000)
  const defects = watchForDefects(page)
  const id = await openPatient(page, copy, 'dana', 'Maria')
  const specialist = await pageBeside(browser, copy)
  await openPatient(specialist, copy, 'priya', 'Maria')

  await beginNote(page)
  await expect(words(page)).toBeFocused()
  await words(page).pressSequentially('Called about the zither lesson.')
  await editor(page).getByLabel('Minutes of contact').fill('25')
  await editor(page).getByLabel('How').click()
  await page.getByRole('option', { name: 'Phone' }).click()
  await editor(page).getByLabel('Kind').click()
  await page.getByRole('option', { name: 'Care plan' }).click()
  await expect(editor(page).getByText('Draft saved')).toBeVisible()
  expect((await draftsAtServer(context, copy, id))[0]).toMatchObject({
    text: 'Called about the zither lesson.',
    contactMinutes: 25,
    contactWay: 'phone',
    kind: 'care_plan',
  })
  // A draft is its writer's alone.
  expect(await draftsAtServer(specialist.context(), copy, id)).toEqual([])

  await words(page).press('Control+Enter')
  await signNote(page)
  const note = page.getByRole('article').filter({ hasText: 'zither' })
  await expect(note.getByText(/^Signed by Dana Whitfield/)).toBeVisible()
  await expect(specialist.getByRole('article').filter({ hasText: 'zither' })).toBeVisible(
    await soon(specialist, 2_000),
  )
  // What she may not do with the record has no empty group either.
  await specialist.getByRole('link', { name: 'Summary', exact: true }).click()
  await expect(specialist.getByRole('heading', { name: 'Care team' })).toBeVisible()
  for (const name of ['Record', 'Suggestions and drafts'])
    await expect(specialist.getByRole('heading', { name, exact: true })).toHaveCount(0)

  // Nothing on the screen changes a signed note.
  await expect(note.getByRole('button', { name: /Edit|Continue|Discard/ })).toHaveCount(0)
  await note.getByRole('button', { name: /^Add addendum/ }).click()
  await words(page).fill('It was the mandolin.')
  await editor(page).getByRole('button', { name: 'Sign…' }).click()
  await signNote(page)
  await expect(note.getByText('It was the mandolin.')).toBeVisible()
  await expect(note.getByText('Called about the zither lesson.')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search notes' })
  await search.fill('MANDOLIN')
  await expect(page.getByText('1 note found')).toBeVisible()
  await expect(note).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await note.getByRole('button', { name: /^Print/ }).click()
  await expect(page.locator('[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByRole('heading', { name: 'Care plan' })).toBeVisible()
  await expect(sheet.getByText(/^Patient: Maria/)).toBeVisible()
  await expect(sheet.getByText('It was the mandolin.')).toBeVisible()
  await expect(sheet.getByText(/^Signed by Dana Whitfield.*, 20\d\d/)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Case notes' })).toBeHidden()
  // Paper is white, whatever the theme of the screen.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
    /lab\(98|rgb\(25/,
  )
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
  expect(defects).toEqual([])
})

/** It takes no more words then: they become an addendum. */
async function signOnAnotherDevice(
  page: Page,
  context: BrowserContext,
  copy: Copy,
  id: string,
): Promise<void> {
  await beginNote(page)
  await words(page).fill('Walked to the bank together.')
  await expect(editor(page).getByText('Draft saved')).toBeVisible()
  await context.setOffline(true)
  await words(page).press('End')
  await words(page).pressSequentially(' She was glad.')
  await expect(editor(page).getByText(/kept on this device/)).toBeVisible()
  const drafts = await draftsAtServer(context, copy, id)
  const draft = drafts.find(({ text }) => text === 'Walked to the bank together.')
  const signed = await context.request.post(`${copy.origin}/api/notes/${draft?.id}/sign`, {
    headers: { 'x-handrail-hat': 'staff' },
    data: { seen: fingerprint('Walked to the bank together.') },
  })
  expect(signed.ok()).toBe(true)
  await context.setOffline(false)
  await expect(page.getByText('This note was signed in another window')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Addendum to a signed note' })).toBeVisible()
  await expect(words(page)).toHaveValue('Walked to the bank together. She was glad.')
  expect((await draftsAtServer(context, copy, id)).map(note => note.text)).toContain(
    'Walked to the bank together. She was glad.',
  )
  await editor(page).getByRole('button', { name: 'Discard' }).click()
  await expect(editor(page)).toHaveCount(0)
}

test('words survive a killed tab, a session that ended, and a note that was signed on another device', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(150_000)
  const id = await openPatient(page, copy, 'dana', 'Aisha')
  await beginNote(page)
  await context.setOffline(true)
  await words(page).pressSequentially('Aisha called, quince jam')
  await expect(editor(page).getByText(/kept on this device/)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  expect(await draftsAtServer(context, copy, id)).toEqual([])

  const again = await context.newPage()
  await again.goto(`/case-manager/patients/${id}?section=notes`)
  await expect(again.getByText('Aisha called, quince jam')).toBeVisible()
  await again.getByRole('button', { name: 'Continue draft: Aisha called, quince jam' }).click()
  await expect(words(again)).toHaveValue('Aisha called, quince jam')
  await expect
    .poll(async () => (await draftsAtServer(context, copy, id))[0]?.text)
    .toBe('Aisha called, quince jam')

  // The session ends in the middle of a sentence.
  await context.clearCookies()
  await words(again).press('End')
  await words(again).pressSequentially(' and then')
  await expect(again).toHaveURL(/\/auth\?return=/)

  // Whoever else signs in here finds none of it: notes.test.tsx.
  await signIn(again, copy, 'dana')
  await again.goto(`/case-manager/patients/${id}?section=notes`)
  await again.getByRole('button', { name: /^Continue draft: Aisha called, quince jam and then/ }).click()
  await expect(words(again)).toHaveValue('Aisha called, quince jam and then')
  await expect
    .poll(async () => (await draftsAtServer(context, copy, id))[0]?.text)
    .toBe('Aisha called, quince jam and then')
  await again.getByRole('button', { name: 'Discard' }).click()
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByRole('button', { name: /^Continue draft: Aisha called/ })).toBeVisible()
  await signOnAnotherDevice(again, context, copy, id)
})
