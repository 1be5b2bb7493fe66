/** The last minute of a session in which nothing is done, and timers that come as timers do. */
import { expect, it, vi } from 'vitest'
import { ok, openDialog, screen, show } from '../../../../test/component-screen.tsx'
import { idleText as text } from './idle.text.ts'
import IdleWatch from './parts/idle-watch.tsx'

const FIVE_MS_BEFORE_THE_LAST_MINUTE = 60_005

it('is asked about although a timer came too soon, within the moment that was looked at last', async () => {
  show(<IdleWatch address="/account" isStaff />, '/account', {
    'GET /session': ok({
      person: { name: 'Dana' },
      memberships: [],
      idleEndsIn: FIVE_MS_BEFORE_THE_LAST_MINUTE,
    }),
  })
  // The clock stands still while the timers of the page come, the one for the last minute (5 ms) before this one of the test.
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.setSystemTime(Date.now() + 10)
  expect((await openDialog()).textContent).toContain(text.body)
})
