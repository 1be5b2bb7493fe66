// Hears in a person's own words which needs they have now, by a small model trained on written lines (docs/assistant.md):
// a need that is over, someone else's news or a plain wish is none. It names topics to help with; it judges nobody.

import { readPlainly } from '#features/safety/normalization/normalization.rules.ts'
import { type LinearModel, likelihood, readLinearModel, shares } from '#lib/linear-model.ts'
import { textFeatures } from '#lib/text-features.ts'
import { needTopicsOf } from '../needs-lexicon/needs-lexicon.rules.ts'

/** The needs it tells apart: the model's columns, in this order. */
export const recognizedNeeds = [
  'housing',
  'food',
  'income_work',
  'transport',
  'utilities',
  'safety',
  'mental_health',
  'substance_use',
  'physical_health',
  'childcare',
  'education',
  'legal_reentry',
  'documents',
  'social_support',
] as const

export type RecognizedNeed = (typeof recognizedNeeds)[number]

let loading: Promise<LinearModel> | undefined

/** The trained model, read once. */
export function loadNeedsModel(): Promise<LinearModel> {
  loading ??= import('./needs-recognition.model.json', { with: { type: 'json' } }).then(file =>
    readLinearModel(file.default),
  )
  return loading
}

/** The model's columns: which need a text speaks of, or none; whether it speaks of any; and of each by itself whether it does. */
export const needsColumns: readonly string[] = [
  ...recognizedNeeds,
  'none',
  'any',
  ...recognizedNeeds.map(need => `${need} by itself`),
]

/** What a model sees of a text. */
export function needsFeatures(text: string) {
  return textFeatures(text, readPlainly(text).plain, needTopicsOf)
}

/** How likely each need is, in the order of `recognizedNeeds`. */
export function weighNeeds(text: string, model: LinearModel): number[] {
  const scores = model.scores(needsFeatures(text))
  const count = recognizedNeeds.length
  const classes = shares(scores.slice(0, count + 1))
  const some = 1 - (classes[count] ?? 0)
  const any = (likelihood(scores[count + 1] ?? 0) + some) / 2
  return recognizedNeeds.map((_, index) => {
    const share = (classes[index] ?? 0) / Math.max(some, 1e-6)
    const itself = likelihood(scores[count + 2 + index] ?? 0)
    return ((share + itself) / 2) * any
  })
}

/** The needs that weigh enough, each by the threshold of its own name. */
export function needsFrom(
  weighed: readonly number[],
  thresholds: Readonly<Record<string, number>>,
): RecognizedNeed[] {
  return recognizedNeeds.filter((need, index) => (weighed[index] ?? 0) >= (thresholds[need] ?? 1))
}

/** The needs in a text; empty when there is none. */
export function recognizeNeeds(text: string, model: LinearModel): RecognizedNeed[] {
  return needsFrom(weighNeeds(text, model), model.thresholds)
}
