/** Whom a share is counted by: the person, whatever number of sessions they opened, and the network address of whoever has none. */

const MOST_REMEMBERED = 20_000
/** Whose a session is that opens nothing. */
const NOBODY = ''

/** Whose sessions these are, as the database said when they were last used. */
export class Askers {
  readonly #people = new Map<string, string>()

  /**
   * The person, where this session is known to be theirs. A session that is over is counted by the address it is asked from;
   * one that nobody used yet by itself, so that people in one house do not wait for each other.
   */
  of(token: string | undefined, address: string | undefined): string | undefined {
    if (token === undefined) return address
    const person = this.#people.get(token)
    return person === NOBODY ? (address ?? token) : (person ?? token)
  }

  /** Remembers whose session this is; `person` is undefined for one that opens nothing. */
  learn(token: string, person = NOBODY): void {
    if (this.#people.get(token) === person) return
    const [oldest] = this.#people.size >= MOST_REMEMBERED ? this.#people.keys() : []
    if (oldest) this.#people.delete(oldest)
    this.#people.set(token, person)
  }
}
