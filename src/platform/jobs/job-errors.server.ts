// What a handler of later work throws when trying again soon would be of no use.

/** Thrown by a handler whose work has to wait until a moment: it is put back until then, and counts as no failure. */
export class LaterError extends Error {
  readonly at: Date
  constructor(at: Date) {
    super(`later, at ${at.toISOString()}`)
    this.name = 'LaterError'
    this.at = at
  }
}

/** Thrown by a handler whose work can never succeed: it is kept aside at once instead of being tried again. */
export class HopelessError extends Error {
  override name = 'HopelessError'
}
