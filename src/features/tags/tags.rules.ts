/**
 * How tags are found and limited. A tag is a word or two of the organization's own, such as "Housing first"; two are the same
 * where only capitals, accents or blanks differ. The limits keep lists readable; the database keeps them too.
 */
export const LONGEST_NAME = 40
export const MOST_ON_PATIENT = 20
export const MOST_TAGS = 200

/** What is compared of a name: no capitals, accents or further blanks. The database has the same (`app.tag_key`). */
export function tagKey(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
}

/** The tags whose names hold these words, those that begin with them first. */
export function findTags<Tag extends { name: string }>(tags: readonly Tag[], words: string): Tag[] {
  const key = tagKey(words)
  const found = tags.filter(tag => tagKey(tag.name).includes(key))
  return [
    ...found.filter(tag => tagKey(tag.name).startsWith(key)),
    ...found.filter(tag => !tagKey(tag.name).startsWith(key)),
  ]
}
