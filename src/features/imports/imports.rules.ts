// How large a file may be that somebody imports, and what is said of one that is larger. The file travels in pieces, so that a
// slow line or a cut one costs a piece and not the whole.

/** The most rows of one file. */
export const MOST_ROWS = 200_000

/** So large is a piece of a file at most. */
export const PART_BYTES = 1_000_000
/** And so many of them there are. */
export const MOST_PARTS = 50

/** The most of problems and of likely duplicates that the screen shows; all problems are in the file that can be taken along. */
export const SHOWN = 200

/** What happens with somebody who is likely there already. */
export const importDecisions = ['skip', 'create', 'fill'] as const
export type ImportDecision = (typeof importDecisions)[number]

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
