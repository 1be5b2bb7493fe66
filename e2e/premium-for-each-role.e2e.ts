/** Premium where cards are charged: what it closes for each role, and how open pages follow the plan; and a copy with billing off. */
import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { type PersonKey, patients } from '../sample/people.ts'
import { StripeServer, stripeSecrets } from '../test/fakes/stripe-server.ts'
import { Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { areEnginesOff } from './engines.ts'
import { asOwner, rowsOf } from './owner.ts'
import { pagesOf, signIn } from './people.ts'

const stripe = new StripeServer()
const test = testAlone(async () => ({
  STRIPE_SECRET_KEY: stripeSecrets.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  STRIPE_PRICE: stripeSecrets.price,
  STRIPE_API_URL: await stripe.start(),
}))
test.afterAll(() => stripe.stop())

/** As specified, from the moment at which the checkout was opened. */
const RECHECK_MS = 3_000

const starter = "plan = 'starter'"
const growth = "plan = 'growth'"
const trialFor = (time: string) => `plan = 'trial', trial_ends_at = now() + interval '${time}'`

/** Sets every organization's plan, as an operator does, and takes every subscription away: open pages hear of it. */
const stand = (copy: Copy, plan: string) =>
  asOwner(
    copy,
    `delete from subscriptions;
     update organizations set ${plan};
     select app.notify(id, 'billing', null, null, true) from organizations`,
  )

/** A signed-in page of its own for each of them. */
async function pagesFor<Key extends PersonKey>(browser: Browser, copy: Copy, keys: readonly Key[]) {
  const pages = await pagesOf(browser, keys.length)
  await Promise.all(keys.map((key, at) => signIn(pages[at] as Page, copy, key)))
  return Object.fromEntries(keys.map((key, at) => [key, pages[at]])) as Record<Key, Page>
}

const badge = (page: Page): Locator =>
  page.getByRole('banner').getByText('Premium', { exact: true }).filter({ visible: true })
const card = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Premium', exact: true }) })
const basic = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Current Plan', disabled: true })
const trialLeft = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Trial: / })

/** What a gate says in its place, and the way to Premium. */
async function isClosed(within: Locator, words: string): Promise<void> {
  await expect(within.getByText(words, { exact: true })).toBeVisible()
  await expect(within.getByRole('link', { name: 'See Premium' }).first()).toHaveAttribute(
    'href',
    '/subscription',
  )
}

const main = (page: Page) => page.getByRole('main')
const chooser = (page: Page) => page.locator('input[type=file][multiple]')
const letter = {
  name: 'Letter of the clinic.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Tuesday at ten'),
}

test('what Premium closes says what it is, to each role that would need it; what is recorded stays', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  await stand(copy, growth)
  const pages = await pagesFor(browser, copy, ['dana', 'priya', 'ruth', 'maria'])
  const { dana, priya, ruth, maria } = pages
  const defects = Object.values(pages).flatMap(watchForDefects)
  const to = (page: Page, address: string) => page.goto(`${copy.origin}${address}`)
  const idOf = async (name: string) =>
    (await rowsOf<{ id: string }>(copy, `select id from patients where name = '${name}'`, 'postgres'))[0]?.id
  const [nora, mariaId] = await Promise.all([idOf(patients.nora.name), idOf(patients.maria.name)])
  const post = async (path: string, data: object) => {
    const headers = { 'x-handrail-hat': 'staff' }
    const answer = await dana.request.post(`${copy.origin}/api${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const task = { id: randomUUID(), patientId: mariaId, title: 'Send your lease', asksForFile: true }
  await post('/tasks', task)

  // While it is open: a file and a report.
  const record = `/case-manager/patients/${nora}`
  await to(dana, `${record}?section=files`)
  await chooser(dana).setInputFiles(letter)
  const file = dana.getByRole('row', { name: /Letter of the clinic/ })
  await expect(file).toBeVisible()
  const opened = await dana.context().newPage()
  await to(opened, '/case-manager')
  await opened.getByRole('button', { name: 'Generate Report' }).click()
  await dialog(opened).getByRole('button', { name: 'Generate Report' }).click()
  const json = dialog(opened).getByRole('link', { name: /^Download JSON: Your own caseload/ })
  await expect(json).toBeVisible()

  await stand(copy, trialFor('-1 day'))
  const inSection = (name: string) =>
    dana
      .getByRole('navigation', { name: 'Sections of this record' })
      .getByRole('link', { name, exact: true })
      .click()
  // In the tabs that are open it closes at once, and stays closed wherever one goes from there.
  const caseManager = async () => {
    await isClosed(dialog(opened), 'Generate Report is part of Premium')
    await expect(dialog(opened).getByRole('button', { name: 'Generate Report' })).toHaveCount(0)
    await isClosed(main(dana), 'Uploading files is part of Premium')
    await expect(chooser(dana)).toHaveCount(0)
    await expect(file).toBeVisible()
    await inSection('Checklist')
    await isClosed(main(dana), 'Generate Checklist is part of Premium')
    await expect(dana.getByRole('button', { name: 'Generate Checklist' })).toHaveCount(0)
    await inSection('Summary')
    if (!areEnginesOff) await isClosed(main(dana), 'Suggestions and drafts are part of Premium')
    await dana.getByRole('navigation').getByRole('link', { name: 'Files', exact: true }).first().click()
    await expect(dana).toHaveURL(/\/case-manager\/files$/)
    await isClosed(main(dana), 'Uploading files is part of Premium')
    await expect(file).toBeVisible()
    await expect(badge(dana)).toHaveCount(0)
  }
  const specialist = async () => {
    await to(priya, `${record}?section=files`)
    await isClosed(main(priya), 'Uploading files is part of Premium')
    await expect(priya.getByRole('row', { name: /Letter of the clinic/ })).toBeVisible()
    await expect(badge(priya)).toHaveCount(0)
  }
  const administrator = async () => {
    await to(ruth, `/admin?tab=patients&patient=${nora}&section=files`)
    await expect(chooser(ruth)).toBeEnabled()
    await expect(badge(ruth)).toBeVisible()
    await expect(ruth.getByText('part of Premium')).toHaveCount(0)
  }
  // Patients send what they were asked for, and read nothing of Premium.
  const patient = async () => {
    await to(maria, '/es/patient-portal/forms-and-tasks')
    await maria.getByLabel(`Enviar un archivo: ${task.title}`).setInputFiles({ ...letter, name: 'lease.txt' })
    await expect(maria.getByText('lease.txt ya lo tiene su equipo.', { exact: false })).toBeVisible()
    await expect(maria.getByText('Premium')).toHaveCount(0)
  }
  await Promise.all([caseManager(), specialist(), administrator(), patient()])

  // Read, taken along and printed as before.
  const taken = opened.waitForEvent('download')
  await json.click()
  expect((await taken).suggestedFilename()).toMatch(/^progress-report-.*\.json$/)
  await dialog(opened)
    .getByRole('link', { name: /^Open and print/ })
    .click()
  await expect(opened.getByRole('heading', { level: 1, name: 'Progress report' })).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Print' })).toBeEnabled()
  const download = dana.waitForEvent('download')
  await file.getByRole('button', { name: /^What to do with/ }).click()
  await dana.getByRole('menuitem', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe(letter.name)
  expect(defects).toEqual([])
})

test('checkout and portal of the payment provider: away, paid, cancelled, past due, over', async ({
  page,
  context,
  copy,
}) => {
  await stand(copy, trialFor('-1 day'))
  await signIn(page, copy, 'dana')
  const defects = watchForDefects(page)
  await context.route(/^https:\/\/(checkout|portal)\.example\//, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Paying</title><a href="${copy.origin}/subscription">Back</a>`,
    }),
  )
  // The lookup fails: it says so, and tries again.
  await page.route('**/api/billing/premium', route =>
    route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', status: 429, message: 'later' } }),
  )
  await page.goto('/subscription')
  await expect(card(page).getByText('Your plan could not be looked up')).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  await page.unroute('**/api/billing/premium')
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page).getByText(/^Your organization’s trial ended on/)).toBeVisible()
  await expect(card(page).getByText('Test checkout: no card is charged.')).toHaveCount(0)

  // The checkout fails: it says so, and the tab that was opened for it is gone.
  await page.route('**/api/billing/checkout', route => route.abort())
  await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByText('Failed to create checkout session')).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
  await page.unroute('**/api/billing/checkout')

  const pressed = Date.now()
  const [checkout, checked] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForRequest('**/api/billing/check').then(() => Date.now()),
    (async () => {
      await card(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
      await expect.poll(() => stripe.checkouts.length).toBe(1)
      // Paid there before it is looked how it went; the event that says so is lost.
      stripe.subscriptions.set('sub_1', {
        id: 'sub_1',
        customer: stripe.checkouts[0]?.customer ?? '',
        status: 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        current_period_end: Math.floor(Date.now() / 1000) + 30 * 86_400,
      })
    })(),
  ])
  expect(checked - pressed).toBeGreaterThanOrEqual(RECHECK_MS)
  await expect(page.getByText('Premium is open', { exact: true })).toBeVisible()
  await expect(card(page).getByText(/^Renews on/)).toBeVisible()
  await expect(checkout).toHaveURL(/^https:\/\/checkout\.example\/cs_/)
  await checkout.getByRole('link', { name: 'Back' }).click()
  await expect(card(checkout).getByText(/^Renews on/)).toBeVisible()
  await expect(badge(checkout)).toBeVisible()

  const paid = stripe.subscriptions.get('sub_1')
  if (!paid) throw new Error('nothing was bought')
  // Cancelled there: whoever comes back to the tab has it looked up.
  paid.cancel_at_period_end = true
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(card(page).getByText(/^Ends on/)).toBeVisible()
  await expect(card(page).getByRole('button')).toHaveText(['Manage Subscription', 'Renew again'])

  // What Stripe still tries to collect stays open, and says that it renews; its event alone brings the news.
  const deliver = async (event: string) => {
    const { body, signature } = stripe.event(event, paid.customer)
    const headers = { 'stripe-signature': signature }
    expect((await fetch(`${copy.origin}/webhooks/stripe`, { method: 'POST', headers, body })).status).toBe(
      200,
    )
  }
  Object.assign(paid, { cancel_at_period_end: false, status: 'past_due' })
  await deliver('evt_1')
  await expect(card(page).getByText(/^Renews on/)).toBeVisible()
  const tabs = context.pages().length
  stripe.isDown = true
  await card(page).getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Failed to open customer portal')).toBeVisible()
  await expect(card(page).getByText(/^Renews on/)).toBeVisible()
  await expect(badge(page)).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(tabs)
  stripe.isDown = false
  const portal = context.waitForEvent('page')
  await card(page).getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(await portal).toHaveURL(/^https:\/\/portal\.example\/cus_/)

  Object.assign(paid, { status: 'canceled', ended_at: Math.floor(Date.now() / 1000) - 60 })
  await deliver('evt_2')
  await expect(card(page).getByText(/^Your subscription ended on/)).toBeVisible()
  await expect(card(page).getByRole('button')).toHaveText(['Upgrade to Premium'])
  await expect(badge(page)).toHaveCount(0)
  expect(defects).toEqual([])
})

test('the open subscription page of each member of staff follows the plan', async ({ browser, copy }) => {
  await stand(copy, starter)
  const pages = Object.values(await pagesFor(browser, copy, ['dana', 'priya']))
  const defects = pages.flatMap(watchForDefects)
  await Promise.all(pages.map(page => page.goto(`${copy.origin}/subscription`)))
  const upgrade = 'Upgrade to Premium'
  // What the page says in every other state, and to everybody else: own-plan.test.tsx.
  for (const [plan, isOpen, words, buttons] of [
    [trialFor('9 days'), true, /^Open in your trial: 9 days left$/, [upgrade]],
    [starter, false, /^Everything you recorded stays readable, .* You can stop at the end/, [upgrade]],
    [growth, true, /^Part of your organization’s plan$/, []],
  ] as const) {
    await stand(copy, plan)
    for (const page of pages) {
      await expect(card(page).getByText(words)).toBeVisible()
      await expect(card(page).getByRole('button')).toHaveText(buttons)
      await expect(badge(page)).toHaveCount(isOpen ? 1 : 0)
      await expect(basic(page)).toHaveCount(buttons.length)
      await expect(trialLeft(page)).toHaveText(plan === trialFor('9 days') ? ['Trial: 9 days left'] : [])
    }
  }
  expect(defects).toEqual([])
})

test('where billing is off, staff have Premium and read of no plan', async ({ page }) => {
  const free = await Copy.make({ BILLING: 'off' })
  try {
    await free.start()
    await asOwner(free, `update organizations set ${trialFor('9 days')}`)
    await signIn(page, free, 'dana')
    await page.goto(`${free.origin}/subscription`)
    await expect(card(page).getByText('Open to everybody here')).toBeVisible()
    await expect(
      card(page).getByText(/opens Premium to all staff\. There is nothing to buy\.$/),
    ).toBeVisible()
    await expect(card(page).getByRole('button')).toHaveCount(0)
    await expect(badge(page)).toBeVisible()
    await expect(trialLeft(page)).toHaveCount(0)
    await page.goto(`${free.origin}/case-manager/files`)
    await expect(chooser(page)).toBeVisible()
    await expect(page.getByText('part of Premium')).toHaveCount(0)
  } finally {
    await free.stop()
  }
})
