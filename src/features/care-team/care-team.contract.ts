/** The care team of a patient: who of the staff may see them, in which role, from when to when. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { careRoles, endProblem, REASON_LENGTH } from './care-team.rules.ts'

const role = z.enum(careRoles)

const teamMember = z.object({
  /** The membership. */
  id: z.uuid(),
  memberId: z.uuid(),
  name: z.string(),
  kind: z.enum(['case_manager', 'specialist']),
  role,
  startsAt: z.string(),
  /** They were there already when memberships began to be kept: since when is not known. */
  isFromBefore: z.boolean(),
  /** When it ends by the clock; null where nothing ends it but a person or a move. */
  endsAt: z.string().nullable(),
  /** For whom they cover. */
  coversFor: z.string().nullable(),
  /** The cover, where it is of this patient alone. */
  coverId: z.uuid().nullable(),
  /** The conversation that they take part in. */
  answers: z.enum(['case_manager', 'specialist']).nullable(),
  /** For administrators and whoever gave it; null for everybody else, the patient above all. */
  reason: z.string().nullable(),
  /** False for a cover that is to come. */
  isRunning: z.boolean(),
  /** Whether it is the one who asks. */
  isYou: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMember>

const couldOpen = z.object({
  name: z.string(),
  role: z.enum([...careRoles, 'administrator']),
  coversFor: z.string().nullable(),
  startsAt: z.string(),
  /** As of a member of the team. */
  isFromBefore: z.boolean(),
  endedAt: z.string().nullable(),
  /** For administrators alone. */
  reason: z.string().nullable(),
})
export type CouldOpen = z.infer<typeof couldOpen>

const teamOnDay = z.object({
  /** Nobody of a day before `knownSince`: of such a day it is not known. */
  people: z.array(couldOpen),
  /** From this moment on it is known who could open the record. */
  knownSince: z.string(),
  /** Whether that is when the record itself began: there is nothing before. */
  isSinceRecordBegan: z.boolean(),
  /** The zone of the record: its days are meant. */
  timeZone: z.string(),
})
export type TeamOnDay = z.infer<typeof teamOnDay>

/** Who can open the record of the patient who asks, now. */
const ownReaders = z.object({
  members: z.array(teamMember),
  /** By name. */
  administrators: z.array(z.string()),
  /** The zone of the record, whose clock the patient reads. */
  timeZone: z.string(),
})

/** The messages are keys of `coWorkersText.problems`. */
export const newCoWorker = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  patientId: z.uuid(),
  memberId: z.uuid('colleagueMissing'),
  reason: z.string().trim().min(1, 'reasonMissing').max(REASON_LENGTH, 'reasonLong'),
  /** Until when; without it, until somebody ends it. */
  endsAt: z.iso
    .datetime('dayMissing')
    .max(40, 'dayMissing')
    .superRefine((endsAt, check) => {
      const message = endProblem(endsAt, new Date())
      if (message) check.addIssue({ code: 'custom', message })
    })
    .optional(),
})

const tags = ['Care team']
const ofPatient = z.object({ patientId: z.uuid() })
/** A day of the record's zone, today at the latest. */
export const pastDay = z.object({ day: z.iso.date('dayMissing') })

export const careTeamContract = {
  list: procedure
    .route({ method: 'GET', path: '/patients/{patientId}/care-team', tags, summary: 'Who is on a care team' })
    .input(ofPatient)
    .output(
      z.object({
        members: z.array(teamMember),
        /** Whether who asks may add and end co-workers: while the case is open. */
        mayChange: z.boolean(),
        /** The zone of the record: its days are meant where one is asked for. */
        timeZone: z.string(),
      }),
    ),
  /** Everybody who works here, for a choice among them. */
  colleagues: procedure
    .route({ method: 'GET', path: '/care-team/colleagues', tags, summary: 'Who could be a co-worker' })
    .output(
      z.array(z.object({ id: z.uuid(), name: z.string(), kind: z.enum(['case_manager', 'specialist']) })),
    ),
  addCoWorker: procedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/co-workers',
      tags,
      summary: 'Add a co-worker to a care team',
      successStatus: 201,
    })
    .input(newCoWorker)
    .output(teamMember),
  endCoWorker: procedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/co-workers/{id}/end',
      tags,
      summary: 'End the membership of a co-worker',
    })
    .input(ofPatient.extend({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  onDay: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/care-team/on-day',
      tags,
      summary: 'Who could open a record on a day',
    })
    .input(ofPatient.extend(pastDay.shape))
    .output(teamOnDay),
  mine: procedure
    .route({ method: 'GET', path: '/portal/care-team', tags: ['Portal'], summary: 'Who can open my record' })
    .output(ownReaders),
  mineOnDay: procedure
    .route({
      method: 'GET',
      path: '/portal/care-team/on-day',
      tags: ['Portal'],
      summary: 'Who could open my record on a day',
    })
    .input(pastDay)
    .output(teamOnDay),
}
