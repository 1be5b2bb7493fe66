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
  /** Features are learned the faster, the more they alone tell whether this column holds. */
  tells?: number
}

export interface Fitted {
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

/** How fast the fastest feature is learned, in times of the middle one. */
const fastest = 3

/** How much each feature alone tells whether a column holds (the root of its log-ratio, 1 on average): Wang and Manning 2012. */
function tellingOf(
  examples: readonly Example[],
  rowOf: ReadonlyMap<number, number>,
  column: number,
): Float32Array {
  const count = rowOf.size
  const sums = [new Float32Array(count).fill(0.5), new Float32Array(count).fill(0.5)] as const
  for (const { features, target } of examples) {
    const side = sums[target[column] === 1 ? 1 : 0]
    features.buckets.forEach((bucket, index) => {
      const row = rowOf.get(bucket)
      if (row !== undefined) side[row] = (side[row] ?? 0) + (features.values[index] ?? 0)
    })
  }
  const [without, having] = sums.map(side => side.reduce((sum, each) => sum + each, 0))
  const telling = sums[1].map((each, row) =>
    Math.sqrt(Math.abs(Math.log(each / (having ?? 1) / ((sums[0][row] ?? 1) / (without ?? 1))))),
  )
  const mean = telling.reduce((sum, each) => sum + each, 0) / count
  return telling.map(each => Math.min(each / mean, fastest))
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
  const rowOf = new Map(buckets.map((bucket, row) => [bucket, row]))
  const telling =
    options.tells === undefined
      ? new Float32Array(buckets.length).fill(1)
      : tellingOf(examples, rowOf, options.tells)
  const known = examples.map(({ features }) => {
    const kept = [...features.buckets.keys()].filter(index => rowOf.has(features.buckets[index] ?? -1))
    const rows = Int32Array.from(kept, index => rowOf.get(features.buckets[index] ?? -1) ?? 0)
    return {
      rows: rows.map(row => row * count),
      values: Float32Array.from(
        kept,
        (index, at) => (features.values[index] ?? 0) * (telling[rows[at] ?? 0] ?? 1),
      ),
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
  return {
    buckets,
    weights: weights.map((weight, at) => weight * (telling[Math.floor(at / count)] ?? 1)),
    biases,
  }
}

/**
 * Where exactly one column holds, only the differences between them count: the middle one becomes zero, and with it most of
 * the others, which then cost next to nothing in the file.
 */
function centered({ weights }: Fitted, count: number, groups: readonly ColumnGroup[]): Float32Array {
  const moved = weights.slice()
  for (const { from, to, kind } of groups)
    for (let row = 0; kind === 'one of' && row < moved.length; row += count) {
      const own = moved.subarray(row + from, row + to)
      const middle = own.toSorted()[Math.floor(own.length / 2)] ?? 0
      for (let column = 0; column < own.length; column++) own[column] = (own[column] ?? 0) - middle
    }
  return moved
}

const rounded = (value: number) => Number(value.toPrecision(5))

/** The weights of each column that are not zero, and where they stand: most are zero, and cost nothing. */
function written(
  rows: readonly (readonly number[])[],
  count: number,
): Pick<LinearModelFile, 'places' | 'weights'> {
  const columns = Array.from({ length: count }, (_, column) =>
    rows.flatMap((steps, row) => (steps[column] ? [{ row, letter: letterOf(steps[column]) }] : [])),
  )
  return {
    places: columns.map(column => writeRising(column.map(({ row }) => row))),
    weights: columns.map(column => column.map(({ letter }) => letter).join('')),
  }
}

/** Writes a fitted model with at most 15 different weights a column: what is near zero is left out. */
export function quantize(
  fitted: Fitted,
  columns: readonly string[],
  groups: readonly ColumnGroup[],
  coarseness: Readonly<Record<ColumnGroup['kind'], number>>,
): Omit<LinearModelFile, 'thresholds'> {
  const { buckets, biases } = fitted
  const count = columns.length
  const weights = centered(fitted, count, groups)
  const steps = columns.map(() => 1)
  for (const { from, to, kind } of groups) {
    let sum = 0
    for (let row = 0; row < buckets.length; row++)
      for (let column = from; column < to; column++) sum += (weights[row * count + column] ?? 0) ** 2
    const step = coarseness[kind] * Math.sqrt(sum / (buckets.length * (to - from)))
    steps.fill(rounded(step) || 1, from, to)
  }
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
    ...written(
      kept.map(row => row.steps),
      count,
    ),
  }
}
