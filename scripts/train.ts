/**
 * `npm run train`: teaches the recognition of danger and of needs from the lines below `training/…/taught`, and writes both
 * models into the source tree. `npm run train -- safety` or `needs` teaches one. The same lines give the same files.
 *
 * The thresholds come from lines that the judging model had not seen (five parts, divided by family).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  needsFrom,
  recognizedNeeds,
} from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import { readDangerModel, recognizeDanger } from '../src/features/safety/recognition/recognition.rules.ts'
import { findSafetyConcern } from '../src/features/safety/safety.rules.ts'
import { needsFigures } from './training-figures.ts'
import { crossValidateNeeds, needsLines, teachNeeds } from './training-needs.ts'
import {
  crossValidateSafety,
  floor,
  isAlarmAt,
  isProbe,
  type JudgedLine,
  leastFamilies,
  morePart,
  safetyLines,
  teachSafety,
} from './training-safety.ts'

const models = {
  safety: 'src/features/safety/recognition/recognition.model.json',
  needs: 'src/features/assistant/needs-recognition/needs-recognition.model.json',
}

/** What the lowest threshold must keep, since recall counts most: how many of all alarms are danger, … */
const aimedPrecision = 0.8
/** … and in how many ordinary texts there may be one. The taught ones tempt; what people write every day does so less. */
const mostOrdinaryAlarms = 0.04

function chooseDanger(judged: readonly JudgedLine[]): number {
  const thresholds = Array.from({ length: 90 }, (_, index) => (index + 5) / 100)
  const ordinary = judged.filter(({ level, not }) => level === 'none' && not === null)
  const isKept = (threshold: number) => {
    const isAlarm = (line: JudgedLine) => isAlarmAt(threshold, line)
    const alarms = judged.filter(isAlarm)
    const right = alarms.filter(({ level }) => level !== 'none').length
    return (
      right >= aimedPrecision * alarms.length &&
      ordinary.filter(isAlarm).length <= mostOrdinaryAlarms * ordinary.length
    )
  }
  return thresholds.find(isKept) ?? 0.5
}

/** The threshold of each need by which all of them together are recognised best. */
function chooseNeeds(): Record<string, number> {
  const weighed = crossValidateNeeds()
  const f1Of = (thresholds: Record<string, number>) =>
    needsFigures(weighed.map(line => ({ ...line, said: needsFrom(line.weighed, thresholds) }))).f1 ?? 0
  const steps = Array.from({ length: 18 }, (_, index) => (index * 2 + 6) / 100)
  const better = (some: Record<string, number>, other: Record<string, number>) =>
    f1Of(other) > f1Of(some) ? other : some
  const alike = steps.map(step => Object.fromEntries(recognizedNeeds.map(need => [need, step])))
  let best = alike.reduce(better)
  for (const need of recognizedNeeds)
    best = steps.map(step => Object.assign({}, best, { [need]: step })).reduce(better, best)
  return best
}

/** What the browser may be asked to keep for it, with room for a coarser compression. */
const mostBytes = 238_000

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
  const lines = needsLines()
  write(models.needs, teachNeeds(lines, chooseNeeds()))
  console.log(`${lines.length} lines of needs`)
}
