/** Teaches the recognition of danger: which examples, which classes, and how well it does on families it did not see. */

import { detectDanger } from '../src/features/safety/detection/detection.rules.ts'
import { topicsOf } from '../src/features/safety/lexicon/lexicon.rules.ts'
import { readPlainly } from '../src/features/safety/normalization/normalization.rules.ts'
import {
  type DangerModel,
  type DangerModelFile,
  dangerClasses,
  harmlessKinds,
  readDangerModel,
  recognizeDanger,
} from '../src/features/safety/recognition/recognition.rules.ts'
import { findSafetyConcern } from '../src/features/safety/safety.rules.ts'
import { writeRising } from '../src/lib/linear-model.ts'
import { textFeatures, wordNumber } from '../src/lib/text-features.ts'
import type { SaidSafety } from './training-figures.ts'
import { type Example, type Fitted, fitModel, quantize } from './training-linear.ts'
import { foldOf, folds, type NeedsLine, readTaught, type SafetyLine } from './training-lines.ts'

const columns = [...dangerClasses, 'danger']
const groups = [
  { from: 0, to: dangerClasses.length, kind: 'one of' as const },
  { from: dangerClasses.length, to: columns.length, kind: 'any of' as const },
]

/** Needs of these kinds may speak of danger: their lines are not taken for ordinary ones. */
const notOrdinary = ['safety', 'mental_health', 'substance_use', 'physical_health']

/** The sentences that the rules were tested with, and mended by: they teach, and would flatter the figures. */
export const isProbe = ({ family }: SafetyLine) => family.startsWith('rules-')

/** The taught lines, and what teaches besides: the probes of the rules, and the ordinary lines among those of needs. */
export function safetyLines(): { lines: SafetyLine[]; more: SafetyLine[] } {
  const all = readTaught<SafetyLine>('safety')
  const ordinary = readTaught<NeedsLine>('needs')
    .filter(({ needs }) => !needs.some(need => notOrdinary.includes(need)))
    .map(({ needs: _, ...line }) => ({ ...line, level: 'none' as const, kind: null, not: null }))
  return { lines: all.filter(line => !isProbe(line)), more: [...all.filter(isProbe), ...ordinary] }
}

function classOf({ level, kind, not }: SafetyLine): string {
  return level === 'none' ? (not ?? harmlessKinds[0]) : `${kind} ${level}`
}

/** How often an ordinary line counts: there are far more of them in life than among the lines. */
const weightOfOrdinary = 3
/** A hint counts for more than plain words of danger: it is harder to learn, and missed most often. */
const weightOfHint = 1.5

function weightOf(line: SafetyLine): number {
  if (classOf(line) === harmlessKinds[0]) return weightOfOrdinary
  return line.level === 'implicit' ? weightOfHint : 1
}

const read = new Map<string, Example>()

function exampleOf(line: SafetyLine): Example {
  const name = classOf(line)
  // The same words may stand in two families, and what counts is how many families say them.
  const key = `${line.family} ${name} ${line.text}`
  const known = read.get(key)
  if (known) return known
  const example = {
    family: line.family,
    features: textFeatures(line.text, readPlainly(line.text).plain, topicsOf),
    target: columns.map(column => Number(column === name || (column === 'danger' && line.level !== 'none'))),
    weight: weightOf(line),
  }
  read.set(key, example)
  return example
}

/** Each sentence of an ordinary text is ordinary too, and as short as what people write most. */
function sentencesOf(line: SafetyLine): SafetyLine[] {
  if (classOf(line) !== harmlessKinds[0] || isProbe(line)) return []
  const sentences = line.text.split(/(?<=[.!?;])\s+|\n+/).filter(text => text.trim().split(/\s+/).length >= 3)
  return sentences.length > 1 ? sentences.map(text => ({ ...line, text: text.trim() })) : []
}

/** Words that at least two lines have. */
function knownWords(lines: readonly SafetyLine[]): string {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const word of new Set(readPlainly(text).plain.split(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const numbers = [...counts]
    .filter(([word, count]) => count > 1 && word.length >= 4)
    .map(([word]) => wordNumber(word))
  return writeRising([...new Set(numbers)].sort((a, b) => a - b))
}

/** What these lines teach, in full. */
export function fitSafety(lines: readonly SafetyLine[]): Fitted {
  const tells = columns.indexOf('danger')
  const whole = new Set(lines.map(({ text }) => text))
  const sentences = new Map(lines.flatMap(sentencesOf).map(line => [line.text, line]))
  const parts = [...sentences.values()].filter(({ text }) => !whole.has(text))
  return fitModel([...lines, ...parts].map(exampleOf), groups, {
    epochs: 5,
    rate: 0.1,
    decay: 1e-5,
    families: 8,
    tells,
  })
}

/** The model of what these lines taught, `coarser` times as coarse as it stands best. */
export function writeSafety(
  fitted: Fitted,
  lines: readonly SafetyLine[],
  thresholds: Readonly<Record<string, number>>,
  coarser = 1,
): DangerModelFile {
  const coarseness = { 'one of': 2.5 * coarser, 'any of': 0.8 * coarser }
  return { thresholds, ...quantize(fitted, columns, groups, coarseness), known: knownWords(lines) }
}

export interface JudgedLine extends SaidSafety {
  /** How sure the model was, between 0 and 1. */
  danger: number
  isPart: boolean
  /** Whether a rule finds something. */
  isRuled: boolean
}

/** A line as a model judges it, alone and with the rules. */
export function judgeLine(line: SafetyLine, model: DangerModel): JudgedLine {
  const { danger = 0, isPart = false } = recognizeDanger(line.text, model) ?? {}
  const isRuled = findSafetyConcern(line.text).length > 0
  return { ...line, danger, isPart, isRuled, said: detectDanger(line.text, model) }
}

/** Below this the model is sure enough that what a rule found is harmless, unless a probe of the rules lies lower. */
export const floor = 0.1
/** A part of a longer text must show this much more. */
export const morePart = 0.2

/** Whether a judged line would raise an alarm at this threshold. */
export function isAlarmAt(threshold: number, { danger, isPart, isRuled }: JudgedLine): boolean {
  return danger >= threshold + (isPart ? morePart : 0) || (isRuled && danger >= floor)
}

/** The beginnings of the families of the sets that were held apart before: each is one author's. */
const authorsApart = ['f3-', 'f4-', 'f5-']

/**
 * Every line that was held apart before, judged by a model that learned nothing from its author: the lines that people will write are by
 * nobody who taught either. These lines are in the proportions of life; what is written to teach tempts.
 */
export function judgeAuthorsApart(tell: (words: string) => void): JudgedLine[] {
  const { lines, more } = safetyLines()
  return authorsApart.flatMap(author => {
    const isApart = ({ family }: SafetyLine) => family.startsWith(author)
    const seen = [...lines, ...more].filter(line => !isApart(line))
    const model = readDangerModel(writeSafety(fitSafety(seen), seen, {}))
    tell(`without ${author}`)
    return lines.filter(isApart).map(line => judgeLine(line, model))
  })
}

/** Every taught line, judged by a model that saw no line of its part. */
export function crossValidateSafety(
  tell: (words: string) => void,
  thresholds: Readonly<Record<string, number>>,
): JudgedLine[] {
  const { lines, more } = safetyLines()
  return Array.from({ length: folds }, (_, fold) => {
    const isApart = ({ family }: SafetyLine) => foldOf(family) === fold
    const seen = [...lines.filter(line => !isApart(line)), ...more]
    const model = readDangerModel(writeSafety(fitSafety(seen), seen, thresholds))
    tell(`part ${fold + 1} of ${folds}`)
    return lines.filter(isApart).map(line => judgeLine(line, model))
  }).flat()
}
