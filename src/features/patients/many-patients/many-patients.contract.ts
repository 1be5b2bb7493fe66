/** Many patients at once: who would be changed, and who left out; then a part of them after the other. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { patientsQuestion } from '../patient-records/patient-records.contract.ts'
import { MOST_AT_ONCE, MOST_CHOSEN, NAMES_SHOWN, PART } from './many-patients.rules.ts'

/** What is to be done with each of them. */
export const actOnMany = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), caseManagerId: z.uuid().nullable() }),
  z.object({ kind: z.literal('tag'), tagId: z.uuid() }),
  z.object({ kind: z.literal('untag'), tagId: z.uuid() }),
  z.object({ kind: z.literal('close'), changedOn: z.iso.date('dateMissing') }),
])
export type ActOnMany = z.infer<typeof actOnMany>

/** Those who were chosen, or everybody whom a list holds. */
export const chosenPatients = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(MOST_CHOSEN) }),
  z.object({ question: patientsQuestion.omit({ after: true, limit: true }) }),
])
export type ChosenPatients = z.input<typeof chosenPatients>

export const reasonsToLeaveOut = ['already', 'tooManyTags', 'laterChange'] as const
export type ReasonToLeaveOut = (typeof reasonsToLeaveOut)[number]

const names = z.array(z.string()).max(NAMES_SHOWN)

export const reviewOfMany = z.object({
  /** More than can be changed at once: nothing else is said. */
  isTooMany: z.boolean(),
  /** Whom it happens to; they are sent back, a part at a time. */
  ids: z.array(z.uuid()).max(MOST_AT_ONCE),
  /** The first of their names. */
  names,
  /** With whom they are today, and how many of them; null is nobody. */
  caseManagers: z.array(z.object({ name: z.string().nullable(), patients: z.number() })),
  /** Who is left out, and why. */
  leftOut: z.array(z.object({ reason: z.enum(reasonsToLeaveOut), patients: z.number(), names })),
  /** What would be settled with their cases; nothing unless they are closed. */
  settled: z.object({ tasks: z.number(), appointments: z.number(), nextSteps: z.number() }),
})
export type ReviewOfMany = z.infer<typeof reviewOfMany>

const tags = ['Patients']

export const manyPatientsContract = {
  /** How many a list holds, counted as far as can be changed at once, and one further. */
  count: procedure
    .route({ method: 'POST', path: '/patients/many/count', tags, summary: 'How many patients a list holds' })
    .input(chosenPatients)
    .output(z.object({ patients: z.number() })),
  review: procedure
    .route({
      method: 'POST',
      path: '/patients/many/review',
      tags,
      summary: 'Whom a change of many patients would change, and whom it leaves out',
    })
    .input(z.object({ chosen: chosenPatients, act: actOnMany }))
    .output(reviewOfMany),
  /** All of them in one transaction; who is there already is passed over. CONFLICT where the receiver has no access. */
  move: procedure
    .route({
      method: 'PUT',
      path: '/patients/many/case-manager',
      tags,
      summary: 'Give many patients to a case manager, or to nobody',
    })
    .input(
      z.object({
        ids: z.array(z.uuid()).min(1).max(PART.change),
        caseManagerId: z.uuid().nullable(),
        /** Only those who are with this one, or with nobody: to take a move back without touching who was moved on. */
        onlyOf: z.object({ caseManagerId: z.uuid().nullable() }).optional(),
      }),
    )
    .output(
      z.object({
        /** Who was moved, by whom they were with. */
        moved: z.array(z.object({ caseManagerId: z.uuid().nullable(), ids: z.array(z.uuid()) })),
      }),
    ),
}
