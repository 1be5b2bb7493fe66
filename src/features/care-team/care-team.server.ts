import { implement } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type CouldOpen, careTeamContract, type TeamMember } from './care-team.contract.ts'

const api = implement(careTeamContract).$context<Context>()

/** More than work in an organization that anybody could choose from; the list has no pages. */
const MOST_COLLEAGUES = 2000

const myself = sql<string>`app.patient()`

const membersOf = (patient: RawBuilder<string>) =>
  sqlFor.selectFrom(sql<TeamMember>`app.care_team_of(${patient})`.as('t')).selectAll()

const whoCouldOpen = (patient: RawBuilder<string>, day: string) =>
  sqlFor.selectFrom(sql<CouldOpen>`app.who_could_open(${patient}, ${day}::date)`.as('w')).selectAll()

/** Null for a patient whom whoever asks may not see. */
const knownSince = (patient: RawBuilder<string>) =>
  sqlFor.selectNoFrom(sql<string | null>`app.care_team_known_since(${patient})`.as('since'))

async function teamOnDay(session: Context['session'], patient: RawBuilder<string>, day: string) {
  const [people, known] = await session.batch(whoCouldOpen(patient, day), knownSince(patient))
  return { people, knownSince: found(known[0]?.since ?? undefined) }
}

export const careTeamProcedures = {
  list: api.list.handler(async ({ context: { session }, input }) => {
    const [patients, members] = await session.batch(
      sqlFor
        .selectFrom('patients')
        .select(sql<boolean>`coalesce(app.may_change_team(id), false) and status = 'active'`.as('mayChange'))
        .where('id', '=', input.patientId),
      membersOf(sql`${input.patientId}::uuid`),
    )
    return { members, ...found(patients[0]) }
  }),

  colleagues: api.colleagues.handler(({ context: { session } }) =>
    session.all(
      sqlFor
        .selectFrom('staff')
        .select(['id', 'name', 'kind'])
        .where('endedAt', 'is', null)
        .where(sql<boolean>`id is distinct from app.member()`)
        .orderBy('name')
        .orderBy('id')
        .limit(MOST_COLLEAGUES),
    ),
  ),

  // Who hears of it, the trigger says: access begins and ends in the same moment as the row.
  addCoWorker: api.addCoWorker.handler(async ({ context: { session }, input }) => {
    const { id, patientId, memberId, reason, endsAt } = input
    const [, members] = await session.batch(
      sqlFor.selectNoFrom(
        sql`app.add_co_worker(${id}, ${patientId}, ${memberId}, ${reason}, ${endsAt ?? 'infinity'})`.as(
          'added',
        ),
      ),
      membersOf(sql`${patientId}::uuid`),
    )
    return found(members.find(member => member.id === id))
  }),

  endCoWorker: api.endCoWorker.handler(async ({ context: { session }, input }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.end_co_worker(${input.id})`.as('ended')))
    return { id: input.id }
  }),

  onDay: api.onDay.handler(({ context: { session }, input }) =>
    teamOnDay(session, sql`${input.patientId}::uuid`, input.day),
  ),

  mine: api.mine.handler(async ({ context: { session } }) => {
    const [patients, members] = await session.batch(
      sqlFor.selectFrom('patients').select('id').where('id', '=', myself),
      membersOf(myself),
    )
    found(patients[0])
    return members
  }),

  mineOnDay: api.mineOnDay.handler(({ context: { session }, input }) =>
    teamOnDay(session, myself, input.day),
  ),
}
