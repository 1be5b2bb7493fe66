import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { type Answers, statusOf } from '../forms.rules.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { type PatientForm, submissionsContract } from './submissions.contract.ts'
import { columnsOf, readAnswers } from './submissions.rules.ts'

const api = implement(submissionsContract).$context<Context>()

/** Each form of the organization for one patient: the newest submission, the newest completed one, and the request. */
const formsOf = (patientId: string) =>
  sqlFor
    .selectFrom('patients as p')
    .innerJoin('forms as f', 'f.organizationId', 'p.organizationId')
    .leftJoinLateral(
      query =>
        query
          .selectFrom('submissions')
          .select(['submissions.status', 'submissions.completedAt', 'submissions.formFields'])
          .whereRef('submissions.organizationId', '=', 'p.organizationId')
          .whereRef('submissions.patientId', '=', 'p.id')
          .whereRef('submissions.formId', '=', 'f.id')
          .orderBy('startedAt', 'desc')
          .orderBy('submissions.id', 'desc')
          .limit(1)
          .as('s'),
      join => join.onTrue(),
    )
    .leftJoin('formRequests as r', join =>
      join
        .onRef('r.organizationId', '=', 'p.organizationId')
        .onRef('r.patientId', '=', 'p.id')
        .onRef('r.formId', '=', 'f.id'),
    )
    .select(['f.id', 'f.title', 'f.required', 's.status', 's.completedAt'])
    .select(['r.dueOn', 'r.createdAt as requestedAt'])
    .select([
      sql<number>`app.count_questions(coalesce(s.form_fields, f.form_fields))`.as('questionCount'),
      sql<string | null>`(select c.id from submissions c where c.organization_id = p.organization_id
        and c.patient_id = p.id and c.form_id = f.id and c.status = 'completed'
        order by c.completed_at desc, c.id desc limit 1)`.as('completedId'),
    ])
    .where('p.id', '=', patientId)
    // What was taken out of use stays in sight where the patient began or answered it.
    .where(where => where.or([where('f.archivedAt', 'is', null), where('s.status', 'is not', null)]))
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(200)

const formOf = (patientId: string, formId: string) => formsOf(patientId).where('f.id', '=', formId)

type Row = Awaited<ReturnType<ReturnType<typeof formsOf>['execute']>>[number]

function toPatientForm({ requestedAt, status: begun, ...row }: Row): PatientForm {
  const status = statusOf(begun ? { status: begun, completedAt: row.completedAt } : null, requestedAt)
  return { ...row, status, isAskedFor: requestedAt !== null && status !== 'completed' }
}

const requestOf = (patientId: string, formId: string) =>
  sqlFor.deleteFrom('formRequests').where('patientId', '=', patientId).where('formId', '=', formId)

/** A request that the patient has answered makes room for a new one; one that waits stays as old as it is. */
const letAnsweredGo = (patientId: string, formId: string) =>
  requestOf(patientId, formId).where(
    sql<boolean>`exists (select from submissions s where s.organization_id = form_requests.organization_id
      and s.patient_id = form_requests.patient_id and s.form_id = form_requests.form_id
      and s.status = 'completed' and s.completed_at >= form_requests.created_at)`,
  )

const completedOnes = sqlFor
  .selectFrom('submissions as s')
  .innerJoin('patients as p', join =>
    join.onRef('p.organizationId', '=', 's.organizationId').onRef('p.id', '=', 's.patientId'),
  )
  .select(['s.id', 's.formId', 's.formTitle', 's.patientId'])
  .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'))
  .select(sql<string>`s.completed_at`.as('completedAt'))
  .where('s.status', '=', 'completed')

const EXPORTED_AT_A_TIME = 500
const EXPORTS_AN_HOUR = 20
const HOUR = 3_600

/** A submission as a line of a download. */
export interface ExportedSubmission {
  id: string
  caseNumber: string
  patientName: string
  completedAt: string
  formFields: FormField[]
  formData: Answers
}

/**
 * Counts a download of a form's submissions, records it, and answers with the form's questions, those that it asked before too.
 * Fails where whoever asks may not, or asked too often.
 */
export async function beginExport(session: DatabaseSession, formId: string) {
  const [, , forms] = await session.batch(
    spend('submission-exports:', EXPORTS_AN_HOUR, HOUR),
    sqlFor
      .selectFrom('forms')
      .select(sql`app.record('export', 'forms', id, null)`.as('recorded'))
      .where('id', '=', formId),
    sqlFor.selectFrom('forms').select(['title', 'formFields', 'formerFields']).where('id', '=', formId),
  )
  const { title, formFields, formerFields } = found(forms[0])
  return { title, columns: columnsOf(formFields as FormField[], formerFields as FormField[]) }
}

/** What was submitted of one form, the newest first, many at a time. */
export async function* readSubmissions(
  session: DatabaseSession,
  formId: string,
): AsyncGenerator<ExportedSubmission[]> {
  for (let end: ExportedSubmission | undefined; ; ) {
    const rows = await session.all(
      sqlFor
        .selectFrom('submissions as s')
        .innerJoin('patients as p', join =>
          join.onRef('p.organizationId', '=', 's.organizationId').onRef('p.id', '=', 's.patientId'),
        )
        .select(['s.id', 'p.caseNumber', 's.formFields', 's.formData'])
        .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'))
        .select(sql<string>`s.completed_at`.as('completedAt'))
        .where('s.formId', '=', formId)
        .where('s.status', '=', 'completed')
        .$if(end !== undefined, query =>
          query.where(
            sql<boolean>`(s.completed_at, s.id) < (${end?.completedAt}::timestamptz, ${end?.id}::uuid)`,
          ),
        )
        .orderBy('s.completedAt', 'desc')
        .orderBy('s.id', 'desc')
        .limit(EXPORTED_AT_A_TIME)
        .$castTo<ExportedSubmission>(),
    )
    yield rows
    if (rows.length < EXPORTED_AT_A_TIME) return
    end = rows.at(-1)
  }
}

/** Keeps who opened a submission; who may not see it leaves nothing here either. */
const recordReading = (id: string) =>
  sqlFor
    .selectFrom('submissions')
    .select(sql`app.record('read', 'submissions', id, patient_id)`.as('recorded'))
    .where('id', '=', id)
    .where('status', '=', 'completed')

export const submissionsProcedures = {
  formsOfPatient: api.formsOfPatient.handler(async ({ context: { session }, input }) =>
    (await session.all(formsOf(input.patientId))).map(toPatientForm),
  ),

  askForForm: api.askForForm.handler(async ({ context: { session }, input }) => {
    const { patientId, formId, dueOn } = input
    const [, , rows] = await session.batch(
      letAnsweredGo(patientId, formId),
      sqlFor
        .insertInto('formRequests')
        .columns(['patientId', 'formId', 'dueOn'])
        .expression(query =>
          query
            .selectFrom('forms')
            .select([sql<string>`${patientId}::uuid`.as('patientId'), 'id as formId'])
            .select(sql<string | null>`${dueOn}::date`.as('dueOn'))
            .where('id', '=', formId)
            .where('archivedAt', 'is', null),
        )
        .onConflict(conflict =>
          conflict.columns(['organizationId', 'patientId', 'formId']).doUpdateSet({ dueOn }),
        ),
      formOf(patientId, formId),
    )
    const form = found(rows[0])
    session.notify({ topic: 'forms', patient: patientId })
    return toPatientForm(form)
  }),

  withdrawRequest: api.withdrawRequest.handler(async ({ context: { session }, input }) => {
    const { patientId, formId } = input
    const [, rows] = await session.batch(requestOf(patientId, formId), formOf(patientId, formId))
    const form = found(rows[0])
    session.notify({ topic: 'forms', patient: patientId })
    return toPatientForm(form)
  }),

  completed: api.completed.handler(async ({ context: { session }, input }) => {
    const { patientId, formId, after, limit } = input
    const end = readPageEnd(after)
    const rows = await session.all(
      completedOnes
        .$if(patientId !== undefined, query => query.where('s.patientId', '=', patientId as string))
        .$if(formId !== undefined, query => query.where('s.formId', '=', formId as string))
        .$if(end !== undefined, query =>
          query.where(
            sql<boolean>`(s.completed_at, s.id) < (${end?.key ?? ''}::timestamptz, ${end?.id ?? ''}::uuid)`,
          ),
        )
        .orderBy('s.completedAt', 'desc')
        .orderBy('s.id', 'desc')
        .limit(limit + 1),
    )
    const submissions = rows.slice(0, limit)
    const last = submissions.at(-1)
    const next = rows.length > limit && last ? writePageEnd({ key: last.completedAt, id: last.id }) : null
    return { submissions, next }
  }),

  readSubmission: api.readSubmission.handler(async ({ context: { session }, input: { id } }) => {
    const [rows] = await session.batch(
      completedOnes.select(['p.email as patientEmail', 's.formFields', 's.formData']).where('s.id', '=', id),
      recordReading(id),
    )
    const { formFields, formData, ...submission } = found(rows[0])
    return { ...submission, answers: readAnswers(formFields as FormField[], formData as Answers) }
  }),
}
