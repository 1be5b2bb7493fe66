/**
 * Premium where cards are charged: how it closes in an open tab of staff, what stays for them and for patients, and how it is
 * bought at the payment provider. What stands in every place that it closes, and what the card of Premium says, to each role and
 * with billing off too: billing.gates.test.tsx and own-plan.test.tsx. Whom it is closed to: billing.gates.db.test.ts.
 */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { patients } from '../sample/people.ts'
import { StripeServer, stripeSecrets } from '../test/fakes/stripe-server.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { asOwner, rowsOf } from './owner.ts'
import { dropSession, signIn } from './people.ts'

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

const growth = "plan = 'growth'"
const trialIsOver = "plan = 'trial', trial_ends_at = now() - interval '1 day'"

/** Sets every organization's plan, as an operator does, and takes every subscription away: open pages hear of it. */
const stand = (copy: Copy, plan: string) =>
  asOwner(
    copy,
    `delete from subscriptions;
     update organizations set ${plan};
     select app.notify(id, 'billing', null, null, true) from organizations`,
  )

const badge = (page: Page): Locator =>
  page.getByRole('banner').getByText('Premium', { exact: true }).filter({ visible: true })
const card = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Premium', exact: true }) })
const letter = {
  name: 'Letter of the clinic.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Tuesday at ten'),
}

test('what Premium closes says so at once in an open tab, what is recorded stays, and patients send what they were asked for', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  const idOf = async (name: string) =>
    (await rowsOf<{ id: string }>(copy, `select id from patients where name = '${name}'`, 'postgres'))[0]?.id
  const [nora, maria] = await Promise.all([idOf(patients.nora.name), idOf(patients.maria.name)])

  // While it is open: a file.
  await stand(copy, growth)
  await signIn(page, copy, 'dana')
  await page.goto(`/case-manager/patients/${nora}?section=files`)
  const chooser = page.locator('input[type=file][multiple]')
  await chooser.setInputFiles(letter)
  const file = page.getByRole('row', { name: /Letter of the clinic/ })
  await expect(file).toBeVisible()
  await expect(badge(page)).toBeVisible()

  await stand(copy, trialIsOver)
  await expect(page.getByText('Uploading files is part of Premium', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See Premium' })).toHaveAttribute(
    'href',
    '/subscription',
  )
  await expect(chooser).toHaveCount(0)
  await expect(badge(page)).toHaveCount(0)
  const download = page.waitForEvent('download')
  await file.getByRole('button', { name: /^What to do with/ }).click()
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe(letter.name)

  const task = { id: randomUUID(), patientId: maria, title: 'Send your lease', asksForFile: true }
  const asked = await page.request.post('/api/tasks', { headers: { 'x-handrail-hat': 'staff' }, data: task })
  expect(asked.ok(), await asked.text()).toBe(true)
  await dropSession(page)
  await signIn(page, copy, 'maria')
  await page.goto('/es/patient-portal/forms-and-tasks')
  await page.getByLabel(`Enviar un archivo: ${task.title}`).setInputFiles({ ...letter, name: 'lease.txt' })
  await expect(page.getByText('lease.txt ya lo tiene su equipo.', { exact: false })).toBeVisible()
  await expect(page.getByText('Premium')).toHaveCount(0)
  expect(defects).toEqual([])
})

test('checkout and portal of the payment provider: paid, cancelled, past due, over', async ({
  page,
  context,
  copy,
}) => {
  await stand(copy, trialIsOver)
  await signIn(page, copy, 'dana')
  const defects = watchForDefects(page)
  await context.route(/^https:\/\/(checkout|portal)\.example\//, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Paying</title><a href="${copy.origin}/subscription">Back</a>`,
    }),
  )
  await page.goto('/subscription')
  await expect(card(page).getByText(/^Your organization’s trial ended on/)).toBeVisible()
  await expect(card(page).getByText('Test checkout: no card is charged.')).toHaveCount(0)
  await expect(badge(page)).toHaveCount(0)
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
