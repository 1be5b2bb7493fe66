/**
 * Two organizations in one database, one ten times the other (in the long form a hundred times), and in each a caseload of
 * thirty with four ways to see it. For each membership that runs there are ten that ended and five to come. Made by PostgreSQL
 * itself, as a replica: neither triggers nor foreign keys look, and nobody reads the audit log of it.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'

export const CASELOAD = 30
export const patientsIn = {
  small: 1_000,
  large: process.env.HANDRAIL_TEST_LENGTH === 'long' ? 100_000 : 10_000,
}
export type Size = keyof typeof patientsIn

/** Who sees the thirty: as their case manager, as the specialist, as a co-worker, or because of a cover. */
export const ways = ['case_manager', 'specialist', 'co_worker', 'cover'] as const
export type Way = (typeof ways)[number]

export interface CaseloadOrganization {
  id: string
  /** The member of staff of each way. */
  members: Record<Way, string>
}

const listed = (names: string) => `'{${names.replaceAll(' ', ',')}}'::text[]`
const given = listed(
  'María Ana Luis José Carmen Lucía John James Linda Ángela Zoe Óscar Ines Hugo Rosa Peter Mary Karl Iris Noor Wei Amir Olga Paul Eva Tim Ruth Sam Nia Leo',
)
/** How many family names there are, each as frequent as the others. */
export const FAMILY_NAMES = 40
const family = listed(
  'González García Muñoz Santos Smith Brown Nguyen Ortiz Ramírez Peña Núñez Vega Díaz Kim Lee Patel Khan Cohen Novak Olsen Rossi Silva Costa Lopez Perez Ruiz Soto Reyes Cruz Flores Rivera Torres Gómez Castro Rojas Mora Luna Vargas Ríos Ibarra',
)

const ENDED = 10
const TO_COME = 5

/** @param url the address of a superuser, who may write as a replica */
export async function fillCaseloads(url: string): Promise<Record<Size, CaseloadOrganization>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    // Half a million words are put in at once: their indexes are quicker made afterwards.
    const { rows: indexes } = await client.query<{
      name: string
      definition: string
    }>(`select indexname as name,
      indexdef as definition from pg_indexes where tablename = 'patient_words' and indexname <> 'patient_words_pkey'`)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    const made = { small: await fill(client, 'small'), large: await fill(client, 'large') }
    for (const { definition } of indexes) await client.query(definition)
    // Those of both lie among each other, as they do in a database that two organizations fill day by day.
    await client.query(`insert into appointments (organization_id, id, patient_id, case_manager_id, starts_at, ends_at, requested_by, status)
      select organization_id, gen_random_uuid(), id, case_manager_id, now() + interval '1 day', now() + interval '25 hours', 'patient', 'requested'
      from patients order by random()`)
    await client.query('set session_replication_role = origin')
    await vacuum(client)
    return made
  } finally {
    await client.end()
  }
}

/** What nobody changes any more is read from its index alone; while an older transaction runs, a vacuum leaves it as it was. */
async function vacuum(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('vacuum analyze')
    const { rows } = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible < relpages`,
    )
    if (rows.length === 0) return
  }
}

async function fill(client: pg.Client, size: Size): Promise<CaseloadOrganization> {
  const id = randomUUID()
  const ids = ways.map(() => randomUUID())
  const members = Object.fromEntries(ways.map((way, at) => [way, ids[at]])) as Record<Way, string>
  const run = (text: string) =>
    client.query(text.replace(/\{(\w+)\}/g, (_, name) => `'${name === 'org' ? id : members[name as Way]}'`))
  await run(`insert into organizations (id, slug, name) values ({org}, '${size}', '${size}')`)
  for (const way of ways) {
    const kind = way === 'specialist' ? 'specialist' : 'case_manager'
    await run(
      `insert into staff (organization_id, id, kind, name, created_at) values ({org}, {${way}}, '${kind}', '${way}', now())`,
    )
    await run(
      `insert into ${kind}s (organization_id, id, name, email) values ({org}, {${way}}, '${way}', '${way}@example.org')`,
    )
  }
  // Everybody has a case manager with thirty others; those of the one who is looked at are spread over the organization.
  const stretch = Math.floor(patientsIn[size] / CASELOAD)
  // One in thirty is called Maria; every fiftieth case of others is closed, and every hundredth patient with nobody.
  await run(`insert into patients (organization_id, id, name, email, phone, case_manager_id, specialist_id, created_at, status, closed_on, closed_reason, case_number, birth_date)
    select {org}, gen_random_uuid(), (${given})[1 + n % 30] || ' ' || (${family})[1 + n / 30 % ${FAMILY_NAMES}], 'p' || n || '@example.org',
      '555' || lpad(n::text, 7, '0'), case when is_mine then {case_manager}::uuid when n % 100 = 0 then null
        else ('00000000-0000-4000-8000-' || lpad((n / ${CASELOAD})::text, 12, '0'))::uuid end,
      {specialist}, now() - n * interval '1 minute',
      case when is_closed then 'inactive' else 'active' end, case when is_closed then current_date end,
      case when is_closed then 'goals_met' end, (9000000 + n) || app.check_digit((9000000 + n)::text), date '1940-01-01' + n % 25000
    from generate_series(1, ${patientsIn[size]}) n
    cross join lateral (select n % ${stretch} = 1 and n / ${stretch} < ${CASELOAD} as is_mine) m
    cross join lateral (select n % 50 = 7 and not is_mine as is_closed) c`)
  await run(`insert into patient_words (organization_id, patient_id, word, sound, name_order)
    select p.organization_id, p.id, w.word, min(w.sound), p.name_order
    from patients p cross join lateral unnest(p.search_words, p.search_sounds) w (word, sound)
    where p.organization_id = {org} group by p.organization_id, p.id, w.word order by p.id, w.word`)
  await run(`insert into staff (organization_id, id, kind, name, created_at)
    select distinct organization_id, case_manager_id, 'case_manager', 'Manager', now() from patients
    where organization_id = {org} and case_manager_id <> {case_manager}`)
  await run(`create temp table mine on commit preserve rows as select id, created_at from patients
    where organization_id = {org} and case_manager_id = {case_manager}`)
  await run(`insert into care_team (organization_id, patient_id, member_id, member_kind, role, patient_since, starts_at)
    select organization_id, id, case_manager_id, 'case_manager', 'case_manager', created_at, created_at
    from patients where organization_id = {org} and case_manager_id is not null`)
  await run(`insert into covers (organization_id, id, case_manager_id, colleague_id, reason, starts_at, ends_at)
    values ({org}, {cover}, {case_manager}, {cover}, 'Away', now() - interval '1 day', now() + interval '9 days')`)
  await run(`insert into care_team (organization_id, patient_id, member_id, member_kind, role, reason, cover_id, patient_since, starts_at, ends_at)
    select {org}, m.id, w.member, w.kind, w.role, 'Away', case w.role when 'cover' then {cover}::uuid end, m.created_at,
      now() - interval '1 day', case w.role when 'cover' then now() + interval '9 days' else 'infinity' end
    from mine m, (values ({specialist}::uuid, 'specialist', 'specialist'), ({co_worker}, 'case_manager', 'co_worker'),
      ({cover}, 'case_manager', 'cover')) w(member, kind, role)`)
  await run(`insert into care_team (organization_id, patient_id, member_id, member_kind, role, cover_id, reason, patient_since, starts_at, ends_at, ended_at)
    select t.organization_id, t.patient_id, t.member_id, t.member_kind, case t.member_kind when 'specialist' then 'co_worker' else 'cover' end,
      case t.member_kind when 'specialist' then null else gen_random_uuid() end, 'Then', t.patient_since,
      case when n <= ${ENDED} then now() - interval '9 days' else now() + interval '9 days' end,
      case when n <= ${ENDED} then now() - interval '8 days' else now() + interval '10 days' end,
      case when n <= ${ENDED} then now() - interval '8 days' end
    from care_team t join mine m on m.id = t.patient_id cross join generate_series(1, ${ENDED + TO_COME}) n
    where t.organization_id = {org} and (t.member_kind = 'case_manager' or n <= ${ENDED + 1})`)
  await run(`insert into patient_summaries (organization_id, patient_id, checklist_total, checklist_completed, last_activity_at, next_step,
      next_step_due_on, name, preferred_name, case_number, status, email, phone, created_at, language, interpreter_language)
    select {org}, id, 20, 5, created_at, 'Call', current_date - 1, name, preferred_name, case_number, status, email, phone, created_at,
      language, interpreter_language
    from patients where organization_id = {org}`)
  await run(`insert into conversations (organization_id, id, patient_id, participant_type, updated_at)
    select {org}, gen_random_uuid(), id, 'case_manager', created_at from patients where organization_id = {org}`)
  await run(`insert into conversations (organization_id, id, patient_id, participant_type, updated_at)
    select {org}, gen_random_uuid(), id, 'specialist', created_at from mine`)
  await run(`update conversations c set updated_at = now() - interval '1 hour' from mine m
    where m.id = c.patient_id and c.organization_id = {org}`)
  await run(`insert into messages (organization_id, id, conversation_id, sender_type, content, created_at)
    select {org}, gen_random_uuid(), c.id, case when n % 2 = 0 then 'patient' else c.participant_type end, 'Hello', now() - n * interval '1 hour'
    from conversations c join mine m on m.id = c.patient_id cross join generate_series(1, 4) n where c.organization_id = {org}`)
  await run(`insert into activities (organization_id, id, patient_id, activity_type, description, created_at)
    select {org}, gen_random_uuid(), p.id, 'profile_updated', 'Updated', p.created_at
    from patients p cross join generate_series(1, 2) n where p.organization_id = {org}`)
  // Staff have read what they were sent, but in every fifth conversation.
  await run(`insert into message_reads (organization_id, conversation_id, user_id, read_until)
    select {org}, c.id, {org}, now() - case when row_number() over (order by c.id) % 5 = 0 then interval '150 minutes' else '0' end
    from conversations c join mine m on m.id = c.patient_id where c.organization_id = {org}`)
  await client.query('drop table mine')
  return { id, members }
}
