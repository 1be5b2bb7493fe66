/** A middling dataset, made by PostgreSQL itself in a few seconds: two organizations with thousands of patients each. */
import type pg from 'pg'
import type { InsertedPeople } from '../sample/insert-people.ts'

/** Per organization for patients and managers, altogether for the rest. In the short form fewer caseloads, as large as the others. */
export const size =
  process.env.HANDRAIL_TEST_LENGTH === 'long'
    ? { patients: 2000, managers: 10, activities: 100_000, messages: 60_000, itemsEach: 30 }
    : { patients: 1000, managers: 5, activities: 50_000, messages: 30_000, itemsEach: 30 }

const perPatient = (total: number) => Math.ceil(total / (2 * size.patients))
const spread = "now() - random() * interval '90 days'"

/**
 * Fills both organizations, then gathers statistics. Triggers sleep meanwhile: what they would add is made here directly,
 * and nobody reads the audit log of it.
 */
export async function fillManyPatients(owner: pg.Client, people: InsertedPeople): Promise<void> {
  const tables = [
    'patients',
    'conversations',
    'messages',
    'tasks',
    'checklist_progress',
    'appointments',
    'case_notes',
  ]
  await owner.query('begin')
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  for (const organization of Object.values(people.organizations)) await fillOrganization(owner, organization)
  // Staff and administrators have read everything but the last days.
  for (const key of ['dana', 'marcus', 'ruth', 'priya', 'elena', 'victor'] as const)
    await owner.query(
      `insert into message_reads (organization_id, conversation_id, user_id, read_until)
       select organization_id, id, $1, now() - interval '3 days' from conversations where organization_id = $2`,
      [people[key].userId, people[key].organizationId],
    )
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query(`insert into patient_summaries (organization_id, patient_id, last_activity_at, name, preferred_name, case_number,
      status, email, phone, created_at, language, interpreter_language)
    select p.organization_id, p.id, (select max(a.created_at) from activities a where a.organization_id = p.organization_id
      and a.patient_id = p.id), p.name, p.preferred_name, p.case_number, p.status, p.email, p.phone, p.created_at,
      p.language, p.interpreter_language
    from patients p on conflict do nothing`)
  await owner.query(`select app.settle_care_team(p.organization_id, array_agg(p.id)) from patients p
    group by p.organization_id`)
  await owner.query('commit')
  await owner.query('analyze')
}

async function fillOrganization(owner: pg.Client, organization: string): Promise<void> {
  const run = (text: string) =>
    owner.query(text.replaceAll('{organization}', owner.escapeLiteral(organization)))
  await run(`insert into case_managers (organization_id, name, email)
    select {organization}, 'Manager ' || n, 'manager' || n || '@example.org' from generate_series(2, ${size.managers}) n`)
  // Those of the named people get their share: the first manager of each organization is the default one.
  await run(`insert into patients (organization_id, name, email, case_manager_id, specialist_id, created_at, case_number)
    select {organization}, 'Patient ' || n, 'patient' || n || '@example.org', m.ids[1 + n % cardinality(m.ids)],
      m.specialist, ${spread}, (9000000 + n) || app.check_digit((9000000 + n)::text)
    from generate_series(1, ${size.patients}) n,
      (select array_agg(id order by is_default desc, id) as ids, (array_agg(specialist_id order by is_default desc))[1] as specialist
        from case_managers where organization_id = {organization} and removed_at is null) m`)
  await run(`insert into activities (organization_id, patient_id, activity_type, description, created_at)
    select p.organization_id, p.id, 'profile_updated', 'Updated their profile', ${spread}
    from patients p, generate_series(1, ${perPatient(size.activities)}) n where p.organization_id = {organization}`)
  await run(`insert into conversations (organization_id, patient_id, participant_type, case_manager_id, updated_at)
    select organization_id, id, 'case_manager', case_manager_id, ${spread} from patients where organization_id = {organization}`)
  await run(`insert into messages (organization_id, conversation_id, sender_type, content, created_at)
    select c.organization_id, c.id, case n % 2 when 0 then 'patient' else 'case_manager' end, 'Message ' || n, ${spread}
    from conversations c, generate_series(1, ${perPatient(size.messages)}) n where c.organization_id = {organization}`)
  await run(`insert into tasks (organization_id, patient_id, title, created_at)
    select p.organization_id, p.id, 'Task ' || n, ${spread}
    from patients p, generate_series(1, 8) n where p.organization_id = {organization}`)
  await run(`insert into appointments (organization_id, patient_id, case_manager_id, starts_at, ends_at, status)
    select organization_id, id, case_manager_id, at, at + interval '30 minutes',
      case when at < now() then 'completed' else 'requested' end
    from (select p.*, now() + (n - 9) * interval '7 days' + random() * interval '7 days' as at
      from patients p, generate_series(1, 10) n where p.organization_id = {organization}) spread`)
  await run(`insert into case_notes (organization_id, patient_id, author_id, text, contact_on, signed_at)
    select p.organization_id, p.id, null, 'Call ' || n || repeat(' about rent and work', 20), current_date - n, now()
    from patients p, generate_series(1, 12) n where p.organization_id = {organization}`)
  await fillChecklist(run)
}

async function fillChecklist(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(`insert into checklist_categories (organization_id, key, name)
    select {organization}, 'category' || n, 'Category ' || n from generate_series(1, 8) n`)
  await run(`insert into checklist_items (organization_id, category_id, key, title)
    select c.organization_id, c.id, c.key || '-' || n, 'Item ' || n
    from checklist_categories c, generate_series(1, ${Math.ceil(size.itemsEach / 8)}) n where c.organization_id = {organization}`)
  await run(`insert into checklist_progress (organization_id, patient_id, checklist_item_id, state, is_completed, completed_at)
    select p.organization_id, p.id, i.id, case when p.n % 3 = 0 then 'in_place' else 'not_asked' end, p.n % 3 = 0, case when p.n % 3 = 0 then now() end
    from (select organization_id, id, row_number() over () as n from patients where organization_id = {organization}) p
    join checklist_items i on i.organization_id = p.organization_id`)
  await run(`insert into next_steps (organization_id, patient_id, step, due_on)
    select organization_id, id, 'Call', current_date + (random() * 30)::int from patients where organization_id = {organization}`)
}
