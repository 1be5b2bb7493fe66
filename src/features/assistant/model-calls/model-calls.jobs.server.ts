import { sql } from 'kysely'
import { z } from 'zod'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'

const ids = z.object({ callId: z.uuid() })

/** `assistant.forget-model-call`: deletes what a model was sent, and what came back, when its days are over. */
export async function forgetModelCall(job: Job, { session }: JobTools): Promise<void> {
  const { callId } = ids.parse(job.payload)
  await session.one(
    sqlFor.deleteFrom('modelCalls').where('id', '=', callId).where('expiresAt', '<=', sql<string>`now()`),
  )
}
