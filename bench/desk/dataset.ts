/**
 * Two organizations at work: case managers with 50 patients and case managers with 1,000, made by PostgreSQL itself in
 * seconds. What triggers would add is written here directly; patients have no accounts, so nobody is mailed.
 */
import pg from 'pg'

export type CaseloadSize = 'small' | 'large'
export const caseloadSizes: readonly CaseloadSize[] = ['small', 'large']

interface Shape {
  /** Case managers with a caseload of each size. */
  managersEach: number
  /** Patients, and conversations among them, of one case manager. */
  caseload: Record<CaseloadSize, { patients: number; conversations: number }>
  messagesEach: number
  activitiesEach: number
  itemsEach: number
}

const eachHas = { messagesEach: 100, activitiesEach: 10, itemsEach: 25 }

export const fullShape: Shape = {
  managersEach: 20,
  caseload: {
    small: { patients: 50, conversations: 10 },
    large: { patients: 1_000, conversations: 50 },
  },
  ...eachHas,
}

/** The least that gives every work its full answer: for trying the bench itself out. */
export const smallShape: Shape = {
  managersEach: 2,
  caseload: {
    small: { patients: 50, conversations: 10 },
    large: { patients: 100, conversations: 10 },
  },
  ...eachHas,
}

/** What one case manager signs in with, and whom they write with. */
export interface Manager {
  /** The token of their session. */
  token: string
  /** Ten of them. */
  conversations: Conversation[]
}
export interface Conversation {
  id: string
  patientId: string
}
export type Managers = Record<CaseloadSize, Manager[]>

type Run = (text: string, values?: unknown[]) => Promise<unknown>

/** Fills a migrated, empty database; answers with who can ask. `superuserUrl`: postgres:// address of the superuser there. */
export async function fillDataset(superuserUrl: string, shape: Shape): Promise<Managers> {
  const client = new pg.Client({ connectionString: superuserUrl })
  // A database that ends meanwhile is told by the statement that was under way.
  client.on('error', () => {})
  await client.connect()
  try {
    const run: Run = (text, values) => client.query(text, values)
    // Neither triggers nor foreign keys are asked meanwhile: bench/desk/dataset.db.test.ts asks the keys afterwards.
    await run('begin; set local session_replication_role = replica; set local work_mem = $$128MB$$')
    await insertOrganizations(run)
    await insertManagers(run, shape)
    await insertCaseloads(run)
    await insertMessages(run, shape)
    await insertActivities(run, shape)
    await insertChecklists(run, shape)
    await insertNextSteps(run)
    await insertSummaries(run)
    // A few managers ask as many would: their budgets are not what is measured.
    await run('update deployment set budgets_times = 1000000')
    await run('commit')
    await run('vacuum (analyze)')
    // What was loaded is not left for the first measurement to write back.
    await run('checkpoint')
    return { small: await readManagers(client, 'small'), large: await readManagers(client, 'large') }
  } finally {
    await client.end()
  }
}

async function insertOrganizations(run: Run): Promise<void> {
  await run(`insert into organizations (slug, name, is_default, plan, seats)
    values ('bench-north', 'Bench North', true, 'growth', 100), ('bench-south', 'Bench South', false, 'growth', 100)`)
}

/** Case managers are dealt out to the organizations in a circle. Their sessions are as the sign-in library writes them. */
async function insertManagers(run: Run, { managersEach, caseload }: Shape): Promise<void> {
  await run(`create temporary table bench_managers as
    select s.size, n, s.patients, s.conversations, uuidv7() as id, uuidv7() as user_id,
      s.size || n || '@bench.example' as email, 'Manager ' || initcap(s.size) || ' ' || n as name,
      (select id from organizations where slug = case n % 2 when 1 then 'bench-north' else 'bench-south' end) as organization_id
    from (values ('small', ${caseload.small.patients}, ${caseload.small.conversations}),
      ('large', ${caseload.large.patients}, ${caseload.large.conversations})) as s (size, patients, conversations),
      generate_series(1, ${managersEach}) n`)
  await run(`insert into auth.users (id, name, email, email_verified, user_type)
    select user_id, name, email, true, 'staff' from bench_managers`)
  // Only their hashes are kept (decision 59): a token is made of what the bench can read again.
  await run(`insert into auth.sessions (user_id, token_hash, expires_at, user_agent)
    select user_id, sha256(('bench-' || user_id)::bytea), now() + interval '7 days', 'bench' from bench_managers`)
  await run(`insert into case_managers (organization_id, id, user_id, name, email, is_default)
    select organization_id, id, user_id, name, email, size = 'small' and n <= 2 from bench_managers`)
  await run(`insert into staff (organization_id, id, kind, user_id, name, created_at)
    select organization_id, id, 'case_manager', user_id, name, now() from bench_managers`)
}

/** What lists show of each patient, as triggers would have kept it. */
async function insertSummaries(run: Run): Promise<void> {
  await run(`insert into patient_summaries (organization_id, patient_id, checklist_total, checklist_completed, last_activity_at,
      last_heard_at, last_contact_at, next_step, next_step_due_on, name, preferred_name, case_number, status, email, phone, created_at,
      language, interpreter_language)
    select p.organization_id, p.id, coalesce(c.total, 0), coalesce(c.completed, 0), a.newest, m.heard, m.answered, n.step, n.due_on,
      p.name, p.preferred_name, p.case_number, p.status, p.email, p.phone, p.created_at,
      p.language, p.interpreter_language
    from patients p
    left join (select patient_id, count(*) as total, count(*) filter (where is_completed) as completed
      from checklist_progress group by 1) c on c.patient_id = p.id
    left join (select patient_id, max(created_at) as newest from activities group by 1) a on a.patient_id = p.id
    left join (select v.patient_id, max(m.created_at) filter (where m.sender_type = 'patient') as heard,
        max(m.created_at) filter (where m.sender_type = 'case_manager') as answered
      from conversations v join messages m on m.organization_id = v.organization_id and m.conversation_id = v.id
      group by 1) m on m.patient_id = p.id
    left join next_steps n on n.organization_id = p.organization_id and n.patient_id = p.id`)
}

/** A number from 0 to 1 that is always the same for the same whole numbers. */
const share = (seed: string) => `((hashint8((${seed})::bigint) & 1048575) / 1048576.0)`

const given = `array['Lucía', 'Maria', 'James', 'Aisha', 'Chen', 'Olga', 'José', 'Ngozi', 'Ruth', 'Omar', 'Ángela', 'Zoe', 'Peter']`
const family = `array['Muñoz', 'Santos', 'Okafor', 'Nguyen', 'Smith', 'de la Cruz', 'Kowalski', 'Haddad', 'Brown', 'García', 'Lee']`

/**
 * Who has which patient, and who takes part in whose conversation: all that this dataset knows of access stands here. The
 * caseloads grew side by side over two years; everybody's tenth case is closed.
 */
async function insertCaseloads(run: Run): Promise<void> {
  await run(`create temporary table bench_patients as
    select m.organization_id, m.id as manager_id, m.user_id as manager_user_id, made.created_at, k, made.seed,
      uuidv7(made.created_at - now()) as id, k % (m.patients / m.conversations) = 1 as writes
    from bench_managers m, generate_series(1, m.patients) k, lateral (
      select k * 100 + m.n * 2 + (m.size = 'large')::integer as seed) s, lateral (
      select s.seed, now() - interval '730 days' * ((k - ${share('s.seed')}) / m.patients) as created_at) made`)
  await run('analyze bench_patients')
  await run(`insert into patients (organization_id, id, name, preferred_name, email, phone, status, closed_on, closed_reason,
      case_manager_id, created_at, updated_at, case_number)
    select organization_id, id, (${given})[1 + seed % 13] || ' ' || (${family})[1 + seed % 11],
      case when seed % 7 = 0 then 'Sam' end, 'patient' || seed || '@example.test', '+1555' || (1000000 + seed),
      case when k % 10 = 0 then 'inactive' else 'active' end, case when k % 10 = 0 then created_at::date + 1 end,
      case when k % 10 = 0 then 'moved_away' end, manager_id, created_at, created_at,
      digits || app.check_digit(digits)
    from (select *, (9000000 + row_number() over (partition by organization_id order by id))::text as digits from bench_patients) b
    order by created_at`)
  await run(`insert into care_team (organization_id, patient_id, member_id, member_kind, role, starts_at, patient_since)
    select organization_id, id, manager_id, 'case_manager', 'case_manager', created_at, created_at from bench_patients
    order by created_at`)
  await run(`insert into conversations (organization_id, id, patient_id, participant_type, case_manager_id, created_at, updated_at)
    select organization_id, uuidv7(created_at - now()), id, 'case_manager', manager_id, created_at, created_at
    from bench_patients where writes order by created_at`)
}

/** Both sides alternate over the last ninety days, or since the patient came; read up to three days ago. */
async function insertMessages(run: Run, { messagesEach }: Shape): Promise<void> {
  const since = `greatest(c.created_at, now() - interval '90 days')`
  await run(`insert into messages (organization_id, id, conversation_id, sender_id, sender_type, content, created_at)
    select organization_id, uuidv7(at - now()), id, case n % 2 when 0 then manager_user_id end,
      case n % 2 when 0 then 'case_manager' else 'patient' end,
      'Message ' || n || ': the bus pass came, so I can be there at ten. Is the form for the housing office still open?', at
    from (select c.*, p.manager_user_id, n, ${since} + (now() - ${since}) * ((n - ${share('p.seed * 1000 + n')}) / ${messagesEach}) as at
      from conversations c join bench_patients p on p.id = c.patient_id, generate_series(1, ${messagesEach}) n) said order by at`)
  await run(`update conversations c set updated_at = (select max(m.created_at) from messages m
    where m.organization_id = c.organization_id and m.conversation_id = c.id)`)
  await run(`insert into message_reads (organization_id, conversation_id, user_id, read_until)
    select c.organization_id, c.id, p.manager_user_id, now() - interval '3 days'
    from conversations c join bench_patients p on p.id = c.patient_id`)
}

/** Spread over the time since the patient came; the newest of whoever writes is their newest message. */
async function insertActivities(run: Run, { activitiesEach }: Shape): Promise<void> {
  await run(`insert into activities (organization_id, id, patient_id, activity_type, description, metadata, created_at)
    select organization_id, uuidv7(at - now()), id, coalesce(newest.type, kind), coalesce(newest.words, was.words),
      coalesce(newest.details, was.details::jsonb), at
    from (select p.*, a.kind, a.words, a.details, n,
        p.created_at + (now() - p.created_at) * ((n - ${share('p.seed * 100 + n')}) / ${activitiesEach}) as at
      from bench_patients p, generate_series(1, ${activitiesEach}) n
      join (values (0, 'checklist_item_completed', 'Completed: Apply for an ID card', '{"by": "team"}'),
        (1, 'profile_updated', 'Updated their profile', '{"fields_updated": ["phone"]}'),
        (2, 'task_completed', 'Completed a task: Call the landlord', '{}'),
        (3, 'goal_added', 'Added a goal: A place of my own', '{}'),
        (4, 'form_submitted', 'Submitted a form: Housing', '{}')) as a (remainder, kind, words, details) on a.remainder = n % 5) was
    left join lateral (select 'message_sent' as type, 'Sent a message' as words,
        jsonb_build_object('message_id', m.id, 'sender_type', m.sender_type) as details
      from conversations c join messages m on m.organization_id = c.organization_id and m.conversation_id = c.id
      where was.writes and was.n = ${activitiesEach} and c.organization_id = was.organization_id and c.patient_id = was.id
        and m.sender_type = 'patient' order by m.created_at desc limit 1) newest on true
    order by at`)
}

async function insertChecklists(run: Run, { itemsEach }: Shape): Promise<void> {
  await run(`insert into checklist_categories (organization_id, key, name, order_index)
    select id, 'bench' || n, 'Category ' || n, n from organizations, generate_series(1, 5) n`)
  await run(`insert into checklist_items (organization_id, category_id, key, title, order_index)
    select c.organization_id, c.id, 'bench' || n, 'Item ' || n, n
    from generate_series(1, ${itemsEach}) n join checklist_categories c on c.order_index = 1 + n % 5`)
  await run(`insert into checklist_progress (organization_id, patient_id, checklist_item_id, state, is_completed, completed_at, updated_at)
    select organization_id, id, item_id, case when is_done then 'in_place' else 'not_asked' end, is_done, case when is_done then created_at + interval '1 hour' end, created_at
    from (select p.*, i.id as item_id, ${share('p.seed * 100 + i.order_index')} < ${share('p.seed')} as is_done
      from bench_patients p join checklist_items i on i.organization_id = p.organization_id) step order by created_at`)
}

/** Every open case has one, from ten days ago to thirty ahead. */
async function insertNextSteps(run: Run): Promise<void> {
  await run(`insert into next_steps (organization_id, patient_id, step, due_on, set_by)
    select organization_id, id, 'Call about the housing form', current_date - 10 + seed % 40, manager_user_id
    from bench_patients where k % 10 <> 0`)
}

async function readManagers(client: pg.Client, size: CaseloadSize): Promise<Manager[]> {
  const { rows } = await client.query<Manager>(
    `select 'bench-' || m.user_id as token, (select json_agg(c) from (select c.id, p.id as "patientId"
          from bench_patients p join conversations c on c.organization_id = p.organization_id and c.patient_id = p.id
          where p.manager_id = m.id order by p.created_at limit 10) c) as conversations
      from case_managers m
      where m.email like $1 || '%' order by m.created_at, m.id`,
    [size],
  )
  return rows
}
