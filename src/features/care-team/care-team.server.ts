import { implement, ORPCError } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import { today } from '#lib/dates.ts'
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

/** Since when that is known, and in which zone the days of the record are; nothing for whoever may not see the patient. */
const calendarOf = (patient: RawBuilder<string>) =>
  sqlFor
    .selectFrom('patients')
    .select('timeZone')
    .select([
      sql<string>`app.care_team_known_since(id)`.as('knownSince'),
      sql<boolean>`app.care_team_known_since(id) = created_at`.as('isSinceRecordBegan'),
    ])
    .where('id', '=', patient)

async function teamOnDay(session: Context['session'], patient: RawBuilder<string>, day: string) {
  const [people, calendars] = await session.batch(whoCouldOpen(patient, day), calendarOf(patient))
  const calendar = found(calendars[0])
  if (day > today(calendar.timeZone))
    throw new ORPCError('BAD_REQUEST', { message: 'Nobody knows yet who can open it on a day to come.' })
  return { people, ...calendar }
}

/** Who administers here at this moment, for the patient who asks: as of today in their own zone. */
const administratorsNow = sqlFor
  .selectFrom(
    sql<CouldOpen>`app.who_could_open(${myself}, (select (now() at time zone p.time_zone)::date from patients p
      where p.id = ${myself}))`.as('w'),
  )
  .select('name')
  .where('role', '=', 'administrator')
  .where('endedAt', 'is', null)
  .orderBy(sql`app.fold_name(name)`)

export const careTeamProcedures = {
  list: api.list.handler(async ({ context: { session }, input }) => {
    const [patients, members] = await session.batch(
      sqlFor
        .selectFrom('patients')
        .select('timeZone')
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
        .where(sql<boolean>`id is distinct from app.member() and app.works_here(id)`)
        .orderBy('nameOrder')
        .orderBy('id')
        .limit(MOST_COLLEAGUES),
    ),
  ),

  // Whose access begins or ends is told by the trigger, in the same moment as the row; the others on the team hear that
  // something about the patient changed.
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
    session.notify({ topic: 'patients', patient: patientId })
    return found(members.find(member => member.id === id))
  }),

  endCoWorker: api.endCoWorker.handler(async ({ context: { session }, input }) => {
    const { patientId, id } = input
    await session.one(sqlFor.selectNoFrom(sql`app.end_co_worker(${patientId}, ${id})`.as('ended')))
    session.notify({ topic: 'patients', patient: patientId })
    return { id }
  }),

  onDay: api.onDay.handler(({ context: { session }, input }) =>
    teamOnDay(session, sql`${input.patientId}::uuid`, input.day),
  ),

  mine: api.mine.handler(async ({ context: { session } }) => {
    const [calendars, members, administrators] = await session.batch(
      calendarOf(myself),
      membersOf(myself),
      administratorsNow,
    )
    const { timeZone } = found(calendars[0])
    return { members, administrators: administrators.map(({ name }) => name), timeZone }
  }),

  mineOnDay: api.mineOnDay.handler(({ context: { session }, input }) =>
    teamOnDay(session, myself, input.day),
  ),
}
