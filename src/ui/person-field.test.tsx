/** Choosing a person: found by typing as everywhere, by keyboard and by pointer, and nothing is chosen by looking. */
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fireEvent, screen, show, waitFor } from '../../test/component-screen.tsx'
import { PersonField, type PersonOption, personOption } from './person-field.tsx'

const people = [
  { id: 'a', name: 'Ana Gonsales' },
  { id: 'b', name: 'Jay', fullName: 'Jamal Brooks', email: 'jb@example.org', phone: '555 010 4477' },
  { id: 'c', name: 'José de la Cruz' },
  { id: 'd', name: 'Zoe González' },
]

function Asked({ taken = [] }: { taken?: readonly PersonOption[] }) {
  const [value, setValue] = useState('')
  return (
    <>
      <PersonField
        label="Who"
        value={value}
        onValueChange={setValue}
        options={[{ value: 'all', label: 'Everyone' }, ...people.map(personOption), ...taken]}
      />
      <p data-testid="chosen">{value}</p>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Who' })
const names = () => screen.queryAllByRole('option').map(each => each.textContent)
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const chosen = () => screen.getByTestId('chosen').textContent

describe('a field for a person', () => {
  it('shows everybody, and narrows to those whom the words find, what was typed before what was meant', async () => {
    show(<Asked />, '/', {})
    expect(names()).toEqual([])
    fireEvent.click(field())
    const everybody = ['Everyone', 'Ana Gonsales', 'Jay', 'José de la Cruz', 'Zoe González']
    await waitFor(() => expect(names()).toEqual(everybody))
    for (const [words, found] of [
      ['gonzalez', ['Zoe González', 'Ana Gonsales']],
      ['cruz jose', ['José de la Cruz']],
      ['jamal', ['Jay']],
      ['jb@ex', ['Jay']],
      ['4477', ['Jay']],
      ['every', ['Everyone']],
      ['xyzzy', []],
    ] as const) {
      type(words)
      expect(names(), words).toEqual(found)
    }
    expect(screen.getByText('Nobody by these words. Check the spelling.')).toBeTruthy()
    type('447')
    expect(screen.getByText('Type at least four digits of a phone number.')).toBeTruthy()
    expect(chosen()).toBe('')
  })

  it('is chosen in by keyboard alone: the arrows go round, Enter takes, and the name stands there', () => {
    show(<Asked />, '/', {})
    press('Enter')
    expect(names()).toHaveLength(5)
    press('ArrowUp')
    press('Enter')
    expect(chosen()).toBe('d')
    expect(field().value).toBe('Zoe González')
    press('ArrowDown')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Zoe González')
    type('gonsales')
    press('ArrowDown')
    press('ArrowDown')
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
    press('Enter')
    expect(chosen()).toBe('a')
  })

  it('says of whoever can’t be chosen why, last in the list, and does not take them', () => {
    const nina = { value: 'n', label: 'Ana Ruiz', taken: 'Here already' }
    show(<Asked taken={[nina]} />, '/', {})
    type('ana')
    expect(names()).toEqual(['Ana Gonsales', 'Ana RuizHere already'])
    type('ana ruiz')
    const option = screen.getByRole('option')
    expect(option.getAttribute('aria-disabled')).toBe('true')
    press('Enter')
    fireEvent.click(option)
    expect(chosen()).toBe('')
    expect(names()).toHaveLength(1)
  })

  it('keeps the choice where the list is left', async () => {
    show(<Asked />, '/', {})
    fireEvent.click(field())
    fireEvent.click(screen.getByRole('option', { name: 'Jay' }))
    for (const leave of [() => fireEvent.blur(field()), () => press('Escape')]) {
      type('zoe')
      leave()
      await waitFor(() => expect(names()).toEqual([]))
      expect(field().value).toBe('Jay')
    }
    expect(chosen()).toBe('b')
  })
})
