import { expect, test } from 'vitest'
import { standIn } from '../stand-ins/stand-ins.rules.ts'
import { leaveOutNames } from './de-identification.rules.ts'

const names = ['Maria Luz Álvarez', 'Mari', 'Dana Whitfield', 'Priya Nair', null]
/** As it leaves, with stand-ins as if there were one of each kind. */
const left = (text: string, known: readonly (string | null)[] = names) =>
  leaveOutNames(text, known).replace(standIn, sign => sign.replace(/-\d+/, ''))

test.each([
  ['Maria Álvarez said hello to Dana Whitfield', '[name] said hello to [name]'],
  ['MARIA, maria’s and Mari', '[name], [name]’s and [name]'],
  ['Alvarez without its accent', '[name] without its accent'],
  ['Write to maria.a+x@mail.example.org or www.example.org/me', 'Write to [email] or [link]'],
  ['Call (303) 555-0142, +1 303.555.0142 or 3035550142', 'Call [number], [number] or [number]'],
  ['She lives at 1420 East Colfax Ave, Apt 3B in Denver', 'She lives at [address] in Denver'],
  ['Vivo en la calle Juárez 14', 'Vivo en la [address]'],
  ['Case 99120345, 0b2f6a3e-7c1d-4e5f-8a9b-0c1d2e3f4a5b', 'Case [number], [number]'],
  ['My son Carlos and my landlord Mr. Paul Brown', 'My son [name] and my landlord [name]'],
  ['Mi hija Ana se llama como mi mamá', 'Mi hija [name] se llama como mi mamá'],
  ['Me llamo Teresa Ríos', 'Me llamo [name]'],
])('%s', (text, expected) => {
  expect(left(text)).toBe(expected)
})

test('days, amounts and plain words stay: a plan is nothing without them', () => {
  const plan = 'Rent of $450 is due 2026-12-01 or 12/1; 3 of 14 items, call 211 or 988, room 12 at 2:30 PM'
  expect(left(plan)).toBe(plan)
})

test('short names go only as they are written, and no name inside another word goes', () => {
  expect(left('Al goes to al, and Dan is not in danger', ['Al', 'Dan'])).toBe(
    '[name] goes to al, and [name] is not in danger',
  )
})

test('somebody who is called as a stand-in is written spoils none', () => {
  expect(left('Perry Link wrote to www.example.org/me', ['Perry Link'])).toBe('[name] wrote to [link]')
})

test('whatever the record says somebody is called, none of it is left', () => {
  const record = 'Dana met Maria. WHITFIELD agreed; Priya’s call was long. álvarez signed. Luz, too.'
  for (const part of names.flatMap(name => name?.split(' ') ?? []))
    expect(left(record).toLowerCase()).not.toContain(part.toLowerCase())
})
