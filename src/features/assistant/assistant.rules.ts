// The guide: the assistant's built-in engine. It needs no network and gives the same answer for the same words.
// It listens for what a person says they need, and answers with a first step from a fixed library that anybody can read and review.
// It diagnoses nothing, judges no feelings, gives no therapy and decides nothing about anybody.
// Safety is looked at before it is asked (see safety.rules.ts), and nothing here replaces the help card.
import { readPlainly } from '#features/safety/normalization/normalization.rules.ts'
import type { Language } from '#lib/language.ts'
import { isOneSlipApart } from '#lib/slips.ts'
import { affirmationsText as spanishAffirmations } from './affirmations/affirmations.text.es.ts'
import { affirmationsText as englishAffirmations } from './affirmations/affirmations.text.ts'
import { lackWords, readAnswer, reassuring, wellWords } from './answer-reading/answer-reading.rules.ts'
import { assistantText as spanish } from './assistant.text.es.ts'
import { assistantText as english } from './assistant.text.ts'
import { englishNeeds, type Need, spanishNeeds } from './needs/needs.rules.ts'
import { recommendationsText as spanishRecommendations } from './recommendations/recommendations.text.es.ts'
import { recommendationsText as englishRecommendations } from './recommendations/recommendations.text.ts'
import type { Step } from './situations/situations.rules.ts'

export type { Need }

/** Every need, the most urgent first: the order in which needs are returned. */
export const needs = Object.keys(englishNeeds) as readonly Need[]

const words: Record<Language, typeof english> = { en: english, es: spanish }
const affirmations: Record<Language, typeof englishAffirmations> = {
  en: englishAffirmations,
  es: spanishAffirmations,
}
const library: Record<Language, typeof englishRecommendations> = {
  en: englishRecommendations,
  es: spanishRecommendations,
}

/** One checklist item's recommendations: for everybody, and for particular needs. */
interface ItemRecommendations {
  general: string
  needs?: Partial<Record<Need, string>>
}

const clauseEnds =
  /\b(?:but|however|although|though|except|because|pero|aunque|porque|excepto|sin embargo)\b|\b(?:and|so)\b(?= (?:i|im|we|my|need|no|dont|cant)\b)|\b(?:y|asi que)\b(?= (?:no|mi|mis|me|necesit\w*|estoy|tampoco|ademas)\b)/
const denials = new Set(
  'not no never isnt arent wasnt dont doesnt didnt havent hasnt without nobody nunca sin ni tampoco jamas nadie'.split(
    ' ',
  ),
)

/** Plain words that are one letter away from a listed one and mean something else. */
const noSlips = new Set(['cocina', 'cocinas', 'cocinar', 'cocinera', 'cocinero'])

/** Whether a spoken word is meant by a listed one. Long words in the person's language may have one slip. */
function isMeant(spoken: string, listed: string, inOwnLanguage: boolean): boolean {
  const mayHaveSlip = inOwnLanguage && !noSlips.has(spoken)
  if (listed.endsWith('*')) {
    const stem = listed.slice(0, -1)
    if (spoken.startsWith(stem)) return true
    return (
      mayHaveSlip &&
      stem.length >= 7 &&
      spoken[0] === stem[0] &&
      [-1, 0, 1].some(more => isOneSlipApart(spoken.slice(0, stem.length + more), stem))
    )
  }
  return (
    spoken === listed ||
    (mayHaveSlip && listed.length >= 7 && spoken[0] === listed[0] && isOneSlipApart(spoken, listed))
  )
}

const wordsOfPhrases = new Map<string, readonly string[]>()

/** The words of a listed phrase; cut up once, since every stretch of a text is looked through for all of them. */
function wordsOf(phrase: string): readonly string[] {
  const known = wordsOfPhrases.get(phrase) ?? phrase.split(' ')
  wordsOfPhrases.set(phrase, known)
  return known
}

/** Where a listed word or phrase begins among the spoken words, or -1. */
function findPhrase(spoken: readonly string[], phrase: string, mayHaveSlip: boolean): number {
  const parts = wordsOf(phrase)
  const letter = phrase[0]
  return spoken.findIndex(
    (first, at) =>
      // A slip is never in the first letter, so most words need no second look.
      first[0] === letter &&
      parts.every((part, step) => {
        const word = spoken[at + step]
        return word !== undefined && isMeant(word, part, mayHaveSlip)
      }),
  )
}

/** "I'm not hungry", "no tengo hambre": one of the three words before denies it. "Not only" denies nothing. */
function isDenied(spoken: readonly string[], at: number): boolean {
  return spoken.slice(Math.max(0, at - 3), at).some((word, index, before) => {
    const next = before[index + 1] ?? ''
    return denials.has(word) && !['only', 'just', 'solo', 'know', 'se'].includes(next)
  })
}

interface Clause {
  spoken: readonly string[]
  isGoingWell: boolean
}

/** Cuts a text into short stretches, and hears for each whether it speaks of something that goes well. */
function hearClauses(text: string): Clause[] {
  let isGoingWell = false
  return text
    .split(/[.,;:!?¡¿()\n]+/)
    .flatMap(part => readPlainly(part).plain.split(clauseEnds))
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const rest = part.replace(reassuring, ' ')
      const spoken = part.split(' ')
      const isLacking = lackWords.test(rest)
      const isWell = !isLacking && (rest !== part || wellWords.test(rest))
      // "I have a place to stay, a job and enough food": short further words carry on.
      isGoingWell = isWell || (isGoingWell && !isLacking && spoken.length <= 4)
      return { spoken, isGoingWell }
    })
}

function isHeard(need: Need, clauses: readonly Clause[], language: Language): boolean {
  const vocabularies = [
    { ...englishNeeds[need], isOwn: language === 'en' },
    { ...spanishNeeds[need], isOwn: language === 'es' },
  ]
  return clauses.some(({ spoken, isGoingWell }) =>
    vocabularies.some(
      ({ need: strong, topic, isOwn }) =>
        strong.some(phrase => {
          const at = findPhrase(spoken, phrase, isOwn)
          return at >= 0 && !isDenied(spoken, at)
        }) ||
        (!isGoingWell && topic.some(phrase => findPhrase(spoken, phrase, isOwn) >= 0)),
    ),
  )
}

/**
 * What somebody needs, in their own words, the most urgent first. Both languages are understood; small slips of the
 * pen only in the person's own. Empty when nothing was recognised.
 */
export function classifyNeeds(text: string, language: Language): Need[] {
  const clauses = hearClauses(text)
  return needs.filter(need => isHeard(need, clauses, language))
}

export interface RecommendedItem {
  /** The key of the catalogue; items that an organization added have none. */
  key?: string | null
  title: string
  categoryKey?: string | null
}

/** What was said elsewhere and still weighs where this very item was answered: it changes what a first step can be. */
const weighsEverywhere: ReadonlySet<Need> = new Set(['safety', 'no_home', 'pregnancy'])

const itemsOf = (language: Language): Record<string, ItemRecommendations> => library[language].items
const categoriesOf = (language: Language): Record<string, string> => library[language].categories

/**
 * Chooses one plain next step for a checklist item, by its key in the library (decision 55). What the person answered about
 * this very item weighs first, then their needs in general; a skipped answer changes nothing. Items of the organization's
 * own get a step of their category.
 */
export function recommendationKeyFor(
  item: RecommendedItem,
  personNeeds: readonly Need[],
  answer: string | null,
  language: Language,
): string {
  const key = item.key ?? ''
  const entry = Object.hasOwn(itemsOf('en'), key) ? itemsOf('en')[key] : undefined
  if (!entry)
    return Object.hasOwn(categoriesOf('en'), item.categoryKey ?? '') ? `category.${item.categoryKey}` : 'any'
  const variants = entry.needs ?? {}
  const isAnswered = answer !== null && readAnswer(answer) !== 'skipped'
  const own = isAnswered ? classifyNeeds(answer, language) : []
  const others = isAnswered ? personNeeds.filter(need => weighsEverywhere.has(need)) : personNeeds
  return `${key}.${[...own, ...others].find(need => variants[need]) ?? 'general'}`
}

/** The step of whoever needs no help with anything: the care team looks at the plan with them. */
export const reviewPlanKey = 'plan'

/** The words of a key in the reader's language; null where the library has nothing under it any more. */
export function recommendationByKey(
  key: string | null,
  item: { title: string },
  language: Language,
): string | null {
  if (key === null) return null
  const [of = '', variant = ''] = key.split('.')
  if (of === reviewPlanKey) return library[language].reviewPlan
  if (of === 'any') return library[language].fallback(item.title)
  if (of === 'category')
    return Object.hasOwn(categoriesOf(language), variant) ? (categoriesOf(language)[variant] ?? null) : null
  const entry = Object.hasOwn(itemsOf(language), of) ? itemsOf(language)[of] : undefined
  if (!entry) return null
  const byNeed: Record<string, string> = entry.needs ?? {}
  return Object.hasOwn(byNeed, variant) ? (byNeed[variant] ?? null) : entry.general
}

/** The keys of everything in the library by its English words, in which a next step is kept. */
const keysByWords = new Map([
  ...Object.entries(itemsOf('en')).flatMap(([key, { general, needs: byNeed = {} }]) =>
    Object.entries({ general, ...byNeed }).map(([variant, step]) => [step, `${key}.${variant}`] as const),
  ),
  ...Object.entries(categoriesOf('en')).map(([key, step]) => [step, `category.${key}`] as const),
  [library.en.reviewPlan, reviewPlanKey],
])

/** The key of these very words, so that each reader has them in their own language; null for what somebody worded. */
export const recommendationKeyOf = (step: string): string | null => keysByWords.get(step) ?? null

/** How many first steps a response names: enough to begin, few enough to remember. */
const mostSteps = 3

/**
 * The answer to what somebody wrote into "What are your needs": warm, a few short sentences, with first steps by what was
 * heard and the way to a person. `name` is the name the person goes by; without one nobody is named.
 */
export function supportResponse(
  heard: readonly Step[],
  name: string | null,
  language: Language,
  hasCaseManager = true,
): string {
  const { support } = words[language]
  const steps =
    heard.length > 0 ? heard.slice(0, mostSteps).map(step => support.steps[step]) : [support.withoutNeed]
  const called = name?.trim()
  return [
    called ? support.thanksTo(called) : support.thanks,
    ...steps,
    hasCaseManager ? support.caseManager : support.careTeam,
    support.closing,
  ].join(' ')
}

/** A small number that is always the same for the same text. */
function numberFor(text: string): number {
  let number = 7
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return number
}

/** The day's affirmation: the same all day for a person, another one tomorrow. `dateISO` begins with YYYY-MM-DD. */
export function affirmationFor(dateISO: string, patientId: string, language: Language): string {
  const all = affirmations[language].all
  const day = Math.floor(Date.parse(`${dateISO.slice(0, 10)}T00:00:00Z`) / 86_400_000)
  return all[(day + numberFor(patientId)) % all.length] ?? ''
}

/** A short word between two questions: it shows that the answer was heard, and neither praises nor judges it. */
export function acknowledgement(answer: string, language: Language): string {
  const { acknowledgements } = words[language]
  const choices = answer.includes('?') ? acknowledgements.asked : acknowledgements[readAnswer(answer)]
  return choices[numberFor(answer) % choices.length] ?? ''
}
