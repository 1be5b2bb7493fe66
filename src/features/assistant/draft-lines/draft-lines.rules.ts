// A draft is read line by line: each line names the records it stands on, and what it says that no record says (decision 54).
// Such a line has to be changed or removed by whoever accepts the draft. What a person writes in its place is their own word.
import { fold } from '../grounding-words/grounding-words.rules.ts'

/** One line of a draft. */
export interface DraftLine {
  words: string
  /** Keys of the records it stands on. */
  from: string[]
  /** What it says that they don't, as it stands in the line. */
  missing: string[]
}

/** From this share of its words on, a line of the text is the same line of the draft, changed. */
const SAME_LINE = 0.5

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const plainly = (text: string) => wordsOf(text).join(' ')

/** Whether a line of the text is a line of the draft that still says what no record says. */
function isStill(line: string, { words, missing }: DraftLine): boolean {
  const here = new Set(wordsOf(line))
  const were = wordsOf(words)
  if (plainly(line).includes(plainly(words))) return true
  const share = were.filter(word => here.has(word)).length / Math.max(1, were.length)
  const said = ` ${plainly(line)} `
  return share >= SAME_LINE && missing.some(piece => said.includes(` ${plainly(piece)} `))
}

/** The lines of a draft that stand in a text and still say what no record says. */
export function unsettledLines(lines: readonly DraftLine[], text: string): DraftLine[] {
  const marked = lines.filter(({ missing }) => missing.length > 0)
  if (marked.length === 0) return []
  const rows = text.split('\n')
  const whole = plainly(text)
  return marked.filter(line => whole.includes(plainly(line.words)) || rows.some(row => isStill(row, line)))
}

/** The text without a line of the draft. */
export function withoutLine(text: string, { words }: DraftLine): string {
  const plain = plainly(words)
  return text
    .split('\n')
    .filter(row => plainly(row) !== plain)
    .join('\n')
}
