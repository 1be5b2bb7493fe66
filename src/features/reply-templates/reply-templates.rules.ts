// A template fills in what is written and never sends: whoever uses it reads the words first and may change them. It is
// short enough for a message, and has a name by which it is found. Those in the language of the person one writes to stand first.

/** The most letters of a name, and of the words themselves: as long as a message may be. */
export const TEMPLATE_NAME_LENGTH = 60
export const TEMPLATE_LENGTH = 4000

/** What stands in a field after words were put in where the cursor is, with a space or line between them and what is there. */
export function putIn(words: string, template: string, from: number, until: number): string {
  const before = words.slice(0, from)
  const after = words.slice(until)
  const space = before !== '' && !/\s$/.test(before) ? ' ' : ''
  return `${before}${space}${template}${after}`
}

/** Templates in an order to choose from: the wanted language first, one's own before the organization's, then by name. */
export function sortTemplates<T extends { language: string; isOwn: boolean; name: string }>(
  templates: readonly T[],
  language: string,
): T[] {
  const rank = (each: T) => (each.language === language ? 0 : 2) + (each.isOwn ? 0 : 1)
  return templates.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}
