// A patient may keep what they last saw on a device that is their own. Without a connection it opens with a code that only
// they know: long enough that trying them all takes years of work, short enough to be remembered.

/** Letters or digits that the code of an own device has at least; each try costs 600,000 rounds, and ten wrong ones end it. */
const CODE_MIN_LENGTH = 6
export const CODE_MAX_LENGTH = 64

/** The key of what is wrong with a new code, or undefined. */
export function findCodeProblem(code: string, again: string): 'short' | 'differs' | undefined {
  if (code.trim().length < CODE_MIN_LENGTH) return 'short'
  return code === again ? undefined : 'differs'
}

/** The first part of a query's key says who asked: only what a patient's own screens asked for is kept. */
export function isCachedQuery(key: readonly unknown[]): boolean {
  const [path] = key
  if (!Array.isArray(path)) return false
  const [hat, noun, procedure] = path
  return hat === 'patient' || (noun === 'auth' && procedure === 'session')
}
