/** What the journeys expect with: Playwright's, whose most frequent question is asked more cheaply. */
import { type Locator, expect as playwright } from '@playwright/test'

/**
 * After every try that fails Playwright writes down how the whole page reads, for a message that is seldom needed, and most first
 * tries fail: a tenth of what a journey takes of the processor. This waits without that, and asks once more where nothing came.
 */
export const expect = playwright.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const message = () => ''
    if (this.isNot) {
      await playwright(locator).not.toBeVisible(options)
      return { pass: false, message }
    }
    const timeout = options.timeout ?? this.timeout
    const came = await locator.waitFor({ timeout }).then(
      () => true,
      () => false,
    )
    if (!came) await playwright(locator).toBeVisible({ timeout: 1 })
    return { pass: true, message }
  },
})
