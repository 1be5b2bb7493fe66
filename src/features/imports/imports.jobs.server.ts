import { sql } from 'kysely'
import { z } from 'zod'
import { isUnavailable } from '#platform/database/connections.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { HopelessError, LaterError } from '#platform/jobs/job-errors.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { FileProblem, type ImportAtWork, noteProgress, type Session } from './at-work/at-work.server.ts'
import { checkRows } from './checking/checking.server.ts'
import { readFile } from './reading/reading.server.ts'

const ids = z.object({ importId: z.uuid() })

/** Another server has begun the same: it is looked after again when that has had its time. */
const AGAIN_MS = 20_000

/**
 * `imports.carry-on`: goes on with an import from the state in which it is. What was cut off begins again: reading and checking
 * do no harm twice, writing and taking back are one transaction each.
 */
export async function carryOnImport(job: Job, { session }: JobTools): Promise<void> {
  const { importId } = ids.parse(job.payload)
  const found = await session.one(
    sqlFor.selectFrom(sql<ImportAtWork>`app.import_at_work(${importId})`.as('i')).selectAll(),
  )
  if (!found) return
  const work = { ...found, id: importId }
  try {
    if (work.state === 'reading') await readFile(work, session)
    else if (work.state === 'checking') await checkRows(work, session)
    else await writeOrTakeBack(work, session)
  } catch (error) {
    await endWithSentence(work, session, error)
  }
  session.notify({ topic: 'imports' })
  if (work.state === 'writing' || work.state === 'undoing')
    session.notify({ topic: work.kind === 'tasks' ? 'tasks' : 'patients' })
}

/** What a row names was changed meanwhile: a reason that people are told. */
const reasonOf = (error: unknown) => {
  if (error instanceof FileProblem) return { reason: error.reason, line: error.line }
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === 'HR409' && constraint) return { reason: constraint, line: undefined }
  // Somebody took an address or a number between the check and the last row.
  return code === '23505' || code === '23503' ? { reason: 'changedSince', line: undefined } : undefined
}

async function endWithSentence({ id }: ImportAtWork, session: Session, error: unknown): Promise<void> {
  if (error instanceof LaterError || isUnavailable(error)) throw error
  const known = reasonOf(error)
  const { reason, line } = known ?? { reason: 'unexpected', line: undefined }
  await session.one(sqlFor.selectNoFrom(sql`app.fail_import(${id}, ${reason}, ${line ?? null})`.as('failed')))
  session.notify({ topic: 'imports' })
  if (!known) throw Object.assign(new HopelessError('an import failed'), { cause: error })
}

/** So many rows are one statement. */
const AT_A_TIME = 1000

const nextLines = (id: string, isWriting: boolean, after: number) =>
  sql<{
    until: number | null
    rows: number
  }>`app.next_import_lines(${id}, ${isWriting}, ${after}, ${AT_A_TIME})`

/** Writes every row, or takes back every row that was written, in one transaction; others see how far it is. */
async function writeOrTakeBack({ id, state, total }: ImportAtWork, session: Session): Promise<void> {
  const isWriting = state === 'writing'
  await session.transaction(async step => {
    const lock = sql<boolean>`app.lock_import(${id}, ${state})`
    const isOurs = await step.one(sqlFor.selectNoFrom(lock.as('isLocked')))
    if (!isOurs?.isLocked) throw new LaterError(new Date(Date.now() + AGAIN_MS))
    let done = 0
    for (let after = 0; ; ) {
      const next = await step.one(sqlFor.selectFrom(nextLines(id, isWriting, after).as('n')).selectAll())
      if (!next?.until) break
      const { until, rows } = next
      const work = isWriting
        ? sql`app.write_import_rows(${id}, ${after}, ${until})`
        : sql`app.undo_import_rows(${id}, ${after}, ${until})`
      await step.one(sqlFor.selectNoFrom(work.as('done')))
      after = until
      done += rows
      void noteProgress(session, id, done)
    }
    if (isWriting && done < total) throw new FileProblem('rowsGone')
    const end = isWriting ? sql`app.finish_import(${id})` : sql`app.finish_undo(${id})`
    await step.one(sqlFor.selectNoFrom(end.as('finished')))
  })
}

/** `imports.forget`: after a day, nothing of a file is left. */
export async function forgetImport(job: Job, { session }: JobTools): Promise<void> {
  const { importId } = ids.parse(job.payload)
  const forgotten = await session.one(
    sqlFor.selectNoFrom(sql<boolean>`app.forget_import(${importId})`.as('isForgotten')),
  )
  if (!forgotten?.isForgotten) throw new LaterError(new Date(Date.now() + AGAIN_MS))
  session.notify({ topic: 'imports' })
}
