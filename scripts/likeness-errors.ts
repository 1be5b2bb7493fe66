/**
 * How records of people go wrong, after published models of others: FEBRL's generator of data sets (dsgen, P. Christen, 2005:
 * the probabilities of its `generate.py`, its place of an error, its rows and columns of a keyboard), and phonetic respellings as
 * its successor GeCo (Tran, Vatsalan, Christen, 2013) makes them.
 */
import type { Person } from './likeness-people.ts'

type Random = () => number
type Field = 'given' | 'family' | 'birthDate' | 'phone' | 'email'
type Slip =
  | 'respell'
  | 'insert'
  | 'delete'
  | 'substitute'
  | 'transpose'
  | 'another'
  | 'words'
  | 'split'
  | 'join'
  | 'missing'
  | 'new'

/** How often a field is chosen (dsgen's select_prob; an e-mail address as a telephone number), and what then happens in it. */
const models: Record<Field, { chosen: number; slips: Partial<Record<Slip, number>> }> = {
  given: {
    chosen: 0.1,
    slips: {
      respell: 0.3,
      insert: 0.05,
      delete: 0.15,
      substitute: 0.35,
      transpose: 0.05,
      another: 0.02,
      words: 0.02,
      split: 0.01,
      join: 0.01,
      missing: 0.02,
      new: 0.02,
    },
  },
  family: {
    chosen: 0.15,
    slips: {
      respell: 0.3,
      insert: 0.1,
      delete: 0.1,
      substitute: 0.35,
      transpose: 0.04,
      another: 0.02,
      words: 0.02,
      split: 0.01,
      join: 0.02,
      missing: 0.02,
      new: 0.02,
    },
  },
  birthDate: {
    chosen: 0.1,
    slips: { substitute: 0.5, transpose: 0.3, another: 0.05, missing: 0.1, new: 0.05 },
  },
  phone: { chosen: 0.05, slips: { substitute: 0.4, transpose: 0.3, another: 0.15, missing: 0.05, new: 0.1 } },
  email: { chosen: 0.05, slips: { substitute: 0.4, transpose: 0.3, another: 0.15, missing: 0.05, new: 0.1 } },
}
/** dsgen exchanges given name and surname in so many records. */
const NAMES_EXCHANGED = 0.05
const SAME_ROW = 0.4
const SAME_COLUMN = 0.3

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']
const columns = ['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm', 'ik', 'ol', 'p']

/** Spellings that sound alike, each in both directions. */
const respellings = [
  ['ph', 'f'],
  ['ck', 'k'],
  ['c', 'k'],
  ['s', 'z'],
  ['i', 'y'],
  ['ie', 'y'],
  ['ee', 'ea'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['v', 'b'],
  ['ll', 'y'],
  ['ll', 'l'],
  ['nn', 'n'],
  ['tt', 't'],
  ['rr', 'r'],
  ['ss', 's'],
  ['mm', 'm'],
  ['gh', 'g'],
  ['j', 'h'],
  ['g', 'j'],
  ['th', 't'],
  ['sh', 'ch'],
  ['x', 'ks'],
  ['qu', 'k'],
  ['er', 'ar'],
  ['en', 'on'],
  ['an', 'en'],
  ['ai', 'ay'],
  ['ei', 'ie'],
  ['ea', 'e'],
  ['h', ''],
  ['w', 'u'],
  ['ce', 'se'],
  ['z', 'c'],
] as const

const pick = <Thing>(random: Random, things: readonly Thing[]): Thing => {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

/** One of several, as likely as their numbers say. */
function draw<Name extends string>(random: Random, chances: Partial<Record<Name, number>>): Name {
  const entries = Object.entries(chances) as [Name, number][]
  let left = random() * entries.reduce((sum, [, chance]) => sum + chance, 0)
  for (const [name, chance] of entries) {
    left -= chance
    if (left < 0) return name
  }
  return (entries.at(-1) as [Name, number])[0]
}

/** dsgen: slips are seldom at the beginning of a word; their place is normally distributed behind its middle. */
function placeIn(random: Random, text: string, offset: number): number {
  const most = text.length - 1 + offset
  const middle = Math.floor((text.length + offset) / 2) + 1
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.min(most, Math.max(0, Math.round(middle + normal)))
}

/** A letter that a finger meets instead: beside it, above or below it, or any. */
function wrongLetter(random: Random, letter: string): string {
  const near = (groups: readonly string[]) =>
    groups.find(group => group.includes(letter.toLowerCase()))?.replace(letter.toLowerCase(), '') ?? ''
  const chance = random()
  const beside = chance < SAME_ROW ? near(rows) : chance < SAME_ROW + SAME_COLUMN ? near(columns) : ''
  return pick(random, [...(beside || (/\d/.test(letter) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz'))])
}

const put = (text: string, at: number, instead: string, count = 0) =>
  text.slice(0, at) + instead + text.slice(at + count)

function respell(random: Random, text: string): string {
  const possible = respellings
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([from]) => from !== '' && text.toLowerCase().includes(from))
  if (possible.length === 0) return text
  const [from, to] = pick(random, possible)
  const at = text.toLowerCase().indexOf(from)
  const isCapital = at === 0 && to !== ''
  return put(text, at, isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to, from.length)
}

/** A text after one slip; empty where it is missing. */
function slip(random: Random, kind: Slip, text: string, another: string): string {
  const at = placeIn(random, text, kind === 'transpose' ? -1 : 0)
  const letter = text.charAt(at)
  switch (kind) {
    case 'respell':
      return respell(random, text)
    case 'insert':
      return put(text, at, wrongLetter(random, letter))
    case 'delete':
      return put(text, at, '', 1)
    case 'substitute':
      return put(text, at, wrongLetter(random, letter), 1)
    case 'transpose':
      return put(text, at, `${text.charAt(at + 1)}${letter}`, 2)
    case 'words':
      return text.split(' ').toReversed().join(' ')
    case 'split':
      return at > 0 ? put(text, at, ' ') : text
    case 'join':
      return text.replace(' ', '')
    case 'missing':
      return ''
    default:
      return another
  }
}

/** The digits of a date of birth go wrong, not its dashes; one that is no day is not written. */
function slipInDate(random: Random, kind: Slip, date: string, another: string): string {
  const wrong = slip(random, kind, date.replaceAll('-', ''), another.replaceAll('-', ''))
  if (wrong === '') return ''
  const day = `${wrong.slice(0, 4)}-${wrong.slice(4, 6)}-${wrong.slice(6, 8)}`
  const read = new Date(`${day}T00:00:00Z`)
  const isDay =
    !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) && read.getUTCFullYear() > 1900
  return isDay && read.getUTCFullYear() < 2026 ? day : date
}

/**
 * The record of a person written a second time, after dsgen with the figures of its fourth data set: one to four slips in the
 * record, at most two in a field.
 * @param another somebody else, whose values get into the record by mistake
 */
export function writtenAgain(random: Random, person: Person, another: Person): Person {
  const again = { ...person }
  const wanted = 1 + Math.floor(random() * 4)
  const chances = Object.fromEntries(
    Object.entries(models).map(([field, { chosen }]) => [field, chosen]),
  ) as Record<Field, number>
  if (random() < NAMES_EXCHANGED) [again.given, again.family] = [again.family, again.given]
  for (let made = 0, tries = 0; made < wanted && tries < 40; tries++) {
    const field = draw(random, chances)
    const isTwice = random() < 0.5
    for (let time = 0; time < (isTwice ? 2 : 1) && made < wanted; time++) {
      const before = again[field]
      if (before === '') break
      const kind = draw(random, models[field].slips)
      again[field] = (field === 'birthDate' ? slipInDate : slip)(random, kind, before, another[field])
      if (again[field] !== before) made++
    }
    chances[field] = 0
  }
  return again
}
