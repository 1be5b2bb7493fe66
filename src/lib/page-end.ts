import { z } from 'zod'

/** Where the next page starts: the sort key of the last row, and its id for rows that are equal. */
export interface PageEnd {
  key: string
  id: string
}

/** Writes a page's end as one opaque word for the address. */
export function writePageEnd(end: PageEnd): string {
  return `${end.id}${end.key}`
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})([\s\S]*)$/

/** Reads a page's end; undefined where somebody made it up. */
export function readPageEnd(word: string | undefined): PageEnd | undefined {
  const match = word?.match(shape)
  return match ? { id: match[1] as string, key: match[2] as string } : undefined
}

const isDay = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
const clock = /^[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)$/

const isMoment = (key: string) => isDay(key.slice(0, 10)) && clock.test(key.slice(10))

/**
 * The field of a question that says where its page begins; the first page without it. What somebody made up is refused: of
 * lists that are sorted by a moment here, of all others where the database can't read it.
 */
export const pageEndOf = (key: 'moment' | 'words') =>
  z
    .string()
    .max(300)
    .refine(word => {
      const end = readPageEnd(word)
      return end !== undefined && (key === 'words' || isMoment(end.key))
    })
    .optional()
