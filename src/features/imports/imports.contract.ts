/** Tables that an administrator brings along: what a file says, what is wrong with it, and what becomes of it. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { dateOrders, importFacts, importKinds } from './columns/columns.rules.ts'
import { importChoices, importDecisions, importStates, MOST_CELL } from './imports.rules.ts'

const column = z.enum(['', ...importFacts])

const imported = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  total: z.number(),
  /** How many rows the step at work has done. */
  progress: z.number(),
  problemCount: z.number(),
  alikeCount: z.number(),
  /** How many people of the file have no seat in the plan, and how many seats are free; null where none are counted. */
  seatsMissing: z.number(),
  seatsFree: z.number().nullable(),
  createdCount: z.number(),
  filledCount: z.number(),
  /** Of what was taken back, how many stayed because somebody had touched them. */
  keptCount: z.number(),
  /** Why it ended; a key of words, and the line of the file that it is about. */
  failure: z.string().nullable(),
  failureLine: z.number().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  mayUndo: z.boolean(),
})
export type Imported = z.infer<typeof imported>

const openImport = imported.extend({
  headers: z.array(z.string()),
  columns: z.array(column),
  dateOrder: z.enum(dateOrders),
  rule: z.enum(['ask', ...importDecisions]),
  /** What becomes of the rows that may be here already or have mistakes; zero where nothing was checked yet. */
  choices: z.record(z.enum(importChoices), z.number()),
  /** The first rows as they stand in the file. */
  firstRows: z.array(z.array(z.string())),
})
export type OpenImport = z.infer<typeof openImport>

/** Rows with the same mistakes. `cell` is what stands in the file, where all of them say the same. */
const mistakeGroup = z.object({
  problems: z.array(z.object({ problem: z.string(), cell: z.string() })),
  rows: z.number(),
  /** The first lines of them. */
  lines: z.array(z.number()),
  /** Who it is about, where it is one row. */
  name: z.string().nullable(),
})
export type MistakeGroup = z.infer<typeof mistakeGroup>

const problemRow = z.object({ line: z.number(), cells: z.array(z.string()) })
export type ProblemRow = z.infer<typeof problemRow>

/** What a record has of that which a file can say. */
const alikeRecord = z.object({
  name: z.string(),
  caseNumber: z.string(),
  isClosed: z.boolean(),
  hasAccount: z.boolean(),
  facts: z.record(z.string(), z.string()),
  /** Addresses and numbers that were theirs, and were taken away. */
  former: z.array(z.string()),
})
export type AlikeRecord = z.infer<typeof alikeRecord>

const alikeRow = z.object({
  line: z.number(),
  facts: z.record(z.string(), z.string()),
  reasons: z.array(z.string()),
  alikeId: z.uuid().nullable(),
  record: alikeRecord.nullable(),
  alikeLine: z.number().nullable(),
  decision: z.enum(importDecisions).nullable(),
})
export type AlikeRow = z.infer<typeof alikeRow>

const keptRecord = z.object({ line: z.number(), id: z.uuid(), tableName: z.string(), name: z.string() })

const one = z.object({ id: z.uuid() })
const MOST_LINE = 2_147_483_647
const line = z.coerce.number().int().min(1).max(MOST_LINE)
const tags = ['Imports']

export const importsContract = {
  latest: procedure
    .route({ method: 'GET', path: '/imports', tags, summary: 'The latest imports of a kind' })
    .input(z.object({ kind: z.enum(importKinds) }))
    .output(z.array(imported)),
  open: procedure
    .route({ method: 'GET', path: '/imports/{id}', tags, summary: 'One import, with its columns' })
    .input(one)
    .output(openImport),
  /** The file follows in pieces: PUT /imports/{id}/parts/{number}. */
  begin: procedure
    .route({ method: 'POST', path: '/imports', tags, summary: 'Begin an import' })
    .input(
      z.object({
        /** Chosen by the browser, so that sending again is harmless. */
        id: z.uuid(),
        kind: z.enum(importKinds),
        fileName: z.string().overwrite(asName).trim().min(1).max(200),
      }),
    )
    .output(one),
  read: procedure
    .route({ method: 'POST', path: '/imports/{id}/read', tags, summary: 'Read what was uploaded' })
    .input(one)
    .output(one),
  check: procedure
    .route({
      method: 'POST',
      path: '/imports/{id}/check',
      tags,
      summary: 'Name the columns and check every row',
    })
    .input(one.extend({ columns: z.array(column).max(100), dateOrder: z.enum(dateOrders) }))
    .output(one),
  mistakes: procedure
    .route({
      method: 'GET',
      path: '/imports/{id}/mistakes',
      tags,
      summary: 'What is wrong, equal mistakes once',
    })
    .input(one)
    .output(z.array(mistakeGroup)),
  /** The rows with the same mistakes as that of the line `like`. */
  problems: procedure
    .route({ method: 'GET', path: '/imports/{id}/problems', tags, summary: 'Which rows have one mistake' })
    .input(one.extend({ like: line, after: z.coerce.number().int().min(0).max(MOST_LINE).default(0) }))
    .output(z.array(problemRow)),
  /** Changes the cell of a fact in a line, or in every line with the same mistakes that says the same; it is checked again. */
  mend: procedure
    .route({ method: 'POST', path: '/imports/{id}/mended', tags, summary: 'Mend a cell of a file' })
    .input(
      one.extend({
        line: z.number().int().min(1).max(MOST_LINE),
        fact: z.enum(importFacts),
        cell: z.string().max(MOST_CELL),
        everywhere: z.boolean(),
      }),
    )
    .output(one),
  alike: procedure
    .route({ method: 'GET', path: '/imports/{id}/alike', tags, summary: 'Who may be there already' })
    .input(one)
    .output(z.array(alikeRow)),
  /** About one line, or, without one, the rule for all others. */
  decide: procedure
    .route({
      method: 'POST',
      path: '/imports/{id}/decisions',
      tags,
      summary: 'Decide about likely duplicates',
    })
    .input(
      one.extend({
        line: z.number().int().min(1).max(MOST_LINE).nullable(),
        decision: z.enum(['ask', ...importDecisions]),
      }),
    )
    .output(one),
  write: procedure
    .route({
      method: 'POST',
      path: '/imports/{id}/write',
      tags,
      summary: 'Write what was decided, all or none',
    })
    .input(one.extend({ leavesOut: z.boolean() }))
    .output(one),
  undo: procedure
    .route({ method: 'POST', path: '/imports/{id}/undo', tags, summary: 'Take a whole import back' })
    .input(one)
    .output(one),
  discard: procedure
    .route({ method: 'POST', path: '/imports/{id}/discard', tags, summary: 'Let go of a file' })
    .input(one)
    .output(one),
  kept: procedure
    .route({ method: 'GET', path: '/imports/{id}/kept', tags, summary: 'What stayed when it was taken back' })
    .input(one)
    .output(z.array(keptRecord)),
}
