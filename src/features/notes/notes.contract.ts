/** Case notes: the staff's own words about a patient (decision 14), who has what is signed in their own download (decision 40). */
import { z } from 'zod'
import { withheld, withholding } from '#features/data-export/withholding/withholding.contract.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { contactWays, MINUTES_AT_MOST, NOTE_LENGTH, noteKinds } from './notes.rules.ts'

const note = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  kind: z.enum(noteKinds),
  /** Null where the writer’s account is gone. */
  authorName: z.string().nullable(),
  /** A day without a zone, YYYY-MM-DD. */
  contactOn: z.string(),
  contactMinutes: z.number().nullable(),
  /** Null where the note does not say it. */
  contactWay: z.enum(contactWays).nullable(),
  text: z.string(),
  /** Null for a draft, which only its writer sees. */
  signedAt: z.string().nullable(),
  /** The signed note that this one is an addendum to. */
  amendsId: z.string().nullable(),
  /** Which engine of the assistant wrote the draft that it grew from, and whether its words were changed since. */
  origin: z.object({ engine: z.enum(['guide', 'model']), isEdited: z.boolean() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...withheld.shape,
})
export type Note = z.infer<typeof note>

const signedNote = note.extend({ addenda: z.array(note) })
export type SignedNote = z.infer<typeof signedNote>

/** The messages are keys of `notesText.problems`. */
const words = z.object({
  text: z.string().max(NOTE_LENGTH, 'textLong'),
  kind: z.enum(noteKinds),
  contactOn: z.iso.date('dateUnreadable'),
  contactMinutes: z.number().int().min(0).max(MINUTES_AT_MOST, 'minutesWrong').nullable(),
  contactWay: z.enum(contactWays).nullable(),
})

export const notesContract = {
  /** Signed notes with their addenda, newest contact first. `after` is the id of the last one known. */
  list: procedure
    .route({
      method: 'GET',
      path: '/notes',
      tags: ['Notes'],
      summary: 'The signed case notes about a patient',
    })
    .input(
      z.object({
        patientId: z.uuid(),
        search: z.string().trim().max(200).default(''),
        kind: z.enum(noteKinds).optional(),
        after: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(50).default(10),
      }),
    )
    .output(z.object({ notes: z.array(signedNote), next: z.uuid().nullable() })),
  /** One’s own drafts about a patient, newest first. */
  drafts: procedure
    .route({
      method: 'GET',
      path: '/notes/drafts',
      tags: ['Notes'],
      summary: 'One’s own drafts about a patient',
    })
    .input(z.object({ patientId: z.uuid() }))
    .output(z.array(note)),
  /**
   * Writes a draft, or what changed in it; the first time makes it. `known` are signs of what the device knows to be
   * there (`fingerprint`): words of another device are kept above the new ones. A signed note is CONFLICT.
   */
  save: procedure
    .route({ method: 'PUT', path: '/notes/{id}', tags: ['Notes'], summary: 'Write a draft' })
    .input(
      words.partial().extend({
        /** Chosen by the browser, so that sending again is harmless. */
        id: z.uuid(),
        patientId: z.uuid(),
        amendsId: z.uuid().optional(),
        known: z.array(z.string().max(12)).max(400).default([]),
      }),
    )
    .output(note),
  /**
   * Accepts a draft of the assistant, edited or not: it becomes one’s own unsigned case note with the same id. Twice is
   * harmless. A draft of somebody else, about somebody else, or one that is gone is NOT_FOUND; a signed note is CONFLICT.
   */
  accept: procedure
    .route({
      method: 'POST',
      path: '/notes/{id}/accept',
      tags: ['Notes'],
      summary: 'Make a draft of the assistant a case note',
    })
    .input(
      words.omit({ contactMinutes: true, contactWay: true }).extend({ id: z.uuid(), patientId: z.uuid() }),
    )
    .output(note),
  /** Signs one’s own draft, for good. `seen` is the sign of the text that was read: another one is CONFLICT. */
  sign: procedure
    .route({ method: 'POST', path: '/notes/{id}/sign', tags: ['Notes'], summary: 'Sign a draft' })
    .input(z.object({ id: z.uuid(), seen: z.string().max(12) }))
    .output(note),
  /** A note is withheld with its addenda, an addendum by itself. CONFLICT where somebody withholds it for another reason. */
  withhold: procedure
    .route({
      method: 'POST',
      path: '/notes/{id}/withhold',
      tags: ['Notes'],
      summary: 'Withhold a signed note from the patient’s own download',
    })
    .input(withholding)
    .output(note),
  release: procedure
    .route({
      method: 'POST',
      path: '/notes/{id}/release',
      tags: ['Notes'],
      summary: 'Withhold a signed note no longer',
    })
    .input(z.object({ id: z.uuid() }))
    .output(note),
  /** Discards one’s own draft. Twice is harmless; a signed note is CONFLICT. */
  discard: procedure
    .route({ method: 'DELETE', path: '/notes/{id}', tags: ['Notes'], summary: 'Discard a draft' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
}
