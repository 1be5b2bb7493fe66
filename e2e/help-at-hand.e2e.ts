/**
 * Words of danger, wherever a patient may write them: help is on the screen, and stays when what was written is gone from
 * it. The case manager is told at once.
 */
import type { Locator, Page } from '@playwright/test'
import { pageBeside } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { asOwner } from './owner.ts'
import { soon } from './pace.ts'
import { signIn, signUp } from './people.ts'

// Alerts stand before everything else on a case manager's desk.
test.afterAll(({ copy }) => asOwner(copy, 'delete from safety_alerts'))

const danger = 'I want to end my life'
const affirmation = (page: Page) => page.getByRole('heading', { name: 'Daily affirmation' })
const help = (page: Page) => page.getByRole('alert').filter({ hasText: 'You matter. Help is here now.' })

/** Whether nothing lies over it. */
function isBare(part: Element): boolean {
  const { left, top, height } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(left + 40, top + height / 2))
}

/** Expects help to be there, with its numbers. */
async function expectHelp(page: Page, what: string): Promise<void> {
  await expect(help(page), what).toBeVisible()
  for (const name of ['Call 988', 'Text 988', 'Call 911'])
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  const heading = page.getByText('You matter. Help is here now.', { exact: true }).first()
  for (const part of [heading, page.getByRole('link', { name: 'Call 988', exact: true }).first()])
    await expect.poll(() => part.evaluate(isBare), { message: `${what}: nothing covers it` }).toBe(true)
  await expect(affirmation(page), `${what}: no engine speaks beside it`).toBeHidden()
}

/** Puts it away, so that what comes next is seen to bring it anew. */
async function putAway(page: Page): Promise<void> {
  await page.getByTitle('Close', { exact: true }).click()
  await expect(help(page)).toHaveCount(0)
}

/** Holds an answer up until the change notification has overtaken it and brought what it is about. */
async function holdUntil(page: Page, address: string, brought: () => Promise<void>): Promise<void> {
  await page.route(address, async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await brought()
    await route.fulfill({ response })
  })
}

const isThere = (locator: Locator) => () => expect(locator).toBeVisible()
const isGone = (locator: Locator) => () => expect(locator).toHaveCount(0)

const phone = { width: 390, height: 640 }
const desk = { width: 1280, height: 720 }

/** In the needs box. The case manager is told at once, by name, and says that they saw it. */
async function tellOfNeeds(page: Page, manager: Page): Promise<void> {
  await page.getByLabel('What do you need right now?').fill(danger)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectHelp(page, 'the needs box')
  await expect(page.getByText('Your case manager has been told', { exact: false })).toBeVisible()

  const alert = manager
    .getByRole('listitem')
    .filter({ hasText: 'Ines Duarte' })
    .filter({ hasText: 'Possible' })
  await expect(alert).toContainText('Possible self-harm', await soon(manager, 2_000))
  await expect(alert, 'words are read, and not listed').not.toContainText(danger)
  await alert.getByRole('button', { name: 'Read and answer: the alert about Ines Duarte' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Safety alert: Ines Duarte' })
  await expect(dialog.getByText(danger)).toBeVisible()
  await expect(page.getByText('Someone from your care team saw this', { exact: false })).toBeVisible()
  await dialog.getByLabel('What did you do?').fill('Called her; she is safe.')
  await dialog.getByRole('button', { name: 'Settle the alert' }).click()
  await expect(manager.getByText('What you did is kept on the record.')).toBeVisible()
  await expect(alert).toHaveCount(0)
}

/** With the first goal, the place where it was added goes; the help that its words call for doesn't. */
async function addGoal(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a goal', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' })
  const added = page.getByRole('checkbox', { name: danger, includeHidden: true })
  await holdUntil(page, '**/api/goals', isThere(added))
  await add.click()
  await dialog.getByLabel('Title').fill(danger)
  await dialog.getByRole('button', { name: 'Add Goal', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expectHelp(page, 'a goal')
  await add.click()
  await expect(dialog.getByLabel('Title'), 'what was added is not kept').toHaveValue('')
  await page.keyboard.press('Escape')
}

async function checkIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Very hard', exact: true }).click()
  await page.getByLabel('Do you want to say more?').fill(danger)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectHelp(page, 'a check-in')
}

/** In its last answer, with which the form goes. */
async function answerForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Forms & Tasks/ }).click()
  await page.getByRole('button', { name: 'Start Form: What you want help with first' }).click()
  await page.getByLabel('What would you like help with first?').click()
  await page.getByRole('option', { name: 'Food', exact: true }).click()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await next.click()
  await page.getByLabel('How soon do you need this?').click()
  await page.getByRole('option', { name: 'This week', exact: true }).click()
  for (let question = 3; question < 6; question++) await next.click()
  await page.getByLabel('What would be better in three months').fill(danger)
  const submit = page.getByRole('button', { name: /^Submit/ })
  await holdUntil(page, '**/submit', isGone(submit))
  await submit.click()
  await expectHelp(page, 'a form')
  await expect(page.getByText('Form Submitted!'), 'nothing cheers over it').toBeHidden()
}

async function answerWelcome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Getting Started' }).click()
  await page.getByLabel('Your answer').fill(danger)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectHelp(page, 'a welcome question')
}

async function sendMessage(page: Page): Promise<void> {
  await follow(page, '/patient-portal/messages')
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('menuitem').first().click()
  await page.getByLabel('Write a message').fill(danger)
  await page.keyboard.press('Enter')
  await expectHelp(page, 'a message')
  // The conversation that it begins leads to its own address: what is pressed meanwhile would lead there too.
  await expect(page).toHaveURL(/conversation=/)
}

async function noteOnProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page.getByRole('button', { name: 'Add Notes: Additional Notes' }).click()
  await page.getByRole('textbox', { name: 'Additional Notes' }).fill(danger)
  await page.getByRole('button', { name: 'Done' }).click()
  await expectHelp(page, 'the profile')
}

test('the case manager is told at once, by name, and says that they saw it; in every field of the portal help is on the screen', async ({
  page,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const manager = await pageBeside(browser, copy)
  const defects = [...watchForDefects(page), ...watchForDefects(manager)]
  await signIn(manager, copy, 'dana')
  await manager.goto('/case-manager')
  await expect(manager.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize(phone)
  await signUp(page, copy, 'Ines Duarte')
  await page.goto('/patient-portal/dashboard')
  await expect(affirmation(page)).toBeVisible()

  await test.step('the needs box', () => tellOfNeeds(page, manager))
  await putAway(page)
  await test.step('the first goal', () => addGoal(page))
  await putAway(page)
  await test.step('a check-in', () => checkIn(page))
  await putAway(page)
  await page.setViewportSize(desk)
  await test.step('the last answer of a form', () => answerForm(page))
  await putAway(page)
  await test.step('a welcome question', () => answerWelcome(page))
  await putAway(page)
  await page.setViewportSize(phone)
  await test.step('a message', () => sendMessage(page))
  await page.setViewportSize(desk)
  await putAway(page)
  await test.step('the profile', () => noteOnProfile(page))
  expect(defects).toEqual([])
})

test('without a line and with the server down, in every field, by what the trained model alone hears', async ({
  browser,
  copy,
}) => {
  test.setTimeout(60_000)
  // What is shown without a line is kept by the service worker.
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  const hinted = 'I packed what is left and wrote a letter for each of my children, they will understand'
  await signIn(page, copy, 'maria')
  await page.goto('/patient-portal/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await context.setOffline(true)
  await page.getByLabel('What do you need right now?').fill(hinted)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectHelp(page, 'the needs box, offline')
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expectHelp(page, 'another screen: nothing but the person puts it away')
  await putAway(page)

  await page.route('**/api/**', route =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await context.setOffline(false)
  await expectHelp(page, 'words that went off once there was a line, and did not arrive')
  await putAway(page)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('button', { name: 'Schedule an appointment' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' })
  await dialog.getByLabel('Date').fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Time', { exact: true }).fill('10:00')
  await dialog.getByLabel(/^Notes/).fill(hinted)
  // On a phone toasts come at the top of a dialog, where help stands.
  await page.setViewportSize(phone)
  const call = dialog.getByRole('link', { name: 'Call 988' })
  const failed = page.getByText('Your request was not sent.', { exact: false })
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(call, 'in the dialog').toBeInViewport()
  await expect(failed).toBeVisible()
  await expectHelp(page, 'in the dialog, with what failed told')
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(failed), 'what failed is told below the numbers').toBeGreaterThan(await topOf(call))
  await dialog.getByLabel(/^Notes/).press('End')
  await expect(call, 'far above what is written').not.toBeInViewport()
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(call, 'in the dialog, sent once more').toBeInViewport()
  await expectHelp(page, 'in the dialog, with what failed told once more')
  await page.setViewportSize(desk)
  await page.keyboard.press('Escape')
  await expectHelp(page, 'behind the dialog')
})
