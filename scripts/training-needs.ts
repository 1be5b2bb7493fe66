/** Teaches the recognition of needs: which examples, which labels, and how well it does on families it did not see. */
import {
  recognizedNeeds,
  weighNeeds,
} from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import { topicsOf } from '../src/features/safety/lexicon/lexicon.rules.ts'
import { readPlainly } from '../src/features/safety/normalization/normalization.rules.ts'
import { type LinearModelFile, readLinearModel } from '../src/lib/linear-model.ts'
import { textFeatures } from '../src/lib/text-features.ts'
import { fitModel, quantize } from './training-linear.ts'
import { foldOf, folds, type NeedsLine, readTaught } from './training-lines.ts'

const groups = [{ from: 0, to: recognizedNeeds.length, kind: 'any of' as const }]

/** The taught lines. */
export function needsLines(): NeedsLine[] {
  return readTaught<NeedsLine>('needs')
}

/** A model of these lines. */
export function teachNeeds(lines: readonly NeedsLine[], thresholds: Record<string, number>): LinearModelFile {
  const examples = lines.map(({ family, text, needs }) => ({
    family,
    features: textFeatures(text, readPlainly(text).plain, topicsOf),
    target: recognizedNeeds.map(need => Number(needs.includes(need))),
    weight: 1,
  }))
  const fitted = fitModel(examples, groups, { epochs: 12, rate: 0.15, decay: 1e-5, families: 2 })
  return { thresholds, ...quantize(fitted, recognizedNeeds, () => 0.7) }
}

export interface WeighedLine extends NeedsLine {
  weighed: number[]
}

/** Every taught line, weighed by a model that saw no line of its part. */
export function crossValidateNeeds(): WeighedLine[] {
  const lines = needsLines()
  return Array.from({ length: folds }, (_, fold) => {
    const isApart = ({ family }: NeedsLine) => foldOf(family) === fold
    const model = readLinearModel(
      teachNeeds(
        lines.filter(line => !isApart(line)),
        {},
      ),
    )
    return lines.filter(isApart).map(line => ({ ...line, weighed: weighNeeds(line.text, model) }))
  }).flat()
}
