/** What is made for one width stays as it is while something is open over it. */
import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useScreenIsAtRest } from './screen-width.ts'

function Made({ isOver }: { isOver: boolean }) {
  const isWide = useScreenIsAtRest('(min-width: 64rem)')
  return (
    <>
      <p>{isWide ? 'wide' : 'narrow'}</p>
      <button type="button">Close</button>
      {isOver && <div role="dialog">Create New Patient</div>}
    </>
  )
}

test('a dialog that is open outlives a tablet that is turned; then its screen is as the width asks', () => {
  const listeners = new Set<() => void>()
  let matches = true
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const { rerender, unmount } = render(<Made isOver={true} />)
  onTestFinished(unmount)
  screen.getByText('wide')
  matches = false
  act(() => {
    for (const listener of listeners) listener()
  })
  screen.getByText('wide')
  rerender(<Made isOver={false} />)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect(screen.queryByText('wide')).toBeNull()
  screen.getByText('narrow')
})
