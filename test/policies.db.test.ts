/**
 * One way to see a patient: over each table, hat and verb stands one permissive policy (two are an OR that a search for the
 * word does not find), and those about patients ask the care team in the same words (decision 45).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { withTestDatabase } from './database.ts'

const db = withTestDatabase()

interface Policy {
  table: string
  name: string
  roles: string[]
  /** select, insert, update, delete, or all of them. */
  command: string
  using: string | null
  check: string | null
}

let policies: Policy[] = []

beforeAll(async () => {
  policies = await db.rows<Policy>(`
    select c.relname as table, p.polname as name,
      array(select r::regrole::text from unnest(p.polroles) r order by 1) as roles,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
        as command,
      pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace and p.polpermissive order by 1, 2`)
})

/** Two ways by state or own work, each served by an index. `table hat verb`, as PostgreSQL names them. */
const severalWays: Readonly<Record<string, string>> = {
  'case_notes handrail_administrator select': 'Signed notes, and one’s own that are not signed yet.',
  'case_notes handrail_administrator update': 'A signed note is withheld, one’s own draft written.',
  'case_notes handrail_case_manager select': 'Signed notes, and one’s own that are not signed yet.',
  'case_notes handrail_case_manager update': 'A signed note is withheld, one’s own draft written.',
  'case_notes handrail_specialist select': 'Signed notes, and one’s own that are not signed yet.',
  'case_notes handrail_specialist update': 'A signed note is withheld, one’s own draft written.',
  'covers handrail_case_manager select': 'Covers that one gave, and those that one holds.',
  'staff_tasks handrail_case_manager select': 'One’s own tasks, and those that anybody may take.',
  'staff_tasks handrail_specialist select': 'One’s own tasks, and those that anybody may take.',
}

const staffHats = ['handrail_case_manager', 'handrail_specialist']

/** What stands for the care team in a policy, with the table's own name for {table} and its column for {column}. */
const template = `(EXISTS ( SELECT
   FROM care_team t
  WHERE ((t.organization_id = {table}.organization_id) AND (t.patient_id = {table}.{column}) AND (t.member_id = ( SELECT app.member() AS member)) AND (t.ended_at IS NULL) AND (t.starts_at <= now()) AND (t.ends_at > now()){more})
 OFFSET 0))`

/** What a policy may ask of the membership beyond its being there. */
const more = [
  '',
  " AND (t.role = 'case_manager'::text)",
  ' AND t.keeps_record',
  ' AND (t.answers = {table}.participant_type)',
]

const verbsOf = (command: string) =>
  command === 'all' ? ['select', 'insert', 'update', 'delete'] : [command]

describe('policies', () => {
  it('are one for each table, hat and verb, or stand in the list with a reason', () => {
    const ways = new Map<string, string[]>()
    for (const { table, name, roles, command } of policies)
      for (const role of roles)
        for (const verb of verbsOf(command)) {
          const key = `${table} ${role} ${verb}`
          ways.set(key, [...(ways.get(key) ?? []), name])
        }
    const several = [...ways].filter(([, names]) => names.length > 1).map(([key]) => key)
    expect(several.toSorted()).toEqual(Object.keys(severalWays).toSorted())
  })

  it('about patients ask the care team, in the words of the template', async () => {
    const about = await db.rows<{ table: string }>(`
      select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'patient_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped`)
    const tables = new Set(['patients', ...about.map(({ table }) => table)])
    // Covers are one's own, given or held; memberships are what the template asks.
    for (const own of ['covers', 'care_team']) tables.delete(own)
    const ofStaff = policies.filter(
      ({ table, roles }) => tables.has(table) && roles.some(role => staffHats.includes(role)),
    )
    const others = ofStaff.filter(({ table, using, check }) => {
      const column = table === 'patients' ? 'id' : 'patient_id'
      const words = more.map(each =>
        template.replace('{more}', each).replaceAll('{table}', table).replaceAll('{column}', column),
      )
      const asks = (expression: string | null) =>
        expression === null || words.some(each => expression.includes(each))
      return !asks(using) || (!asks(check) && !using?.includes('care_team'))
    })
    expect(others.map(({ table, name, using, check }) => `${table}: ${name}: ${using ?? check}`)).toEqual([])
    expect(ofStaff.length).toBeGreaterThan(30)
  })

  it('hold no OR over what is read, and read no column in which an assignment is only copied', () => {
    const bad = policies.filter(
      ({ using, check }) =>
        / OR /.test(using ?? '') ||
        /patients?\.case_manager_id|p\.(case_manager|specialist)_id/.test(`${using} ${check}`),
    )
    expect(bad.map(({ table, name }) => `${table}: ${name}`)).toEqual([])
  })

  it('leave the columns in which assignments are copied to functions: nobody is granted to write them', async () => {
    const granted = await db.rows<{ grantee: string }>(`
      select distinct grantee || ' ' || column_name as grantee from information_schema.column_privileges
      where table_name = 'patients' and column_name in ('case_manager_id', 'specialist_id')
        and privilege_type in ('INSERT', 'UPDATE') and grantee like 'handrail\\_%' and grantee <> 'handrail_owner'`)
    expect(granted).toEqual([])
    const writers = await db.rows(`
      select from information_schema.role_table_grants where table_name = 'care_team'
        and privilege_type in ('INSERT', 'UPDATE', 'DELETE') and grantee like 'handrail\\_%' and grantee <> 'handrail_owner'`)
    expect(writers).toHaveLength(0)
  })
})

/** What the views that read as their owner start from, and how each of their other tables is held against it. */
const ofCaseload = {
  start: 'my_caseload m',
  isHeld:
    /^WHERE \(\((\w+)\.organization_id = m\.organization_id\) AND \(\1\.(?:patient_)?id = m\.patient_id\)\)$/,
}
const ownerViews: Readonly<Record<string, { start: string; isHeld: RegExp; tables: number }>> = {
  caseload_lines: { ...ofCaseload, tables: 1 },
  caseload_patients: { ...ofCaseload, tables: 2 },
  newest_messages: {
    start: 'my_conversations c',
    isHeld: /^WHERE \(\((\w+)\.organization_id = c\.organization_id\) AND \(\1\.conversation_id = c\.id\)\)$/,
    tables: 1,
  },
}

describe('a view', () => {
  it('reads as whoever asks, or starts from what whoever asks may read, which is read so', async () => {
    const views = await db.rows<{ view: string; options: string[] | null; definition: string }>(`
      select c.relname as view, c.reloptions as options, pg_get_viewdef(c.oid) as definition
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by 1`)
    const as = (option: string) =>
      views.filter(({ options }) => options?.includes(`${option}=true`)).map(({ view }) => view)
    expect(as('security_invoker')).toEqual(['my_caseload', 'my_conversations', 'my_snoozes'])
    expect(as('security_barrier')).toEqual(Object.keys(ownerViews))
    expect(views).toHaveLength(6)
    for (const [name, { start, isHeld, tables }] of Object.entries(ownerViews)) {
      const { definition = '' } = views.find(({ view }) => view === name) ?? {}
      const [, from = ''] = definition.split(new RegExp(`\\bFROM \\(*${start}\\b`))
      // Every other table is held against it, row by row.
      for (const condition of from.match(/WHERE .*/g) ?? ['none']) expect(condition).toMatch(isHeld)
      expect(from.match(/WHERE/g)).toHaveLength(tables)
      expect(from.match(/\bFROM\b/g)).toHaveLength(tables)
    }
  })
})
