import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { type Query, sqlFor } from '#platform/database/database.server.ts'
import { type AlertsRead, type PersonInDanger, safetyContract } from './safety.contract.ts'

const api = implement(safetyContract).$context<Context>()

/** So many of the settled alerts of a patient are listed. */
const MOST_SETTLED = 50

const selectOpen = sqlFor
  .selectFrom(sql<PersonInDanger>`app.open_safety_alerts()`.as('a'))
  .select(['a.patientId', 'a.patientName', 'a.kinds', 'a.alertCount', 'a.since', 'a.latestAt'])
  .select(['a.seenBy', 'a.seenAt', 'a.isMine', 'a.mayOpen', 'a.nextNames', 'a.nextAt'])

/** The message that raised an alert, found by the id which follows from it. */
const messageOfAlert = sql<string | null>`(select m.id from conversations c
  join messages m on (m.organization_id, m.conversation_id) = (c.organization_id, c.id)
  where a.source = 'message' and c.organization_id = a.organization_id and c.patient_id = a.patient_id
    and m.sender_type = 'patient' and m.created_at >= a.created_at and m.created_at < a.created_at + interval '1 minute'
    and app.has_raised_alert(c.patient_id, m.id, a.kind, a.id) limit 1)`

interface Settled {
  isMine: boolean
  settledBy: string | null
  outcome: string
}

export const safetyProcedures = {
  openAlerts: api.openAlerts.handler(({ context: { session } }) => session.all(selectOpen)),

  readAlerts: api.readAlerts.handler(async ({ context: { session }, input: { patientId } }) => {
    const row = await session.one(
      sqlFor.selectNoFrom(
        sql<(AlertsRead & { isFirst: boolean }) | null>`app.read_safety_alerts(${patientId})`.as('read'),
      ),
    )
    const { isFirst, ...read } = found(row?.read ?? undefined)
    // Whoever reads on changes nothing for the others.
    if (isFirst) session.notify({ topic: 'safety', patient: patientId })
    return read
  }),

  settleAlerts: api.settleAlerts.handler(async ({ context: { session }, input }) => {
    const { patientId, alerts, outcome } = input
    const row = await session.one(
      sqlFor.selectNoFrom(
        sql<Settled | null>`app.settle_safety_alerts(${patientId}, ${alerts}::uuid[], ${outcome})`.as(
          'settled',
        ),
      ),
    )
    const { isMine, settledBy, outcome: theirs } = found(row?.settled ?? undefined)
    if (!isMine)
      throw new ORPCError('CONFLICT', {
        message: `${settledBy ?? 'A colleague'} settled this a moment ago: “${theirs}” Nothing you wrote is lost.`,
      })
    session.notify({ topic: 'safety', patient: patientId })
    return { patientId }
  }),

  settledAlerts: api.settledAlerts.handler(({ context: { session }, input }) =>
    session.all(
      sqlFor
        .selectFrom('safetyAlerts as a')
        .select(['id', 'kind', 'source', 'createdAt', 'outcome', messageOfAlert.as('messageId')])
        .select(sql<string>`acknowledged_at`.as('settledAt'))
        .select(sql<string | null>`app.staff_name(acknowledged_by)`.as('settledBy'))
        .where('patientId', '=', input.patientId)
        .where('acknowledgedAt', 'is not', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_SETTLED),
    ),
  ),

  myAlerts: api.myAlerts.handler(async ({ context: { session } }) => {
    const mine: Query<{ toldAt: string | null; seenAt: string | null }> = sqlFor
      .selectFrom(sql<{ toldAt: string | null; seenAt: string | null }>`app.my_safety_alerts()`.as('a'))
      .select(['a.toldAt', 'a.seenAt'])
    return found(await session.one(mine))
  }),
}
