/** What the built-in guide says to a patient: the day's affirmation, and first steps for what they need. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

const language = z.enum(['en', 'es']).default('en')

/** Whether the words were added to the patient's notes; false only where the notes are full. */
const isSaved = z.boolean()
const concern = z.object({ kind: z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency']) })

/** Either danger was recognised and the help card stands alone, or the guide answers: never both (decision 29). */
const needsAnswer = z.union([
  z.object({ isSaved, concerns: z.tuple([concern], concern), response: z.null() }),
  z.object({
    isSaved,
    concerns: z.tuple([]),
    /** Null where the organization turned its engines off: the outside help on the page remains. */
    response: z.string().nullable(),
  }),
])
export type NeedsAnswer = z.infer<typeof needsAnswer>

export const assistantContract = {
  /** The same all day for one person; null where the organization turned its engines off. */
  affirmation: procedure
    .route({
      method: 'GET',
      path: '/affirmation',
      tags: ['Assistant'],
      summary: 'The affirmation of the day',
    })
    .input(z.object({ language }))
    .output(z.object({ text: z.string().nullable() })),
  needs: procedure
    .route({
      method: 'POST',
      path: '/needs',
      tags: ['Assistant'],
      summary: 'Say what you need, and get first steps',
    })
    .input(
      z.object({
        /** Chosen by the browser, so that sending the same words again raises no second alert. */
        id: z.uuid(),
        text: z.string().trim().min(1).max(2000),
        language,
      }),
    )
    .output(needsAnswer),
}
