// Some answers are facts of the record, such as a birth date. Nothing of the record changes by itself: before the form is sent, its
// person sees what would stand there, beside what stands there now, and says once whether their record shall have it.
import { asName } from '#lib/one-line.ts'
import type { Question, RecordFact } from '../questions/questions.rules.ts'

/** A fact as the record has it, and as an answer says it. */
export interface FactChange {
  fact: RecordFact
  now: string
  becomes: string
}

/**
 * What answers would make of the record; nothing where they say what it says already, or where nothing was answered.
 * @param questions those that are asked
 */
export function factChanges(
  questions: readonly Pick<Question, 'name' | 'fact'>[],
  answers: Readonly<Record<string, string | undefined>>,
  record: Readonly<Record<RecordFact, string>>,
): FactChange[] {
  return questions.flatMap(({ name, fact }) => {
    if (!fact) return []
    const words = (answers[name] ?? '').trim()
    const becomes = fact === 'contact' ? words : asName(words).trim()
    return becomes === '' || becomes === record[fact] ? [] : [{ fact, now: record[fact], becomes }]
  })
}
