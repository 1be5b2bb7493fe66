import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { limitMails } from '../verification/verification.server.ts'
import { sealOf } from '../verification-codes/verification-codes.server.ts'
import { contactAddressContract } from './contact-address.contract.ts'

const api = implement(contactAddressContract).$context<Context>()

export const contactAddressProcedures = {
  ask: api.ask.handler(async ({ context, input: { email } }) => {
    const address = email.toLowerCase()
    await limitMails(context, 'contact', address, context.session)
    const asked = await context.session.one(
      sqlFor.selectNoFrom(sql<string>`app.ask_for_contact_code(${address})`.as('proof')),
    )
    return { ...found(asked), sentTo: email }
  }),

  prove: api.prove.handler(async ({ context: { session, linkToken }, input: { proof, code } }) => {
    const seal = sealOf(linkToken, proof, code)
    const [tried, me] = await session.batch(
      sqlFor.selectNoFrom(
        sql<'right' | 'wrong' | 'over'>`app.try_contact_code(${proof}, ${seal})`.as('verdict'),
      ),
      sqlFor.selectNoFrom(sql<string>`app.patient()`.as('id')),
    )
    const { verdict } = found(tried[0])
    if (verdict !== 'right')
      throw new ORPCError('BAD_REQUEST', {
        message: 'Something in this is not right.',
        data: {
          fields: [{ field: 'code', message: verdict === 'wrong' ? 'mailCodeWrong' : 'mailCodeOver' }],
        },
      })
    session.notify({ topic: 'patients', patient: found(me[0]).id })
    return { isProven: true }
  }),
}
