/** The home page's example moves by itself and never against anybody's wish; the example portal works by keyboard. */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'

// The example moves by itself for whoever did not ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const stepOf = '[data-step]'
const step = (number: number) => `[data-step="${number}"]`
/** How long a step stands. */
const STEP_MS = 3_000

const look = (page: Page) => page.locator(stepOf).getAttribute('data-step')

/** Opens the home page at its example, with a clock that only the test moves. */
async function openExample(page: Page): Promise<void> {
  const morning = new Date('2026-03-03T09:00:00Z')
  await page.clock.install({ time: morning })
  await page.goto('/')
  await page.clock.pauseAt(new Date(morning.getTime() + 60 * 60 * 1000))
  await page.locator(stepOf).scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
}

/** Resolves when the example has begun to move; it does so a moment after it came into view or was left alone. */
async function goesOn(page: Page): Promise<void> {
  const before = await look(page)
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    expect(await look(page)).not.toBe(before)
  }).toPass()
}

/** Expects the example to show the same step after two steps' time, and answers with it. */
async function staysPut(page: Page): Promise<string> {
  const before = await look(page)
  await page.clock.runFor(2 * STEP_MS)
  expect(await look(page)).toBe(before)
  return String(before)
}

test('the example of the home page goes from step to step, waits for whoever looks, and keeps what they choose', async ({
  page,
}) => {
  const defects = watchForDefects(page)
  await openExample(page)
  await goesOn(page)
  await expect(page.locator(step(2))).toHaveCount(1)
  for (const [from, to] of [
    [2, 3],
    [3, 4],
    [4, 1],
  ] as const) {
    await page.clock.runFor(STEP_MS - 10)
    await expect(page.locator(step(from))).toHaveCount(1)
    await page.clock.runFor(10)
    await expect(page.locator(step(to))).toHaveCount(1)
  }

  // For the pointer, for the focus, and out of view.
  const example = page.locator(stepOf)
  await example.hover()
  await staysPut(page)
  await page.mouse.move(0, 0)
  await goesOn(page)

  await page.getByRole('button', { name: 'Pause' }).focus()
  await staysPut(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await goesOn(page)

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  // The browser tells what is in view with one of its next frames.
  await expect(() => staysPut(page)).toPass()

  // Whoever chooses a step keeps it, and can let it go on.
  await page.getByRole('button', { name: 'Dana decides' }).click()
  await page.mouse.move(0, 0)
  await expect(example).toHaveAttribute('data-step', '3')
  expect(await staysPut(page)).toBe('3')
  await expect(page.getByText('A person has the last word.')).toBeVisible()
  await expect(page.getByText('It starts in her own words.')).toBeHidden()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(STEP_MS)
  await expect(example).toHaveAttribute('data-step', '4')
  expect(defects).toEqual([])
})

test('it never moves for whoever asked for less motion, and nothing jumps when it moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample(page)
  const example = page.locator(stepOf)
  expect(await staysPut(page)).toBe('1')
  await expect(page.getByRole('button', { name: /^(Pause|Play)$/ })).toBeHidden()

  const tall = async () => (await example.boundingBox())?.height
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const heights = new Set<number | undefined>()
    for (const [position, name] of [
      'Maya writes',
      'The assistant drafts',
      'Dana decides',
      'A plan stands',
    ].entries()) {
      await page.getByRole('button', { name }).click()
      await expect(example).toHaveAttribute('data-step', String(position + 1))
      heights.add(await tall())
    }
    expect([...heights], `at ${width} px`).toHaveLength(1)
  }
})

test('the example portal: tabs by keyboard, and Reply invites and gives the focus back', async ({ page }) => {
  await page.goto('/patient-portal/demo')
  await expect(page.getByText('Demo Mode')).toBeVisible()
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3)
  // The page's own script may still be on its way: a key pressed before that moves nothing.
  await expect(async () => {
    await tab('My Goals').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Messages')).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(tab('Messages')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('Messages')).toContainText('2')
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3)

  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(0)
  const reply = page.getByRole('button', { name: 'Reply to Priya, your support specialist' })
  await reply.press('Enter')
  const invitation = page.getByRole('dialog')
  await expect(invitation.getByRole('link', { name: 'Make your account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(invitation).toBeHidden()
  await expect(reply).toBeFocused()

  await tab('Messages').press('End')
  await expect(tab('Documents')).toBeFocused()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('ArrowLeft')
  await reply.click()
  await invitation.getByRole('link', { name: 'Make your account' }).click()
  await expect(page).toHaveURL(/\/patient-signup$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Info' }).click()
  await expect(page).toHaveURL(/\/patient-portal$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all four steps of the example, and all of the example portal, can be read', async ({ page }) => {
    await page.goto('/')
    for (const title of [
      'It starts in her own words.',
      'The draft shows its work.',
      'A person has the last word.',
      'Every step has a name and a day.',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dana decides' })).toBeHidden()

    await page.goto('/patient-portal/demo')
    for (const name of ['My Goals', 'Messages', 'Appointments', 'Documents'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const name of ['Keep my apartment', 'Phone call with Dana', 'Everything about me'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Reply/ })).toHaveCount(0)
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Make your account' })).toHaveCount(3)
  })
})
