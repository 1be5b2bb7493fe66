/** A menu whose code comes when it is asked for is opened by a press and by keys, as if it had been there. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fireEvent, screen, show, waitFor } from '../../test/component-screen.tsx'
import { DropdownMenu, fetchMenu } from './dropdown-menu.tsx'

const items = [
  { key: 'gone', label: 'Not today', disabled: true },
  { key: 'first', label: 'Tomorrow' },
  { key: 'second', label: 'Next week' },
]
const trigger = <button type="button">Put off</button>
const button = () => screen.getByRole('button', { name: 'Put off', hidden: true })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'

/** A menu that somebody else opens, as a key does. */
function Held() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        By a key
      </button>
      <DropdownMenu label="Put off" trigger={trigger} items={items} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

test('the button says that there is a menu before its code is here', () => {
  show(<DropdownMenu label="Put off" trigger={trigger} items={items} />, '/')
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(isOpen()).toBe(false)
})

test.each(['Enter', ' ', 'ArrowDown'])('%j opens it at the first item that can be chosen', async key => {
  show(<DropdownMenu label="Put off" trigger={trigger} items={items} />, '/')
  button().focus()
  fireEvent.keyDown(button(), { key })
  const first = await screen.findByRole('menuitem', { name: 'Tomorrow' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.keyDown(first, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

test('a press opens it and stands at no item', async () => {
  show(<DropdownMenu label="Put off" trigger={trigger} items={items} />, '/')
  fireEvent.click(button(), { detail: 1 })
  const menu = await screen.findByRole('menu', { name: 'Put off' })
  await waitFor(() => expect(document.activeElement).toBe(menu))
})

test('whoever holds it opens it at its first item', async () => {
  show(<Held />, '/')
  fireEvent.click(screen.getByRole('button', { name: 'By a key' }))
  const first = await screen.findByRole('menuitem', { name: 'Tomorrow' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('once its code is here, the key after the one that opens it is the menu’s', async () => {
  show(<DropdownMenu label="Put off" trigger={trigger} items={items} />, '/')
  fetchMenu()
  await vi.dynamicImportSettled()
  button().focus()
  fireEvent.keyDown(button(), { key: 'Enter' })
  expect(document.activeElement?.textContent).toBe('Tomorrow')
})
