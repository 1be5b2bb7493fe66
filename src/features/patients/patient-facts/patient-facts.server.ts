import { implement, ORPCError } from '@orpc/server'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { patientFactsContract } from './patient-facts.contract.ts'

const api = implement(patientFactsContract).$context<Context>()

const facts = (id: string) =>
  sqlFor
    .selectFrom('patients')
    .select(['name', 'givenName', 'familyName', 'preferredName', 'pronouns', 'birthDate', 'language'])
    .select(['interpreterLanguage', 'email', 'phone', 'userId'])
    .where('id', '=', id)

/** An emptied fact is one that is not known any more. */
const emptyToNull = <Facts extends object>(changes: Facts) =>
  Object.fromEntries(Object.entries(changes).map(([fact, value]) => [fact, value || null]))

export const patientFactsProcedures = {
  change: api.change.handler(async ({ context: { session }, input: { id, changes, seen } }) => {
    const kept = await session.transaction(async step => {
      const { userId, ...current } = found(await step.one(facts(id).forUpdate()))
      const written = changesTo(current, seen, changes)
      if (userId && written.email !== undefined && written.email !== (current.email ?? ''))
        throw new ORPCError('BAD_REQUEST', {
          message: 'Something in this is not right.',
          data: { fields: [{ field: 'email', message: 'emailOfAccount' }] },
        })
      if (Object.keys(written).length > 0)
        await step.all(sqlFor.updateTable('patients').set(emptyToNull(written)).where('id', '=', id))
      return { id, name: written.name ?? current.name }
    })
    session.notify({ topic: 'patients', patient: id })
    return kept
  }),
}
