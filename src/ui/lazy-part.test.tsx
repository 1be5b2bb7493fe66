/** Parts whose code could not be had: that is said, nothing else of the page goes, and another press asks again. */
import { type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { GonePart } from '#lib/gone-part.ts'
import { expectToast, fireEvent, press, screen, show } from '../../test/component-screen.tsx'
import { lazyDialog, lazyPart } from './lazy-part.tsx'

const title = 'This did not load'
const body = 'Nothing was lost. Check your connection, then try again.'

/** Code that comes only while the line is there. */
function codeOf<Part>(part: Part) {
  const line = { isCut: true, asked: 0 }
  const load = async () => {
    line.asked += 1
    if (line.isCut) throw new TypeError('Failed to fetch')
    return part
  }
  return { line, load }
}

function Opening({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Words" />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}

function showFold() {
  const { line, load } = codeOf(() => <p>What was folded</p>)
  const Fold = lazyPart(load)
  show(<Opening>{() => <Fold />}</Opening>, '/')
  return line
}

test('a dialog closes again and says why; a press once the line is back opens it', async () => {
  const { line, load } = codeOf(({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      In the dialog
    </button>
  ))
  const Dialog = lazyDialog(load)
  show(<Opening>{close => <Dialog onClose={close} />}</Opening>, '/')
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'typed before' } })
  await press('Open')
  await expectToast(title, body)
  expect(line.asked).toBe(1)
  line.isCut = false
  await press('Open')
  await press('In the dialog')
  await press('Open')
  await screen.findByRole('button', { name: 'In the dialog' })
  expect(line.asked, 'what is here is not asked for again').toBe(2)
  expect((screen.getByLabelText('Words') as HTMLInputElement).value).toBe('typed before')
})

test('what was folded says so in its place, and comes by its own press', async () => {
  const line = showFold()
  await press('Open')
  expect((await screen.findByRole('alert')).textContent).toContain(title + body)
  line.isCut = false
  await press('Try again')
  await screen.findByText('What was folded')
})

test('what a newer release took away is had by loading the page again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const Fold = lazyPart(async () => {
    throw new GonePart('part.js did not come.')
  })
  const Dialog = lazyDialog(async () => {
    throw new GonePart('dialog.js did not come.')
  })
  show(
    <>
      <Opening>{() => <Fold />}</Opening>
      <Suspense>
        <Dialog onClose={() => {}} />
      </Suspense>
    </>,
    '/',
  )
  await expectToast('There is a newer version', 'Load the page again to go on. What you typed is kept.')
  await press('Open')
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('There is a newer version')
  for (const again of screen.getAllByRole('button', { name: 'Load again' })) fireEvent.click(again)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('it comes by itself once the device has a line again', async () => {
  const line = showFold()
  await press('Open')
  await screen.findByRole('alert')
  line.isCut = false
  fireEvent(window, new Event('online'))
  await screen.findByText('What was folded')
})

test('it is asked for again when it is opened again', async () => {
  const line = showFold()
  await press('Open')
  await screen.findByRole('alert')
  line.isCut = false
  await press('Open')
  await press('Open')
  await screen.findByText('What was folded')
})
