/** What is said while the code of toasts is cut off with the line. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const line = vi.hoisted(() => ({ isCut: true }))
vi.mock('./toaster-view.tsx', () => {
  if (line.isCut) throw new TypeError('Failed to fetch')
  return { default: () => <output>the toasts</output> }
})

afterEach(cleanup)

test('it stands there plainly, the last of it, and is no toast once the line is back', async () => {
  render(<Toaster />)
  act(() => showToast({ kind: 'failure', title: 'This did not load', body: 'Nothing was lost.' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This did not loadNothing was lost.')
  act(() => showToast({ kind: 'failure', title: 'This neither' }))
  await screen.findByText('This neither')
  line.isCut = false
  act(() => showToast({ kind: 'success', title: 'Saved' }))
  await screen.findByText('the toasts')
  expect(screen.queryByRole('alert')).toBeNull()
})
