/**
 * The error catalogue of the portal (decision 25), row by row, by making the server or the line fail: messages,
 * onboarding, the dashboard. Forms, tasks, goals and the profile have theirs in patient-forms and patient-goals.
 */
import type { Page, Route } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { type Copy, expect, test } from './copy.ts'
import { signIn, signUp } from './people.ts'

// What the service worker fetches can't be made to fail; that the portal works with it is shown elsewhere.
test.use({ serviceWorkers: 'block' })

/** A question is asked three times before it counts as failed. */
const AFTER_TRIES = { timeout: 30_000 }

const cutLine = (route: Route) => route.abort('internetdisconnected')
const broken = (route: Route) => route.fulfill({ status: 500, body: 'no' })

/** What a screen asks at one moment goes in one request: the address names everything that is asked. */
const asking = (path: RegExp) => (address: URL) => path.test(decodeURIComponent(address.href))

const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]').getByText(words)

async function goAs(page: Page, copy: Copy, person: PersonKey, address: string): Promise<void> {
  await signIn(page, copy, person)
  await page.goto(address)
}

for (const [kind, fail] of [
  ['the line is cut', cutLine],
  ['the server fails', broken],
] as const) {
  test(`messages, where ${kind}: loading, opening and sending say so`, async ({ page, copy }) => {
    test.setTimeout(120_000)
    await page.route(asking(/\/api\/conversations(\?|"|&|$)/), fail)
    await goAs(page, copy, 'sam', '/patient-portal/messages')
    await expect(toast(page, 'Failed to load conversations').first()).toBeVisible(AFTER_TRIES)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    const begin = page.getByRole('button', { name: 'New message' })
    await expect(begin).toBeVisible()

    const opening = (address: URL) => address.pathname === '/api/conversations'
    await page.route(opening, route => (route.request().method() === 'POST' ? fail(route) : route.fallback()))
    const kindOfTalk = kind === 'the line is cut' ? /Message your case manager/ : /My private notes/
    await begin.click()
    await page.getByRole('menuitem', { name: kindOfTalk }).click()
    await expect(toast(page, 'Failed to create conversation').first()).toBeVisible()
    await page.unrouteAll()
    await begin.click()
    await page.getByRole('menuitem', { name: kindOfTalk }).click()
    await expect(toast(page, 'New conversation created').first()).toBeVisible()
    await expect(page).toHaveURL(/conversation=/)

    const write = page.getByLabel(/^Write a (message|note)$/)
    await expect(write).toBeVisible()
    await page.route(asking(/\/api\/conversations\/[^/]+\/messages$/), route =>
      route.request().method() === 'POST' ? fail(route) : route.fallback(),
    )
    await write.fill('Words that must not be lost')
    await write.press('Enter')
    await expect(toast(page, 'Failed to send message').first()).toBeVisible()
    await expect(page.getByRole('log').getByText('Words that must not be lost')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Not sent yet.')).toHaveCount(0)
    await expect(page.getByRole('log').getByText('Words that must not be lost')).toHaveCount(1)
  })
}

test('onboarding: loading and starting say so', async ({ page, copy }) => {
  test.setTimeout(120_000)
  await page.route(asking(/\/api\/onboarding("|$)/), cutLine)
  await goAs(page, copy, 'sam', '/patient-portal/getting-started')
  await expect(toast(page, 'Failed to load onboarding conversation').first()).toBeVisible(AFTER_TRIES)
  await page.unrouteAll()
  await page.route('**/api/onboarding/start', broken)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page, 'Failed to start onboarding').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Your answer')).toBeVisible()
})

test('onboarding: a reply that fails, comes too soon, or is not paid for says so, and the words stay', async ({
  page,
  copy,
}) => {
  await goAs(page, copy, 'sam', '/patient-portal/getting-started')
  const answer = page.getByLabel('Your answer')
  await answer.fill('I have a room')
  const rows = [
    { answers: { status: 429, body: 'slow down' }, says: 'Too Many Requests' },
    { answers: { status: 402, body: 'no' }, says: 'Service Unavailable' },
    { answers: { status: 500, body: 'no' }, says: 'Failed to send message' },
  ]
  const details = {
    'Too Many Requests': 'Please wait a moment before sending another message.',
    'Service Unavailable': 'Please contact support for assistance.',
  }
  for (const { answers, says } of rows) {
    await page.route('**/api/onboarding/reply', route => route.fulfill(answers))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(toast(page, says).first()).toBeVisible()
    const detail = details[says as keyof typeof details]
    if (detail) await expect(toast(page, detail).first()).toBeVisible()
    await expect(answer).toHaveValue('I have a room')
    await page.unrouteAll()
  }
  await page.reload()
  await expect(answer).toHaveValue('I have a room')
})

test('the portal: what it opens with, and the figures, say so', async ({ page, copy }) => {
  test.setTimeout(120_000)
  await page.route(asking(/\/api\/session/), cutLine)
  await goAs(page, copy, 'maria', '/patient-portal/dashboard')
  await expect(page.getByText('Error loading patient data')).toBeVisible(AFTER_TRIES)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')

  await page.route(asking(/\/api\/portal\/figures/), broken)
  await page.reload()
  await expect(toast(page, 'Error loading data').first()).toBeVisible(AFTER_TRIES)
})

test('an account that is no patient yet: opening the portal says so, and another try opens it', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  await signUp(page, copy)
  await page.route('**/api/portal/open', broken)
  await page.goto('/patient-portal/dashboard')
  await expect(toast(page, 'Error loading patient data').first()).toBeVisible(AFTER_TRIES)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
})

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
  await goAs(page, copy, 'sam', '/patient-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sam')
  await expect(page.getByText('Recent Activity')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Daily affirmation' })).toHaveCount(0, AFTER_TRIES)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)

  const box = page.getByLabel('What do you need right now?')
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeDisabled()
  await page.route('**/api/needs', cutLine)
  await box.fill('I need help with rent this month')
  await submit.click()
  await expect(page.getByText('Your words are still here. Please try again.')).toBeVisible()
  await expect(box).toHaveValue('I need help with rent this month')
  // Kept for the next page, too.
  await page.unrouteAll()
  await page.reload()
  await expect(box).toHaveValue('I need help with rent this month')
  await submit.click()
  await expect(page.getByRole('heading', { name: 'AI Support Response' })).toBeVisible()
  await expect(box).toHaveValue('')
})
