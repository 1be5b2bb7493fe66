// How large a file may be that somebody imports, and what is said of one that is larger. The file travels in pieces, so that a
// slow line or a cut one costs a piece and not the whole.

/** The most rows of one file. */
export const MOST_ROWS = 200_000

/** So large is a piece of a file at most. */
export const PART_BYTES = 1_000_000
/** And so many of them there are. */
export const MOST_PARTS = 50

/** The most letters of a cell that is mended on the screen. */
export const MOST_CELL = 2000

/** The most of mistakes, of rows and of likely duplicates that the screen shows; all that stay out are in the file to mend. */
export const SHOWN = 200
/** Of the lines with the same mistakes the first are named at once. */
export const FIRST_LINES = 5

/** What happens with somebody who is likely there already. */
export const importDecisions = ['skip', 'create', 'fill'] as const
export type ImportDecision = (typeof importDecisions)[number]

/**
 * What becomes of the rows that are not simply created: as somebody decided, or they stay out, because nobody did (`ask`) or
 * because something is wrong (`leave`). Together with those that are ready they are all rows of the file.
 */
export const importChoices = [...importDecisions, 'ask', 'leave'] as const
export type ImportChoices = Record<(typeof importChoices)[number], number>

/** How many rows are written anew, complete a record, are left out because somebody said so, and stay out. */
export function sumUp({ total, choices }: { total: number; choices: ImportChoices }) {
  const { create, fill, skip, ask, leave } = choices
  const staysOut = ask + leave
  const ready = total - create - fill - skip - staysOut
  return {
    ready,
    added: ready + create,
    filled: fill,
    leftOut: skip,
    undecided: ask,
    toMend: leave,
    staysOut,
  }
}

/** What becomes of a file, one after the other. */
export const importStates = [
  'uploading',
  'reading',
  'mapping',
  'checking',
  'checked',
  'writing',
  'done',
  'undoing',
  'undone',
  'failed',
  'discarded',
] as const

/** States in which something is being done that ends by itself. */
const atWork: readonly string[] = ['reading', 'checking', 'writing', 'undoing']
export const isAtWork = (state: string) => atWork.includes(state)

/** Rows that were mended, and wait to be checked again. */
export const isBeingChecked = ({ problems }: { problems: readonly { problem: string }[] }) =>
  problems[0]?.problem === 'row:beingChecked'
