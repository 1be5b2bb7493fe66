// Safety comes first, and no engine is asked. When a person writes of harming themselves or somebody else, of being
// hurt, or of an emergency, in English, in Spanish or in both at once, they see at once how to reach a person who can
// help. The rules err towards care: a mention is enough, a denial ("I would never kill myself") still counts for
// self-harm, and talking about it never makes it worse. Everyday phrases ("this traffic is killing me") don't count.
// What was found is a reason for a person to look. It is never a judgement about the person who wrote it.
import { safetyKinds } from './help-card/help-card.rules.ts'
import { ownWords, readPlainly } from './normalization/normalization.rules.ts'
import type { SafetyKind } from './phrases/phrases.rules.ts'
import { englishConcerns, englishHarmless } from './phrases-english/phrases-english.rules.ts'
import { spanishConcerns, spanishHarmless } from './phrases-spanish/phrases-spanish.rules.ts'

export type { SafetyKind }

export interface SafetyConcern {
  kind: SafetyKind
  /** The person's own words that were recognised, as they wrote them. */
  matched: string
}

/** Replaces every everyday phrase by dashes of the same length, so that the places stay the same. */
function hideHarmless(plain: string): string {
  let rest = plain
  for (const phrase of [...englishHarmless, ...spanishHarmless]) {
    rest = rest.replace(phrase, found => '-'.repeat(found.length))
  }
  return rest
}

/**
 * The concerns in a text, at most one of each kind, the most urgent kind first; an empty list when there is none.
 * Reads English and Spanish whatever language the person chose.
 */
export function findSafetyConcern(text: string): SafetyConcern[] {
  const reading = readPlainly(text)
  let rest = hideHarmless(reading.plain)
  const found = new Map<SafetyKind, string>()
  for (const { kind, phrase } of [...englishConcerns, ...spanishConcerns]) {
    const match = rest.matchAll(phrase).next().value
    if (!match) continue
    if (!found.has(kind)) {
      found.set(kind, ownWords(text, reading, match.index, match.index + match[0].length))
    }
    // What was understood once is not understood a second time as something else.
    rest = rest.replace(phrase, words => '-'.repeat(words.length))
  }
  return safetyKinds.flatMap(kind => {
    const matched = found.get(kind)
    return matched === undefined ? [] : [{ kind, matched }]
  })
}
