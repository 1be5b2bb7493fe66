/**
 * The assistant's drafts: asked for, changed, accepted into a signed note or discarded; and written by a model. Where it is switched
 * off, unpaid or cut off, or its model fails, is asked in assistant-drafts.test.tsx and billing.gates.test.tsx.
 */
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

const area = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Suggestions and drafts', level: 2 }) })
const draft = (page: Page, name: string) => area(page).getByRole('region', { name })
const ask = (page: Page, name: string) => area(page).getByRole('button', { name, exact: true }).click()

/** A model that may: the guide's words stand until its own take their place, and it hears no name. */
async function letModelWrite(page: Page, copy: Copy): Promise<void> {
  await asOwner(copy, "update organizations set engines = 'models'; update patients set model_choice = 'yes'")
  const sections = [{ heading: 'First things', lines: [{ words: 'Ask about the rent.', from: ['F1'] }] }]
  model.answerWith({ content: JSON.stringify({ sections }) })
  await page.getByRole('link', { name: 'Summary', exact: true }).click()
  await ask(page, 'Care plan')
  const plan = draft(page, 'Care plan')
  await expect(plan.getByText(/^Written by a language model \(small\)/)).toBeVisible()
  await expect(plan.getByRole('textbox')).toHaveValue('First things\n- Ask about the rent.')
  expect(JSON.stringify(model.asked)).not.toMatch(/Maria|Santos|Dana|Whitfield|555-01/)
}

test('a draft is changed, survives a closed tab, becomes a signed note that says where it is from, and prints so; a model writes where it may', async ({
  page,
  context,
  copy,
}) => {
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

  await again.emulateMedia({ media: null })
  await again.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await letModelWrite(again, copy)
  expect(defects).toEqual([])
})
