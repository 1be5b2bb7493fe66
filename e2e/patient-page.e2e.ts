/** A patient's page that fits a visit: its sections, its head, the one place to write, templates, and first words to somebody. */
import type { Page } from '@playwright/test'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { letGo } from './held.ts'
import { drawWidestDates, fits, fitsOn320 } from './look.ts'
import { signIn } from './people.ts'

/** With the sample's fullest person, a section is at most so high (the look of the workspace). */
const MOST = [
  [1440, 900, 1_800],
  [390, 844, 3_200],
] as const
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

async function idOf(page: Page, copy: Copy, name: string): Promise<string> {
  const answer = await page.request.get(`${copy.origin}/api/caseload/patients?search=${name}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  return ((await answer.json()) as { patients: { id: string }[] }).patients[0]?.id ?? ''
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this record' })

test('every section has an address and a key, is no longer than it may be, and keeps the head in sight', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await drawWidestDates(page)
  await signIn(page, copy, 'dana')
  const id = await idOf(page, copy, 'Maria')
  const lengths: string[] = []
  await page.goto(`/case-manager/patients/${id}?section=checklist`)
  await expect(page.getByRole('heading', { name: 'AI-Powered Case Management Checklist' })).toBeVisible()
  for (const [width, height, most] of MOST) {
    await page.setViewportSize({ width, height })
    for (const key of keys) {
      await expect(sections(page)).toBeVisible()
      await page.keyboard.press(key)
      const current = sections(page).locator('[aria-current=page]')
      await expect(current).toHaveAttribute('aria-keyshortcuts', key)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      // As long as it is when everything has arrived.
      await page.waitForLoadState('networkidle')
      const long = await page.evaluate(() => document.documentElement.scrollHeight)
      const name = await current.textContent()
      lengths.push(`${name} at ${width}: ${long}`)
      expect(long, `${name} at ${width}`).toBeLessThanOrEqual(most)
    }
  }
  test.info().annotations.push({ type: 'lengths', description: lengths.join(', ') })
  // She asked not to be called: that takes the place of her number, and stands before it.
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.keyboard.press('2')
  await expect(page).toHaveURL(/section=checklist/)
  await page.mouse.wheel(0, 1_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeInViewport()
  await expect(page.getByText('Do not call').first()).toBeInViewport()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await fitsOn320(page, 'the checklist of a patient')
  // Its sections scroll in their line where a small laptop has no room for all.
  await fits(page, 1024, 'the page of a patient')
  expect(defects).toEqual([])
})

/** On a phone it is a sheet, and the head is small. */
async function writeOnPhone(page: Page, copy: Copy, id: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await follow(page, `/case-manager/patients/${id}`)
  await expect(page.getByRole('navigation', { name: 'Your desk' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Message Nora Feldman' })).toBeInViewport()
  const back = await page.getByRole('link', { name: 'All patients' }).boundingBox()
  expect(back?.x).toBeLessThan(24)
  expect(back?.y).toBeLessThan(56)
  // Below the bar of 56 px: who it is, how to reach them, what comes next, and when somebody last did.
  const top = await sections(page).boundingBox()
  expect(top?.y).toBeLessThan(56 + 300)
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /What happened/ })
    .fill('On the bus.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue draft: On the bus.' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /What happened/ })).toHaveValue(
    'On the bus.',
  )

  // Opened by its address, the conversation leaves the place to write in sight, above the two acts.
  await page.goto(`/case-manager/patients/${await idOf(page, copy, 'Maria')}?section=messages`)
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const acts = page.locator('[data-page-acts]')
  const room = async () => {
    const [below, above] = [await acts.boundingBox(), await field.boundingBox()]
    return below && above ? below.y - above.y - above.height : -1
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
}

test('a note from any section, by keyboard alone, out of a template, stands beside every one with its words and is signed with its next step; first words make the conversation; on a phone it is a sheet', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  const id = await idOf(page, copy, 'Nora')
  const headers = { 'x-handrail-hat': 'staff' }
  await page.request.post(`${copy.origin}/api/reply-templates`, {
    headers,
    data: { id: crypto.randomUUID(), name: 'Papers', body: 'Please bring your papers.', language: 'en' },
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/case-manager/patients/${id}?section=files`)
  await expect(sections(page)).toBeVisible()
  await page.keyboard.press('n')
  const words = page.getByRole('textbox', { name: /What happened/ })
  await expect(words).toBeFocused()
  await page.keyboard.type('She called.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Papers' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('She called. Please bring your papers.')
  await expect(words).toBeFocused()
  for (const section of ['Activity', 'Notes', 'Files']) {
    await sections(page).getByRole('link', { name: section }).press('Enter')
    await expect(words).toBeInViewport()
    await expect(words).toHaveValue('She called. Please bring your papers.')
  }
  await page.reload()
  await expect(words).toHaveValue('She called. Please bring your papers.')
  const composer = page.getByRole('region', { name: /^(New note|Your draft)$/ })
  await composer.getByRole('textbox', { name: 'What comes next', exact: true }).fill('Look at her papers')
  await composer.getByLabel('By when').fill('2999-01-01')
  await composer.getByLabel('By when').press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign note' }).press('Enter')
  await expect(composer).toHaveCount(0)
  await expect(page.getByText('Look at her papers', { exact: true })).toBeVisible()

  // Another step takes its place: one click says what became of the first, in the words of the note.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('n')
  await words.fill('She brought them.')
  await composer.getByRole('textbox', { name: 'What comes next', exact: true }).fill('Send them off')
  await composer.getByRole('button', { name: 'done', exact: true }).press('Enter')
  await expect(words).toHaveValue('She brought them.\nNext step done: Look at her papers')
  await expect(composer.getByRole('button', { name: 'done', exact: true })).toHaveCount(0)
  await composer.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(composer).toHaveCount(0)

  // Her notes of one kind, by an address.
  await follow(page, `/case-manager/patients/${id}?section=notes&notes-kind=attempt`)
  await expect(page.getByText('No signed note of this kind')).toBeVisible()
  await page.getByRole('button', { name: 'Show all notes' }).press('Enter')
  await expect(page.getByText('She called. Please bring your papers.')).toBeVisible()

  // Nora has no account: that is said before anything is sent, and no conversation is there before.
  await page.getByRole('link', { name: 'Message Nora Feldman' }).press('Enter')
  await expect(page.getByText('They have no portal account yet')).toBeVisible()
  const conversations = async () =>
    (await (await page.request.get(`${copy.origin}/api/conversations?patientId=${id}`, { headers })).json())
      .conversations.length
  expect(await conversations()).toBe(0)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Good morning, Nora.')
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await letGo(page)
  await expect(page.getByRole('log').getByText('Good morning, Nora.')).toBeVisible()
  await expect.poll(conversations).toBe(1)
  await writeOnPhone(page, copy, id)
  expect(defects).toEqual([])
})
