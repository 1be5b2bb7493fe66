/** Nothing of a person remains: asked for, looked at, confirmed with their name, or taken back before that (decision 85). */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'

const request = z.object({
  /** By the person in the portal, or by an administrator. */
  askedAs: z.enum(['patient', 'administrator']),
  askedByName: z.string().nullable(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
})

const look = z.object({
  name: z.string(),
  hasAccount: z.boolean(),
  /** By table: how much there is. What only the patient may read is not counted. */
  counts: z.array(z.object({ name: z.string(), count: z.number() })),
})
export type ErasureLook = z.infer<typeof look>

const ofPatient = z.object({ id: z.uuid() })
const tags = ['Erasures']

export const erasuresContract = {
  look: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}/erasure-preview',
      tags,
      summary: 'What erasing a person would take away',
    })
    .input(ofPatient)
    .output(look),
  standing: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}/erasure',
      tags,
      summary: 'Whether it is asked that a person is erased',
    })
    .input(ofPatient)
    .output(z.object({ request: request.nullable() })),
  ask: procedure
    .route({ method: 'POST', path: '/patients/{id}/erasure', tags, summary: 'Ask that a person is erased' })
    /** The id is chosen by the browser, so that sending again is harmless. */
    .input(z.object({ id: z.uuid(), requestId: z.uuid() }))
    .output(ofPatient),
  takeBack: procedure
    .route({ method: 'DELETE', path: '/patients/{id}/erasure', tags, summary: 'Take the request back' })
    .input(ofPatient)
    .output(ofPatient),
  confirm: procedure
    .route({
      method: 'POST',
      path: '/patients/{id}/erasure/confirmation',
      tags,
      summary: 'Confirm with the person’s name that they are erased',
    })
    .input(z.object({ id: z.uuid(), name: z.string().max(100).overwrite(asName) }))
    .output(ofPatient),
  waiting: procedure
    .route({
      method: 'GET',
      path: '/erasure-requests',
      tags,
      summary: 'Who waits to be erased, the earliest first',
    })
    .output(
      z.array(
        z.object({
          patientId: z.uuid(),
          name: z.string(),
          askedAs: request.shape.askedAs,
          createdAt: z.string(),
        }),
      ),
    ),
  own: procedure
    .route({ method: 'GET', path: '/portal/erasure', tags: ['Portal'], summary: 'My wish to be erased' })
    .output(z.object({ request: request.omit({ askedByName: true }).nullable() })),
  askOwn: procedure
    .route({
      method: 'POST',
      path: '/portal/erasure',
      tags: ['Portal'],
      summary: 'Ask that everything of me is erased',
    })
    .input(z.object({ requestId: z.uuid() }))
    .output(z.object({ requestId: z.uuid() })),
  takeBackOwn: procedure
    .route({
      method: 'DELETE',
      path: '/portal/erasure',
      tags: ['Portal'],
      summary: 'Take my wish to be erased back',
    })
    .output(z.object({ isTakenBack: z.literal(true) })),
}
