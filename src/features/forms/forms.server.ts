import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api.server.ts'
import { sqlFor } from '#platform/db.server.ts'
import { formsContract } from './forms.contract.ts'

const api = implement(formsContract).$context<Context>()

/** Each form with the newest submission of the patient who asks. */
const readOwnForms = sqlFor
  .selectFrom('forms as f')
  .leftJoinLateral(
    query =>
      query
        .selectFrom('submissions')
        .select(['status', 'completedAt'])
        .whereRef('submissions.organizationId', '=', 'f.organizationId')
        .whereRef('submissions.formId', '=', 'f.id')
        .where('submissions.patientId', '=', sql<string>`app.patient()`)
        .orderBy('startedAt', 'desc')
        .orderBy('submissions.id', 'desc')
        .limit(1)
        .as('s'),
    join => join.onTrue(),
  )
  .select(['f.id', 'f.title', 'f.titleEs', 'f.description', 'f.descriptionEs', 'f.required'])
  .select(sql<number>`jsonb_array_length(f.form_fields)`.as('questionCount'))
  .select(['s.status', 's.completedAt'])
  .where('f.archivedAt', 'is', null)
  .orderBy('f.createdAt', 'desc')
  .orderBy('f.id', 'desc')
  .limit(200)

export const formsProcedures = {
  ownForms: api.ownForms.handler(async ({ context: { door }, input }) => {
    const rows = await door.all(readOwnForms)
    const isSpanish = input.language === 'es'
    return rows.map(({ titleEs, descriptionEs, status, ...form }) => ({
      ...form,
      title: (isSpanish && titleEs) || form.title,
      description: (isSpanish && descriptionEs) || form.description,
      status: status ?? ('not_started' as const),
    }))
  }),
}
