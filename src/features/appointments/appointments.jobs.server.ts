import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeForStaff, composeReminder, composeTransition } from './appointments.mail.ts'

const ids = z.object({ appointmentId: z.uuid(), patientId: z.uuid(), sequence: z.number().int() })
const patientScreen = '/patient-portal/dashboard#appointments'

/** The appointment as the job was told of it. Changed since, it is not found: the later transition has a mail of its own. */
async function read({ payload }: Job, { session }: JobTools) {
  const { appointmentId, patientId, sequence } = ids.parse(payload)
  const row = await session.one(
    sqlFor
      .selectFrom('appointments as a')
      .innerJoin('patients as p', join =>
        join.onRef('p.organizationId', '=', 'a.organizationId').onRef('p.id', '=', 'a.patientId'),
      )
      .innerJoin('organizations as o', 'o.id', 'a.organizationId')
      .select(['a.status', 'a.startsAt', 'a.specialistId', 'p.preferredName as name', 'p.timeZone'])
      .select(['p.status as patientStatus', 'o.timeZone as organizationZone'])
      .where('a.id', '=', appointmentId)
      .where('a.patientId', '=', patientId)
      .where('a.sequence', '=', sequence),
  )
  return row && { ...row, patientId, key: `${appointmentId}:${sequence}` }
}

/** `appointments.tell-patient`: what staff did with an appointment, discreetly and at a safe hour. */
export async function mailPatientOfTransition(job: Job, tools: JobTools, notices: Notices): Promise<void> {
  const told = await read(job, tools)
  if (!told || !composeTransition(told, 'en')) return
  await notices.toPatient({
    patientId: told.patientId,
    kind: 'appointment transition',
    // The release before writes it so: another key would send again what went out when its job is tried once more.
    dedupeKey: `appointment-turn:${told.key}`,
    words: language => composeTransition(told, language) ?? composeReminder(told, language),
    screen: patientScreen,
    // Closing a case cancels what lay ahead: nobody should come in vain.
    alsoWhenClosed: told.status === 'cancelled',
  })
}

/**
 * `appointments.tell-staff`: what the patient did, to whom the appointment is with. Where nobody is there yet, or the case
 * was closed meanwhile, nobody is told.
 */
export async function mailStaffOfTransition(job: Job, tools: JobTools, notices: Notices): Promise<void> {
  const told = await read(job, tools)
  const words = told && composeForStaff({ ...told, timeZone: told.organizationZone })
  if (!words || told.patientStatus !== 'active') return
  const notice = {
    patientId: told.patientId,
    kind: 'appointment transition',
    dedupeKey: `appointment-staff:${told.key}`,
    words,
    screen: `/case-manager/patients/${told.patientId}?section=visits`,
  }
  await (told.specialistId ? notices.toSpecialist(notice) : notices.toCaseManager(notice))
}

/** `appointments.remind`: the day before, once, unless it was cancelled, moved or the case closed meanwhile. */
export async function remindOfAppointment(job: Job, tools: JobTools, notices: Notices): Promise<void> {
  const told = await read(job, tools)
  if (told?.status !== 'confirmed' || told.patientStatus !== 'active') return
  // A mail that had to wait for a safe hour may come too late to remind of anything.
  if (new Date(told.startsAt) <= new Date()) return
  await notices.toPatient({
    patientId: told.patientId,
    kind: 'appointment reminder',
    dedupeKey: `appointment-reminder:${told.key}`,
    words: language => composeReminder(told, language),
    screen: patientScreen,
  })
}
