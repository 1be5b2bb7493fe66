/** Since when the people of the sample work together, and a colleague who helped for a while. */
import type pg from 'pg'
import type { InsertedPeople } from './insert-people.ts'
import { moment } from './story-builder.ts'

/** Care teams have been kept for longer than the oldest patient of the sample has been here. */
const KEPT_DAYS = 100

/** Part of the caller's transaction, once it is known when each patient came. */
export async function tellCareTeams(client: pg.Client, seated: InsertedPeople): Promise<void> {
  const here = Object.values(seated.organizations)
  await client.query('update organizations set care_team_since = $2 where id = any ($1)', [
    here,
    moment(KEPT_DAYS),
  ])
  await client.query('update administrator_periods set starts_at = $2 where organization_id = any ($1)', [
    here,
    moment(KEPT_DAYS),
  ])
  await client.query(
    `update care_team t set starts_at = p.created_at, patient_since = p.created_at from patients p
      where p.organization_id = t.organization_id and p.id = t.patient_id and t.organization_id = any ($1)`,
    [here],
  )
  await client.query(
    `insert into care_team (organization_id, patient_id, member_id, member_kind, role, given_by, reason, starts_at, ended_at,
        ended_by, patient_since)
      select p.organization_id, p.id, $2, 'case_manager', 'co_worker', $3, $4, $5, $6, $3, p.created_at
      from patients p where p.id = $1`,
    [
      seated.maria.recordId,
      seated.marcus.recordId,
      seated.dana.userId,
      'Went along to the housing office while Dana was in training',
      moment(20),
      moment(13),
    ],
  )
}
