import { describe, expect, it } from 'vitest'
import { compareBirthDates, digitsOfPhone, type KnownFacts, likenessOf, mailboxOf } from './likeness.rules.ts'

const maria: KnownFacts = {
  name: 'María Santos',
  birthDate: '1984-03-12',
  email: 'maria@example.org',
  phone: '(555) 010-4477',
}
const isAsked = (one: KnownFacts, other: KnownFacts) => likenessOf(one, other).length > 0

describe('two records are asked about', () => {
  it.each<[string, KnownFacts, KnownFacts]>([
    ['with an accent and another order', maria, { name: 'Santos, Maria', birthDate: '1984-03-12' }],
    [
      'with a small word of the surname',
      { name: 'Ana de la Cruz', phone: '555 010 4477' },
      { name: 'Ana Delacruz', phone: '5550104477' },
    ],
    [
      'by the name somebody goes by',
      { name: 'Michael Ortiz', preferredName: 'Mia', birthDate: '1990-05-01' },
      { name: 'Mia Ortiz', birthDate: '1990-05-01' },
    ],
    ['with day and month exchanged', maria, { name: 'Maria Santos', birthDate: '1984-12-03' }],
    [
      'with a letter left out',
      { name: 'Rosalinda Cervantes', birthDate: '1976-04-18' },
      { name: 'Rosalnda Cervantes', birthDate: '1976-04-18' },
    ],
    [
      'by another name since a marriage',
      { name: 'Jasmine Poole', birthDate: '1991-07-17', phone: '912 555 0140' },
      { name: 'Jasmine Gadsden', birthDate: '1991-07-17', phone: '912-555-0140' },
    ],
    [
      'with several slips in the family name, born on one day',
      { name: 'Prudence Hargreaves', birthDate: '1959-06-02' },
      { name: 'Prudence Hrageravs', birthDate: '1959-06-02' },
    ],
    [
      'with a family name written in two systems',
      { name: 'Lee Sang-min', birthDate: '1982-04-24' },
      { name: 'Sangmin Yi', birthDate: '1982-04-24' },
    ],
    ['by a rare name alone', { name: 'Thelonious Wigfall' }, { name: 'thelonius wigfall' }],
    [
      'in the form of another language',
      { name: 'Guillermo Peña', phone: '555 010 4477' },
      { name: 'William Peña', phone: '555 010 4477' },
    ],
  ])('%s', (_, one, other) => {
    expect(isAsked(one, other)).toBe(true)
    expect(isAsked(other, one)).toBe(true)
  })
})

describe('two people stay two', () => {
  it.each<[string, KnownFacts, KnownFacts]>([
    [
      'twins at one address',
      { name: 'Mario Ruiz', birthDate: '2001-02-03', phone: '555 010 4477' },
      { name: 'Maria Ruiz', birthDate: '2001-02-03', phone: '555 010 4477' },
    ],
    [
      'several letters apart with a shelter’s number',
      { name: 'Prudence Hargreaves', phone: '555 010 4477' },
      { name: 'Prudcen Hragraeve', phone: '555 010 4477' },
    ],
    [
      'father and son of one name',
      { name: 'Evaristo Chub', birthDate: '1968-10-26', phone: '555 010 4477' },
      { name: 'Evaristo Chub', birthDate: '1990-03-08', phone: '555 010 4477' },
    ],
    [
      'a common name with nothing else',
      { name: 'Maria Garcia' },
      { name: 'María García', phone: '555 010 4477' },
    ],
    [
      'who have a shelter’s number',
      { name: 'Luis Orduño', phone: '520-555-0100' },
      { name: 'Tyler Benson', phone: '520-555-0100' },
    ],
    [
      'one of whom belongs to the other',
      { name: 'Gilbert Pino', phone: '555 010 4477' },
      { name: 'Wife of Gilbert Pino', phone: '555 010 4477' },
    ],
    [
      'newborn twins without a name',
      { name: 'Baby Girl A Simmons', birthDate: '2026-02-08' },
      { name: 'Baby Girl B Simmons', birthDate: '2026-02-08' },
    ],
  ])('%s', (_, one, other) => {
    expect(likenessOf(one, other)).toEqual([])
    expect(likenessOf(other, one)).toEqual([])
  })
})

it('says why', () => {
  expect(likenessOf(maria, { ...maria, name: 'Maria Santos' })).toEqual([
    'name',
    'birthDate',
    'email',
    'phone',
  ])
  expect(likenessOf({ name: 'Thelonious Wigfall' }, { name: 'Thelonius Wigfall' })).toEqual([
    'name',
    'rareName',
  ])
})

it('reads an address as its mailbox does, and a number without its country or extension', () => {
  expect(mailboxOf(' Maria.Santos+care@Example.org')).toBe('mariasantos@example.org')
  expect(mailboxOf('nothing')).toBe('')
  expect(digitsOfPhone('+1 (555) 010-4477 ext. 12')).toBe('5550104477')
  expect(digitsOfPhone('12')).toBe('')
})

it('tells a slip of a date from another date', () => {
  expect(compareBirthDates('1984-03-12', '1984-12-03')).toBe('slip')
  expect(compareBirthDates('1954-03-12', '1945-03-12')).toBe('slip')
  expect(compareBirthDates('1984-03-12', '1984-03-13')).toBe('slip')
  expect(compareBirthDates('1961-04-30', '1984-04-30')).toBe('other')
  expect(compareBirthDates('1984-03-12', null)).toBeUndefined()
})
