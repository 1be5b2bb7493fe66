/** The assistant's drafts: asked for, changed, accepted into a signed note or discarded; and what happens where it may not or can't. */
import type { Page } from '@playwright/test'
import { startModelServer } from '../test/fakes/model-server.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { areEnginesOff } from './engines.ts'
import { untilNotes } from './notes.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

/** The language model behind the copy, which no organization has switched on yet. */
let model: Awaited<ReturnType<typeof startModelServer>>
const test = testAlone(async () => {
  model = await startModelServer()
  return { MODEL_URL: model.baseUrl, MODEL_NAME: 'small' }
})
test.afterAll(() => model.stop())

test.skip(areEnginesOff, 'Guide and model write the drafts, and they are off.')

async function openPatient(page: Page, copy: Copy, name: string): Promise<string> {
  const answer = await page.request.get(`${copy.origin}/api/caseload/patients?search=${name}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  const { patients } = (await answer.json()) as { patients: { id: string }[] }
  await page.goto(`/case-manager/patients/${patients[0]?.id}`)
  await untilNotes(page)
  return patients[0]?.id ?? ''
}

/** An administrator says what may write for the team, and for case managers. */
async function chooseEngines(
  page: Page,
  copy: Copy,
  choice: string,
  forCaseManagers?: string,
): Promise<void> {
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=settings')
  await page.getByRole('radio', { name: choice, exact: true }).check()
  if (forCaseManagers) {
    await page.getByRole('combobox', { name: 'Case managers' }).click()
    await page.getByRole('option', { name: forCaseManagers }).click()
  }
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'AI assistant' }) })
  await card.getByRole('button', { name: 'Save choice' }).click()
  await expect(card.getByRole('button', { name: 'Save choice' })).toBeDisabled()
}

const area = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Suggestions and drafts', level: 2 }) })
const draft = (page: Page, name: string) => area(page).getByRole('region', { name })
const ask = (page: Page, name: string) => area(page).getByRole('button', { name, exact: true }).click()

test('a draft is changed, survives a closed tab, becomes a signed note that says where it is from, and prints so', async ({
  page,
  context,
  browser,
  copy,
}) => {
  test.setTimeout(150_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  const id = await openPatient(page, copy, 'Maria')
  await expect(area(page).getByText('No suggestions available')).toBeVisible()
  await ask(page, 'Next steps by need')
  const suggestions = draft(page, 'AI Case Management Suggestions')
  await expect(suggestions.getByText('Draft, not in the record')).toBeVisible()
  await expect(suggestions.getByText(/^Written by the assistant’s built-in guide/)).toBeVisible()
  const words = suggestions.getByRole('textbox', { name: 'The draft' })
  await expect(words).toHaveValue(/Next steps to consider, by need\n- Housing: /)
  await suggestions.getByText(/^Drawn from \d+ records$/).click()
  await expect(
    suggestions
      .getByText(/^Answer · /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  // Changed words outlive the tab; discarding asks nothing and is taken back.
  await words.press('Control+End')
  await words.pressSequentially(' She prefers to be called in the morning: quince.')
  await page.close()
  const again = await context.newPage()
  await again.goto(`/case-manager/patients/${id}`)
  const kept = draft(again, 'AI Case Management Suggestions')
  await expect(kept.getByRole('textbox')).toHaveValue(/quince\.$/)
  await kept.getByRole('button', { name: 'Discard' }).click()
  await expect(kept).toHaveCount(0)
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(kept.getByRole('textbox')).toHaveValue(/quince\.$/)

  await kept.getByRole('button', { name: /^Accept as case note/ }).click()
  await expect(again.getByText('Draft accepted')).toBeVisible()
  await expect(kept).toHaveCount(0)
  const editor = again.getByRole('region', { name: 'Your draft' })
  await expect(editor.getByRole('textbox', { name: /What happened/ })).toHaveValue(/quince\.$/)
  await editor.getByRole('button', { name: 'Sign…' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Sign note' }).click()
  await again.getByRole('link', { name: 'Notes', exact: true }).click()
  const note = again.getByRole('article').filter({ hasText: 'quince' })
  const origin = 'From an assistant’s draft (the built-in guide), edited by Dana Whitfield'
  await expect(note.getByText(origin)).toBeVisible()
  await again.evaluate(() => {
    window.print = () => {}
  })
  await note.getByRole('button', { name: /^Print/ }).click()
  await again.emulateMedia({ media: 'print' })
  await expect(again.locator('[data-print-sheet]').getByText(origin)).toBeVisible()

  // The specialist reads what was signed, and asks for nothing; the patient gets neither.
  const other = await (await browser.newContext({ baseURL: copy.origin })).newPage()
  await signIn(other, copy, 'priya')
  await other.goto(`/case-manager/patients/${id}?section=notes`)
  await expect(other.getByText(origin)).toBeVisible()
  await expect(area(other)).toHaveCount(0)
  await signIn(other, copy, 'maria')
  for (const hat of ['patient', 'staff', 'administrator']) {
    const tried = await other.request.get(`${copy.origin}/api/patients/${id}/assistant-drafts`, {
      headers: { 'x-handrail-hat': hat },
    })
    expect(tried.status(), hat).toBe(403)
  }
  await other.context().close()
  expect(defects).toEqual([])
})

test('a model writes where it may; where it is busy, unpaid or gone, the guide’s draft stays and says so', async ({
  page,
  copy,
}) => {
  test.setTimeout(150_000)
  await chooseEngines(page, copy, 'The built-in guide, and a language model')
  await expect(page.getByText('Choice saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'The built-in guide, and a language model' })).toBeChecked()
  await asOwner(copy, "update patients set model_choice = 'yes'")
  const plan = draft(page, 'Care plan')
  const sections = [{ heading: 'First things', lines: [{ words: 'Ask about the rent.', from: ['F1'] }] }]
  await signIn(page, copy, 'dana')
  await openPatient(page, copy, 'Jay')
  for (const [reply, said] of [
    [{ status: 429 }, /^Too Many Requests: the language model is busy/],
    [{ status: 402 }, /^Service Unavailable: the language model cannot be asked/],
    [{ status: 500 }, /could not be reached, so the built-in guide wrote/],
    [{ content: JSON.stringify({ sections }) }, /^Written by a language model \(small\)/],
  ] as const) {
    model.answerWith(reply)
    await ask(page, 'Care plan')
    await expect(plan.getByText(said)).toBeVisible()
    const isGuide = 'status' in reply
    await expect(plan.getByRole('textbox')).toHaveValue(
      isGuide ? /^In their own words, by need/ : 'First things\n- Ask about the rent.',
    )
    await plan.getByRole('button', { name: 'Discard' }).click()
    await expect(plan).toHaveCount(0)
  }
  expect(JSON.stringify(model.asked)).not.toMatch(/James|Okafor|Jay\b|Dana|Whitfield|555-01/)

  // The request itself fails: the specified words (decision 25), and the page stays as it was.
  await page.route('**/assistant-drafts', route =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await ask(page, 'Letter')
  await expect(page.getByText('Failed to generate AI suggestions')).toBeVisible()
})

test('without Premium it is said what it is and how to get it; drafts that are there stay', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  await openPatient(page, copy, 'Aisha')
  await ask(page, 'Contact note')
  await expect(draft(page, 'Contact note')).toBeVisible()
  await asOwner(copy, "update organizations set plan = 'trial', trial_ends_at = now() - interval '1 second'")
  await ask(page, 'Care plan')
  await expect(page.getByText('This is part of Premium')).toBeVisible()
  await page.reload()
  await expect(area(page).getByText('Suggestions and drafts are part of Premium')).toBeVisible()
  await expect(area(page).getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/subscription')
  await expect(area(page).getByRole('button', { name: 'Care plan' })).toHaveCount(0)
  await expect(draft(page, 'Contact note')).toBeVisible()
  const desk = page.url()
  for (const [choice, forCaseManagers] of [
    ['The built-in guide alone', 'Nothing'],
    ['Nothing', undefined],
  ] as const) {
    await chooseEngines(page, copy, choice, forCaseManagers)
    await signIn(page, copy, 'dana')
    await page.goto(desk)
    await expect(area(page).getByText('The assistant is switched off here')).toBeVisible()
  }
})
