/**
 * Example rows for the constraints of a table: which rows a CHECK, a unique key or an exclusion refuses, and their near
 * neighbours, which it lets pass. A limit is met from both sides, so that moving it by one fails a test.
 */

export type Row = Record<string, unknown>

/** Rows are what differs from the example row of the table. */
export interface ConstraintExample {
  /** A row that is there before the others: what a unique key or an exclusion compares with. */
  beside?: Row
  refused: readonly Row[]
  accepted: readonly Row[]
}

/** A constraint that never answers, since another one refuses the same rows before it. */
interface Implied {
  impliedBy: string
}

export interface TableExample {
  /** A row that every constraint accepts. Foreign keys and triggers are off while it is tried. */
  row: Row
  /** By the name of the constraint. Every one of the table has its entry; what the catalogue does not know fails. */
  constraints: Readonly<Record<string, ConstraintExample | Implied>>
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Ids for example rows; they point at nothing. */
export const ids = {
  organization: id(1),
  otherOrganization: id(2),
  patient: id(3),
  row: id(4),
  other: id(5),
  third: id(6),
} as const

export const moment = '2026-01-05T10:00:00Z'

/**
 * A unique key, primary or not.
 * @param same what both rows share, alone enough to be refused
 * @param other what makes the second row another one
 * @param apart what keeps the second row apart from other keys of the table
 */
export function key(same: Row, other: Row, apart: Row = {}): ConstraintExample {
  return { beside: same, refused: [{ ...same, ...apart }], accepted: [{ ...same, ...apart, ...other }] }
}

/** A constraint of the same table that refuses everything that this one would. */
export const impliedBy = (constraint: string): Implied => ({ impliedBy: constraint })

/** A text of `min` to `max` letters; `min` is 0 or 1. `beside` goes with each of the rows. */
export function length(column: string, min: 0 | 1, max: number, beside: Row = {}): ConstraintExample {
  const row = (value: string) => ({ ...beside, [column]: value })
  return {
    refused: [row('x'.repeat(max + 1)), ...(min === 1 ? [row('')] : [])],
    accepted: [row('x'.repeat(max)), row(min === 1 ? 'x' : '')],
  }
}

/** A text of 1 to `max` letters between blanks, which don't count. */
export function trimmedLength(column: string, max: number, beside: Row = {}): ConstraintExample {
  const row = (value: string) => ({ ...beside, [column]: value })
  return {
    refused: [row('x'.repeat(max + 1)), row(''), row('  ')],
    accepted: [row(` ${'x'.repeat(max)} `), row('x')],
  }
}

/** An e-mail address of at most 255 letters. */
export function address(column: string): ConstraintExample {
  const long = (size: number) => `${'a'.repeat(size - 2)}@b`
  return {
    refused: [{ [column]: 'nobody' }, { [column]: '@b' }, { [column]: 'a@' }, { [column]: long(256) }],
    accepted: [{ [column]: 'a@b' }, { [column]: long(255) }],
  }
}

/**
 * One of a few words.
 * @param along what else a row needs where the column has that word, or `else` where it has an unknown one
 */
export function oneOf(
  column: string,
  values: readonly string[],
  along: Record<string, Row> = {},
): ConstraintExample {
  return {
    refused: [{ ...along.else, [column]: 'unknown' }],
    accepted: values.map(value => ({ ...along[value], [column]: value })),
  }
}

/** A whole number from `min` to `max`. */
export function between(column: string, min: number, max: number, beside: Row = {}): ConstraintExample {
  const rows = (...values: number[]) => values.map(value => ({ ...beside, [column]: value }))
  return { refused: rows(min - 1, max + 1), accepted: rows(min, max) }
}

/** A whole number of `min` or more. */
export function atLeast(column: string, min: number): ConstraintExample {
  return { refused: [{ [column]: min - 1 }], accepted: [{ [column]: min }] }
}

/** A JSON object or a JSON list. */
export function json(column: string, kind: 'object' | 'array'): ConstraintExample {
  const [right, wrong] = kind === 'object' ? [{}, []] : [[], {}]
  return { refused: [{ [column]: wrong }, { [column]: 'text' }], accepted: [{ [column]: right }] }
}

/** A JSON object of less than `bytes` bytes. */
export function sizedObject(column: string, bytes: number): ConstraintExample {
  const { refused, accepted } = json(column, 'object')
  const sized = (size: number) => ({ [column]: { text: 'x'.repeat(size) } })
  return { refused: [...refused, sized(bytes)], accepted: [...accepted, sized(bytes - 100)] }
}

/** Two things that are there together or not at all: each alone is refused. */
export function bothOrNeither(one: Row, other: Row): ConstraintExample {
  return { refused: [one, other], accepted: [{ ...one, ...other }, {}] }
}
