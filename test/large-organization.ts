/**
 * One organization that is as large as any, beside many that are not: made by PostgreSQL itself, a set at a time, in minutes.
 * Neither triggers nor foreign keys are asked meanwhile, so what they would keep is written here directly; indexes are made
 * when the rows are there.
 */
import pg from 'pg'
import type { InsertedPeople } from '../sample/insert-people.ts'

export interface LargeShape {
  patients: number
  activities: number
  /** How many other organizations, and patients of each. */
  others: number
  patientsOfOther: number
  /** Case managers, each with as many patients; patients without one come beside. */
  managers: number
}

export const largeShape: LargeShape = {
  patients: 400_000,
  activities: 4_000_000,
  others: 49,
  patientsOfOther: 8_000,
  managers: 400,
}

/** The same in small: to ask everything once. */
export const smallShape: LargeShape = {
  patients: 3_000,
  activities: 6_000,
  others: 2,
  patientsOfOther: 50,
  managers: 10,
}

type Run = (text: string, values?: unknown[]) => Promise<unknown>

/** What a list is narrowed by: ids of the large organization. */
export interface LargeIds {
  manager: string
  specialist: string
  form: string
  tags: { common: string; rare: string }
}

/** Tables that grow with the patients: their indexes are made at the end. */
const big = [
  'patients',
  'patient_words',
  'patient_summaries',
  'care_team',
  'activities',
  'tasks',
  'audit_log',
  'checklist_progress',
  'patient_tags',
  'submissions',
]

/**
 * Fills a database that holds the sample people: Riverbend becomes the large one.
 * @param superuserUrl postgres:// address of the superuser there
 */
export async function fillLargeOrganization(
  superuserUrl: string,
  people: InsertedPeople,
  shape: LargeShape,
): Promise<LargeIds> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const run: Run = (text, values) => client.query(text, values)
  try {
    await run('begin; set local session_replication_role = replica; set local work_mem = $$128MB$$')
    await run('set local maintenance_work_mem = $$512MB$$')
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
      [big],
    )
    for (const { name } of indexes) await run(`drop index ${name}`)
    await insertStaff(run, people, shape)
    await insertPatients(run, shape)
    await insertAround(run, shape)
    await insertTags(run)
    for (const { definition } of indexes) await run(definition)
    await run('commit')
    await run('vacuum (analyze)')
    // Made among rows that were changed before, an index waits until every older transaction has ended, of other databases too.
    for (const table of big) await run(`reindex table ${table}`)
    await run('checkpoint')
    const { rows } = await client.query<LargeIds>(`select
      (select id from large_staff where not is_other and kind = 'case_manager' and n = 2) as manager,
      (select id from large_staff where not is_other and kind = 'specialist' and n = 1) as specialist,
      (select f.id from forms f join large_organizations o on o.id = f.organization_id and o.n = 0 where f.title = 'Form 3') as form,
      json_build_object('common', (select id from large_tags where n = 1), 'rare', (select id from large_tags where n = 2)) as tags`)
    return rows[0] as LargeIds
  } finally {
    await client.end()
  }
}

/** The organizations and who works there. */
async function insertStaff(run: Run, people: InsertedPeople, { others, managers }: LargeShape) {
  await run(`create temporary table large_organizations as
    select '${people.organizations.riverbend}'::uuid as id, 0 as n
    union all select uuidv7(), n from generate_series(1, ${others}) n`)
  await run(`insert into organizations (id, slug, name, plan, seats)
    select id, 'other-' || n, 'Other ' || n, 'growth', 1000 from large_organizations where n > 0`)
  await run(`create temporary table large_staff as
    select o.id as organization_id, uuidv7() as id, k.kind, s.n, o.n > 0 as is_other from large_organizations o
    cross join (values ('case_manager', ${managers}, 4), ('specialist', 40, 1)) as k (kind, here, there)
    cross join lateral generate_series(1, case o.n when 0 then k.here else k.there end) as s (n)`)
  for (const [kind, table] of [
    ['case_manager', 'case_managers'],
    ['specialist', 'specialists'],
  ])
    await run(`insert into ${table} (organization_id, id, name, email)
      select organization_id, id, 'Staff ' || lpad(n::text, 4, '0'), '${kind}' || n || '@' || organization_id || '.example'
      from large_staff where kind = '${kind}'`)
  await run(`insert into staff (organization_id, id, kind, name, created_at)
    select organization_id, id, kind, 'Staff ' || lpad(n::text, 4, '0'), now() from large_staff`)
}

const given = `array['Lucía', 'Maria', 'James', 'Aisha', 'Chen', 'Olga', 'José', 'Ngozi', 'Ruth', 'Omar', 'Ángela', 'Zoe', 'Peter']`
const family = `array['Muñoz', 'Santos', 'Okafor', 'Nguyen', 'Smith', 'de la Cruz', 'Kowalski', 'Haddad', 'Brown', 'García', 'Lee']`

/**
 * Patients who came over ten years, three of four of whom are closed today; every hundredth has no case manager, every tenth a
 * specialist. Names repeat as names do: a family name of a thousand, beside the few that many have.
 */
async function insertPatients(run: Run, { patients, patientsOfOther, managers }: LargeShape) {
  await run(`create temporary table large_patients as
    select o.id as organization_id, uuidv7(made.at - now()) as id, p.n, made.at, p.n % 4 > 0 as is_closed, m.id as manager_id, s.id as specialist_id
    from large_organizations o
    cross join lateral generate_series(1, case o.n when 0 then ${patients} else ${patientsOfOther} end) as p (n)
    cross join lateral (select now() - p.n * interval '3650 days' / ${patients} as at) made
    left join large_staff m on m.organization_id = o.id and m.kind = 'case_manager' and p.n % 100 > 0
      and m.n = 1 + p.n % case o.n when 0 then ${managers} else 4 end
    left join large_staff s on s.organization_id = o.id and s.kind = 'specialist' and p.n % 10 = 0
      and s.n = 1 + (p.n / 10) % case o.n when 0 then 40 else 1 end`)
  await run('analyze large_patients')
  // Those of the sample are random, and might be one of these.
  await run(`update patients p set case_number = (9000000 + r.n) || app.check_digit((9000000 + r.n)::text)
    from (select organization_id, id, row_number() over () as n from patients) r
    where r.organization_id = p.organization_id and r.id = p.id`)
  await run(`insert into patients (organization_id, id, name, preferred_name, email, phone, status, closed_on, closed_reason,
      case_manager_id, specialist_id, created_at, updated_at, case_number)
    select organization_id, id, (${given})[1 + n % 13] || ' ' || case n % 3 when 0 then (${family})[1 + n % 11]
        else initcap(left(md5((n % 1009)::text), 7)) end,
      case when n % 7 = 0 then 'Sam' end, 'patient' || n || '@example.test', '+1555' || (1000000 + n),
      case when is_closed then 'inactive' else 'active' end, case when is_closed then at::date end,
      case when is_closed then 'moved_away' end, manager_id, specialist_id, at, at,
      (1000000 + n) || app.check_digit((1000000 + n)::text)
    from large_patients order by at`)
  await run(`insert into patient_counts (organization_id, case_manager_id, specialist_id, patients)
    select organization_id, manager_id, specialist_id, count(*) from large_patients group by 1, 2, 3`)
  await run(`insert into patient_words (organization_id, patient_id, word, sound, name_order)
    select p.organization_id, p.id, w.word, min(w.sound), p.name_order from large_patients l
    join patients p on p.organization_id = l.organization_id and p.id = l.id
    cross join lateral unnest(p.search_words, p.search_sounds) w (word, sound) group by p.organization_id, p.id, w.word`)
  await run(`insert into care_team (organization_id, patient_id, member_id, member_kind, role, starts_at, patient_since)
    select p.organization_id, p.id, m.id, m.kind, m.kind, at, at from large_patients p
    cross join lateral (values (p.manager_id, 'case_manager'), (p.specialist_id, 'specialist')) as m (id, kind)
    where m.id is not null`)
}

/** What happened, what is asked, what was kept about it. */
async function insertAround(run: Run, { patients, activities, managers }: LargeShape) {
  await run(`insert into next_steps (organization_id, patient_id, step, due_on)
    select organization_id, id, 'Call about the housing form', current_date - 10 + n % 60 from large_patients
    where not is_closed and n % 50 <> 0`)
  await run(`insert into activities (organization_id, id, patient_id, activity_type, description, created_at)
    select a.organization_id, uuidv7(a.at - now()), a.id, 'profile_updated', 'Updated their profile', a.at
    from (select p.organization_id, p.id, p.at + (now() - p.at) * (k - random()) / ${Math.ceil(activities / patients)} as at
      from large_patients p join large_organizations o on o.id = p.organization_id
      cross join lateral generate_series(1, case o.n when 0 then ${Math.ceil(activities / patients)} else 1 end) k) a`)
  await run(`insert into tasks (organization_id, patient_id, title, status, completed_at, due_on, created_at)
    select organization_id, id, 'Task ' || n, case when n % 20 = 0 then 'pending' else 'completed' end,
      case when n % 20 > 0 then at + interval '1 day' end, case when n % 3 > 0 then at::date + 7 end, at from large_patients`)
  await run(
    `insert into forms (organization_id, title) select id, 'Form ' || k from large_organizations, generate_series(1, 20) k`,
  )
  await run(`insert into submissions (organization_id, patient_id, form_id, form_title, form_fields, status, completed_at)
    select p.organization_id, p.id, f.id, f.title, '[]', 'completed', p.at + interval '1 day' from large_patients p
    join forms f on f.organization_id = p.organization_id and f.title = 'Form ' || (1 + p.n % 20) where p.n % 2 = 0`)
  await run(`insert into audit_log (organization_id, at, verb, entity, entity_id, patient_id, user_id, hat)
    select organization_id, at, (array['read', 'update', 'insert'])[1 + n % 3], 'patients', id, id, null, 'case_manager'
    from large_patients order by at`)
  await run(`insert into checklist_categories (organization_id, key, name, order_index)
    select o.id, 'large' || k, 'Category ' || k, k from large_organizations o, generate_series(1, 5) k`)
  await run(`insert into checklist_items (organization_id, category_id, key, title, order_index)
    select c.organization_id, c.id, 'large' || k, 'Item ' || k, k from generate_series(1, 25) k
    join large_organizations o on true
    join checklist_categories c on c.organization_id = o.id and c.key = 'large' || (1 + k % 5)`)
  // The whole checklist for some caseloads, a few items for everybody.
  await run(`insert into checklist_progress (organization_id, patient_id, checklist_item_id, is_completed, state, completed_at)
    select p.organization_id, p.id, i.id, p.n % 3 = 0, case when p.n % 3 = 0 then 'in_place' else 'not_asked' end,
      case when p.n % 3 = 0 then now() end
    from large_patients p join checklist_items i on i.organization_id = p.organization_id
      and (i.order_index <= 2 or p.n % ${managers} < 5) where i.key like 'large%'`)
  await run(`insert into patient_summaries (organization_id, patient_id, checklist_total, checklist_completed, last_activity_at,
      next_step, next_step_due_on, name, preferred_name, case_number, status, email, phone, created_at, language,
      interpreter_language, attention_on)
    select p.organization_id, p.id, 2, 0, p.created_at, n.step, n.due_on, p.name, p.preferred_name, p.case_number, p.status, p.email,
      p.phone, p.created_at, p.language, p.interpreter_language, case when p.status <> 'active' then 'infinity' when p.case_manager_id is null or n.due_on is null
        then '-infinity' else n.due_on end
    from large_patients l join patients p on p.organization_id = l.organization_id and p.id = l.id
    left join next_steps n on n.organization_id = p.organization_id and n.patient_id = p.id`)
}

/** One that half of the patients have, one that few have, and more as there are. */
async function insertTags(run: Run) {
  await run(`create temporary table large_tags as
    select (select id from large_organizations where n = 0) as organization_id, uuidv7() as id, k as n from generate_series(1, 100) k`)
  await run(
    `insert into tags (organization_id, id, name) select organization_id, id, 'Tag ' || n from large_tags`,
  )
  await run(`insert into patient_tags (organization_id, patient_id, tag_id, name_order, patient_since)
    select p.organization_id, p.id, t.id, r.name_order, r.created_at from large_patients p
    join patients r on r.organization_id = p.organization_id and r.id = p.id join large_tags t on t.organization_id = p.organization_id
      and case t.n when 1 then p.n % 2 = 0 when 2 then p.n % 5000 = 7 else t.n = 3 + p.n % 98 end`)
}
