/** What stays out of an import: equal mistakes in one line, and every row of them as a file to mend. */
import { type RawBuilder, sql } from 'kysely'
import { csvLine } from '#lib/csv.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import type { ImportFact } from '../columns/columns.rules.ts'
import type { MistakeGroup, ProblemRow } from '../imports.contract.ts'
import { FIRST_LINES, SHOWN } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'

/** Mistakes that are mended once for all rows that say the same: the cell belongs to the mistake. */
const mendedOnce = [
  'caseManager:caseManagerUnknown',
  'assignee:assigneeUnknown',
  'assignee:assigneeUnclear',
  'language:languageUnknown',
  'priority:priorityUnknown',
]

/** What row `r` of import `i` says where a mistake is mended once, in the order of its mistakes. */
const sharedCells = (r: 'r' | 'like') => sql<string[]>`array(
  select case when m.problem = any(${mendedOnce}) then btrim(coalesce(
      ${sql.ref(`${r}.cells`)}[array_position(i.columns, split_part(m.problem, ':', 1))], '')) else '' end
    from unnest(${sql.ref(`${r}.problems`)}) with ordinality m (problem, place) order by m.place)`

const rowsOf = (id: string) =>
  sqlFor
    .selectFrom('importRows as r')
    .innerJoin('imports as i', join =>
      join.onRef('i.organizationId', '=', 'r.organizationId').onRef('i.id', '=', 'r.importId'),
    )
    .where('r.importId', '=', id)

const hasProblems = sql<boolean>`r.problems <> '{}'`

/** The rows with the same mistakes in one line each, most rows first. Every row is in exactly one, so they add up. */
const groupsOf = (id: string) =>
  sqlFor
    .selectFrom(
      rowsOf(id)
        .where(hasProblems)
        .select(['r.problems', sharedCells('r').as('shared')])
        .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.min('r.line').as('line')])
        .select(sql<number[]>`(array_agg(r.line order by r.line))[1:${sql.lit(FIRST_LINES)}]`.as('lines'))
        .groupBy(['r.problems', sql`2`])
        .orderBy('rows', 'desc')
        .orderBy('line')
        .limit(SHOWN)
        .as('g'),
    )
    .innerJoin('importRows as f', join => join.onRef('f.line', '=', 'g.line').on('f.importId', '=', id))
    .innerJoin('imports as i', 'i.id', 'f.importId')
    .select(['g.problems', 'g.lines', 'f.cells', 'f.facts', 'i.columns'])
    .select(sql<number>`g.rows::int`.as('rows'))
    .orderBy('g.rows', 'desc')
    .orderBy('g.line')

/** The groups, each with the cells that its mistakes are about: of a single row all, of several what they share. */
export async function mistakeGroups(session: DatabaseSession, id: string): Promise<MistakeGroup[]> {
  const groups = await session.all(groupsOf(id))
  return groups.map(({ problems, rows, lines, cells, facts, columns }) => ({
    problems: problems.map(problem => {
      const at = columns.indexOf(problem.split(':')[0] as ImportFact)
      const isSaid = rows === 1 || mendedOnce.includes(problem)
      return { problem, cell: (isSaid && cells[at]?.trim()) || '' }
    }),
    rows,
    lines,
    name: rows === 1 ? ((facts as Record<string, string>).name ?? null) : null,
  }))
}

/** The rows with the same mistakes as that of a line, `SHOWN` of them after another line. */
export const problemRows = (id: string, like: number, after: number) =>
  rowsOf(id)
    .innerJoin('importRows as like', join =>
      join.onRef('like.importId', '=', 'r.importId').on('like.line', '=', like),
    )
    .select(['r.line', 'r.cells'])
    .where('r.line', '>', after)
    .where(hasProblems)
    .whereRef('r.problems', '=', 'like.problems')
    .where(sql<boolean>`${sharedCells('r')} = ${sharedCells('like')}`)
    .orderBy('r.line')
    .limit(SHOWN)
    .$castTo<ProblemRow>()

interface RowOutside {
  line: number
  problems: string[]
  reasons: string[]
  cells: string[]
  alikeLine: number | null
  alikeName: string | null
  caseNumber: string | null
}

const nobodyDecided: RawBuilder<boolean> = sql`r.reasons <> '{}' and app.choice_of(r, i.rule) = 'ask'`

/** The rows that stay out, some of them after a line. */
const rowsOutside = (id: string, after: number) =>
  rowsOf(id)
    .leftJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'r.organizationId').onRef('p.id', '=', 'r.alikeId'),
    )
    .select(['r.line', 'r.problems', 'r.reasons', 'r.cells', 'r.alikeLine', 'p.caseNumber'])
    .select(sql<string | null>`app.shown_name(p.name, p.preferred_name)`.as('alikeName'))
    .where('r.line', '>', after)
    .where(({ or }) => or([hasProblems, nobodyDecided]))
    .orderBy('r.line')
    .limit(SHOWN)
    .$castTo<RowOutside>()

/** What is the matter with a row, in words. */
const matterOf = ({ line, problems, reasons, alikeLine, alikeName, caseNumber }: RowOutside) =>
  problems.length > 0
    ? text.mending.mistakes(line, problems)
    : text.mending.undecided(line, alikeName, caseNumber, alikeLine, reasons)

/**
 * The lines of the file to mend: what is the matter, and behind it the columns of the file as they stood, so that it can be brought again.
 * One that was such a file already says anew what is the matter.
 */
export async function* linesToMend(
  session: DatabaseSession,
  { id, headers }: { id: string; headers: string[] },
): AsyncGenerator<string> {
  const ours = columnsOfOurs(headers)
  yield csvLine([text.mending.heading, ...headers.slice(ours)])
  for (let after = 0; ; ) {
    const rows = await session.all(rowsOutside(id, after))
    yield rows.map(row => csvLine([matterOf(row), ...row.cells.slice(ours)])).join('')
    const last = rows.at(-1)
    if (!last) return
    after = last.line
  }
}

/** How many columns a file to mend has before its own: one, or none in any other file. */
export const columnsOfOurs = (headers: readonly string[]): number =>
  headers[0] === text.mending.heading ? 1 : 0
