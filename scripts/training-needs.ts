/** Teaches the recognition of needs: which examples, which labels, and how well it does on families it did not see. */
import {
  needsColumns,
  needsFeatures,
  recognizedNeeds,
  weighNeeds,
} from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import { type LinearModelFile, readLinearModel } from '../src/lib/linear-model.ts'
import { fitModel, quantize } from './training-linear.ts'
import { foldOf, folds, type NeedsLine, readTaught } from './training-lines.ts'

const last = recognizedNeeds.length + 1
const groups = [
  { from: 0, to: last, kind: 'one of' as const },
  { from: last, to: needsColumns.length, kind: 'any of' as const },
]

/** Several needs in one line share what it says. */
function targetOf(needs: readonly string[]): number[] {
  const share = recognizedNeeds.map(need => (needs.includes(need) ? 1 / needs.length : 0))
  const each = recognizedNeeds.map(need => Number(needs.includes(need)))
  return [...share, Number(needs.length === 0), Number(needs.length > 0), ...each]
}

/** The taught lines. */
export function needsLines(): NeedsLine[] {
  return readTaught<NeedsLine>('needs')
}

/** A model of these lines. */
export function teachNeeds(lines: readonly NeedsLine[], thresholds: Record<string, number>): LinearModelFile {
  const examples = lines.map(({ family, text, needs }) => ({
    family,
    features: needsFeatures(text),
    target: targetOf(needs),
    weight: 1,
  }))
  const fitted = fitModel(examples, groups, { epochs: 8, rate: 0.15, decay: 1e-5, families: 3 })
  return { thresholds, ...quantize(fitted, needsColumns, groups, { 'one of': 1.6, 'any of': 1.6 }) }
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
