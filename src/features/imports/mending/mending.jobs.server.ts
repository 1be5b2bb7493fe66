import { sql } from 'kysely'
import { z } from 'zod'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import type { Session } from '../at-work/at-work.server.ts'
import { asKept, type CheckedRow, lookUp, staffFinder } from '../checking/checking.server.ts'
import { type Reading, readRow, twinFinder } from '../rows/rows.rules.ts'

const ids = z.object({ importId: z.uuid() })

/** So many rows are checked at a time. */
const AT_A_TIME = 500

interface MendedRow extends CheckedRow {
  /** As they were when it was checked: mended once more meanwhile, the row goes on waiting. */
  cells: string[]
}

/** `imports.check-mended`: checks the rows that were mended, as the whole file was. Done twice, it does no harm. */
export async function checkMended(job: Job, { session }: JobTools): Promise<void> {
  const { importId } = ids.parse(job.payload)
  const reading = await session.one(
    sqlFor.selectFrom(sql<Reading>`app.mended_import(${importId})`.as('i')).selectAll(),
  )
  if (!reading) return
  const staff = await staffFinder(session)
  for (;;) {
    const rows = await session.all(nextRows(importId))
    if (rows.length === 0) break
    const checked: MendedRow[] = rows.map(row => ({ ...row, ...readRow(reading, row.cells), reasons: [] }))
    await findTwins(importId, reading, checked, session)
    await lookUp(reading.kind, checked, staff, session)
    const kept = await session.one(
      sqlFor.selectNoFrom(
        sql<boolean>`app.keep_mended_rows(${importId}, ${asKept(checked)}::jsonb)`.as('isKept'),
      ),
    )
    if (!kept?.isKept) break
  }
  session.notify({ topic: 'imports' })
}

const nextRows = (id: string) =>
  sqlFor
    .selectFrom(sql<{ line: number; cells: string[] }>`app.mended_rows(${id}, ${AT_A_TIME})`.as('r'))
    .select(['r.line', 'r.cells'])
    .orderBy('r.line')

/** Compares them with the other rows of the file, and with each other. */
async function findTwins(id: string, { kind }: Reading, rows: MendedRow[], session: Session): Promise<void> {
  const asked = rows.filter(({ problems }) => problems.length === 0)
  const said = (of: (facts: CheckedRow['facts']) => string | undefined) =>
    asked.flatMap(({ facts }) => of(facts) || [])
  const emails = said(({ email }) => email?.toLowerCase())
  const birthDates = said(({ birthDate }) => birthDate)
  const phones = said(({ phone }) => phone?.replace(/[^0-9]/g, ''))
  const others = await session.all(
    sqlFor
      .selectFrom(
        sql<{
          line: number
          facts: CheckedRow['facts']
        }>`app.import_twins(${id}, ${emails}::text[], ${birthDates}::text[], ${phones}::text[])`.as('t'),
      )
      .select(['t.line', 't.facts']),
  )
  const own = new Set(rows.map(({ line }) => line))
  const findTwin = twinFinder(kind)
  for (const { line, facts } of others) if (!own.has(line)) findTwin(line, facts)
  for (const row of asked) {
    const twin = findTwin(row.line, row.facts)
    if (twin) Object.assign(row, { alikeLine: twin.line, reasons: twin.reasons })
  }
}
