/** Answers that are JSON already, by the database's hand: they go out as they are, and nothing is read and written again. */

/** JSON of a value of this type. */
export type Json<T> = string & { readonly of?: T }

/** The value that a piece of JSON holds. */
export const readJson = <T>(json: Json<T>): T => JSON.parse(json)

/** Stands in the place of an answer whose text is there already. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Several answers in one bundle are one JSON. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** An answer of this text. To the types it is the value itself: whoever answers a request is the only one to look. */
export const jsonAnswer = <T>(json: Json<T>): T => new JsonText(json) as T

/**
 * The zone of moments as the database writes them into JSON. Only a name is followed by a quote, a colon and a quote: within
 * words each quote has a backslash. What is rare stands first and what must come before it is asked then: half the time.
 */
const zones = /\+00:00(?=")(?<="\w+At":"[-\d]+T[:.\d]+\+00:00)/g

/** A list of rows that are JSON already, with moments in the form that they have everywhere else. */
export const jsonList = <T>(rows: readonly { json: Json<T> }[]): Json<T[]> =>
  `[${rows.map(({ json }) => json).join()}]`.replace(zones, 'Z')
