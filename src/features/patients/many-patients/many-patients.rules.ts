// Many patients at once: what is done to them is reviewed first, then done in parts, each of which is done whole or not at all.
// A list that is longer than this is narrowed first: nobody looks through more of it before saying yes.

/** So many patients are changed at once. */
export const MOST_AT_ONCE = 10_000
/** So many are chosen by hand, one after the other. */
export const MOST_CHOSEN = 1_000
/** So many names are shown before somebody says yes. */
export const NAMES_SHOWN = 100

/** So many patients are changed in one part: closing settles more of each. */
export const PART = { change: 500, close: 100 } as const

/** A list in parts of one size. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )

/** How somebody chooses rows: those between the last one chosen and this one, in the order in which they stand. */
export function rowsBetween(rows: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [rows.indexOf(from ?? to), rows.indexOf(to)].toSorted((one, other) => one - other)
  return start === undefined || start < 0 ? [to] : rows.slice(start, (end ?? start) + 1)
}
