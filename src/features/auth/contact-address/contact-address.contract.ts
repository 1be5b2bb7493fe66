/** Where a patient is written to: a new address is proven with a code. Messages are keys of `authText.problems`. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { CODE_DIGITS } from '../verification/verification.rules.ts'

export const contactAddress = z.object({
  email: z.string().trim().max(255, 'emailLong').pipe(z.email('emailInvalid')),
})

export const contactAddressContract = {
  /** The record keeps its address until the code is given. */
  ask: procedure
    .route({
      method: 'POST',
      path: '/portal/address',
      tags: ['Portal'],
      summary: 'Ask for a code to a new address',
    })
    .input(contactAddress)
    .output(z.object({ proof: z.uuid(), sentTo: z.string() })),
  prove: procedure
    .route({
      method: 'POST',
      path: '/portal/address/proof',
      tags: ['Portal'],
      summary: 'Prove a new address with its code',
    })
    .input(
      z.object({
        proof: z.uuid(),
        code: z
          .string()
          .max(CODE_DIGITS, 'mailCodeShape')
          .regex(/^\d{6}$/, 'mailCodeShape'),
      }),
    )
    .output(z.object({ isProven: z.boolean() })),
}
