/**
 * `npm run train`: teaches the recognition of danger and of needs from the lines below `training/…/taught`, and writes both
 * models into the source tree. `npm run train -- safety` or `needs` teaches one. The same lines give the same files.
 *
 * The thresholds come from lines that the judging model had not seen: of danger those of each author who was held apart before, by a
 * model without that author's lines; of needs five parts, divided by family.
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
  fitSafety,
  floor,
  isAlarmAt,
  isProbe,
  type JudgedLine,
  judgeAuthorsApart,
  judgeLine,
  morePart,
  safetyLines,
  writeSafety,
} from './training-safety.ts'

const models = {
  safety: 'src/features/safety/recognition/recognition.model.json',
  needs: 'src/features/assistant/needs-recognition/needs-recognition.model.json',
}

/** What the lowest threshold must keep, since recall counts most: how many of all alarms are danger, … */
const aimedPrecision = 0.78
/** … and in how many ordinary texts there may be one. */
const mostOrdinaryAlarms = 0.02

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

/** The lines of needs that were held apart before say how people write in their natural proportions. */
const isNatural = ({ family }: { family: string }) => /^f[45n]-/.test(family)

/** The threshold by which all needs together are recognised best in the lines that were held apart before. */
function chooseNeeds(): Record<string, number> {
  const weighed = crossValidateNeeds().filter(isNatural)
  const f1Of = (thresholds: Record<string, number>) =>
    needsFigures(weighed.map(line => ({ ...line, said: needsFrom(line.weighed, thresholds) }))).f1 ?? 0
  const steps = Array.from({ length: 25 }, (_, index) => (index * 2 + 6) / 100)
  const alike = steps.map(step => Object.fromEntries(recognizedNeeds.map(need => [need, step])))
  return alike.reduce((some, other) => (f1Of(other) > f1Of(some) ? other : some))
}

/** What the browser may be asked to fetch for it, compressed as the build does. */
const mostBytes = 238_000

const weigh = (model: object) => brotliCompressSync(JSON.stringify(model)).length

/** How many of the harmless sentences that the rules were tested with may raise an alarm (as detection.test.ts asks). */
const mostHarmlessProbes = 0.1

/** The model of every line, as many features as its weight allows. */
function teachWithin(least: number): object {
  const { lines, more } = safetyLines()
  const thresholds = { danger: least, part: least + morePart, floor }
  console.log(`danger from ${least} on, ${lines.length + more.length} lines`)
  const fitted = fitSafety([...lines, ...more])
  let coarser = 1
  let model = writeSafety(fitted, [...lines, ...more], thresholds, coarser)
  while (weigh(model) > mostBytes) {
    coarser *= 1.02
    model = writeSafety(fitted, [...lines, ...more], thresholds, coarser)
  }
  console.log(`${coarser.toFixed(2)} times as coarse`)
  const reader = readDangerModel(model)
  const probes = more
    .filter(line => isProbe(line) && findSafetyConcern(line.text).length > 0)
    .map(({ text }) => recognizeDanger(text, reader)?.danger ?? 0)
  const lowest = Math.floor(Math.min(...probes) * 1000) / 1000
  const harmless = more
    .filter(line => isProbe(line) && line.level === 'none')
    .map(line => judgeLine(line, reader))
  const isQuiet = (threshold: number) =>
    harmless.filter(line => isAlarmAt(threshold, line)).length < mostHarmlessProbes * harmless.length
  let hundredths = Math.round(least * 100)
  while (!isQuiet(hundredths / 100)) hundredths++
  const danger = hundredths / 100
  console.log(`danger from ${danger} on, for the harmless sentences of the rules`)
  const part = Math.round((danger + morePart) * 100) / 100
  return { ...model, thresholds: { danger, part, floor: Math.min(floor, lowest) } }
}

function write(path: string, model: object): void {
  const text = `${JSON.stringify(model)}\n`
  writeFileSync(join(import.meta.dirname, '..', path), text)
  console.log(`${path}: ${Math.round(weigh(model) / 1000)} KB compressed`)
}

const asked = process.argv.slice(2)
const isAsked = (topic: string) => asked.length === 0 || asked.includes(topic)

if (isAsked('safety')) {
  const danger = chooseDanger(judgeAuthorsApart(console.log))
  write(models.safety, teachWithin(danger))
}
if (isAsked('needs')) {
  const lines = needsLines()
  write(models.needs, teachNeeds(lines, chooseNeeds()))
  console.log(`${lines.length} lines of needs`)
}
