/** Invented people for generated pairs of records, and those who are easily taken for them: family, namesakes, strangers. */
import { namesOf, shortNamesOf } from './likeness-names.ts'

type Random = () => number

/** What a record says of somebody; empty where it says nothing. */
export interface Person {
  given: string
  family: string
  /** YYYY-MM-DD */
  birthDate: string
  phone: string
  email: string
}

type Origin = 'english' | 'spanish' | 'other'

/** Of a list that begins with the most frequent name, as Zipf's law has it. */
function frequent(random: Random, names: readonly string[]): string {
  const weights = names.map((_, at) => 1 / (at + 3))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [at, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return names[at] ?? ''
  }
  return names[0] ?? ''
}

export const oneOf = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[Math.floor(random() * things.length)] as Thing

const originOf = (random: Random): Origin => {
  const chance = random()
  return chance < 0.45 ? 'english' : chance < 0.85 ? 'spanish' : 'other'
}

const isWoman = (random: Random) => random() < 0.5
const givenOf = (random: Random, origin: Origin, woman = isWoman(random)) =>
  frequent(random, namesOf(`${woman ? 'women' : 'men'}.${origin}`))
const familyOf = (random: Random, origin: Origin) =>
  random() < 0.25 ? oneOf(random, namesOf('family.rare')) : frequent(random, namesOf(`family.${origin}`))

const two = (number: number) => String(number).padStart(2, '0')
const dateIn = (random: Random, year: number) =>
  `${year}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
const birthDate = (random: Random) => dateIn(random, 1935 + Math.floor(random() * 75))
const phone = (random: Random) =>
  `(${200 + Math.floor(random() * 780)}) 555-01${two(Math.floor(random() * 100))}`

/** Letters that an address may hold. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
function email(random: Random, given: string, family: string): string {
  const [first = '', last = ''] = [plain(given)[0], plain(family)[0]]
  const local = oneOf(random, [
    `${first}.${last}`,
    `${first}${last}${Math.floor(random() * 99)}`,
    `${first.charAt(0)}${last}`,
    `${last}.${first}${two(Math.floor(random() * 99))}`,
    `${first}${1950 + Math.floor(random() * 60)}`,
  ])
  return `${local}@example.${oneOf(random, ['org', 'com', 'net'])}`
}

/** Somebody; one in five has two given names, most people of a Spanish name two family names. */
export function somebody(random: Random, origin: Origin = originOf(random)): Person {
  const woman = isWoman(random)
  const second = random() < 0.2 ? ` ${givenOf(random, origin, woman)}` : ''
  const given = `${givenOf(random, origin, woman)}${second}`
  const isTwo = origin === 'spanish' && random() < 0.6
  const family = `${familyOf(random, origin)}${isTwo ? ` ${familyOf(random, origin)}` : ''}`
  return {
    given,
    family,
    birthDate: birthDate(random),
    phone: random() < 0.85 ? phone(random) : '',
    email: random() < 0.55 ? email(random, given, family) : '',
  }
}

/** A given name that is another one, of somebody of the same family. */
function otherGiven(random: Random, given: string): string {
  const origin = (['english', 'spanish', 'other'] as const).find(each =>
    ['women', 'men'].some(list => namesOf(`${list}.${each}`).includes(given.split(' ')[0] ?? '')),
  )
  const first = givenOf(random, origin ?? 'english')
  const isSame = [given.split(' ')[0] ?? '', ...shortNamesOf(given.split(' ')[0] ?? '')].includes(first)
  return isSame || shortNamesOf(first).includes(given) ? otherGiven(random, given) : first
}

const yearOf = ({ birthDate }: Person) => Number(birthDate.slice(0, 4))

/** Two people, by what makes them look like one. */
export const lookAlikes: Readonly<Record<string, (random: Random, person: Person) => Person>> = {
  twin: (random, person) => ({ ...person, given: otherGiven(random, person.given), email: '' }),
  sibling: (random, person) => ({
    ...person,
    given: otherGiven(random, person.given),
    birthDate: dateIn(random, yearOf(person) + 1 + Math.floor(random() * 8)),
    email: '',
  }),
  'parent of one name': (random, person) => ({
    ...person,
    birthDate: dateIn(random, Math.max(1905, yearOf(person) - 18 - Math.floor(random() * 20))),
    email: random() < 0.3 ? person.email : '',
  }),
  partner: (random, person) => ({
    ...person,
    given: otherGiven(random, person.given),
    birthDate: dateIn(random, yearOf(person) - 5 + Math.floor(random() * 10)),
  }),
  'namesake born on another day': (random, person) => ({
    ...somebody(random),
    given: person.given,
    family: person.family,
    birthDate: dateIn(random, yearOf(person) + oneOf(random, [-27, -15, -11, 12, 16, 28])),
  }),
  'stranger born on the same day': (random, person) => ({ ...somebody(random), birthDate: person.birthDate }),
  'stranger of the same family name': (random, person) => {
    const other = somebody(random)
    return { ...other, given: otherGiven(random, person.given), family: person.family }
  },
  'stranger of the same given name': (random, person) => ({ ...somebody(random), given: person.given }),
  'same telephone of a shelter': (random, person) => ({
    ...somebody(random),
    phone: person.phone || phone(random),
  }),
}

const capitals = (text: string) => text.toUpperCase()
const bare = (text: string) => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')

/** What changes in a record that is made again in another place on another day, without anybody's mistake. */
export const otherDays: Readonly<Record<string, (random: Random, person: Person) => Person>> = {
  'called by a short name': (random, person) => {
    const short = shortNamesOf(person.given.split(' ')[0] ?? '')
    return short.length > 0 ? { ...person, given: oneOf(random, short) } : person
  },
  'one family name of two': (_, person) => ({ ...person, family: person.family.split(' ')[0] ?? '' }),
  'two family names with a hyphen': (_, person) => ({ ...person, family: person.family.replace(' ', '-') }),
  'second given name left out': (_, person) => ({ ...person, given: person.given.split(' ')[0] ?? '' }),
  'second given name as an initial': (_, person) => ({
    ...person,
    given: person.given.replace(/ (\S)\S*$/, ' $1.'),
  }),
  'without accents, in capitals': (_, person) => ({
    ...person,
    given: capitals(bare(person.given)),
    family: capitals(bare(person.family)),
  }),
  'another family name since the marriage': (random, person) => ({
    ...person,
    family: familyOf(random, 'english'),
  }),
  'another number and address': (random, person) => ({
    ...person,
    phone: phone(random),
    email: person.email && email(random, person.given, person.family),
  }),
}
