/**
 * Writes 2,000 pairs of invented records, half of them of one person, after models of errors that others published
 * (likeness-errors.ts), without regard to how likeness is asked for. The same pairs each time, by the seed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenAgain } from './likeness-errors.ts'
import { randomOf } from './likeness-names.ts'
import { lookAlikes, oneOf, otherDays, type Person, somebody } from './likeness-people.ts'
import type { Pair } from './training-likeness.ts'

const folder = join(import.meta.dirname, '../training/likeness/generated')
const SEED = 20_261_123
/** Of one person: so many written again with slips, and so many made again on another day, half of those with slips as well. */
const SLIPS = 600
const OTHER_DAYS = 400
const TWO_PEOPLE = 1000

const random = randomOf(SEED)

/** A record as a form has it. One in six is written with the family name first, set apart by a comma. */
function recordOf({ given, family, birthDate, phone, email }: Person, isFamilyFirst = false): Pair['left'] {
  const name = (isFamilyFirst && given && family ? `${family}, ${given}` : `${given} ${family}`).trim()
  return { name, ...(birthDate && { birthDate }), ...(phone && { phone }), ...(email && { email }) }
}

/** Whether a clerk can tell: both have a name, and a birth date, a number or an address that was not lost or another's. */
function canBeTold(one: Person, other: Person): boolean {
  const isKept = (field: 'birthDate' | 'phone' | 'email') => {
    const [before, after] = [one[field].replace(/\D/g, ''), other[field].replace(/\D/g, '')]
    if (field === 'email') return one.email !== '' && one.email === other.email
    return before !== '' && [...before].filter((digit, at) => digit !== after[at]).length <= 3
  }
  const hasName = other.given !== '' && other.family !== ''
  return hasName && (isKept('birthDate') || isKept('phone') || isKept('email'))
}

function samePerson(family: string, again: (person: Person) => Person): Omit<Pair, 'id'> {
  for (;;) {
    const person = somebody(random)
    const other = again(person)
    const isChanged = JSON.stringify(person) !== JSON.stringify(other)
    if (isChanged && canBeTold(person, other))
      return { family, left: recordOf(person), right: recordOf(other, random() < 1 / 6), same: true }
  }
}

function twoPeople(kind: string): Omit<Pair, 'id'> {
  const person = somebody(random)
  const other = lookAlikes[kind]?.(random, person) ?? somebody(random)
  return { family: kind, left: recordOf(person), right: recordOf(other, random() < 1 / 6), same: false }
}

const times = (count: number) => Array.from({ length: count })
const slips = times(SLIPS).map(() =>
  samePerson('slips', person => writtenAgain(random, person, somebody(random))),
)
const days = times(OTHER_DAYS).map((_, at) => {
  const kind = oneOf(random, Object.keys(otherDays))
  return samePerson(kind, person => {
    const changed = otherDays[kind]?.(random, person) ?? person
    if (JSON.stringify(changed) === JSON.stringify(person)) return person
    return at % 2 === 0 ? changed : writtenAgain(random, changed, somebody(random))
  })
})
const others = times(TWO_PEOPLE).map(() => twoPeople(oneOf(random, Object.keys(lookAlikes))))

const pairs = [...slips, ...days, ...others].map((pair, at) => ({ id: `lg-${at + 1}`, ...pair }))
writeFileSync(join(folder, 'pairs.jsonl'), `${pairs.map(pair => JSON.stringify(pair)).join('\n')}\n`)
