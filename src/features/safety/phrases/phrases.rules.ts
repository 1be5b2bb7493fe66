// What a recognised phrase is: a kind of concern, and the whole words by which it shows. The phrases themselves stand in
// one file for each language, so that somebody who speaks it can read them in one go.

export type SafetyKind = 'emergency' | 'self_harm' | 'abuse' | 'harm_to_others'

export interface ConcernPhrase {
  kind: SafetyKind
  phrase: RegExp
}

/** A phrase that begins at the beginning of a word and ends at the end of one. */
export function wholeWords(source: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])(?:${source})(?![\w-])`, 'g')
}

/** Phrases that all mean the same kind of concern. */
export function asConcerns(kind: SafetyKind, sources: readonly string[]): ConcernPhrase[] {
  return sources.map(source => ({ kind, phrase: wholeWords(source) }))
}
