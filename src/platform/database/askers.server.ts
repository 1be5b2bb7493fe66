/** Whom a share is counted by: the person, whatever number of sessions they opened, and the network address of whoever has none. */

const MOST_REMEMBERED = 20_000

/** Whose sessions these are, as the database said when they were last used. */
export class Askers {
  readonly #people = new Map<string, string>()

  /**
   * The person, where this session is known to be theirs. A session that nobody used yet, and one that is over, is counted by
   * the address it is asked from.
   */
  of(token: string | undefined, address: string | undefined): string | undefined {
    return (token && this.#people.get(token)) ?? address ?? token
  }

  /** Remembers whose session this is; `person` is undefined for one that opens nothing. */
  learn(token: string, person: string | undefined): void {
    if (!person) this.#people.delete(token)
    else if (this.#people.get(token) !== person) {
      const [oldest] = this.#people.size >= MOST_REMEMBERED ? this.#people.keys() : []
      if (oldest) this.#people.delete(oldest)
      this.#people.set(token, person)
    }
  }
}
