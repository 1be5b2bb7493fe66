/** What staff write is held for some seconds behind Undo: journeys that are not about that let it go. */
import type { Page } from '@playwright/test'

/** What is held goes out now, as it does when the page is left for another one. */
export const letGo = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
