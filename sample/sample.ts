/**
 * The sample organization of an evaluation copy: the named people of `sample/people.ts` with weeks of believable work behind them,
 * and a second organization that must never be seen. Everything but the accounts is one transaction: all or nothing.
 */
import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { fillCatalogue } from '#features/checklist/checklist.jobs.server.ts'
import { fillForms } from '#features/forms/forms.jobs.server.ts'
import { ownerLimits, withConnection } from '#platform/database/connections.server.ts'
import { tellCareTeams } from './care-teams.ts'
import { type InsertedPeople, insertRecords, insertRows } from './insert-people.ts'
import {
  hasAccount,
  type NamedHat,
  namedPeople,
  type PatientKey,
  type PersonKey,
  patients,
  sampleKeys,
} from './people.ts'
import { tellReplyTemplates } from './reply-templates.ts'
import { tellStaffTasks } from './staff-tasks.ts'
import { stories } from './stories.ts'
import type { Story } from './story.ts'
import { StoryBuilder } from './story-builder.ts'
import { tellCare } from './write-care.ts'
import { tellWords } from './write-words.ts'

interface NewAccount {
  name: string
  email: string
  password: string
  userType: 'patient' | 'staff'
  language: 'en' | 'es'
}

interface SampleOptions {
  /** postgres:// address of the owner of an empty, migrated database. */
  ownerUrl: string
  /** Makes an account as a sign-up does and answers with its id; this file never sees how a password is kept. */
  createAccount: (person: NewAccount) => Promise<string>
  passwordOf: (key: PersonKey) => string
  report?: (line: string) => void
}

/**
 * Fills in the sample. Interrupted, it leaves accounts at most, and takes them up again the next time.
 * @throws when the database already holds an organization of the same address (slug)
 */
export async function fillSample(options: SampleOptions): Promise<void> {
  await withConnection(options.ownerUrl, ownerLimits, async client => {
    const accounts = await createAccounts(client, options)
    await client.query('begin')
    const seated = await insertRecords(client, sampleKeys, accounts)
    await fillOrganizations(client, seated)
    await tellCareTeams(client, seated)
    for (const key of Object.keys(stories) as PatientKey[]) {
      const builder = new StoryBuilder(client, seated, key)
      await tellCare(builder, stories[key] as Story)
      await tellWords(builder, stories[key] as Story)
    }
    await tellStaffTasks(client, seated)
    await tellReplyTemplates(client, seated)
    await client.query('update deployment set is_evaluation = true')
    // What is weeks old has been mailed long ago. The guide's recommendations are still written, by their job.
    await client.query("delete from outbox where job <> 'checklist.personalise'")
    await client.query('commit')
  })
}

/** Everybody of the organization that is shown, in the order in which they are named to a newcomer. */
export function shownPeople(): {
  key: PersonKey
  name: string
  email: string
  hat: Exclude<NamedHat, 'none'>
}[] {
  return sampleKeys.flatMap(key => {
    const { hat, name, email, organization } = namedPeople[key]
    return hat !== 'none' && organization === 'riverbend' && hasAccount(key)
      ? [{ key, name, email, hat }]
      : []
  })
}

async function createAccounts(
  client: pg.Client,
  options: SampleOptions,
): Promise<Partial<Record<PersonKey, string>>> {
  const { rows } = await client.query<{ id: string; email: string }>('select id, email from auth.users')
  const standing = new Map(rows.map(row => [row.email, row.id]))
  const made: Partial<Record<PersonKey, string>> = {}
  const wanted = sampleKeys.filter(hasAccount)
  for (const [index, key] of wanted.entries()) {
    const { name, email, hat, language } = namedPeople[key]
    // An account of an interrupted start has another password than the one that is about to be shown.
    if (standing.has(email)) await client.query('delete from auth.users where email = $1', [email])
    const userType = hat === 'patient' ? 'patient' : 'staff'
    const password = options.passwordOf(key)
    made[key] = await options.createAccount({ name, email, password, userType, language })
    if (index % 5 === 4) options.report?.(`Made ${index + 1} of ${wanted.length} sample accounts`)
  }
  await client.query('update auth.users set email_verified = true where id = any ($1)', [Object.values(made)])
  return made
}

/** The starting catalogue and forms, as the job fills them in, and the hours in which case managers can be booked. */
async function fillOrganizations(client: pg.Client, seated: InsertedPeople): Promise<void> {
  for (const organization of Object.values(seated.organizations)) {
    await client.query("select set_config('app.organization', $1, true)", [organization])
    for (const query of [...fillCatalogue(), ...fillForms()]) await run(client, query.compile())
  }
  for (const key of ['dana', 'marcus'] as const)
    await insertRows(
      client,
      'availabilities',
      [1, 2, 3, 4, 5].map(weekday => ({
        organization_id: seated[key].organizationId,
        case_manager_id: seated[key].recordId,
        weekday,
        from_minute: 9 * 60,
        until_minute: 17 * 60,
      })),
    )
  await client.query(
    `with closed as (update patients set closed_on = (now() - interval '38 days')::date, closed_reason = $1
       where id = $2 returning organization_id, id, closed_on)
     insert into case_status_changes (organization_id, patient_id, status, changed_on, reason, words, made_by, created_at)
       select organization_id, id, 'inactive', closed_on, $1, $3, $4, now() - interval '38 days' from closed`,
    [
      stories.walter?.closed?.reason,
      seated.walter.recordId,
      stories.walter?.closed?.words,
      seated.marcus.userId,
    ],
  )
  for (const key of Object.keys(patients) as PatientKey[])
    await client.query(
      "update patients set created_at = date_trunc('hour', now()) - $2 * interval '1 day' where id = $1",
      [seated[key].recordId, stories[key]?.joinedAgo ?? 0],
    )
}

function run(client: pg.Client, query: CompiledQuery): Promise<unknown> {
  return client.query(query.sql, [...query.parameters])
}
