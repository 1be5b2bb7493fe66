/** Who is found by a birth date, as people type it. */
import { beforeEach, expect, it } from 'vitest'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const namesIn = (body: { patients: { name: string }[] }) => body.patients.map(({ name }) => name)
const find = async (person: PersonKey, hat: 'staff' | 'administrator', search: string) => {
  const path = hat === 'staff' ? '/caseload/patients' : '/patients'
  return namesIn((await ask(person, hat, 'GET', `${path}?search=${encodeURIComponent(search)}`)).body)
}
const bornOn = (day: string) =>
  db.rows('update patients set birth_date = $2 where id = $1', [people.maria.recordId, day])

it.each([
  '1984-03-12',
  '3/12/1984',
  '12/03/1984',
  '12 de marzo de 1984',
  'maria 3/12/84',
  'March 12, 1984 santos',
])(
  '%s finds at the desk and in administration whom one may see, and nobody born on another day',
  async search => {
    await bornOn('1984-03-12')
    expect(await find('dana', 'staff', search)).toEqual([namedPeople.maria.name])
    expect(await find('ruth', 'administrator', search)).toEqual([namedPeople.maria.name])
    expect(await find('marcus', 'staff', search)).toEqual([])
    expect(await find('victor', 'administrator', search)).toEqual([])
    await bornOn('1984-03-13')
    expect(await find('dana', 'staff', search)).toEqual([])
    expect(await find('ruth', 'administrator', search)).toEqual([])
  },
)
