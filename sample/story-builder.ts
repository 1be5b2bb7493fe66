/** What writes one patient's story: it knows whom it writes about, acts as somebody, and dates back what it wrote. */
import type pg from 'pg'
import { addDays, today } from '#lib/dates.ts'
import type { InsertedPeople } from './insert-people.ts'
import { type PatientKey, patients } from './people.ts'

type Side = 'patient' | 'case_manager' | 'specialist'

const day = 24 * 60 * 60 * 1000

/** The moment `ago` days back; nothing of the sample lies in the future by a slip of the clock. */
export function moment(ago: number): string {
  return new Date(Date.now() - ago * day - 10 * 60 * 1000).toISOString()
}

/** Where the organizations of the sample are (the default of `organizations.time_zone`). */
const timeZone = 'America/New_York'

/** The date in so many days, as YYYY-MM-DD: by the organization's day, which is not that of UTC in the evening. */
export function dateIn(days: number): string {
  return addDays(today(timeZone), days)
}

export class StoryBuilder {
  readonly client: pg.Client
  readonly key: PatientKey
  /** The keys that every row about this patient begins with. */
  readonly about: { organization_id: string; patient_id: string }
  readonly #seated: InsertedPeople

  constructor(client: pg.Client, seated: InsertedPeople, key: PatientKey) {
    this.client = client
    this.#seated = seated
    this.key = key
    this.about = { organization_id: seated[key].organizationId, patient_id: seated[key].recordId }
  }

  /** The account of one side of this patient's care, if there is one. */
  userOf(side: Side): string | null {
    const manager = patients[this.key].caseManager
    if (side === 'patient') return this.#seated[this.key].userId
    if (side === 'specialist') return this.#seated.priya.userId
    return manager && this.#seated[manager].userId
  }

  /** The record of the specialist whom the sample knows. */
  get specialistId(): string {
    return this.#seated.priya.recordId
  }

  /** Who does what follows (the audit log and some triggers ask); answers with their account. */
  async actAs(side: Side): Promise<string | null> {
    const user = this.userOf(side)
    await this.client.query(
      "select set_config('app.user', $1, true), set_config('app.hat', $2, true), set_config('app.organization', $3, true)",
      [user ?? '', side, this.about.organization_id],
    )
    return user
  }

  /** Triggers write activities at this moment: what they wrote just now happened `ago` days back. */
  async dateBack(ago: number): Promise<void> {
    const then = moment(ago)
    await this.client.query('update activities set created_at = $1 where created_at >= now()', [then])
    // What lists show of a patient was kept at this moment too; every activity but those of the care team is their own.
    await this.client.query(
      `update patient_summaries s set last_activity_at = a.newest,
          last_heard_at = case when s.last_heard_at >= now() then a.heard else s.last_heard_at end
        from (select organization_id, patient_id, max(created_at) as newest,
            max(created_at) filter (where metadata ->> 'by' is distinct from 'team'
              and coalesce(metadata ->> 'sender_type', 'patient') = 'patient') as heard
          from activities group by organization_id, patient_id) a
        where s.organization_id = a.organization_id and s.patient_id = a.patient_id and s.last_activity_at >= now()`,
    )
  }
}
