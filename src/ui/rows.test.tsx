import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'
import { Rows } from './rows.tsx'

afterEach(cleanup)

const people = ['Ana', 'Ben', 'Cora']

test('j and k go through a table: to what its heading leads to, else to what its last column does, past what leads nowhere', () => {
  render(
    <Rows onLeave="[data-out]">
      <textarea aria-label="Words" />
      <a href="#out" data-out="">
        Out
      </a>
      <DataTable
        caption="People"
        rows={people}
        rowKey={name => name}
        rowCount={-1}
        columns={[
          { key: 'box', heading: 'Box', cell: () => <input type="checkbox" aria-label="Choose" /> },
          {
            key: 'name',
            heading: 'Name',
            isRowHeading: true,
            cell: name => (name === 'Ana' ? <a href="#ana">{name}</a> : name),
          },
          {
            key: 'acts',
            heading: 'Actions',
            cell: name => name !== 'Ben' && <button type="button">Edit {name}</button>,
          },
        ]}
      />
    </Rows>,
  )
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ana' }))
  press('j')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Cora' }))
  press('k')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ana' }))

  // Each row says its place, the headings counted; a letter that is typed is a letter, and Escape leads out of it.
  const places = screen.getAllByRole('row').map(row => row.getAttribute('aria-rowindex'))
  expect(places).toEqual([null, '2', '3', '4'])
  screen.getByLabelText('Words').focus()
  press('j')
  expect(document.activeElement).toBe(screen.getByLabelText('Words'))
  press('Escape')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Out' }))
})

test('where a row left, j goes on with what followed it, also where another came above meanwhile', () => {
  const list = (names: readonly string[]) => (
    <Rows>
      <ul>
        {names.map(name => (
          <li key={name} data-row={name}>
            <button type="button" data-row-open="">
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Rows>
  )
  const shown = render(list(people))
  screen.getByRole('button', { name: 'Ben' }).focus()
  shown.rerender(list(['Zoe', 'Ana', 'Cora']))
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cora' }))
})
