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
