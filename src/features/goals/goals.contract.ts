/** Goals of patients: their own, and those that their case manager set. */
import { z } from 'zod'
import { procedure, seenFields } from '#platform/api/api.contract.ts'
import { NOTES_LENGTH } from './goals.rules.ts'

const goal = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** A date without a zone, YYYY-MM-DD. */
  targetOn: z.string().nullable(),
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
  notes: z.string(),
  createdBy: z.enum(['patient', 'case_manager']),
  createdAt: z.string(),
})
export type Goal = z.infer<typeof goal>

/** What a goal that nobody sorted belongs to (decision 80). */
const defaultCategory = 'Personal'

/** The messages are keys of `goalsText.problems`. */
export const newGoal = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  title: z.string().trim().min(1, 'titleMissing').max(200, 'titleLong'),
  description: z.string().trim().max(2000, 'descriptionLong').default(''),
  category: z
    .string()
    .trim()
    .max(60, 'categoryLong')
    .transform(category => category || defaultCategory)
    .default(defaultCategory),
  targetOn: z.iso.date('dateUnreadable').nullable().default(null),
})

/** A goal that staff set for a patient, who reads it in their portal. */
const goalForPatient = newGoal.extend({ patientId: z.uuid() })

/** Other words for a goal that staff set, with what stood there when the change was begun. */
export const changedGoal = newGoal.extend({
  seen: seenFields({ title: 200, description: 2000, category: 60, targetOn: 10 }),
})

const heard = {
  /** Words of danger that were recognised in what was written just now. */
  safety: z.array(z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency'])),
  isCaseManagerTold: z.boolean(),
}

export const goalsContract = {
  /** A patient asks without naming themselves; staff name one patient. */
  list: procedure
    .route({
      method: 'GET',
      path: '/goals',
      tags: ['Goals'],
      summary: 'The goals of a patient, open ones first',
    })
    .input(z.object({ patientId: z.uuid().optional() }))
    .output(z.array(goal)),
  /** A patient adds a goal of their own. */
  create: procedure
    .route({ method: 'POST', path: '/goals', tags: ['Goals'], summary: 'Add a goal', successStatus: 201 })
    .input(newGoal)
    .output(goal.extend(heard)),
  /** The care team sets a goal for one patient. */
  setForPatient: procedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/goals',
      tags: ['Goals'],
      summary: 'Set a goal for a patient',
      successStatus: 201,
    })
    .input(goalForPatient)
    .output(goal),
  /** Only goals that the care team set; the patient's own keep their words (FORBIDDEN). */
  edit: procedure
    .route({ method: 'PUT', path: '/goals/{id}', tags: ['Goals'], summary: 'Change a goal that staff set' })
    .input(changedGoal)
    .output(goal),
  complete: procedure
    .route({
      method: 'POST',
      path: '/goals/{id}/complete',
      tags: ['Goals'],
      summary: 'Complete or reopen a goal',
    })
    .input(z.object({ id: z.uuid(), isCompleted: z.boolean() }))
    .output(goal),
  /**
   * Writes the notes of a goal. `known` are signs of what the device knows to be there (`fingerprint`): words that
   * somebody else wrote meanwhile are kept above the new ones.
   */
  annotate: procedure
    .route({
      method: 'POST',
      path: '/goals/{id}/notes',
      tags: ['Goals'],
      summary: 'Write the notes of a goal',
    })
    .input(
      z.object({
        id: z.uuid(),
        notes: z.string().max(NOTES_LENGTH, 'notesLong'),
        known: z.array(z.string().max(12)).max(400).default([]),
      }),
    )
    .output(goal.extend(heard)),
  /** Only goals that the patient made themselves; any other is FORBIDDEN. Deleting twice is harmless. */
  remove: procedure
    .route({ method: 'DELETE', path: '/goals/{id}', tags: ['Goals'], summary: 'Delete a goal of one’s own' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
}
