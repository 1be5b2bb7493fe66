/** The welcome conversation of the patient who is signed in. */
import { z } from 'zod'
import { checklistStates } from '#features/checklist/checklist.rules.ts'
import { procedure } from '#platform/api/api.contract.ts'

const safetyKind = z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency'])

/** What an answer can say of its item. */
const saidState = z.enum(checklistStates).exclude(['not_asked'])

const onboardingConversation = z.object({
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
  /** A reply names the step it answers, so that two devices never answer the same question twice. */
  currentStep: z.number(),
  progress: z.object({ completed: z.number(), total: z.number(), percentage: z.number() }),
  isCompleted: z.boolean(),
  /** How the item answered last stands: as its words suggest, until the person says so or otherwise (decision 49). */
  latest: z
    .object({ itemId: z.uuid(), title: z.string(), state: saidState, isSuggested: z.boolean() })
    .nullable(),
})
export type OnboardingConversation = z.infer<typeof onboardingConversation>

export const onboardingReplied = onboardingConversation.extend({
  /** False where another device had answered this step already: nothing was lost, and nothing was stored. */
  isAccepted: z.boolean(),
  /** What was recognised in the words; when there is any, the help card is shown. */
  concerns: z.array(z.object({ kind: safetyKind })),
  /** Whether this very answer completed the conversation. */
  hasJustCompleted: z.boolean(),
})
export type OnboardingReplied = z.infer<typeof onboardingReplied>

/** In which language the conversation is read: that of the page; the record's where none is named. */
const reading = z.object({ language: z.enum(['en', 'es']).optional() })

/** The messages are keys of `onboardingText`. */
const newReply = reading.extend({
  /** Chosen by the browser for each answer, so that sending it again raises no second alert. */
  id: z.uuid(),
  step: z.number().int().min(0).max(1000),
  answer: z.string().trim().min(1, 'answerMissing').max(4000, 'answerLong'),
})

export const onboardingContract = {
  read: procedure
    .route({
      method: 'GET',
      path: '/onboarding',
      tags: ['Onboarding'],
      summary: 'The welcome conversation, or null',
    })
    .input(reading.default({}))
    .output(onboardingConversation.nullable()),
  /** Starting twice answers with the conversation as it is. */
  start: procedure
    .route({
      method: 'POST',
      path: '/onboarding/start',
      tags: ['Onboarding'],
      summary: 'Begin the conversation',
    })
    .input(reading.default({}))
    .output(onboardingConversation),
  reply: procedure
    .route({
      method: 'POST',
      path: '/onboarding/reply',
      tags: ['Onboarding'],
      summary: 'Answer the current question',
    })
    .input(newReply)
    .output(onboardingReplied),
  /** Says how an answered item stands. Saying it twice is harmless; after the end it is said of the checklist itself. */
  settle: procedure
    .route({
      method: 'POST',
      path: '/onboarding/state',
      tags: ['Onboarding'],
      summary: 'Confirm or change how an answered item stands',
    })
    .input(reading.extend({ itemId: z.uuid(), state: saidState }))
    .output(onboardingConversation),
}
