/** The subscription page for whoever looks at it, and buying Premium in a copy that charges no card. */
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

test('a visitor, a patient and an administrator each read what is true for them', async ({ page, copy }) => {
  await page.goto('/subscription')
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to upgrade' })).toBeVisible()
  await signIn(page, copy, 'maria')
  await page.goto('/es/subscription')
  await expect(page.getByText('Para usted todo es gratis')).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, copy, 'ruth')
  await page.goto('/subscription')
  await expect(page.getByText('Your Plan', { exact: true })).toBeVisible()
  await expect(page.getByText('Admin - Premium Access Granted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0)

  // Who bought before they became an administrator goes on managing it.
  await asOwner(
    copy,
    `insert into subscriptions (organization_id, user_id, provider, customer_ref, subscribed, subscription_end, renews)
      select organization_id, user_id, 'test', 'test_ruth', true, now() + interval '9 days', true from user_roles
      where user_id = (select id from auth.users where email = 'ruth.adeyemi@riverbend.example')`,
  )
  await page.reload()
  await expect(page.getByText(/^Renews on .* You pay for this subscription yourself/)).toBeVisible()
  const managed = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(await managed).toHaveURL(/\/subscription\/test-checkout$/)
  await (await managed).getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Ends on .* You pay for this subscription yourself/)).toBeVisible()
  await asOwner(copy, "delete from subscriptions where customer_ref = 'test_ruth'")
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

  // Opened by its address, no other page stands there first.
  await checkout.reload()
  await expect(checkout.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  expect(defects).toEqual([])
})
