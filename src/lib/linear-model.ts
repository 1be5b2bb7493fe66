// A trained linear model as it is shipped: a text file in which every weight is one letter, so that it compresses well and is
// read the same way in the browser and on the server.
import { featureBuckets, type TextFeatures } from './text-features.ts'

/** The model as it stands in its file. */
export interface LinearModelFile {
  /** What the columns stand for, in order. */
  columns: readonly string[]
  /** What a score must reach; the names are those of whoever uses the model. */
  thresholds: Readonly<Record<string, number>>
  biases: readonly number[]
  /** How much one step of a letter is worth, a number a column. */
  steps: readonly number[]
  /** Which buckets have weights: the distance to the one before, as letters. */
  buckets: string
  /** Which of these buckets a column has a weight for, written as the buckets are; a text a column. */
  places: readonly string[]
  /** A letter for each of these places, a text a column. */
  weights: readonly string[]
}

/** The model as it is asked. */
export interface LinearModel extends Pick<LinearModelFile, 'columns' | 'thresholds'> {
  /** One number a column: the higher, the likelier. */
  scores: (features: TextFeatures) => Float32Array
}

/** The letter of weight zero; the steps below and above it stand on both sides in the order of characters. */
const zero = 'h'.charCodeAt(0)
/** The highest step a letter can say, up and down. */
export const highestStep = 7
const firstDistance = '#'.charCodeAt(0)
/** A distance that does not fit one letter: this letter, and what is left. */
const farther = 90

/** The letter of a weight that is `step` steps from zero. */
export function letterOf(step: number): string {
  return String.fromCharCode(zero + step)
}

/** Writes rising numbers as letters. A backslash would cost two, so its place is left out. */
export function writeRising(numbers: readonly number[]): string {
  let before = -1
  let text = ''
  for (const number of numbers) {
    let distance = number - before - 1
    before = number
    for (; distance >= farther; distance -= farther) text += '~'
    const letter = String.fromCharCode(firstDistance + distance)
    text += letter === '\\' ? '!' : letter
  }
  return text
}

/** The numbers that `writeRising` wrote. */
export function readRising(text: string): number[] {
  const numbers: number[] = []
  let number = -1
  for (const letter of text) {
    if (letter === '~') {
      number += farther
      continue
    }
    number += (letter === '!' ? '\\' : letter).charCodeAt(0) - firstDistance + 1
    numbers.push(number)
  }
  return numbers
}

/** Makes a model of its file. Takes some milliseconds: keep what it returns. */
export function readLinearModel(file: LinearModelFile): LinearModel {
  const buckets = readRising(file.buckets)
  const count = file.columns.length
  const rows = new Int32Array(featureBuckets).fill(-1)
  const weights = new Int8Array(buckets.length * count)
  for (const [row, bucket] of buckets.entries()) rows[bucket] = row * count
  for (const [column, letters] of file.weights.entries())
    for (const [at, row] of readRising(file.places[column] ?? '').entries())
      weights[row * count + column] = letters.charCodeAt(at) - zero
  return {
    columns: file.columns,
    thresholds: file.thresholds,
    scores: ({ buckets: found, values }) => {
      const sums = new Float32Array(count)
      for (let index = 0; index < found.length; index++) {
        const row = rows[found[index] ?? 0] ?? -1
        if (row < 0) continue
        const value = values[index] ?? 0
        for (let column = 0; column < count; column++)
          sums[column] = (sums[column] ?? 0) + (weights[row + column] ?? 0) * value
      }
      return sums.map((sum, column) => sum * (file.steps[column] ?? 0) + (file.biases[column] ?? 0))
    },
  }
}

/** Between 0 and 1: how likely a score of its own is. */
export function likelihood(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

/** Shares that add up to 1, for columns of which exactly one holds. */
export function shares(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores)
  const raised = scores.map(score => Math.exp(score - highest))
  const total = raised.reduce((sum, each) => sum + each, 0)
  return raised.map(each => each / total)
}
