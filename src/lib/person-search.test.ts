/** How what is typed to find a person is read. */
import { describe, expect, it } from 'vitest'
import { nameWords, nearSounds, soundOf } from './person-names.ts'
import { findsPerson, hasTooFewDigits, readSearch } from './person-search.ts'

const finds = (search: string, name: string) => findsPerson(search, { name })

describe('a person is found', () => {
  it.each([
    ['lucia', 'Lucía Romero'],
    ['LUCÍA', 'lucia romero'],
    ['munoz', 'Ana Muñoz'],
    ['muñoz', 'Ana Munoz'],
    ['santos maria', 'Maria Santos'],
    ['san mar', 'Maria Santos'],
    ['cruz', 'Elena de la Cruz'],
    ['de la cruz', 'Elena de la Cruz'],
    ['delacruz', 'Elena de la Cruz'],
    ['de la cruz', 'Elena Delacruz'],
    ['de la', 'Elena de la Cruz'],
    ['gogh', 'Vincent van Gogh'],
    ['obrien', 'Pat O’Brien'],
    ["o'brien", 'Pat OBrien'],
    ['brien', "Pat O'Brien"],
    ['ana maria', 'Ana-María Ruiz'],
    ['anamaria', 'Ana-María Ruiz'],
    ['le', 'Minh Le'],
    ['strasse', 'Eva Straße'],
    ['ångström', 'Lars Angstrom'],
    ['Иван', 'ИВАН Петров'],
    ['\u006e\u0303unez', 'Ñúñez'],
    ['luann', 'Lu Ann Tran'],
    ['lu ann', 'Luann Tran'],
    ['Lu-Ann', 'Luann Tran'],
    ['tran lu ann', 'Luann Tran'],
    ['mcdonald', 'Eve Mc Donald'],
    ['mc donald', 'Eve McDonald'],
    ['小明', '王小明'],
    ['王小', '王小明'],
    ['王 小明', '王小明'],
    ['王小明', '王 小明'],
    ['철수', '김철수'],
    ['ใจดี', 'สมชายใจดี'],
  ])('%s finds %s as it is typed', (search, name) => expect(finds(search, name)).toBe('exactly'))

  it.each([
    ['Gonzales', 'Ana González'],
    ['Gonsalez', 'Ana González'],
    ['gonzalez', 'Ana Gonsales'],
    ['Jonh', 'John Park'],
    ['Jhon', 'John Park'],
    ['marai', 'Maria Santos'],
    ['snatos', 'Maria Santos'],
    ['mria', 'Maria Santos'],
    ['mmaria', 'Maria Santos'],
    ['valdes', 'Rosa Baldez'],
    ['kristina', 'Cristina Vega'],
    ['gonsal', 'Ana González'],
    ['gonzales maria', 'María González'],
    ['matrinez', 'Luis Martínez'],
    ['angla', 'Ángela Ruiz'],
    ['clia', 'Celia Park'],
    ['Bill', 'William Park'],
    ['william', 'Bill Park'],
    ['pepe', 'José Ruiz'],
    ['jose', 'Pepe Ruiz'],
    ['ruiz toño', 'Antonio Ruiz'],
    ['peggy', 'Margaret Oduya'],
  ])('%s finds %s nearly', (search, name) => expect(finds(search, name)).toBe('nearly'))

  it.each([
    ['maria lopez', 'Maria Santos'],
    ['tos', 'Maria Santos'],
    ['lucia', 'Luis Rojas'],
    ['ana', 'Eva Ruiz'],
    ['%', 'Maria Santos'],
    ['...', 'Maria Santos'],
    ['luann', 'Lu Tran'],
    ['bill', 'Robert Park'],
    ['pepe', 'Jorge Ruiz'],
    ['明王', '王小明'],
  ])('%s does not find %s', (search, name) => expect(finds(search, name)).toBe(false))

  it('by the name that they go by, an address and a phone number', () => {
    const jay = {
      name: 'Jamal Brooks',
      preferredName: 'Jay',
      email: 'J.Brooks@Example.org',
      phone: '+1 (555) 010-4477',
    }
    for (const search of ['jay', 'jay brooks', 'jamal', 'j.brooks@example.org', 'j.bro', 'J.BROOKS@ex'])
      expect(findsPerson(search, jay), search).toBe('exactly')
    for (const search of [
      '4477',
      '0104477',
      '555 010 4477',
      '(555) 010-4477',
      '+15550104477',
      '555010',
      'jay 4477',
    ])
      expect(findsPerson(search, jay), search).toBe('exactly')
    for (const search of ['@example.org', '@exam', 'example.org', 'jay example.org'])
      expect(findsPerson(search, jay), search).toBe('exactly')
    for (const search of [
      '477',
      '0447',
      '555 010 4478',
      'brooks@example',
      'jay 4478',
      '@xample',
      'example.com',
    ])
      expect(findsPerson(search, jay), search).toBe(false)
    expect(findsPerson('+1 555 010 4477', { name: 'x', phone: '555-010-4477' })).toBe('exactly')
    // An extension is no part of the number, on either side.
    for (const phone of [
      '555-010-4477 x12',
      '5550104477 ext. 12',
      '(555) 010-4477 #12',
      '555 010 4477, int 12',
    ])
      for (const search of ['4477', '555 010 4477', '5550104477 ext 9', '010-4477 x12'])
        expect(findsPerson(search, { name: 'x', phone }), `${search} for ${phone}`).toBe('exactly')
  })
})

describe('a search', () => {
  it('for nothing is none, and what has no word finds nobody', () => {
    expect(readSearch('  ')).toBeUndefined()
    expect(readSearch('-')).toEqual([])
  })

  it('asks for the longest word first, and for no more words than a name has', () => {
    const asked = readSearch('a bb cccc ddd ee f g h i j k')
    expect(asked?.map(({ words }) => words[0]?.from)).toEqual(['cccc', 'ddd', 'bb', 'ee', 'a', 'f', 'g', 'h'])
  })
})

it('a short sound is not changed by a letter: it would be another name', () => {
  expect(nearSounds(soundOf('ana'))).toEqual(['ana'])
  expect(nearSounds(soundOf('lius'))).toContain('luis')
})

it('words are kept up to sixty letters', () => {
  expect(nameWords('a'.repeat(100))).toEqual(['a'.repeat(60)])
  expect(finds('a'.repeat(100), 'a'.repeat(100))).toBe('exactly')
})

it('fewer than four digits are in too many numbers to find one', () => {
  for (const typed of ['4', '477', '(55', ' 12 ']) expect(hasTooFewDigits(typed), typed).toBe(true)
  for (const typed of ['', '4477', 'ana', 'ana 4', '-', '(555) 0'])
    expect(hasTooFewDigits(typed), typed).toBe(false)
})

describe('a birth date', () => {
  const maria = { name: 'Maria Santos', birthDate: '1984-03-12', phone: '555 010 0188' }
  it.each([
    '1984-03-12',
    '3/12/1984',
    '12/03/1984',
    '12 de marzo de 1984',
    'santos 3/12/84',
    '12.3.1984 maria',
  ])('finds by %s', typed => expect(findsPerson(typed, maria)).toBe('exactly'))
  it.each(['1984-03-13', '3/13/1984', 'park 3/12/1984', '1985-03-12'])('does not find by %s', typed =>
    expect(findsPerson(typed, maria)).toBe(false),
  )
  it('is not taken for a case number that was misheard', () =>
    expect(readSearch('12/03/1984')?.some(term => term.sounds)).toBe(false))
})

it('a case number is found with the letters that an organization puts before it', () => {
  for (const typed of ['RB 5724 0013', 'rb57240013', 'RCC-5724 0013'])
    expect(readSearch(typed), typed).toEqual(readSearch('57240013'))
  // A name beside a number is a name.
  expect(readSearch('Ann 5724 001')).toHaveLength(3)
})
