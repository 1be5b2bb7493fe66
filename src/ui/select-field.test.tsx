/** A choice whose list comes when it is opened: before that it is a button that says what is chosen, and takes letters. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fireEvent, screen, show, waitFor } from '../../test/component-screen.tsx'
import { SelectField } from './select-field.tsx'

const options = [
  { value: 'all', label: 'Everybody' },
  { value: 'silent', label: 'Silent', disabled: true },
  { value: 'spring', label: 'Spring' },
  { value: 'summer', label: 'Summer' },
]

function Season({ first }: { first: string | undefined }) {
  const [season, setSeason] = useState(first)
  return <SelectField label="Season" value={season} onValueChange={setSeason} options={options} />
}

const choice = () => screen.getByRole('combobox', { name: 'Season' })

test('says what is chosen, or that one can choose', () => {
  show(<Season first="spring" />, '/')
  expect(choice().textContent).toBe('Spring')
  expect(choice().hasAttribute('data-placeholder')).toBe(false)
  show(<Season first={undefined} />, '/')
  expect(screen.getAllByRole('combobox').at(-1)?.textContent).toBe('Choose one')
})

test('letters that are typed before it was ever open take what begins with them, and nothing that can’t be chosen', () => {
  show(<Season first="all" />, '/')
  for (const key of ['s', 'u']) fireEvent.keyDown(choice(), { key })
  expect(choice().textContent).toBe('Summer')
  fireEvent.keyDown(choice(), { key: 'e', ctrlKey: true })
  expect(choice().textContent).toBe('Summer')
})

for (const key of ['Enter', ' ', 'ArrowDown', 'ArrowUp'])
  test(`${key === ' ' ? 'Space' : key} opens it at what is chosen; it is taken by keys, and the focus comes back`, async () => {
    show(<Season first="spring" />, '/')
    choice().focus()
    fireEvent.keyDown(choice(), { key })
    const chosen = await screen.findByRole('option', { name: 'Spring' })
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    fireEvent.keyDown(chosen, { key: 'ArrowDown' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Summer'))
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(choice().textContent).toBe('Summer')
    await waitFor(() => expect(document.activeElement).toBe(choice()))
  })

test('a press opens it, Escape leaves it as it was', async () => {
  show(<Season first="spring" />, '/')
  fireEvent.click(choice())
  const list = await screen.findByRole('listbox')
  fireEvent.keyDown(list, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(choice().textContent).toBe('Spring')
})

test('what is disabled does not open', async () => {
  show(<SelectField label="Season" value="all" disabled options={options} />, '/')
  fireEvent.click(choice())
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('listbox')).toBeNull()
})
