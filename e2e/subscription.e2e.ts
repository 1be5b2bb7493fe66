/** Buying Premium in a copy that charges no card, and what a visitor reads. What the card of Premium says to whom: own-plan.test.tsx. */
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { asOwner, harborLight } from './owner.ts'
import { signIn } from './people.ts'

/** Changes the plan of an organization where no other test is at work, as an operator does: open screens hear of it. */
const plan = (copy: Copy, set: string) =>
  asOwner(
    copy,
    `update organizations set ${set} where ${harborLight};
     select app.notify(id, 'billing', null, null, true) from organizations where ${harborLight}`,
  )

const trialEnds = async (copy: Copy, from: string) => {
  await asOwner(copy, 'delete from subscriptions')
  await plan(copy, `plan = 'trial', trial_ends_at = now() + interval '${from}'`)
}

test('a visitor reads what is free and where to sign in, before any script', async ({ copy }) => {
  const html = await (await fetch(`${copy.origin}/subscription`)).text()
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? []
  expect(main).toMatch(/<button [^>]*disabled=""[^>]*>Current Plan</)
  expect(main).toMatch(/<a [^>]*href="\/auth"[^>]*>Sign in to upgrade</)
})

test('a member of staff buys Premium in a new tab, and every open tab knows', async ({ page, copy }) => {
  await trialEnds(copy, '-1 day')
  await signIn(page, copy, 'elena')
  const desk = await page.context().newPage()
  await desk.goto('/case-manager/files')
  const badge = desk.getByRole('banner').getByText('Premium', { exact: true }).filter({ visible: true })
  const gate = desk.getByText('Uploading files is part of Premium')
  await expect(gate).toBeVisible()
  await expect(badge).toHaveCount(0)

  await page.goto('/subscription')
  await expect(page.getByText(/^Your organization’s trial ended on/)).toBeVisible()
  await expect(page.getByText('Test checkout: no card is charged.')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const checkout = await opened
  const defects = watchForDefects(checkout)
  await expect(checkout.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await expect(checkout.getByText('No card is charged', { exact: true })).toBeVisible()
  await checkout.getByRole('button', { name: 'Subscribe without a card' }).click()
  await expect(checkout.getByText(/^Renews on /)).toBeVisible()
  await expect(badge).toBeVisible()
  await expect(gate).toHaveCount(0)

  await expect(page.getByText(/^Renews on /)).toBeVisible()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await checkout.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(checkout.getByText(/^Ends on /)).toBeVisible()
  await expect(page.getByText(/^Ends on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renew again' })).toBeVisible()
  await expect(badge).toBeVisible()

  // What an operator decides, and what ends by the clock alone, shows in tabs that stay open.
  await plan(copy, "plan = 'growth'")
  await expect(page.getByRole('button', { name: 'Renew again' })).toHaveCount(0)
  await asOwner(copy, "update subscriptions set subscription_end = now() + interval '3 seconds'")
  await plan(copy, "plan = 'starter'")
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible()
  await expect(page.getByText(/^Your subscription ended on/)).toBeVisible()
  await expect(page.getByText(/You can stop at the end of any month/)).toBeVisible()
  await expect(gate).toBeVisible()
  await expect(badge).toHaveCount(0)
  await plan(copy, "plan = 'enterprise'")
  await expect(page.getByText('Part of your organization’s plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(0)
  await expect(badge).toBeVisible()
  await trialEnds(copy, '9 days')
  await expect(page.getByText('Open in your trial: 9 days left')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Trial: 9 days left' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeVisible()
  expect(defects).toEqual([])
})
