/** Conversations of a patient with their care team, and the patient's private notebook. */
import { z } from 'zod'
import { patientCover } from '#features/cover/cover.contract.ts'
import { settledDanger } from '#features/safety/safety.contract.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { MESSAGE_LENGTH } from './messaging.rules.ts'

const participantType = z.enum(['case_manager', 'specialist', 'private'])
const senderType = z.enum(['patient', 'case_manager', 'specialist'])

export const conversation = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  /** The name the patient goes by. */
  patientName: z.string(),
  preferredName: z.string().nullable(),
  /** The language they read. */
  language: z.enum(['en', 'es']),
  participantType,
  /** Null while nobody holds that place in the care team, and for the private notebook. */
  participantName: z.string().nullable(),
  updatedAt: z.string(),
  /** The beginning of the newest message. */
  preview: z.string().nullable(),
  previewSender: senderType.nullable(),
  /** Messages from the other side that were not read yet; counting stops at 100. */
  unreadCount: z.int(),
  /** Since when the patient's words wait for an answer, read or not; null where none do, and for patients. */
  waitingSince: z.string().nullable(),
  /** Who settled the alert about what waits, where it was words of danger; null else, and for patients. */
  settledDanger: settledDanger.nullable(),
  /** Until which day whoever asks put off what waits, YYYY-MM-DD; null where they did not, or something new was written since. */
  snoozedUntilOn: z.string().nullable(),
  /** For whom the one who asks covers with this patient. */
  cover: patientCover,
})
export type Conversation = z.infer<typeof conversation>

export const message = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  senderType,
  /** The name of whoever of the staff wrote in place of the one whose conversation it is; null for everybody else. */
  senderName: z.string().nullable(),
  isMine: z.boolean(),
  content: z.string(),
  createdAt: z.string(),
})
export type Message = z.infer<typeof message>

const messagePage = z.object({
  messages: z.array(message),
  /** What to ask `before` for earlier ones; null where there are none. */
  earlier: z.uuid().nullable(),
})
export type MessagePage = z.infer<typeof messagePage>

const safetyKind = z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency'])

/** The messages are keys of `messagingText.problems`. */
const newMessage = z.object({
  conversationId: z.uuid(),
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  content: z.string().trim().min(1, 'contentMissing').max(MESSAGE_LENGTH, 'contentLong'),
})

const tags = ['Messages']

export const messagingContract = {
  /**
   * A patient's own conversations, or those that a member of staff takes part in, a page at a time: the newest first, and
   * for staff those that wait for an answer before that, the longest wait first.
   */
  list: procedure
    .route({ method: 'GET', path: '/conversations', tags, summary: 'Conversations, the newest first' })
    .input(
      z.object({
        patientId: z.uuid().optional(),
        conversationId: z.uuid().optional(),
        /** Those after this one. */
        after: z.uuid().optional(),
      }),
    )
    .output(
      z.object({
        conversations: z.array(conversation),
        /** What to ask `after` for more; null where there are none. */
        more: z.uuid().nullable(),
        /** Whom the patient who asks can write to; null for staff. */
        team: z.object({ caseManager: z.string().nullable(), specialist: z.string().nullable() }).nullable(),
      }),
    ),
  /**
   * A patient names whom to write to, a member of staff the patient, with the first words, which are in it then. Opening twice gives
   * the same conversation.
   */
  open: procedure
    .route({ method: 'POST', path: '/conversations', tags, summary: 'Open a conversation' })
    .input(
      z.object({
        participantType: participantType.optional(),
        patientId: z.uuid().optional(),
        first: newMessage.omit({ conversationId: true }).optional(),
      }),
    )
    .output(conversation),
  messages: procedure
    .route({
      method: 'GET',
      path: '/conversations/{conversationId}/messages',
      tags,
      summary: 'Fifty messages of a conversation, the newest or those before one, oldest first',
    })
    .input(z.object({ conversationId: z.uuid(), before: z.uuid().optional() }))
    .output(messagePage),
  send: procedure
    .route({
      method: 'POST',
      path: '/conversations/{conversationId}/messages',
      tags,
      summary: 'Write into a conversation',
      successStatus: 201,
    })
    .input(newMessage)
    .output(
      z.object({
        message,
        /** What the words of a patient gave reason to care about, the most urgent first. */
        safety: z.array(safetyKind),
        isCaseManagerTold: z.boolean(),
      }),
    ),
  /** A patient asks that their case manager be told of the danger in a line of the private notebook. */
  tell: procedure
    .route({
      method: 'POST',
      path: '/conversations/{conversationId}/messages/{id}/tell',
      tags,
      summary: 'Let the case manager know that a line of the notebook speaks of danger',
    })
    .input(z.object({ conversationId: z.uuid(), id: z.uuid() }))
    .output(z.object({ isCaseManagerTold: z.boolean() })),
  read: procedure
    .route({
      method: 'POST',
      path: '/conversations/{conversationId}/read',
      tags,
      summary: 'Mark a conversation as read up to a message',
    })
    .input(z.object({ conversationId: z.uuid(), until: z.uuid() }))
    .output(z.object({ conversationId: z.uuid() })),
}
