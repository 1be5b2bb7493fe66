/** Asks a migrated database what holds in it, and makes one mutation of each. */
import { globSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { type Mutation, mutation } from './mutations.ts'

interface Constraint {
  table: string
  name: string
  kind: 'c' | 'p' | 'u' | 'x' | 'i'
  definition: string
}

const tableName = `case c.relnamespace when 'public'::regnamespace then c.relname::text
  else c.relnamespace::regnamespace || '.' || c.relname end`

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same CHECK with one of its limits moved by one; none where it has no limits. */
function moveLimits({ definition }: Constraint): { moved: string; shown: string }[] {
  return [...definition.matchAll(/(<=|>=|>) (\d+)(?=\))/g)].map(match => {
    const [whole, operator = '', limit = ''] = match
    const shown = `${operator} ${Number(limit) + (operator === '<=' ? 1 : -1)}`
    const moved = definition.slice(0, match.index) + shown + definition.slice(match.index + whole.length)
    return { moved, shown }
  })
}

function mutateConstraint(constraint: Constraint): { sql: string; shown?: string }[] {
  const { table, name, kind, definition } = constraint
  const replace = (by: string) =>
    `alter table ${table} drop constraint ${name} cascade; alter table ${table} add constraint ${name} ${by}`
  if (kind === 'c') {
    const limits = moveLimits(constraint)
    return limits.length > 0
      ? limits.map(({ moved, shown }) => ({ sql: replace(moved), shown }))
      : [{ sql: replace('check (true)') }]
  }
  // A column that is another one in every row: with it in the key, nothing is ever the same.
  const column = `alter table ${table} add column mutant uuid not null default gen_random_uuid();`
  if (kind === 'i')
    return [
      { sql: `${column} drop index ${name}; ${definition.replace(/btree \((.*?)\)/, 'btree ($1, mutant)')}` },
    ]
  const wider =
    kind === 'x'
      ? definition.replace('gist (', 'gist (mutant with =, ')
      : definition.replace(/\((.*?)\)/, '($1, mutant)')
  return [{ sql: `${column} ${replace(wider)}` }]
}

/** Every CHECK (a limit moved by one, else always true), unique key and exclusion (never met). */
export async function mutateConstraints(client: pg.Client): Promise<Mutation[]> {
  const { rows } = await client.query<Constraint>(`
    select ${tableName} as table, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype in ('c', 'p', 'u', 'x') and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
    union all select ${tableName}, x.relname, 'i', pg_get_indexdef(i.indexrelid)
      from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')
    order by 1, 2`)
  return rows.flatMap(constraint =>
    mutateConstraint(constraint).map(({ sql, shown }) =>
      mutation({
        kind: 'constraint',
        name: [`${constraint.table}: ${constraint.name}`, ...(shown ? [shown] : [])].join(', '),
        sql,
        stages: [['test/completeness/constraints']],
        only: `${constraint.table} refuses`,
      }),
    ),
  )
}

/** Every policy lets the whole organization in (or everybody, where that is what it says already; or else nobody). */
export async function mutatePolicies(client: pg.Client): Promise<Mutation[]> {
  const { rows } = await client.query<{
    table: string
    name: string
    command: string
    using: string | null
    check: string | null
    hasOrganization: boolean
    namesOrganization: boolean
  }>(`
    select ${tableName} as table, p.polname as name, p.polcmd as command, pg_get_expr(p.polqual, p.polrelid) as using,
      pg_get_expr(p.polwithcheck, p.polrelid) as check,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id') as "hasOrganization",
      exists (select from pg_attribute a, unnest(p.polroles) r where a.attrelid = c.oid and a.attname = 'organization_id'
        and has_column_privilege(r, c.oid, a.attnum, 'INSERT')) as "namesOrganization"
    from pg_policy p join pg_class c on c.oid = p.polrelid order by 1, 2`)
  return rows.flatMap(({ table, name, command, using, check, hasOrganization, namesOrganization }) => {
    const here = 'organization_id = (select app.org())'
    const isWhole = (condition: string | null) =>
      condition === null || /^\(organization_id = \( SELECT app\.org\(\) AS org\)\)$/.test(condition)
    const isOpen = [using, check].every(condition => condition === null || condition === 'true')
    // Who may not name the organization of a new row writes where they act, whatever the policy says: then nobody may.
    const isInsertHere = command === 'a' && isWhole(check) && !namesOrganization
    if (isOpen) return []
    const wider = hasOrganization && !(isWhole(using) && isWhole(check)) ? here : 'true'
    const condition = isInsertHere ? 'false' : wider
    const parts = [
      ...(using === null ? [] : [`using (${condition})`]),
      ...(check === null ? [] : [`with check (${condition})`]),
    ]
    return mutation({
      kind: 'policy',
      name: `${table}: ${name}`,
      sql: `alter policy "${name}" on ${table} ${parts.join(' ')}`,
      stages: [
        ['test/access.db.test.ts', '-t', ` ${escapeRegExp(table)}(,|$)`],
        ['access.db.test.ts'],
        ['.db.test.ts'],
      ],
    })
  })
}

/** The tests of the feature (or of the platform) in which a file lies. */
const testsBeside = (file: string) => [file.replace(/^(src\/(?:features\/[^/]+|platform)\/).*/, '$1')]

/** Every `raise exception` of our functions does nothing instead. */
export async function mutateErrors(client: pg.Client): Promise<Mutation[]> {
  const files = globSync('src/**/*.functions.sql').map(file => ({ file, text: readFileSync(file, 'utf8') }))
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.prosrc ~ 'raise exception' order by 1`)
  return rows.flatMap(({ name, definition }) => {
    const home = files.find(({ text }) => text.includes(`function app.${name}(`))
    return [...definition.matchAll(/raise exception[^;]*;/g)].map((match, index) =>
      mutation({
        kind: 'raised error',
        name: `${name} (${index + 1}): ${match[0].slice(17, 70).replace(/\s+/g, ' ')}`,
        sql: `${definition.slice(0, match.index)}null;${definition.slice(match.index + match[0].length)}`,
        stages: [['test/completeness/errors'], ...(home ? [testsBeside(home.file)] : []), ['.db.test.ts']],
      }),
    )
  })
}

/** Every trigger of the audit goes, one table after the other; and a table about a patient comes that has nothing. */
export async function mutateCompleteness(client: pg.Client): Promise<Mutation[]> {
  const { rows } = await client.query<{ table: string }>(`
    select ${tableName} as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'app.audit_change'::regproc order by 1`)
  const stages = [['test/completeness/patients']]
  return [
    ...rows.map(({ table }) =>
      mutation({
        kind: 'audit trigger',
        name: table,
        sql: `drop trigger audit_change on ${table}`,
        stages: [['test/completeness/audited'], ...stages, ['src/features/care-team/']],
      }),
    ),
    mutation({
      kind: 'new table',
      name: 'planted_diaries',
      sql: `create table planted_diaries (organization_id uuid not null, id uuid primary key, patient_id uuid not null,
        foreign key (organization_id, patient_id) references patients (organization_id, id) on delete cascade)`,
      stages,
    }),
  ]
}

/** The first words of the keys under which uses are counted, by the file that counts them. */
export const limits: Readonly<Record<string, string>> = {
  'refused:': 'src/features/audit/',
  'log-exports:': 'src/features/audit/',
  'submission-exports:': 'src/features/forms/',
  'changes:': 'src/platform/database/',
  'messages:': 'src/features/messaging/',
  'goals:': 'src/features/goals/',
  'notes:': 'src/features/notes/',
  'own-tasks:': 'src/features/staff-tasks/',
  'tasks:': 'src/features/tasks/',
  'likeness:': 'src/features/likeness/',
  'imports:': 'src/features/imports/',
  'reply-templates:': 'src/features/reply-templates/',
  'reports:': 'src/features/reports/',
  'report-downloads:': 'src/features/reports/',
  'invitations:': 'src/features/organizations/',
  'invitations-organization:': 'src/features/organizations/',
  'needs:': 'src/features/assistant/',
  'drafts:': 'src/features/assistant/',
  'onboarding:': 'src/features/onboarding/',
  'inquiry:': 'src/features/inquiries/',
  'appointments:': 'src/features/appointments/',
  'export:': 'src/features/data-export/',
  'patients-export:': 'src/features/patients/',
  ...Object.fromEntries(
    [
      ...[
        'sign-in',
        'sign-up',
        'sign-up-code',
        'sign-in-code',
        'invitation',
        'founding-link',
        'new-password',
        'verification',
        'passkey',
        'password',
        'second-factor',
      ],
      ...['mail:sign-up', 'mail:new-password', 'mail:verification', 'mail:contact'],
    ].map(what => [`${what}:`, 'src/features/auth/']),
  ),
}

/** Every limit lets everything pass whose key begins so. */
export function mutateLimits(): Mutation[] {
  return Object.entries(limits).map(([prefix, tests]) =>
    mutation({
      kind: 'rate limit',
      name: prefix,
      sql: `alter function app.within_limit(text, integer, integer) rename to within_limit_before;
        create function app.within_limit(limit_key text, allowed integer, seconds integer) returns boolean
          language sql security definer set search_path = pg_catalog, pg_temp
          as $$ select app.within_limit_before(limit_key, allowed, seconds) or limit_key like '${prefix}%' $$;
        revoke execute on function app.within_limit(text, integer, integer) from public;
        grant execute on function app.within_limit(text, integer, integer) to handrail_anonymous, handrail_patient,
          handrail_case_manager, handrail_specialist, handrail_administrator`,
      stages: [['test/completeness/limits'], [tests], ['.db.test.ts']],
    }),
  )
}
