/** Going from screen to screen in a page that stays, for tests that look at many: loading it anew takes eight times as long. */
import type { Page } from '@playwright/test'

interface Router {
  navigate: (to: string, options: { flushSync: boolean }) => Promise<void>
}

/** Goes to another screen as the press of a link does; the page is one of ours. The scripts of a public one wait until it is at rest. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window, undefined, {
    polling: 50,
    timeout: 20_000,
  })
  await page.evaluate(
    to =>
      (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to, {
        flushSync: true,
      }),
    // Each language is a build of its own, whose addresses begin after it.
    address.replace(/^\/es(?=\/|$)/, ''),
  )
}
