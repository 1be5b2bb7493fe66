import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Administrator, invitationsContract, type SentInvitation } from './invitations.contract.ts'

const api = implement(invitationsContract).$context<Context>()

const state = sql<SentInvitation['state']>`app.invitation_state_of(i.id)`.as('state')

const shown = (id: string) =>
  sqlFor
    .selectFrom('invitations as i')
    .select(['i.id', 'i.email', 'i.sentAt', 'i.expiresAt', state])
    .where('i.id', '=', id)

/** Those that wait for an answer: only they are sent again or taken back. */
const waiting = (id: string) =>
  sqlFor
    .updateTable('invitations')
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('declinedAt', 'is', null)

type Kind = 'case_manager' | 'specialist' | 'patient'

const factsOf = (kind: Kind) => [sql.lit(kind).as('kind'), 'email', 'name', 'id'] as const

/** From the record that an invitation opens, by its kind, where it has no account. */
const invitationOf = {
  patient: (id: string) =>
    sqlFor
      .insertInto('invitations')
      .columns(['kind', 'email', 'name', 'patientId'])
      .expression(
        sqlFor
          .selectFrom('patients')
          .select(factsOf('patient'))
          .where('id', '=', id)
          .where('email', 'is not', null)
          .where('userId', 'is', null),
      ),
  case_manager: (id: string) =>
    sqlFor
      .insertInto('invitations')
      .columns(['kind', 'email', 'name', 'caseManagerId'])
      .expression(
        sqlFor
          .selectFrom('caseManagers')
          .select(factsOf('case_manager'))
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .where('userId', 'is', null),
      ),
  specialist: (id: string) =>
    sqlFor
      .insertInto('invitations')
      .columns(['kind', 'email', 'name', 'specialistId'])
      .expression(
        sqlFor
          .selectFrom('specialists')
          .select(factsOf('specialist'))
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .where('userId', 'is', null),
      ),
}

/** Writes the invitation of a record that has an address and no account; where one waits already, it stays. */
const invite = (kind: Kind, id: string) => invitationOf[kind](id).onConflict(conflict => conflict.doNothing())

const administrators = sqlFor.selectFrom(sql<Administrator>`app.administrators()`.as('a')).selectAll()

export const invitationsProcedures = {
  invite: api.invite.handler(async ({ context: { session }, input: { kind, recordId } }) => {
    const [, latest] = await session.batch(
      invite(kind, recordId),
      sqlFor.selectNoFrom(sql<SentInvitation | null>`app.latest_invitation(${recordId})`.as('invitation')),
    )
    session.notify({ topic: 'patients' })
    return found(latest[0]?.invitation ?? undefined)
  }),

  send: api.send.handler(async ({ context: { session }, input: { id } }) => {
    const [, rows] = await session.batch(waiting(id).set({ sendings: sql<number>`sendings + 1` }), shown(id))
    session.notify({ topic: 'patients' })
    return found(rows[0])
  }),

  takeBack: api.takeBack.handler(async ({ context: { session }, input: { id } }) => {
    const [, rows] = await session.batch(waiting(id).set({ revokedAt: new Date().toISOString() }), shown(id))
    session.notify({ topic: 'patients' })
    return found(rows[0])
  }),

  administrators: api.administrators.handler(async ({ context: { session } }) => {
    const [people, invitations] = await session.batch(
      administrators,
      sqlFor
        .selectFrom('invitations as i')
        .select(['i.id', 'i.name', 'i.email', 'i.sentAt', 'i.expiresAt', state])
        .where('i.kind', '=', 'administrator')
        .where('i.acceptedAt', 'is', null)
        .where('i.revokedAt', 'is', null)
        .orderBy('i.createdAt', 'desc')
        .limit(50),
    )
    return { administrators: people, invitations }
  }),

  inviteAdministrator: api.inviteAdministrator.handler(async ({ context: { session }, input }) => {
    const [people] = await session.batch(administrators)
    const address = input.email.toLowerCase()
    if (people.some(({ email }) => email.toLowerCase() === address))
      throw new ORPCError('CONFLICT', { message: 'This person is an administrator already.' })
    await session.all(
      sqlFor
        .insertInto('invitations')
        .values({ kind: 'administrator', ...input })
        .onConflict(conflict => conflict.doNothing()),
    )
    return { email: input.email }
  }),

  removeAdministrator: api.removeAdministrator.handler(async ({ context: { session }, input }) => {
    await session.all(sqlFor.deleteFrom('userRoles').where('userId', '=', input.userId))
    session.notify({ topic: 'patients' })
    return input
  }),
}
