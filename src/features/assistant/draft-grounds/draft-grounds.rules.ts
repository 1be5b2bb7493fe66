// What a line of the guide says that its records do not (decision 54). The guide's own fixed words need no record; a letter may
// write out what its record says for short, and carries no shorthand of staff that nobody else reads.
import type { Language } from '#lib/language.ts'
import { draftWritingText as text } from '../draft-writing/draft-writing.text.ts'
import { type Ground, notInRecord } from '../grounding/grounding.rules.ts'
import { shorthandIn, writeOut } from '../shorthand/shorthand.rules.ts'

/** Everything that the guide says in its own words. */
const guideWords = JSON.stringify([
  Object.values(text.needs),
  text.safety(''),
  text.need('', '', text.inNotes),
  text.inAnswer(''),
  text.due('', ''),
  text.noDay(''),
  text.overdue('', ''),
  text.target('', ''),
  text.nextStepPast('', ''),
])

/** What no record says; in a letter (`letterIn` its language), what is written for short besides. */
export function unfounded(words: string, from: readonly Ground[], letterIn?: Language): string[] {
  if (!letterIn) return notInRecord(words, from, guideWords)
  const whole = from.map(source => writeOut(source.words, letterIn)).join('\n')
  return [...shorthandIn(words), ...notInRecord(words, from, `${guideWords}\n${whole}`)]
}
