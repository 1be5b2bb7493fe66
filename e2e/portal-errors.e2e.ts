/**
 * What only a browser shows of the error catalogue of the portal (decision 25): one of the questions of a bundle that fails,
 * a line that is cut, a page that is loaded anew. Every row of the catalogue in its words stands in the component tests of src/screens/patient-portal.
 */
import { expect, test } from './copy.ts'
import { areEnginesOff } from './engines.ts'
import { signIn } from './people.ts'

/** A question is asked three times before it counts as failed. */
const AFTER_TRIES = { timeout: 30_000 }

/** What a screen asks at one moment goes in one request: the address names everything that is asked. */
const asking = (path: RegExp) => (address: URL) => path.test(decodeURIComponent(address.href))

test('the needs box says so and keeps the words; an affirmation that fails is not spoken of', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  const affirmation = asking(/^[^?]*\/api\/(__batch__|affirmation)/)
  await page.route(affirmation, async route => {
    // The affirmation alone fails; the rest of the bundle goes through.
    const address = decodeURIComponent(route.request().url())
    if (!address.includes('/api/affirmation')) return route.fallback()
    await route.continue({
      url: route.request().url().replaceAll('affirmation', 'affirmation-that-is-not-there'),
    })
  })
  await signIn(page, copy, 'sam')
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sam')
  await expect(page.getByText('Recent Activity')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Daily affirmation' })).toHaveCount(0, AFTER_TRIES)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)

  const box = page.getByLabel('What do you need right now?')
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeDisabled()
  await page.route('**/api/needs', route => route.abort('internetdisconnected'))
  await box.fill('I need help with rent this month')
  await submit.click()
  await expect(page.getByText('Your words are still here. Please try again.')).toBeVisible()
  await expect(box).toHaveValue('I need help with rent this month')
  // Kept for the next page, too.
  await page.unrouteAll()
  await page.reload()
  await expect(box).toHaveValue('I need help with rent this month')
  await submit.click()
  if (!areEnginesOff) await expect(page.getByRole('heading', { name: 'AI Support Response' })).toBeVisible()
  await expect(box).toHaveValue('')
})
