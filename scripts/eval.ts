/**
 * `npm run eval`: how well danger and needs are recognised, as tables. `npm run eval -- safety` (or `needs`) judges the taught
 * lines, each by a model that saw no line of its family's part; with a file after it, what is shipped judges that file.
 * `npm run eval -- likeness` compares the written pairs of people, or those of a file.
 */
import {
  loadNeedsModel,
  needsFrom,
  recognizeNeeds,
} from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import { loadDangerModel } from '../src/features/safety/detection/detection.rules.ts'
import { describeNeeds, describeSafety, describeThresholds } from './training-figures.ts'
import { describeLikeness, type Pair, readPairs } from './training-likeness.ts'
import { type NeedsLine, readLines, type SafetyLine } from './training-lines.ts'
import { crossValidateNeeds } from './training-needs.ts'
import { crossValidateSafety, isAlarmAt, judgeLine } from './training-safety.ts'

const [topic, file] = process.argv.slice(2)

async function evaluateSafety(): Promise<string> {
  const model = await loadDangerModel()
  const judged = file
    ? readLines<SafetyLine>(file).map(line => judgeLine(line, model))
    : crossValidateSafety(console.error, model.thresholds)
  return `${describeSafety(judged)}\n\n${describeThresholds(judged, isAlarmAt)}`
}

async function evaluateNeeds(): Promise<string> {
  const model = await loadNeedsModel()
  if (file)
    return describeNeeds(
      readLines<NeedsLine>(file).map(line => ({ ...line, said: recognizeNeeds(line.text, model) })),
    )
  return describeNeeds(
    crossValidateNeeds().map(line => ({ ...line, said: needsFrom(line.weighed, model.thresholds) })),
  )
}

if (topic === undefined || topic === 'safety') console.log(await evaluateSafety())
if (topic === undefined || topic === 'needs') console.log(await evaluateNeeds())
if (topic === 'likeness') console.log(describeLikeness(file ? readLines<Pair>(file) : readPairs()))
