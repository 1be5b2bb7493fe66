// Slips of the pen: how near one word is to another.

/** Whether two words differ by at most one letter put in, left out, changed or swapped with its neighbor. */
export function isOneSlipApart(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false
  let start = 0
  while (start < first.length && first[start] === second[start]) start++
  const a = first.slice(start)
  const b = second.slice(start)
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

/** Letters at the beginning that count for more, and how much more (Winkler, 1990). */
const PREFIX = 4
const PREFIX_WEIGHT = 0.1
/** No word of a name is longer; the time that it takes grows with the square. */
const LONGEST = 64

/**
 * How alike two words are, from 0 to 1, by the letters that they share in nearly the same places (Jaro and Winkler); of long ones
 * the beginnings.
 */
export function jaroWinkler(one: string, other: string): number {
  const first = one.slice(0, LONGEST)
  const second = other.slice(0, LONGEST)
  const reach = Math.max(0, Math.floor(Math.max(first.length, second.length) / 2) - 1)
  const taken = new Set<number>()
  const shared = [...first].filter((letter, at) => {
    for (let place = Math.max(0, at - reach); place <= at + reach && place < second.length; place++)
      if (second[place] === letter && !taken.has(place)) {
        taken.add(place)
        return true
      }
    return false
  })
  if (shared.length === 0) return 0
  const inSecond = [...second].filter((_, at) => taken.has(at))
  const moved = shared.filter((letter, at) => letter !== inSecond[at]).length / 2
  const count = shared.length
  const jaro = (count / first.length + count / second.length + (count - moved) / count) / 3
  let prefix = 0
  while (prefix < PREFIX && prefix < first.length && first[prefix] === second[prefix]) prefix++
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro)
}
