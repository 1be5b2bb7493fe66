/** What the steps of an import have in common: the work itself, how far it is, and why it ends. */
import { sql } from 'kysely'
import type { CsvReason } from '#lib/csv-reading.ts'
import type { NoText } from '#lib/text-encoding.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { JobTools } from '#platform/jobs/jobs.server.ts'
import type { DateOrder, ImportFact, ImportKind } from '../columns/columns.rules.ts'

export type Session = JobTools['session']

/** The work that an import waits for. */
export interface ImportAtWork {
  id: string
  kind: ImportKind
  state: 'reading' | 'checking' | 'writing' | 'undoing'
  headers: string[]
  columns: (ImportFact | '')[]
  dateOrder: DateOrder
  total: number
  parts: number
}

/** Why nothing can be done with a file; keys of words. */
export class FileProblem extends Error {
  readonly reason: CsvReason | NoText | 'tooManyRows' | 'onlyHeadings' | 'partMissing' | 'rowsGone'
  readonly line: number | undefined
  constructor(reason: FileProblem['reason'], line?: number) {
    super(reason)
    this.name = 'FileProblem'
    this.reason = reason
    this.line = line
  }
}

/** Beside the transaction, so that whoever waits sees it. That it could not be noted stops nothing. */
export async function noteProgress(session: Session, id: string, done: number): Promise<void> {
  try {
    await session.one(sqlFor.selectNoFrom(sql`app.note_import(${id}, ${done})`.as('noted')))
    session.notify({ topic: 'imports' })
  } catch {
    // The next one says it.
  }
}
