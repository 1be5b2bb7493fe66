// Recognises danger by a small model that was trained on thousands of written lines (docs/assistant.md). It says how sure it
// is, never why a person feels something; what it finds is a reason for somebody to look. Long texts are read in stretches
// of a few sentences, so that danger in the middle of practical matter is not drowned by it.
import {
  type LinearModel,
  type LinearModelFile,
  likelihood,
  readLinearModel,
  readRising,
  shares,
} from '#lib/linear-model.ts'
import { textFeatures, wordNumber } from '#lib/text-features.ts'
import { topicsOf } from '../lexicon/lexicon.rules.ts'
import { ownWords, readPlainly } from '../normalization/normalization.rules.ts'
import type { SafetyKind } from '../phrases/phrases.rules.ts'
import { mendDangerWords } from '../spelling/spelling.rules.ts'

export type DangerLevel = 'none' | 'implicit' | 'explicit'

/** The kinds in the order of the model's columns. */
const kinds: readonly SafetyKind[] = ['self_harm', 'harm_to_others', 'abuse', 'emergency']

/** Why a text that sounds dangerous is not: what the last of the model's classes stand for. */
export const harmlessKinds = ['plain', 'denied', 'past', 'fiction', 'professional', 'idiom', 'other'] as const

/** Each text is of one of these; the last column of the model says danger or none by itself. */
export const dangerClasses: readonly string[] = [
  ...kinds.flatMap(kind => [`${kind} implicit`, `${kind} explicit`]),
  ...harmlessKinds,
]

/** The model with what else its file knows. */
export interface DangerModelFile extends LinearModelFile {
  /** The numbers of the words that people ordinarily write, rising, as letters. */
  known: string
}

export interface DangerModel extends LinearModel {
  isKnown: (word: string) => boolean
}

/** What the model says of a text. */
export interface Recognition {
  /** Between 0 and 1. */
  danger: number
  level: Exclude<DangerLevel, 'none'>
  kind: SafetyKind
  /** The stretch it was seen in, in the person's own words. */
  matched: string
  /** Whether that is a part of a longer text: more must then be seen, since each part is one more chance to be wrong. */
  isPart: boolean
}

interface Stretch {
  start: number
  end: number
}

const longestStretch = 30
const longestWhole = 45

/** The stretch from one word to another, in characters of the plain reading. */
function stretchesOf(plain: string): Stretch[] {
  const words = [...plain.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const whole = { start: 0, end: plain.length }
  if (words.length <= longestWhole) return [whole]
  const stretches: Stretch[] = []
  for (let from = 0; from < words.length; ) {
    let to = Math.min(from + longestStretch, words.length)
    // It ends with a sentence where there is one in its second half.
    for (let end = to; end > from + longestStretch / 2; end--)
      if (words[end - 1]?.word === '.') {
        to = end
        break
      }
    stretches.push({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? plain.length })
    if (to === words.length) break
    // The next one begins with the sentence nearest to the middle of this one, so that each is seen with its neighbors.
    const middle = from + Math.floor((to - from) / 2)
    let next = middle
    while (next < to && words[next - 1]?.word !== '.') next++
    from = next < to ? next : middle
  }
  return stretches
}

/** Reads a model from its file. Takes some milliseconds: keep what it returns. */
export function readDangerModel(file: DangerModelFile): DangerModel {
  const known = new Set(readRising(file.known))
  return { ...readLinearModel(file), isKnown: word => known.has(wordNumber(word)) }
}

function judge(model: DangerModel, text: string, plain: string): Omit<Recognition, 'matched' | 'isPart'> {
  const scores = model.scores(textFeatures(text, plain, topicsOf))
  const classes = shares(scores.slice(0, dangerClasses.length))
  const share = (index: number) => classes[index] ?? 0
  const ofKind = kinds.map((_, index) => share(2 * index) + share(2 * index + 1))
  const best = ofKind.indexOf(Math.max(...ofKind))
  const explicit = kinds.reduce((sum, _, index) => sum + share(2 * index + 1), 0)
  const total = ofKind.reduce((sum, each) => sum + each, 0)
  return {
    danger: (likelihood(scores[dangerClasses.length] ?? 0) + total) / 2,
    level: explicit * 2 >= total ? 'explicit' : 'implicit',
    kind: kinds[best] ?? 'self_harm',
  }
}

/** What the model makes of each stretch, one after the other. */
function* judgeStretches(text: string, model: DangerModel): Generator<Recognition> {
  const reading = readPlainly(text)
  const stretches = stretchesOf(reading.plain)
  for (const { start, end } of stretches) {
    const plain = reading.plain.slice(start, end)
    if (plain === '') continue
    const own = ownWords(text, reading, start, end)
    const mended = mendDangerWords(plain, model.isKnown)
    for (const read of mended === null ? [plain] : [plain, mended])
      yield { ...judge(model, own, read), matched: own, isPart: stretches.length > 1 }
  }
}

/** The more dangerous of two; the first where they are alike. */
function moreDangerous(found: Recognition | null, next: Recognition): Recognition {
  return found && found.danger >= next.danger ? found : next
}

/** What the model makes of a text: its most dangerous stretch. Null when nothing is written. */
export function recognizeDanger(text: string, model: DangerModel): Recognition | null {
  let found: Recognition | null = null
  for (const next of judgeStretches(text, model)) found = moreDangerous(found, next)
  return found
}

/**
 * The same, with pauses: a text of many pages holds up neither a screen nor another request. `pause` is awaited after each
 * stretch, and says by its own clock whether anything else goes first.
 */
export async function recognizeDangerInTimeSlices(
  text: string,
  model: DangerModel,
  pause: () => Promise<void>,
): Promise<Recognition | null> {
  let found: Recognition | null = null
  for (const next of judgeStretches(text, model)) {
    found = moreDangerous(found, next)
    await pause()
  }
  return found
}
