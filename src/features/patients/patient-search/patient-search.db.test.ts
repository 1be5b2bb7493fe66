/** Who is found by what, by whom: staff among their own patients, administrators in the organization, nobody elsewhere. */
import { beforeEach, describe, expect, it } from 'vitest'
import { sayCaseNumber } from '#lib/case-number.ts'
import { nameWords, soundOf } from '#lib/person-names.ts'
import { findsPerson, searchWords } from '#lib/person-search.ts'
import { namedPeople } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { rename, searchesThrough } from '../../../../test/searching.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const { atDesk, inAdministration } = searchesThrough(ask)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const namesIn = (body: { patients: { name: string }[] }) => body.patients.map(({ name }) => name)

const difficult = [
  'Lucía Romero',
  'Ana Muñoz',
  'Elena de la Cruz',
  'Maria Delacruz',
  "Pat O'Brien",
  'Pat O’Brien-Ortiz',
  'Ana-María Ruiz y Soler',
  'Ludwig van der Berg',
  'Minh Le',
  'Eva Strauß-Łódź Ægir Œdipe Þórr ıŞık',
  'Ñúñez',
  'Xóchitl Quiñones-Guzmán',
  'Christian Schneider',
  'Michael Phillip Dhaliwal',
  'Иван Ёлкин',
  'ΑΛΈΞΑΝΔΡΟΣ',
  '王 小明',
  '王小明',
  '김철수',
  'สมชายใจดี นะ',
  'Lu Ann Mc Donald',
  'a b c d e f g h i j k l',
  'ﬁona Ⅳ',
  '  Several   blanks\tand\u00a0signs (nee Hughes) ',
  'x'.repeat(100),
  'Q',
]

describe('the database and the browser', () => {
  it('take the same words and sounds from a name, an address and a phone number', async () => {
    for (const name of difficult) {
      const person = {
        name,
        preferredName: 'Güero',
        email: ` Anna+Ü.${name.length}@Example.org`,
        phone: name.length % 2 ? '+1 (555) 010-4477' : '555 010 4477 Ext. 12',
        caseNumber: '57240000',
        formerContacts: ['Older@Example.org', '555 010 9911', '12'],
        birthDate: '1984-03-12',
      }
      const [kept] = await db.rows<{ words: string[]; parts: string[]; sounds: string[] }>(
        `select app.record_words($1, $5, $2, $3, $4, $6) || app.birth_words('1984-03-12') as words, string_to_array(app.name_words($1), ' ') as parts,
          app.record_sounds($1, $5, $2) as sounds`,
        [name, person.preferredName, person.email, person.phone, person.caseNumber, person.formerContacts],
      )
      const sorted = (words: string[] = []) => [...new Set(words)].toSorted()
      expect(sorted(kept?.words), name).toEqual(sorted(searchWords(person)))
      expect(sorted(kept?.parts), name).toEqual(nameWords(name))
      // A sound stands in the place of its word.
      expect(kept?.sounds, name).toEqual(
        kept?.words.slice(0, kept.sounds.length).map(word => (word.startsWith('=') ? word : soundOf(word))),
      )
      expect(sorted(kept?.sounds), name).toEqual(
        sorted([
          ...[...nameWords(name), ...nameWords(person.preferredName)].map(soundOf),
          `=${person.caseNumber}`,
        ]),
      )
    }
  })
})

describe('a patient is found at the desk and in administration', () => {
  it.each([
    ['lucia', 'Lucía Romero'],
    ['munoz', 'Ana Muñoz'],
    ['santos maria', 'Maria Santos'],
    ['de la cruz', 'Elena de la Cruz'],
    ['cruz', 'Elena De La Cruz'],
    ['Gonzales', 'Ana González'],
    ['Gonsalez ana', 'Ana González'],
    ['Jonh', 'John Park'],
    ['snatos', 'Maria Santos'],
    ['luann', 'Lu Ann Tran'],
    ['lu ann', 'Luann Tran'],
    ['bill', 'William Tran'],
    ['jose', 'Pepe Ruiz'],
    ['angla', 'Ángela Ruiz'],
    ['小明', '王小明'],
  ])('by %s: %s', async (search, name) => {
    await rename(db, people.tom.recordId, name)
    expect(await atDesk('dana', search)).toContain(name)
    expect(await inAdministration(search)).toContain(name)
    expect(await atDesk('marcus', search)).not.toContain(name)
  })

  it('by each of their words, with accents dropped and in any order', async () => {
    for (const name of difficult) {
      await rename(db, people.tom.recordId, name)
      const words = name
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .trim()
        .split(/\s+/)
      for (const search of [...words, words.toReversed().join(' ').slice(0, 100)]) {
        expect(await atDesk('dana', search), `${search} for ${name}`).toContain(name)
        expect(await inAdministration(search), `${search} for ${name}`).toContain(name)
      }
    }
  })

  it('by the name they go by, by an address or its beginning, by a phone number or its end', async () => {
    const reach = { preferredName: 'Güero', email: 'T.Becker+1@Reach.example', phone: '555 010 4477 x12' }
    await rename(db, people.tom.recordId, 'Tom Becker', reach)
    for (const search of [
      'guero',
      't.becker+1@reach.example',
      't.becker+1@re',
      '4477',
      '5550104477',
      '010-4477',
      '+1 555 010 4477',
      '@reach.ex',
      'reach.example',
      '555 010 4477 x9',
    ]) {
      expect(await atDesk('dana', search), search).toEqual(['Tom Becker'])
      expect(await inAdministration(search), search).toEqual(['Tom Becker'])
    }
    for (const search of ['477', '4478', 'becker+2@example.org', '%', '_']) {
      expect(await atDesk('dana', search), search).toEqual([])
      expect(await inAdministration(search), search).toEqual([])
    }
  })

  it('by the case number, one slip in saying it forgiven', async () => {
    const [tom] = await db.rows<{ case_number: string }>('select case_number from patients where id = $1', [
      people.tom.recordId,
    ])
    const number = tom?.case_number ?? ''
    const swapped = number.replace(/(.)(?!\1)(.)/, '$2$1')
    const other = number.slice(0, 7) + ((Number(number.at(-1)) + 3) % 10)
    for (const said of [number, sayCaseNumber(number), number.slice(0, 6), swapped, other]) {
      expect(await atDesk('dana', said), said).toContain(namedPeople.tom.name)
      expect(await inAdministration(said), said).toContain(namedPeople.tom.name)
      expect(await atDesk('marcus', said), said).not.toContain(namedPeople.tom.name)
    }
  })

  it('by the address and the phone number that were theirs before', async () => {
    await rename(db, people.tom.recordId, 'Tom Becker', { email: 'old@example.org', phone: '555 010 1212' })
    await rename(db, people.tom.recordId, 'Tom Becker', { email: 'new@example.org', phone: '555 010 3434' })
    for (const search of ['old@example.org', '1212', 'new@example.org', '3434']) {
      expect(await atDesk('dana', search), search).toEqual(['Tom Becker'])
      expect(await inAdministration(search), search).toEqual(['Tom Becker'])
    }
  })

  it('first by what was typed, then by what was meant; each once', async () => {
    await rename(db, people.maria.recordId, 'Zoe Gonsales')
    await rename(db, people.jay.recordId, 'Ana González')
    await rename(db, people.tom.recordId, 'González González')
    await rename(db, people.aisha.recordId, 'Bea Gonzalez-Gonzales')
    expect(await atDesk('dana', 'gonzalez', '&sort=name')).toEqual([
      'Ana González',
      'Bea Gonzalez-Gonzales',
      'González González',
      'Zoe Gonsales',
    ])
    expect(await atDesk('dana', 'gonsales', '&sort=newest')).toHaveLength(4)
    expect((await atDesk('dana', 'gonsales', '&sort=newest'))[0]).toBe('Zoe Gonsales')
    expect(await inAdministration('gonsales')).toEqual([
      'Zoe Gonsales',
      'Ana González',
      'Bea Gonzalez-Gonzales',
      'González González',
    ])
  })

  it('on pages that lose nobody and show nobody twice', async () => {
    await rename(db, people.maria.recordId, 'Ana Gonsales')
    await rename(db, people.jay.recordId, 'Anabel González')
    await rename(db, people.tom.recordId, 'Anabel Ana González')
    await rename(db, people.aisha.recordId, 'Bea Gonsalez Ana')
    for (const search of ['a', 'ana', 'gonzales', 'gonz ana', 'an go', '55555']) {
      for (const [person, hat, path] of [
        ['dana', 'staff', '/caseload/patients?sort=name'],
        ['dana', 'staff', '/caseload/patients?sort=newest'],
        ['ruth', 'administrator', '/patients?sort=name'],
      ] as const) {
        const asked = `${path}&search=${encodeURIComponent(search)}`
        const whole = namesIn((await ask(person, hat, 'GET', asked)).body)
        const seen: string[] = []
        let after = ''
        do {
          const { body } = await ask(person, hat, 'GET', `${asked}&limit=1${after}`)
          seen.push(...namesIn(body))
          after = body.next ? `&after=${encodeURIComponent(body.next)}` : ''
        } while (after)
        expect(seen, asked).toEqual(whole)
        expect(new Set(seen).size, asked).toBe(seen.length)
      }
    }
  })

  it('as the browser finds them in what it holds already', async () => {
    for (const [person, name] of [
      ['tom', 'Ana González'],
      ['jay', 'Maria Delacruz'],
      ['nora', 'John Park'],
    ] as const)
      await rename(db, people[person].recordId, name)
    const held = await db.rows<{
      name: string
      preferredName: string | null
      email: string | null
      phone: string | null
    }>(
      `select name, preferred_name as "preferredName", email, phone from patients where organization_id = $1`,
      [people.organizations.riverbend],
    )
    for (const search of [
      'a',
      'gonsales',
      'cruz',
      'jonh',
      'park john',
      'maria',
      'gon an',
      '01',
      'maria@',
      'zzz',
    ]) {
      const expected = held.filter(each => findsPerson(search, each)).map(({ name }) => name)
      expect((await inAdministration(search)).toSorted(), search).toEqual(expected.toSorted())
    }
  })
})
