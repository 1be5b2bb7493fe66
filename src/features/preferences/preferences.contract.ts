/** What a patient decides about themselves: how to reach them safely, AI, language, the clock, and check-ins. */
import { z } from 'zod'
import { isTimeZone } from '#features/auth/auth.rules.ts'
import { procedure } from '#platform/api/api.contract.ts'

/** How it is safe to reach somebody (decision 41). Messages are keys of `preferencesText.problems`. */
const contact = z.object({
  mayEmail: z.boolean(),
  mayCall: z.boolean(),
  mayText: z.boolean(),
  mayLeaveMessage: z.boolean(),
  /** From this hour until before that one, of the patient's own day. */
  fromHour: z.number().int().min(0).max(23),
  untilHour: z.number().int().min(1).max(24),
  /** What else the care team must know, in the patient's words. */
  words: z.string().trim().max(500, 'wordsLong'),
})
export type ContactChoice = z.infer<typeof contact>

const laterThanFrom = { path: ['untilHour'], message: 'hoursTurned' }
/** With what stood there when the change was begun: it may have been changed on another device meanwhile. */
export const contactChoice = contact
  .extend({ seen: contact.partial().default({}) })
  .refine(each => each.fromHour < each.untilHour, laterThanFrom)

const modelChoice = z.enum(['unasked', 'yes', 'no'])
const clock = z.object({ language: z.enum(['en', 'es']), timeZone: z.string() })

const ownChoices = clock.extend({
  contact,
  modelChoice,
  /** Whether the organization switched language models on; while it has not, no words go to any. */
  areModelsOn: z.boolean(),
  wantsCheckIns: z.boolean(),
})
export type OwnChoices = z.infer<typeof ownChoices>

const put = (path: `/${string}`, summary: string) =>
  procedure.route({ method: 'PUT', path, tags: ['Portal'], summary })

export const preferencesContract = {
  ownChoices: procedure
    .route({
      method: 'GET',
      path: '/portal/choices',
      tags: ['Portal'],
      summary: 'What I decided about myself',
    })
    .output(ownChoices),
  changeContact: put('/portal/contact', 'Say how it is safe to reach me')
    .input(contactChoice)
    .output(contact),
  changeModelChoice: put('/portal/model-choice', 'Say whether a language model may read my words')
    .input(z.object({ modelChoice: z.enum(['yes', 'no']) }))
    .output(z.object({ modelChoice })),
  changeClock: put('/portal/language', 'Choose my language and time zone')
    .input(clock.extend({ timeZone: z.string().max(60).refine(isTimeZone, 'timeZoneUnknown') }))
    .output(clock),
  changeCheckIns: put('/portal/check-ins', 'Turn check-ins on or off for me')
    .input(z.object({ wantsCheckIns: z.boolean() }))
    .output(z.object({ wantsCheckIns: z.boolean() })),
}
