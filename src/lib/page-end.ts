/** Where the next page starts: the sort key of the last row, and its id for rows that are equal. */
export interface PageEnd {
  key: string
  id: string
}

/** Writes a page's end as one opaque word for the address. */
export function writePageEnd(end: PageEnd): string {
  return `${end.id}${end.key}`
}

/** Reads a page's end; undefined where somebody made it up. */
export function readPageEnd(word: string | undefined): PageEnd | undefined {
  const match = word?.match(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})([\s\S]*)$/)
  return match ? { id: match[1] as string, key: match[2] as string } : undefined
}
