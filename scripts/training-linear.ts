/** Fits a linear model with several columns to examples, and writes it small. Deterministic: the same lines, the same file. */
import { highestStep, type LinearModelFile, letterOf, writeRising } from '../src/lib/linear-model.ts'
import type { TextFeatures } from '../src/lib/text-features.ts'

export interface Example {
  family: string
  features: TextFeatures
  /** What each column should say: 1 or 0. */
  target: readonly number[]
  /** How much the example counts. */
  weight: number
}

/** Columns of which exactly one holds ("one of"), or each by itself ("any of"). */
export interface ColumnGroup {
  from: number
  to: number
  kind: 'one of' | 'any of'
}

interface FitOptions {
  epochs: number
  rate: number
  decay: number
  /** A feature counts from this many families on; what one family alone says is not learned. */
  families: number
}

interface Fitted {
  buckets: number[]
  weights: Float32Array
  biases: Float32Array
}

/** Always the same row of numbers between 0 and 1. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function commonBuckets(examples: readonly Example[], least: number): number[] {
  const seen = new Map<number, Set<string>>()
  for (const { features, family } of examples)
    for (const bucket of features.buckets) {
      const families = seen.get(bucket)
      if (!families) seen.set(bucket, new Set([family]))
      else if (families.size < least) families.add(family)
    }
  return [...seen]
    .filter(([, families]) => families.size >= least)
    .map(([bucket]) => bucket)
    .sort((a, b) => a - b)
}

/** Turns sums into what is wrong with them, in place. */
function toErrors(sums: Float32Array, { target, weight }: Example, groups: readonly ColumnGroup[]): void {
  for (const { from, to, kind } of groups) {
    let total = 1
    if (kind === 'one of') {
      const highest = Math.max(...sums.subarray(from, to))
      total = 0
      for (let column = from; column < to; column++)
        total += sums[column] = Math.exp((sums[column] ?? 0) - highest)
    }
    for (let column = from; column < to; column++) {
      const sum = sums[column] ?? 0
      const said = kind === 'one of' ? sum / total : 1 / (1 + Math.exp(-sum))
      sums[column] = (said - (target[column] ?? 0)) * weight
    }
  }
}

/** Fits by AdaGrad with a little decay. */
export function fitModel(
  examples: readonly Example[],
  groups: readonly ColumnGroup[],
  options: FitOptions,
): Fitted {
  const count = Math.max(...groups.map(({ to }) => to))
  const buckets = commonBuckets(examples, options.families)
  const rowOf = new Map(buckets.map((bucket, row) => [bucket, row * count]))
  const known = examples.map(({ features }) => {
    const kept = [...features.buckets.keys()].filter(index => rowOf.has(features.buckets[index] ?? -1))
    return {
      rows: Int32Array.from(kept, index => rowOf.get(features.buckets[index] ?? -1) ?? 0),
      values: Float32Array.from(kept, index => features.values[index] ?? 0),
    }
  })
  const weights = new Float32Array(buckets.length * count)
  const squares = new Float32Array(buckets.length * count)
  const biases = new Float32Array(count)
  const order = examples.map((_, index) => index)
  const random = randomNumbers()
  const sums = new Float32Array(count)
  const { rate, decay } = options
  const learn = (index: number) => {
    const { rows, values } = known[index] as (typeof known)[number]
    sums.set(biases)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      const value = values[at] as number
      for (let column = 0; column < count; column++)
        sums[column] = (sums[column] as number) + (weights[row + column] as number) * value
    }
    toErrors(sums, examples[index] as Example, groups)
    for (let column = 0; column < count; column++)
      biases[column] = (biases[column] as number) - 0.02 * (sums[column] as number)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      const value = values[at] as number
      for (let column = row; column < row + count; column++) {
        const slope = (sums[column - row] as number) * value + decay * (weights[column] as number)
        const square = (squares[column] as number) + slope * slope
        squares[column] = square
        weights[column] = (weights[column] as number) - (rate * slope) / (Math.sqrt(square) + 1e-4)
      }
    }
  }
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other] as number, order[last] as number]
    }
    order.forEach(learn)
  }
  return { buckets, weights, biases }
}

const rounded = (value: number) => Number(value.toPrecision(5))

/** Writes a fitted model with at most 15 different weights a column: what is near zero is left out. */
export function quantize(
  { buckets, weights, biases }: Fitted,
  columns: readonly string[],
  coarseness: (column: string) => number,
): Omit<LinearModelFile, 'thresholds'> {
  const count = columns.length
  const steps = columns.map((name, column) => {
    let sum = 0
    for (let row = 0; row < buckets.length; row++) sum += (weights[row * count + column] ?? 0) ** 2
    return rounded(coarseness(name) * Math.sqrt(sum / buckets.length)) || 1
  })
  const stepsOf = (row: number) =>
    steps.map((step, column) => {
      const exact = Math.round((weights[row * count + column] ?? 0) / step)
      return Math.max(-highestStep, Math.min(highestStep, exact))
    })
  const kept = buckets
    .map((bucket, row) => ({ bucket, steps: stepsOf(row) }))
    .filter(row => row.steps.some(step => step !== 0))
  return {
    columns,
    biases: [...biases].map(rounded),
    steps,
    buckets: writeRising(kept.map(({ bucket }) => bucket)),
    weights: columns.map((_, column) => kept.map(row => letterOf(row.steps[column] ?? 0)).join('')),
  }
}
