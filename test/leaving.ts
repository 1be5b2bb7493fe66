/** What a page hears when it is left. */
import { onTestFinished, vi } from 'vitest'

/** The page is left: another one is in front. */
export function leavePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => void vi.restoreAllMocks())
  document.dispatchEvent(new Event('visibilitychange'))
}
