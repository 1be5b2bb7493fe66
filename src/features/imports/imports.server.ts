import { implement, ORPCError } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { guessColumns, missingColumn } from './columns/columns.rules.ts'
import { type AlikeRow, type Imported, importsContract, type OpenImport } from './imports.contract.ts'
import { type ImportChoices, SHOWN } from './imports.rules.ts'
import { mistakeGroups, problemRows } from './mending/mending.server.ts'

const api = implement(importsContract).$context<Context>()

const imports = sqlFor
  .selectFrom('imports as i')
  .select([
    'i.id',
    'i.kind',
    'i.fileName',
    'i.state',
    'i.total',
    'i.progress',
    'i.problemCount',
    'i.alikeCount',
  ])
  .select(['i.seatsMissing', 'i.seatsFree', 'i.createdCount', 'i.filledCount', 'i.keptCount', 'i.failure'])
  .select(['i.failureLine', 'i.createdAt', 'i.finishedAt'])
  .select(sql<boolean>`i.state = 'done' and i.finished_at > now() - interval '30 days'`.as('mayUndo'))
  .$castTo<Imported>()

const oneImport = (id: string) =>
  imports
    .select([
      'i.headers',
      'i.columns',
      'i.dateOrder',
      'i.rule',
      sql<
        string[][]
      >`coalesce((select jsonb_agg(to_jsonb(r.cells) order by r.line) from (select x.cells, x.line from import_rows x
        where x.organization_id = i.organization_id and x.import_id = i.id order by x.line limit 3) r), '[]')`.as(
        'firstRows',
      ),
    ])
    // While a step is at work nobody is shown them, and it is asked for anew at every step.
    .select(
      sql<Partial<ImportChoices> | null>`case when i.state in ('checked', 'done') then (
        select jsonb_object_agg(c.choice, c.rows) from (select app.choice_of(r, i.rule) as choice, count(*) as rows
          from import_rows r where r.organization_id = i.organization_id and r.import_id = i.id
            and (r.problems <> '{}' or r.reasons <> '{}') group by 1) c) end`.as('choices'),
    )
    .where('i.id', '=', id)
    .$castTo<Omit<OpenImport, 'choices'> & { choices: Partial<ImportChoices> | null }>()

const none: ImportChoices = { skip: 0, create: 0, fill: 0, ask: 0, leave: 0 }

const alikeRows = (id: string) =>
  sqlFor
    .selectFrom('importRows as r')
    .leftJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'r.organizationId').onRef('p.id', '=', 'r.alikeId'),
    )
    .select(['r.line', 'r.facts', 'r.reasons', 'r.alikeId', 'r.alikeLine', 'r.decision'])
    .select(
      sql<
        AlikeRow['record']
      >`case when p.id is not null then jsonb_build_object('name', app.shown_name(p.name, p.preferred_name), 'caseNumber', p.case_number,
        'isClosed', p.status <> 'active', 'hasAccount', p.user_id is not null, 'former', p.former_contacts,
        'facts', jsonb_strip_nulls(jsonb_build_object(
          'name', app.shown_name(p.name, p.preferred_name), 'givenName', p.given_name, 'familyName', p.family_name,
          'preferredName', p.preferred_name, 'pronouns', p.pronouns, 'birthDate', p.birth_date, 'email', nullif(p.email, ''),
          'phone', nullif(p.phone, ''), 'language', p.language, 'interpreterLanguage', p.interpreter_language))) end`.as(
        'record',
      ),
    )
    .where('r.importId', '=', id)
    .where(sql<boolean>`r.reasons <> '{}' and r.problems = '{}'`)
    .orderBy('r.line')
    .limit(SHOWN)
    .$castTo<AlikeRow>()

/** What was kept, with its name or title as it stands today. */
const keptRecords = (id: string) =>
  sqlFor
    .selectFrom('importRecords as k')
    .select(['k.line', 'k.recordId as id', 'k.tableName'])
    .select(
      sql<string>`coalesce(
        (select app.shown_name(p.name, p.preferred_name) from patients p where k.table_name = 'patients'
          and p.organization_id = k.organization_id and p.id = k.record_id),
        (select c.name from case_managers c where k.table_name = 'case_managers' and c.organization_id = k.organization_id
          and c.id = k.record_id),
        (select t.title from tasks t where k.table_name = 'tasks' and t.organization_id = k.organization_id and t.id = k.record_id),
        (select s.title from staff_tasks s where k.table_name = 'staff_tasks' and s.organization_id = k.organization_id
          and s.id = k.record_id), '')`.as('name'),
    )
    .where('k.importId', '=', id)
    .where('k.isKept', '=', true)
    .orderBy('k.line')
    .limit(SHOWN)

/** Moves an import on; whoever has it open sees it. */
async function move(
  session: DatabaseSession,
  id: string,
  call: RawBuilder<unknown>,
): Promise<{ id: string }> {
  await session.one(sqlFor.selectNoFrom(call.as('moved')))
  session.notify({ topic: 'imports' })
  return { id }
}

export const importsProcedures = {
  latest: api.latest.handler(({ context: { session }, input: { kind } }) =>
    session.all(
      imports
        .where('i.kind', '=', kind)
        .where('i.state', 'not in', ['uploading', 'discarded'])
        .orderBy('i.createdAt', 'desc')
        .limit(20),
    ),
  ),

  open: api.open.handler(async ({ context: { session }, input: { id } }) => {
    const opened = found(await session.one(oneImport(id)))
    // Nobody named columns for these headings yet.
    const columns = opened.columns.length > 0 ? opened.columns : guessColumns(opened.kind, opened.headers)
    return { ...opened, columns, choices: { ...none, ...opened.choices } }
  }),

  begin: api.begin.handler(({ context: { session }, input: { id, kind, fileName } }) =>
    move(session, id, sql`app.begin_import(${id}, ${kind}, ${fileName})`),
  ),

  read: api.read.handler(({ context: { session }, input: { id } }) =>
    move(session, id, sql`app.read_import(${id})`),
  ),

  check: api.check.handler(async ({ context: { session }, input: { id, columns, dateOrder } }) => {
    const { kind, headers } = found(await session.one(oneImport(id)))
    const named = columns.filter(column => column !== '')
    if (
      missingColumn(kind, columns) ||
      columns.length !== headers.length ||
      new Set(named).size < named.length
    )
      throw new ORPCError('BAD_REQUEST', { message: 'Name each column once, and those that are needed.' })
    return move(session, id, sql`app.check_import(${id}, ${columns}::text[], ${dateOrder})`)
  }),

  mistakes: api.mistakes.handler(({ context: { session }, input: { id } }) => mistakeGroups(session, id)),

  problems: api.problems.handler(({ context: { session }, input: { id, like, after } }) =>
    session.all(problemRows(id, like, after)),
  ),

  mend: api.mend.handler(({ context: { session }, input: { id, line, fact, cell, everywhere } }) =>
    move(session, id, sql`app.mend_import(${id}, ${line}, ${fact}, ${cell}, ${everywhere})`),
  ),

  alike: api.alike.handler(({ context: { session }, input: { id } }) => session.all(alikeRows(id))),

  decide: api.decide.handler(({ context: { session }, input: { id, line, decision } }) =>
    move(session, id, sql`app.decide_import(${id}, ${decision}, ${line})`),
  ),

  write: api.write.handler(({ context: { session }, input: { id, leavesOut } }) =>
    move(session, id, sql`app.write_import(${id}, ${leavesOut})`),
  ),

  undo: api.undo.handler(({ context: { session }, input: { id } }) =>
    move(session, id, sql`app.undo_import(${id})`),
  ),

  discard: api.discard.handler(({ context: { session }, input: { id } }) =>
    move(session, id, sql`app.discard_import(${id})`),
  ),

  kept: api.kept.handler(({ context: { session }, input: { id } }) => session.all(keptRecords(id))),
}
