// What a cell with something wrong may have meant, as far as there is one answer. It is offered to whoever mends the file and decides
// nothing by itself; where two people or two words are as near, nothing is offered.

import { foldName } from '#lib/person-names.ts'
import { isOneSlipApart } from '#lib/slips.ts'
import { type DateOrder, type ImportFact, readDay } from '../columns/columns.rules.ts'
import { wordsRead } from '../rows/rows.rules.ts'

const partsOf = (words: string) =>
  foldName(words)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Whether a part of a name stands for another: the same, its first letters, or one slip of the pen away from it. */
const standsFor = (typed: string, known: string) =>
  known.startsWith(typed) || (typed.length > 3 && isOneSlipApart(typed, known))

/** The one of these names that a cell is near to: each of its words stands for one of the name's. */
function nearestName(cell: string, names: readonly string[]): string | undefined {
  const typed = partsOf(cell)
  const near = names.filter(name => {
    const known = partsOf(name)
    return typed.every(part => known.some(each => standsFor(part, each)))
  })
  return typed.length > 0 && near.length === 1 ? near[0] : undefined
}

/** The word that a file may say where a cell is its first letters, or one slip away from it or from another way to say the same. */
function nearestWord(cell: string, words: Readonly<Record<string, string>>, said: readonly string[]) {
  const typed = foldName(cell).trim()
  const meant = new Set(
    Object.entries(words).flatMap(([word, means]) =>
      typed.length > 2 && word.length > 2 && standsFor(typed, word) ? [means] : [],
    ),
  )
  const [only] = meant
  return meant.size === 1 ? said.find(word => words[foldName(word)] === only) : undefined
}

/**
 * What a cell may have meant, as it would be typed in its place; undefined where nothing is near, or two are.
 * @param names of those whom a row of this file may name
 */
export function suggestionFor(
  fact: ImportFact,
  cell: string,
  { names, dateOrder }: { names: readonly string[]; dateOrder: DateOrder },
): string | undefined {
  if (fact === 'caseManager' || fact === 'assignee') return nearestName(cell, names)
  if (fact === 'language') return nearestWord(cell, wordsRead.language, ['English', 'Spanish'])
  if (fact === 'priority') return nearestWord(cell, wordsRead.priority, ['Low', 'Medium', 'High', 'Urgent'])
  // A day that no month has is one, read the other way round.
  if (fact === 'birthDate' || fact === 'dueOn')
    return readDay(cell, dateOrder === 'dmy' ? 'mdy' : 'dmy') || undefined
  return undefined
}
