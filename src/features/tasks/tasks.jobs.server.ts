import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeCompletedTask } from './tasks.mail.ts'

const ids = z.object({ taskId: z.uuid(), patientId: z.uuid() })

/** `tasks.alert-completed`: lets the case manager know. A patient without one, a closed case, or a task that is gone, alerts nobody. */
export async function alertCompletedTask(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { taskId, patientId } = ids.parse(job.payload)
  const task = await session.one(
    sqlFor
      .selectFrom('tasks')
      .innerJoin('patients', join =>
        join
          .onRef('patients.organizationId', '=', 'tasks.organizationId')
          .onRef('patients.id', '=', 'tasks.patientId'),
      )
      .select('tasks.title')
      .where('tasks.id', '=', taskId)
      .where('tasks.patientId', '=', patientId)
      .where('tasks.status', '=', 'completed')
      .where('tasks.removedAt', 'is', null)
      .where('patients.status', '=', 'active'),
  )
  if (!task) return
  await notices.toCaseManager({
    patientId,
    kind: 'task completed',
    dedupeKey: `task-completed:${taskId}`,
    words: composeCompletedTask(task.title),
    screen: `/case-manager/patients/${patientId}?section=goals`,
  })
}
