/** The row of links at the top by keyboard: arrows along it, and down into a panel and through it. */
import { expect, it } from 'vitest'
import { fireEvent, screen, show } from '../../test/component-screen.tsx'
import { NavigationMenu } from './navigation-menu.tsx'

const groups = [
  {
    label: 'Solutions',
    entries: [
      { to: '/one', label: 'One' },
      { to: '/two', label: 'Two' },
    ],
  },
  { label: 'Product', entries: [{ to: '/three', label: 'Three' }] },
  { to: '/pricing', label: 'Pricing' },
]

const focused = () => document.activeElement?.textContent
const arrow = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'

it('goes down into a panel, through it and back up, and along the row', () => {
  show(<NavigationMenu label="Main menu" groups={groups} />, '/')
  screen.getByRole('button', { name: 'Solutions' }).focus()
  arrow('ArrowDown')
  expect([focused(), isOpen('Solutions')]).toEqual(['One', true])
  arrow('ArrowDown')
  arrow('ArrowDown')
  expect(focused(), 'the last one stays').toBe('Two')
  arrow('ArrowUp')
  arrow('ArrowUp')
  expect([focused(), isOpen('Solutions')]).toEqual(['Solutions', false])
  arrow('ArrowRight')
  arrow('ArrowDown')
  expect([focused(), isOpen('Product')]).toEqual(['Three', true])
  arrow('ArrowRight')
  expect([focused(), isOpen('Product')]).toEqual(['Pricing', false])
  arrow('ArrowRight')
  expect(focused(), 'and round again').toBe('Solutions')
})

it('gives Escape the word of the row back', () => {
  show(<NavigationMenu label="Main menu" groups={groups} />, '/')
  screen.getByRole('button', { name: 'Product' }).focus()
  arrow('ArrowDown')
  arrow('Escape')
  expect([focused(), isOpen('Product')]).toEqual(['Product', false])
})
