/** Every text that somebody may change after it was written says what keeps another's words from being lost with it. */
import { beforeAll, expect, it } from 'vitest'
import { withTestDatabase } from '../database.ts'
import { sharedWords } from './shared-words.ts'

const db = withTestDatabase()
let changeable: string[]

const listed = Object.values(sharedWords).flatMap(tables =>
  Object.entries(tables).flatMap(([table, columns]) => columns.map(column => `${table}.${column}`)),
)

/** Texts that a hat may update, or that a function updates which a hat may call: PostgreSQL knows both. */
beforeAll(async () => {
  const rows = await db.rows<{ name: string }>(
    `with hats as (select r.oid from pg_roles r where r.rolname in
        ('handrail_anonymous', 'handrail_patient', 'handrail_case_manager', 'handrail_specialist', 'handrail_administrator')),
      texts as (select c.oid, c.relname, a.attnum, a.attname from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)),
      calls as (select s[1] as relname, s[2] as sets from pg_proc p
        cross join lateral regexp_matches(p.prosrc, 'update public\\.(\\w+?)(?: \\w+?)?? set (.*?)(?:where|from|returning|;)', 'gs') s
        where p.pronamespace = 'app'::regnamespace
          and exists (select from hats h where has_function_privilege(h.oid, p.oid, 'execute')))
    select t.relname || '.' || t.attname as name from texts t
      where exists (select from hats h where has_column_privilege(h.oid, t.oid, t.attnum, 'update'))
        or exists (select from calls c where c.relname = t.relname and c.sets ~ ('\\m' || t.attname || ' = '))
      order by 1`,
  )
  changeable = rows.map(({ name }) => name)
})

it('every text that may be changed is listed once, and nothing else is', () => {
  expect(changeable.length).toBeGreaterThan(60)
  expect(listed.toSorted()).toEqual(changeable)
})
