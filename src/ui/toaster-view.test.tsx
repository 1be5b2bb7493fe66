/** What is told more than once. */
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast, show, toasts, waitFor } from '../../test/component-screen.tsx'
import { showToast } from './toast.ts'

test('what fails again in the same words takes the place of what was told before; each way back stays', async () => {
  show(<p>Here</p>, '/here')
  const failed = { kind: 'failure', title: 'Error', body: 'Your request was not sent.' } as const
  const done = { kind: 'success', title: 'Done', action: { label: 'Undo', onPress: () => {} } } as const
  act(() => showToast(failed))
  await expectToast(failed.title, failed.body)
  for (const toast of [done, done, failed, { ...failed, body: 'Your words were not sent.' }])
    act(() => showToast(toast))
  await waitFor(() =>
    expect(toasts().map(words => words.join(' ').trim())).toEqual(
      expect.arrayContaining([
        'Done',
        'Done',
        'Error Your request was not sent.',
        'Error Your words were not sent.',
      ]),
    ),
  )
  // Sooner than it would have gone by itself.
  await waitFor(() => expect(toasts()).toHaveLength(4), { timeout: 5_000 })
})
