/**
 * Finding patients by what was typed (`#lib/person-search.ts`). Staff ask their own caseload, patient by patient, with
 * `fitsSearch`; an administrator starts from the words of the organization, in the order of an index (`foundPatients`).
 * The patient is always `p`.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchTerm, WordRange } from '#lib/person-search.ts'

const none = sql<SqlBool>`false`
const all = (conditions: RawBuilder<SqlBool>[]) =>
  conditions.length === 0 ? none : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

const within = (word: RawBuilder<unknown>, { from, to }: WordRange) =>
  sql<SqlBool>`(${word} >= ${from} and ${word} < ${to})`

const beginsAWord = (word: RawBuilder<unknown>, { words }: SearchTerm) =>
  sql<SqlBool>`(${sql.join(
    words.map(range => within(word, range)),
    sql` or `,
  )})`

/** The sounds in one value: each search sends the same statement, however many there are. */
const listed = (sounds: readonly string[]) => sql`string_to_array(${sounds.join(' ')}, ' ')`

const fits = (term: SearchTerm) =>
  sql<SqlBool>`exists (select from unnest(p.search_words) w where ${beginsAWord(sql`w`, term)})`

/** Asked of many rows: the list is hashed once. */
const isLike = (sound: RawBuilder<unknown>, { near, begins }: NonNullable<SearchTerm['sounds']>) =>
  sql<SqlBool>`(${sound} in (select unnest(${listed(near)})) or ${within(sound, begins)})`

const soundsLike = ({ sounds }: SearchTerm) =>
  sounds ? sql<SqlBool>`exists (select from unnest(p.search_sounds) s where ${isLike(sql`s`, sounds)})` : none

const isNear = (term: SearchTerm) => sql<SqlBool>`(${fits(term)} or ${soundsLike(term)})`

/** That the patient `p` fits every word of the search as it was typed. */
export const fitsSearch = (terms: readonly SearchTerm[]) => all(terms.map(fits))

/** That the patient `p` fits every word of it, small mistakes of spelling forgiven; whoever fits exactly fits nearly too. */
export const nearlyFitsSearch = (terms: readonly SearchTerm[]) => all(terms.map(isNear))

/** Where a page of found patients ended. */
export interface FoundEnd {
  word: string
  nameOrder: string
  id: string
}

export interface FoundPatient {
  organizationId: string
  patientId: string
  word: string
  nameOrder: string
}

/** So many letters make a word rare enough to gather all who have it. */
const RARE_LETTERS = 3

/** Those who have a word, or a sound, of a term, from the index; nothing where they may be most people. */
function whoHave({ words, sounds }: SearchTerm, forgives: boolean): RawBuilder<unknown>[] {
  if (words.some(({ from }) => from.length < RARE_LETTERS)) return []
  const ranges = words.map(range => within(sql.ref('v.word'), range))
  const alike =
    forgives && sounds
      ? [sql<SqlBool>`v.sound = any (${listed(sounds.near)})`, within(sql.ref('v.sound'), sounds.begins)]
      : []
  return [
    sql`${sql.join(
      [...ranges, ...alike].map(range => sql`select v.patient_id from patient_words v where ${range}`),
      sql` union all `,
    )}`,
  ]
}

interface Way {
  /** What is compared: a word, or how it sounds. */
  column: RawBuilder<unknown>
  /** All of a patient's, of which only the first that fits counts. */
  own: RawBuilder<unknown>
  /** Each is a range of the index … */
  ranges: RawBuilder<SqlBool>[]
  /** … and this is any of them, of one word `x` of a patient's own. */
  fits: RawBuilder<SqlBool>
  /** What else must hold of the patient, what most people fail first. */
  holds: RawBuilder<SqlBool>
  /** Ids of patients, without whom nobody is found: looked through before a record is opened. */
  among: RawBuilder<unknown>[]
}

const and = (conditions: RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`

/** By the words of one term as they were typed. */
const wordsWay = (term: SearchTerm, holds: RawBuilder<SqlBool>, among: RawBuilder<unknown>[]): Way => ({
  column: sql.ref('w.word'),
  own: sql.ref('p.search_words'),
  ranges: term.words.map(range => within(sql.ref('w.word'), range)),
  fits: beginsAWord(sql`x`, term),
  holds,
  among,
})

function exactWay(terms: readonly SearchTerm[]): Way | undefined {
  const [first, ...others] = terms
  const among = others.flatMap(term => whoHave(term, false))
  return first && wordsWay(first, and(others.map(fits)), among)
}

function nearWay(terms: readonly SearchTerm[]): Way | undefined {
  // Where a part of it is forgiven nothing, such as a birth date, fewer have that than what sounds alike.
  const first = terms.find(term => !term.sounds) ?? terms[0]
  if (!first || !terms.some(term => term.sounds)) return undefined
  const others = terms.filter(term => term !== first)
  const holds = and([...others.map(isNear), sql`not ${fitsSearch(terms)}`])
  const among = others.flatMap(term => whoHave(term, true))
  const { sounds } = first
  if (!sounds) return wordsWay(first, holds, among)
  return {
    column: sql.ref('w.sound'),
    own: sql.ref('p.search_sounds'),
    ranges: [sql<SqlBool>`w.sound = any (${listed(sounds.near)})`, within(sql.ref('w.sound'), sounds.begins)],
    fits: isLike(sql`x`, sounds),
    holds,
    among,
  }
}

/** The words of one range; where only some people count, these are sifted before a record is opened (OFFSET 0). */
const wordsWithin = (range: RawBuilder<SqlBool>, isIn: readonly RawBuilder<SqlBool>[]) =>
  isIn.length === 0
    ? sql`patient_words w`
    : sql`(select w.* from patient_words w where ${and([range, ...isIn])} offset 0) w`

/**
 * The patients of the organization whom a search finds, as a table: in the order of what was found (the first of a patient's
 * words), then of the name; read from an index until there are enough.
 * @param how `exactly`, or `nearly`: those whom only forgiving finds
 * @param narrowed what else must hold of the patient `p`
 * @param sets the same, as far as it is known as ids of patients, each a query
 * @returns undefined where nobody can be found this way
 */
export function foundPatients(
  terms: readonly SearchTerm[],
  how: 'exactly' | 'nearly',
  narrowed: RawBuilder<SqlBool>,
  sets: readonly RawBuilder<unknown>[],
  after: FoundEnd | undefined,
  limit: number,
): RawBuilder<FoundPatient> | undefined {
  const way = how === 'exactly' ? exactWay(terms) : nearWay(terms)
  if (!way) return undefined
  const { column, own, ranges, fits: fitsOwn, holds, among } = way
  const isIn = [...sets, ...among].map(ids => sql<SqlBool>`w.patient_id in (${ids})`)
  const isLater = after
    ? sql<SqlBool>`(${column}, w.name_order, w.patient_id) > (${after.word}, ${after.nameOrder}, ${after.id}::uuid)`
    : sql<SqlBool>`true`
  const branches = ranges.map(
    range => sql`(select w.organization_id, w.patient_id, ${column} as word, w.name_order
      from ${wordsWithin(and([range, isLater]), isIn)}
      cross join lateral (select * from patients p
        where p.organization_id = w.organization_id and p.id = w.patient_id offset 0) p
      where ${range} and ${isLater} and ${holds} and ${narrowed}
        and ${column} = (select min(x) from unnest(${own}) x where ${fitsOwn})
      order by ${column}, w.name_order, w.patient_id limit ${limit})`,
  )
  return sql<FoundPatient>`(select * from (${sql.join(branches, sql` union `)}) f
    order by word, name_order, patient_id limit ${limit})`
}
