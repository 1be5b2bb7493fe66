/**
 * Forms, as a patient fills them in: nothing that was typed is lost, whatever happens to the page or the line. What is said where
 * something fails, and of an answer from another device, is asked in src/screens/patient-portal/forms-and-tasks.test.tsx; by keys
 * alone, on a small phone, one is filled in by by-keyboard.e2e.ts.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { signIn } from './people.ts'

const forms = '/patient-portal/forms-and-tasks'
const title = 'What you want help with first'
const words = (page: Page) => page.getByLabel('Tell us a little more, in your own words.')
const saved = (page: Page) => page.getByText('Saved', { exact: true })

async function answerChoice(page: Page, question: string, choice: string): Promise<void> {
  await page.getByLabel(question).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

/** What the server holds of the person's answers to the form. */
async function storedAnswers(context: BrowserContext, copy: Copy): Promise<Record<string, string>> {
  const headers = { 'x-handrail-hat': 'patient' }
  const list = await context.request.get(`${copy.origin}/api/portal/forms`, { headers })
  const form = ((await list.json()) as { id: string; title: string }[]).find(each => each.title === title)
  const open = await context.request.get(`${copy.origin}/api/portal/forms/${form?.id}`, { headers })
  return (
    ((await open.json()) as { submission: { answers: Record<string, string> } | null }).submission?.answers ??
    {}
  )
}

/** Begins the form and goes to its second question, which takes free words. */
async function goToWords(page: Page): Promise<void> {
  await page.goto(forms)
  await expect(page.getByText('0 of 3 forms completed')).toBeVisible()
  await page.getByRole('button', { name: `Start Form: ${title}` }).dblclick()
  await expect(page).toHaveURL(/forms-and-tasks\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { name: 'Question 1 of 6' })).toBeVisible()
  // Required: there is no way on without an answer.
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await answerChoice(page, 'What would you like help with first?', 'Housing')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Question 2 of 6' })).toBeFocused()
}

/** Types in a tab that goes in the middle of a word, and in one whose line is cut; resolves to the page that is opened then. */
async function typeAndLose(first: Page, context: BrowserContext, copy: Copy): Promise<Page> {
  await words(first).pressSequentially('The roof leaks over the be')
  // The tab goes without a warning; the goodbye brings the words to the server.
  await first.close()
  await expect
    .poll(async () => (await storedAnswers(context, copy)).in_your_words)
    .toBe('The roof leaks over the be')

  const second = await context.newPage()
  await second.goto(`${forms}?continue`)
  await second.getByRole('button', { name: 'Previous' }).click()
  await expect(words(second)).toHaveValue('The roof leaks over the be')
  const address = second.url()
  await context.setOffline(true)
  await words(second).press('End')
  await words(second).pressSequentially('d since May')
  await second.getByRole('button', { name: 'Previous' }).click()
  await expect(second.getByText('Not saved yet. Your words are kept on this device')).toBeVisible()
  expect((await storedAnswers(context, copy)).in_your_words).toBe('The roof leaks over the be')
  // The line is cut for a page; what it says good-bye with may find a way once it is gone.
  await second.close()
  await context.setOffline(false)

  const third = await context.newPage()
  await third.goto(address)
  await expect(words(third)).toHaveValue('The roof leaks over the bed since May')
  await expect(saved(third)).toBeVisible()
  expect((await storedAnswers(context, copy)).in_your_words).toBe('The roof leaks over the bed since May')
  return third
}

test('a form is filled in one question at a time, comes back after Back, a tab closed in the middle of a word and a cut line, and is submitted', async ({
  page: first,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(first, copy, 'grace')
  await goToWords(first)
  const page = await typeAndLose(first, context, copy)
  const defects = watchForDefects(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Question 3 of 6' })).toBeVisible()
  await page.goBack()
  await expect(words(page)).toHaveValue('The roof leaks over the bed since May')

  await page.getByRole('link', { name: 'Back to Forms' }).click()
  await expect(page.getByText('In Progress')).toBeVisible()
  await page.getByRole('link', { name: `Continue: ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 6' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await answerChoice(page, 'How soon do you need this?', 'This week')
  for (let step = 0; step < 3; step++) await next(page)
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByText('Form Submitted!')).toBeVisible()
  await expect(page.getByText('Your form has been successfully submitted.')).toBeVisible()
  await expect(page.getByText('1 of 3 forms completed')).toBeVisible()
  await page.getByRole('link', { name: `Read your answers: ${title}` }).click()
  await expect(page.getByText('The roof leaks over the bed since May')).toBeVisible()
  await expect(page.getByText(/^Completed /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Form' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByText('Recent Activity').click()
  await expect(page.getByText(`You sent a form: ${title}`)).toBeVisible()
  expect(defects).toEqual([])
})
