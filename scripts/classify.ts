/**
 * `npm run classify -- safety|needs FILE.jsonl`: what the product recognises in texts of your own. Each line of the file is
 * `{"id", "text", "lang"}`; each line printed is `{"id", "level", "kind"}` or `{"id", "needs"}`.
 */
import {
  loadNeedsModel,
  recognizeNeeds,
} from '../src/features/assistant/needs-recognition/needs-recognition.rules.ts'
import {
  detectDangerInTimeSlices,
  loadDangerModel,
} from '../src/features/safety/detection/detection.rules.ts'
import { inTimeSlices } from '../src/platform/time-slices/time-slices.ts'
import { readLines } from './training-lines.ts'

interface Text {
  id: string
  text: string
  lang?: string
}

const [topic, file] = process.argv.slice(2)
if (!file || (topic !== 'safety' && topic !== 'needs')) {
  console.error('npm run classify -- safety|needs FILE.jsonl')
  process.exit(1)
}
const lines = readLines<Text>(file)
if (topic === 'safety') {
  const model = await loadDangerModel()
  for (const { id, text } of lines) {
    const { level, kind } = await detectDangerInTimeSlices(text, model, inTimeSlices())
    console.log(JSON.stringify({ id, level, kind }))
  }
} else {
  const model = await loadNeedsModel()
  for (const { id, text } of lines) console.log(JSON.stringify({ id, needs: recognizeNeeds(text, model) }))
}
