/**
 * How easy a text is to read, by formula. A formula sees the length of sentences and words, not whether they make sense:
 * it keeps texts from growing hard again, and does not replace a person who reads them.
 *
 * English: Flesch–Kincaid grade (Kincaid, Fishburne, Rogers, Chissom 1975, Research Branch Report 8-75):
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59. The grade is that of a United States school.
 *
 * Spanish: Szigriszt-Pazos perspicuity (1993): 206.835 − 62.3 × syllables per word − words per sentence, read on the INFLESZ
 * scale (Barrio-Cantalejo et al. 2008): 65 to 80 fairly easy, more than 80 very easy; below 55 hard.
 */

/** The sentences of a text: what ends in a full stop, a question or exclamation mark, or the line. */
function sentencesOf(text: string): string[] {
  return text.split(/[.!?…]+["”’)]*(?:\s+|$)|\n+/).filter(sentence => /[\p{L}\d]/u.test(sentence))
}

/** The words of a text. Numbers are words of one syllable to a formula, so they are left out. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []
}

/**
 * Syllables of an English word: its groups of vowels, without a silent e at the end ("home", "used") and with the
 * one that is spoken ("table", "wanted", "boxes"). Wrong for some words, both ways; over a page it comes out even.
 */
export function englishSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, ending =>
      /(?:[sxz]|[cs]h|[cg])es$/.test(ending) ? ending : '',
    )
    .replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/**
 * Syllables of a Spanish word: every vowel, except that a weak one (i, u, y at the end) beside another makes one syllable
 * with it unless it carries the accent. The u of "que", "gue" is silent.
 */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y$/, 'i')
  const nuclei = letters.match(/[iuü]?[aeoáéó][iuü]?(?![áéíóú])|[iuü]?[aeoáéó]|[íú]|[iuü]{1,2}/g)
  return Math.max(1, nuclei?.length ?? 1)
}

function rates(text: string, syllables: (word: string) => number) {
  const words = wordsOf(text)
  return {
    perSentence: words.length / sentencesOf(text).length,
    perWord: words.reduce((sum, word) => sum + syllables(word), 0) / words.length,
  }
}

/** The school grade of an English text by Flesch–Kincaid. */
export function englishGrade(text: string): number {
  const { perSentence, perWord } = rates(text, englishSyllables)
  return 0.39 * perSentence + 11.8 * perWord - 15.59
}

/** How easy a Spanish text is by Szigriszt-Pazos, usually 0 to 100; more is easier. */
export function spanishEase(text: string): number {
  const { perSentence, perWord } = rates(text, spanishSyllables)
  return 206.835 - 62.3 * perWord - perSentence
}
