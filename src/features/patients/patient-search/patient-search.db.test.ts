/** Who is found by what, by whom: staff among their own patients, administrators in the organization, nobody elsewhere. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sayCaseNumber } from '#lib/case-number.ts'
import { nameWords, soundOf } from '#lib/person-names.ts'
import { findsPerson, searchWords } from '#lib/person-search.ts'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'
import { moveCover } from '../../../../test/move-cover.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
})

const rename = (
  person: PersonKey,
  name: string,
  more: { preferredName?: string; email?: string; phone?: string } = {},
) =>
  db.rows('update patients set name = $2, preferred_name = $3, email = $4, phone = $5 where id = $1', [
    people[person].recordId,
    name,
    more.preferredName ?? null,
    more.email ?? null,
    more.phone ?? null,
  ])
const namesIn = (body: { patients: { name: string }[] }) => body.patients.map(({ name }) => name)
const atDesk = async (person: PersonKey, search: string, more = '') =>
  namesIn(
    (await ask(person, 'staff', 'GET', `/caseload/patients?search=${encodeURIComponent(search)}${more}`))
      .body,
  )
const inAdministration = async (search: string, more = '', person: PersonKey = 'ruth') =>
  namesIn(
    (await ask(person, 'administrator', 'GET', `/patients?search=${encodeURIComponent(search)}${more}`)).body,
  )

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
    await rename('tom', name)
    expect(await atDesk('dana', search)).toContain(name)
    expect(await inAdministration(search)).toContain(name)
    expect(await atDesk('marcus', search)).not.toContain(name)
  })

  it('by each of their words, with accents dropped and in any order', async () => {
    for (const name of difficult) {
      await rename('tom', name)
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
    await rename('tom', 'Tom Becker', reach)
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
    await rename('tom', 'Tom Becker', { email: 'old@example.org', phone: '555 010 1212' })
    await rename('tom', 'Tom Becker', { email: 'new@example.org', phone: '555 010 3434' })
    for (const search of ['old@example.org', '1212', 'new@example.org', '3434']) {
      expect(await atDesk('dana', search), search).toEqual(['Tom Becker'])
      expect(await inAdministration(search), search).toEqual(['Tom Becker'])
    }
  })

  it('first by what was typed, then by what was meant; each once', async () => {
    await rename('maria', 'Zoe Gonsales')
    await rename('jay', 'Ana González')
    await rename('tom', 'González González')
    await rename('aisha', 'Bea Gonzalez-Gonzales')
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
    await rename('maria', 'Ana Gonsales')
    await rename('jay', 'Anabel González')
    await rename('tom', 'Anabel Ana González')
    await rename('aisha', 'Bea Gonsalez Ana')
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
      await rename(person, name)
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

describe('nobody finds', () => {
  it('a patient of another organization', async () => {
    expect(await inAdministration('calloway')).toEqual([])
    expect(await inAdministration('calloway', '', 'victor')).toHaveLength(1)
    expect(await atDesk('elena', 'calloway')).toHaveLength(1)
    expect(await atDesk('elena', 'maria')).toEqual([])
  })

  it('anybody after leaving, and a covered patient before or after the cover', async () => {
    const [cover] = await db.rows<{ id: string }>(
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
        values ($1, $2, $3, $4, 'Away', now() + interval '1 day') returning id`,
      [people.organizations.riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
    )
    const moveTo = (startsAt: string, endsAt: string) => moveCover(db, cover?.id ?? '', { startsAt, endsAt })
    expect(await atDesk('marcus', 'santos')).toHaveLength(1)
    await moveTo('1 day', '2 days')
    expect(await atDesk('marcus', 'santos')).toEqual([])
    await moveTo('-2 days', '-1 second')
    expect(await atDesk('marcus', 'santos')).toEqual([])
    expect(await atDesk('dana', 'santos')).toHaveLength(1)
    await db.rows('update patients set case_manager_id = null where id = $1', [people.maria.recordId])
    expect(await atDesk('dana', 'santos')).toEqual([])
    await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
      people.dana.recordId,
    ])
    expect((await ask('dana', 'staff', 'GET', '/caseload/patients?search=jay')).status).toBe(403)
  })

  it('the words of the organization, but its administrators', async () => {
    for (const person of ['dana', 'priya', 'maria'] as const)
      await expect(
        db
          .as(person)
          .all({ compile: () => ({ sql: 'select * from patient_words', parameters: [] }) } as never),
      ).rejects.toThrow()
  })

  it('a patient by a name that they no longer have', async () => {
    await rename('tom', 'Ulrich Zorn')
    await rename('tom', 'Lucía Romero')
    expect(await inAdministration('zorn')).toEqual([])
    await ask('ruth', 'administrator', 'PATCH', `/patients/${people.tom.recordId}/facts`, {
      changes: { name: 'Ana Ruiz' },
      seen: { name: 'Lucía Romero' },
    })
    expect(await inAdministration('romero')).toEqual([])
    expect(await inAdministration('ana ruiz')).toEqual(['Ana Ruiz'])
    await db.rows('delete from patients where id = $1', [people.nora.recordId])
    expect(await db.rows('select from patient_words where patient_id = $1', [people.nora.recordId])).toEqual(
      [],
    )
  })
})

describe('a list is narrowed', () => {
  it('at the desk to active and inactive cases, and by why one sees the patient', async () => {
    const { riverbend } = people.organizations
    await db.rows(
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
        values ($1, $2, $3, $4, 'Away', now() + interval '1 day')`,
      [riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
    )
    const added = await ask('dana', 'staff', 'POST', `/patients/${people.tom.recordId}/co-workers`, {
      id: randomUUID(),
      memberId: people.marcus.recordId,
      reason: 'Speaks German',
    })
    expect(added.status).toBe(201)
    const { maria, tom, grace, henry, walter } = namedPeople
    const shown = async (question: string) => (await atDesk('marcus', '', `&sort=name${question}`)).toSorted()
    expect(await shown('&whose=own')).toEqual([grace.name, henry.name, walter.name])
    expect(await shown('&whose=co-worker')).toEqual([tom.name])
    expect(await shown('&whose=covered')).toEqual([maria.name])
    expect(await shown('')).toHaveLength(5)
    expect(await shown('&whose=own&status=active')).toEqual([grace.name, henry.name])
    expect(await shown('&status=inactive')).toEqual([walter.name])
    expect(await atDesk('marcus', 'nguyen', '&status=active')).toEqual([])
    expect(await atDesk('priya', '', '&whose=own')).toHaveLength(5)
  })

  it('in administration to closed cases and to those who have no case manager, searched or not', async () => {
    const { sam, walter } = namedPeople
    expect(await inAdministration('', '&whose=unassigned')).toEqual([sam.name])
    expect(await inAdministration('', '&status=inactive')).toEqual([walter.name])
    expect(await inAdministration('', '&whose=unassigned&status=inactive')).toEqual([])
    expect(await inAdministration('ortiz', '&whose=unassigned')).toEqual([sam.name])
    expect(await inAdministration('ortis', '&whose=unassigned')).toEqual([sam.name])
    expect(await inAdministration('maria', '&whose=unassigned')).toEqual([])
  })
})

it('lists and fields for a person sort as people do', async () => {
  await rename('maria', 'Zoe Adler')
  await rename('jay', 'ángela Ruiz')
  await rename('tom', 'Álvaro Paz')
  await rename('aisha', 'Robert Kay', { preferredName: 'Bea' })
  await rename('nora', 'Ñusta Inga')
  const called = ['Álvaro Paz', 'ángela Ruiz', 'Robert Kay', 'Ñusta Inga', 'Zoe Adler']
  expect(await atDesk('dana', '', '&sort=name')).toEqual(called)
  const { body } = await ask('dana', 'staff', 'GET', '/caseload/names')
  expect(body.map(({ fullName }: { fullName: string }) => fullName)).toEqual(called)
  const names = await inAdministration('', '&sort=name')
  expect(names.filter(name => called.includes(name))).toEqual([
    'Álvaro Paz',
    'ángela Ruiz',
    'Ñusta Inga',
    'Robert Kay',
    'Zoe Adler',
  ])
  await db.rows("update case_managers set name = 'Ábel Oyelaran' where id = $1", [people.marcus.recordId])
  const staff = await ask('ruth', 'administrator', 'GET', '/staff/names')
  expect(staff.body.caseManagers.map(({ name }: { name: string }) => name)).toEqual([
    'Ábel Oyelaran',
    namedPeople.dana.name,
  ])
  const listed = await ask('ruth', 'administrator', 'GET', '/case-managers?limit=1')
  expect(listed.body.caseManagers).toMatchObject([{ name: 'Ábel Oyelaran' }])
  const after = encodeURIComponent(listed.body.next)
  const rest = await ask('ruth', 'administrator', 'GET', `/case-managers?limit=1&after=${after}`)
  expect(rest.body).toMatchObject({ caseManagers: [{ name: namedPeople.dana.name }], next: null })
  const colleagues = await ask('ruth', 'administrator', 'GET', '/care-team/colleagues')
  expect(colleagues.body[0].name).toBe('Ábel Oyelaran')
})
