import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { erasuresContract } from './erasures.contract.ts'

const api = implement(erasuresContract).$context<Context>()

const MOST_WAITING = 100

/** The patient who asks. */
const mine = sql<string>`app.patient()`
type Patient = string | typeof mine

/** Asks once: where somebody has asked already, theirs stands. */
const ask = (session: DatabaseSession, id: string, patientId: Patient) =>
  session.one(
    sqlFor
      .insertInto('erasureRequests')
      .values({ id, patientId })
      .onConflict(conflict => conflict.constraint('erasure_request_once').doNothing()),
  )

/** Taken back twice is taken back once; what was confirmed, or is the patient's own wish, stays. */
async function takeBack(session: DatabaseSession, patientId: Patient): Promise<void> {
  const [, [standing]] = await session.batch(
    sqlFor.deleteFrom('erasureRequests').where('patientId', '=', patientId),
    sqlFor.selectFrom('erasureRequests').select('id').where('patientId', '=', patientId),
  )
  if (standing) throw new ORPCError('CONFLICT', { message: 'This can no longer be taken back.' })
}

export const erasuresProcedures = {
  look: api.look.handler(async ({ context: { session }, input: { id } }) => {
    const [[patient], counts] = await session.batch(
      sqlFor
        .selectFrom('patients as p')
        .select(['p.name', sql<boolean>`p.user_id is not null`.as('hasAccount')])
        .where('p.id', '=', id)
        .where('p.mergedInto', 'is', null),
      sqlFor.selectFrom(sql<{ name: string; count: number }>`app.erasure_preview(${id})`.as('c')).selectAll(),
    )
    return { ...found(patient), counts }
  }),

  standing: api.standing.handler(async ({ context: { session }, input: { id } }) => {
    const request = await session.one(
      sqlFor
        .selectFrom('erasureRequests as r')
        .select(['r.askedAs', 'r.createdAt', 'r.confirmedAt'])
        .select(sql<string | null>`app.name_in_log(r.asked_by)`.as('askedByName'))
        .where('r.patientId', '=', id),
    )
    return { request: request ?? null }
  }),

  ask: api.ask.handler(async ({ context: { session }, input: { id, requestId } }) => {
    await ask(session, requestId, id)
    session.notify({ topic: 'patients', patient: id })
    return { id }
  }),

  takeBack: api.takeBack.handler(async ({ context: { session }, input: { id } }) => {
    await takeBack(session, id)
    session.notify({ topic: 'patients', patient: id })
    return { id }
  }),

  confirm: api.confirm.handler(async ({ context: { session }, input: { id, name } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.confirm_erasure(${id}, ${name})`.as('confirmed')))
    session.notify({ topic: 'patients', patient: id })
    return { id }
  }),

  waiting: api.waiting.handler(({ context: { session } }) =>
    session.all(
      sqlFor
        .selectFrom('erasureRequests as r')
        .innerJoin('patients as p', join =>
          join.onRef('p.organizationId', '=', 'r.organizationId').onRef('p.id', '=', 'r.patientId'),
        )
        .select(['r.patientId', 'r.askedAs', 'r.createdAt'])
        .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('name'))
        .where('r.confirmedAt', 'is', null)
        .orderBy('r.createdAt')
        .orderBy('r.id')
        .limit(MOST_WAITING),
    ),
  ),

  own: api.own.handler(async ({ context: { session } }) => {
    const request = await session.one(
      sqlFor
        .selectFrom('erasureRequests')
        .select(['askedAs', 'createdAt', 'confirmedAt'])
        .where('patientId', '=', mine),
    )
    return { request: request ?? null }
  }),

  askOwn: api.askOwn.handler(async ({ context: { session }, input: { requestId } }) => {
    await ask(session, requestId, mine)
    session.notify({ topic: 'patients' })
    return { requestId }
  }),

  takeBackOwn: api.takeBackOwn.handler(async ({ context: { session } }) => {
    await takeBack(session, mine)
    session.notify({ topic: 'patients' })
    return { isTakenBack: true as const }
  }),
}
