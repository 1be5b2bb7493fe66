/**
 * `npm run train`: teaches the recognition of danger and of needs from the lines below `training/…/taught`, and writes both
 * models into the source tree. `npm run train -- safety` or `needs` teaches one. The same lines give the same files.
 *
 * The thresholds come from lines that the judging model had not seen (five parts, divided by family).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { recognizedNeeds } from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import { readDangerModel, recognizeDanger } from '../src/features/safety/recognition/recognition.rules.ts'
import { findSafetyConcern } from '../src/features/safety/safety.rules.ts'
import { needsFigures } from './training-figures.ts'
import { crossValidateNeeds, needsLines, teachNeeds } from './training-needs.ts'
import {
  crossValidateSafety,
  isProbe,
  type JudgedLine,
  leastFamilies,
  safetyLines,
  teachSafety,
} from './training-safety.ts'

const models = {
  safety: 'src/features/safety/recognition/recognition.model.json',
  needs: 'src/features/assistant/needs-recognition/needs-recognition.model.json',
}

/** Of a hundred alarms, how many may be none: the lowest threshold that keeps it is taken, for recall. */
const aimedPrecision = 0.8
/** Below this the model is sure enough that what a rule found is harmless, unless a probe of the rules lies lower. */
const floor = 0.2
/** A part of a longer text must show this much more. */
const morePart = 0.2

function chooseDanger(judged: readonly JudgedLine[]): number {
  const byRule = new Set(judged.filter(line => findSafetyConcern(line.text).length > 0))
  const thresholds = Array.from({ length: 90 }, (_, index) => (index + 5) / 100)
  const isKept = (threshold: number) => {
    const alarms = judged.filter(
      line =>
        line.danger >= threshold + (line.isPart ? morePart : 0) || (byRule.has(line) && line.danger >= floor),
    )
    return alarms.filter(({ level }) => level !== 'none').length >= aimedPrecision * alarms.length
  }
  return thresholds.find(isKept) ?? 0.5
}

function chooseNeed(): number {
  const weighed = crossValidateNeeds()
  const f1Of = (threshold: number) =>
    needsFigures(
      weighed.map(line => ({
        ...line,
        said: recognizedNeeds.filter((_, index) => (line.weighed[index] ?? 0) >= threshold),
      })),
    ).f1 ?? 0
  const thresholds = Array.from({ length: 60 }, (_, index) => (index + 5) / 100)
  return thresholds.reduce((best, each) => (f1Of(each) > f1Of(best) ? each : best))
}

/** What the browser may be asked to keep for it, with room for a coarser compression. */
const mostBytes = 245_000

const weigh = (model: object) => brotliCompressSync(JSON.stringify(model)).length

/** The model of every line, as many features as its weight allows. */
function teachWithin(danger: number): object {
  const { lines, more } = safetyLines()
  const thresholds = { danger, part: danger + morePart, floor }
  console.log(`danger from ${danger} on, ${lines.length + more.length} lines`)
  let families = leastFamilies
  let model = teachSafety([...lines, ...more], thresholds, families)
  while (weigh(model) > mostBytes) model = teachSafety([...lines, ...more], thresholds, ++families)
  const reader = readDangerModel(model)
  const probes = more
    .filter(line => isProbe(line) && findSafetyConcern(line.text).length > 0)
    .map(({ text }) => recognizeDanger(text, reader)?.danger ?? 0)
  const lowest = Math.floor(Math.min(...probes) * 1000) / 1000
  return { ...model, thresholds: { ...thresholds, floor: Math.min(floor, lowest) } }
}

function write(path: string, model: object): void {
  const text = `${JSON.stringify(model)}\n`
  writeFileSync(join(import.meta.dirname, '..', path), text)
  console.log(`${path}: ${Math.round(weigh(model) / 1000)} KB compressed`)
}

const asked = process.argv.slice(2)
const isAsked = (topic: string) => asked.length === 0 || asked.includes(topic)

if (isAsked('safety')) {
  const danger = chooseDanger(crossValidateSafety(console.log, {}))
  write(models.safety, teachWithin(danger))
}
if (isAsked('needs')) {
  const need = chooseNeed()
  const lines = needsLines()
  console.log(`a need from ${need} on, ${lines.length} lines`)
  write(models.needs, teachNeeds(lines, { need }))
}
