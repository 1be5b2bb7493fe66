/**
 * `npm run eval`: how well danger and needs are recognised, as tables. `npm run eval -- safety` (or `needs`) judges the taught
 * lines, each by a model that saw no line of its family's part; with a file after it, what is shipped judges that file.
 */
import {
  loadNeedsModel,
  recognizedNeeds,
  recognizeNeeds,
} from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import { detectDanger, loadDangerModel } from '../src/features/safety/detection/detection.rules.ts'
import { describeNeeds, describeSafety } from './training-figures.ts'
import { type NeedsLine, readLines, type SafetyLine } from './training-lines.ts'
import { crossValidateNeeds } from './training-needs.ts'
import { crossValidateSafety } from './training-safety.ts'

const [topic, file] = process.argv.slice(2)

async function evaluateSafety(): Promise<string> {
  const model = await loadDangerModel()
  if (file)
    return describeSafety(
      readLines<SafetyLine>(file).map(line => ({ ...line, said: detectDanger(line.text, model) })),
    )
  return describeSafety(crossValidateSafety(console.error, model.thresholds))
}

async function evaluateNeeds(): Promise<string> {
  const model = await loadNeedsModel()
  if (file)
    return describeNeeds(
      readLines<NeedsLine>(file).map(line => ({ ...line, said: recognizeNeeds(line.text, model) })),
    )
  const least = model.thresholds.need ?? 1
  const saidOf = (weighed: readonly number[]) =>
    recognizedNeeds.filter((_, index) => (weighed[index] ?? 0) >= least)
  return describeNeeds(crossValidateNeeds().map(line => ({ ...line, said: saidOf(line.weighed) })))
}

if (topic !== 'needs') console.log(await evaluateSafety())
if (topic !== 'safety') console.log(await evaluateNeeds())
