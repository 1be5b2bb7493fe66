/** Staying signed in: a session ends when its person does nothing for as long as their organization says. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

/** In how many milliseconds the session ends unless its person does something; null where it doesn't end by rest. */
export const idleEndsIn = z.number().nullable()

export const idleContract = {
  /** Sent for what a person does themselves, and for nothing that a page does alone. */
  note: procedure
    .route({
      method: 'POST',
      path: '/session/activity',
      tags: ['Session'],
      summary: 'Say that the person did something: the session rests anew',
    })
    .output(z.object({ idleEndsIn })),
}
