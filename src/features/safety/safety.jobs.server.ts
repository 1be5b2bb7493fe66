import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { ESCALATION_STEPS } from './alerts/alerts.rules.ts'
import { composeAlert } from './safety.mail.ts'

const ids = z.object({ alertId: z.uuid(), patientId: z.uuid() })
const climb = ids.extend({ step: z.enum(['team', 'administrators']) })

/** An alert that nobody has settled, and when its next step is due; `dueAt` is null where that is now or over. */
const openAlert = (session: DatabaseSession, alertId: string, minutes: number) => {
  const dueAt = sql`created_at + make_interval(mins => ${minutes})`
  return session.one(
    sqlFor
      .selectFrom('safetyAlerts')
      .select('patientId')
      .select(sql<string | null>`case when ${dueAt} > now() then ${dueAt} end`.as('dueAt'))
      .where('id', '=', alertId)
      .where('acknowledgedAt', 'is', null),
  )
}

const tell = (
  notices: Notices,
  alertId: string,
  patientId: string,
  step: 'first' | keyof typeof ESCALATION_STEPS,
) =>
  notices.toReached({
    alertId,
    step,
    patientId,
    kind: 'safety alert',
    dedupeKey: `safety-alert:${alertId}`,
    words: composeAlert(step),
  })

/** `safety.mail-alert`: tells whom an alert reaches first (app.reach_by_safety_alert), as long as nobody has settled it. */
export async function mailSafetyAlert(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { alertId } = ids.parse(job.payload)
  const alert = await openAlert(session, alertId, 0)
  if (!alert) return
  await tell(notices, alertId, alert.patientId, 'first')
  session.notify({ topic: 'safety', patient: alert.patientId })
}

/**
 * `safety.climb`: tells the next recipients of an alert that nobody has settled, by the database's clock; begun too early, it waits.
 * What is open on screens asks again: it may count for others now.
 */
export async function climbSafetyAlert(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  // What the release before put into the queue calls the step a turn.
  const { alertId, step } = climb.parse({ step: job.payload.turn, ...job.payload })
  const alert = await openAlert(session, alertId, ESCALATION_STEPS[step])
  if (!alert) return
  if (alert.dueAt) throw new LaterError(new Date(alert.dueAt))
  await tell(notices, alertId, alert.patientId, step)
  session.notify({ topic: 'safety', patient: alert.patientId })
}
