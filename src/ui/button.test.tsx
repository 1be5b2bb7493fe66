/** A double click is one press where something is done, and two where one only looks further. */
import { render } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fireEvent, screen, show } from '../../test/component-screen.tsx'
import { Button } from './button.tsx'

/** Two clicks as a browser tells of them: the second knows that it is the second. */
function doubleClick(name: string) {
  const button = screen.getByRole('button', { name })
  for (const detail of [1, 2]) fireEvent.click(button, { detail })
}

test('what is busy at times is done once', () => {
  const done = vi.fn()
  show(
    <Button busy={false} onClick={done}>
      Mark Complete
    </Button>,
    '/',
  )
  doubleClick('Mark Complete')
  expect(done).toHaveBeenCalledTimes(1)
})

test('what such a button sends goes once', () => {
  const sent = vi.fn()
  show(
    <form
      onSubmit={event => {
        event.preventDefault()
        sent()
      }}
    >
      <Button type="submit" busy={false}>
        Make my account
      </Button>
    </form>,
    '/',
  )
  doubleClick('Make my account')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('two clicks on another are two, and keys, which are no clicks, always count', () => {
  const gone = vi.fn()
  const done = vi.fn()
  show(
    <>
      <Button onClick={gone}>Next month</Button>
      <Button busy={false} onClick={done}>
        Mark Complete
      </Button>
    </>,
    '/',
  )
  doubleClick('Next month')
  expect(gone).toHaveBeenCalledTimes(2)
  for (const _ of ['Enter', 'Enter']) fireEvent.click(screen.getByText('Mark Complete'), { detail: 0 })
  expect(done).toHaveBeenCalledTimes(2)
})

function Sending({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <Button busy={isBusy}>Send</Button>
      <input aria-label="Your words" />
    </>
  )
}

describe('the focus of whoever pressed what is busy meanwhile', () => {
  test.each([
    ['comes back to it', undefined],
    ['stays where something else took it', 'Your words'],
  ])('%s', (_, takenBy) => {
    const { rerender, unmount } = render(<Sending isBusy={false} />)
    onTestFinished(unmount)
    const button = screen.getByRole('button', { name: 'Send' })
    button.focus()
    fireEvent.click(button)
    // As a browser does with what is disabled.
    button.blur()
    rerender(<Sending isBusy={true} />)
    const taken = takenBy ? screen.getByLabelText(takenBy) : undefined
    taken?.focus()
    rerender(<Sending isBusy={false} />)
    expect(document.activeElement).toBe(taken ?? button)
  })
})
