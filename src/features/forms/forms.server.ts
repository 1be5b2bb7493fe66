import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type HeardConcern, hearDanger } from '#features/safety/detection/detection.rules.ts'
import type { Language } from '#lib/language.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { type Changes, formsContract, type Kept, type OpenForm } from './forms.contract.ts'
import { type Answers, findProblem, mergeAnswers, statusOf } from './forms.rules.ts'
import { askedQuestions, type FormField, isQuestion, toQuestions } from './questions/questions.rules.ts'

const api = implement(formsContract).$context<Context>()

/** Each form with the newest submission of the patient who asks, and whether their care team asked them for it. */
const readForms = sqlFor
  .selectFrom('forms as f')
  .leftJoinLateral(
    query =>
      query
        .selectFrom('submissions')
        .select(['id', 'status', 'completedAt', 'formFields', 'formData', 'replaced'])
        .whereRef('submissions.organizationId', '=', 'f.organizationId')
        .whereRef('submissions.formId', '=', 'f.id')
        .where('submissions.patientId', '=', sql<string>`app.patient()`)
        .orderBy('startedAt', 'desc')
        .orderBy('submissions.id', 'desc')
        .limit(1)
        .as('s'),
    join => join.onTrue(),
  )
  .leftJoin('formRequests as r', join =>
    join
      .onRef('r.organizationId', '=', 'f.organizationId')
      .onRef('r.formId', '=', 'f.id')
      .on('r.patientId', '=', sql<string>`app.patient()`),
  )
  .select(['f.id', 'f.title', 'f.titleEs', 'f.description', 'f.descriptionEs', 'f.required'])
  .select(['s.id as submissionId', 's.status', 's.completedAt', 'r.dueOn', 'r.createdAt as requestedAt'])
  // What was taken out of use stays in sight for whoever began or answered it.
  .where(where => where.or([where('f.archivedAt', 'is', null), where('s.id', 'is not', null)]))

const readList = readForms
  .select(sql<number>`app.count_questions(coalesce(s.form_fields, f.form_fields))`.as('questionCount'))
  .orderBy('f.createdAt', 'desc')
  .orderBy('f.id', 'desc')
  .limit(200)

const readOne = (formId: string) =>
  readForms
    .select(['f.formFields', 's.formFields as begunFields', 's.formData', 's.replaced'])
    .where('f.id', '=', formId)

type Row = Awaited<ReturnType<ReturnType<typeof readOne>['execute']>>[number]

/** How far the form is, in the words of the page's language. */
function toFacts(row: Omit<Row, 'formFields' | 'begunFields' | 'formData' | 'replaced'>, language: Language) {
  const submission = row.status ? { status: row.status, completedAt: row.completedAt } : null
  return {
    id: row.id,
    title: (language === 'es' && row.titleEs) || row.title,
    description: (language === 'es' && row.descriptionEs) || row.description,
    required: row.required,
    status: statusOf(submission, row.requestedAt),
    completedAt: row.completedAt,
    dueOn: row.dueOn,
  }
}

/** The form as it was when the patient began it; whoever is asked once more gets it as it is now. */
function toOpenForm(row: Row, language: Language): OpenForm {
  const about = toFacts(row, language)
  const isCurrent = row.status !== null && (row.status !== 'completed' || about.status === 'completed')
  const fields: FormField[] = (isCurrent && row.begunFields) || row.formFields
  const submission =
    isCurrent && row.submissionId && row.status
      ? {
          id: row.submissionId,
          status: row.status,
          answers: row.formData,
          replaced: row.replaced,
          completedAt: row.completedAt,
        }
      : null
  return { ...about, questions: toQuestions(fields, language), submission }
}

const readSubmission = (id: string) =>
  sqlFor
    .selectFrom('submissions')
    .select(['id', 'patientId', 'formId', 'formFields', 'formData', 'replaced', 'status', 'completedAt'])
    .select(
      sql<boolean>`exists (select from patients p where p.organization_id = submissions.organization_id
        and p.id = submissions.patient_id and p.case_manager_id is not null)`.as('hasCaseManager'),
    )
    .where('id', '=', id)

/** The questions that keep a form from being submitted, each with the key of what is wrong. What is never asked keeps it from nothing. */
function findProblems(fields: readonly FormField[], answers: Answers) {
  return askedQuestions(fields, answers).flatMap(field => {
    const problem = findProblem({ ...field, options: field.options ?? [] }, answers[field.name])
    return problem ? [{ field: field.name, message: problem }] : []
  })
}

/** What was answered to the questions that were asked: the rest goes nowhere. */
function onlyAsked(fields: readonly FormField[], answers: Answers): Answers {
  const asked = new Set(askedQuestions(fields, answers).map(({ name }) => name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)))
}

const raiseAlerts = (submissionId: string, found: HeardConcern[], words: string) =>
  sqlFor.selectNoFrom(
    sql`app.raise_safety_alert(${submissionId}, ${JSON.stringify(found)}::jsonb, 'form', ${words})`.as(
      'isRaised',
    ),
  )

/** Whether a completed submission holds everything that is sent once more; what it was never asked is not missing from it. */
function holdsAll(fields: readonly FormField[], stored: Answers, answers: Changes['answers']): boolean {
  const asked = askedQuestions(fields, stored).map(({ name }) => name)
  return asked.every(name => !answers[name] || (stored[name] ?? '') === answers[name].value)
}

/**
 * Merges the changes into a submission that is not completed yet, and completes it where asked to and nothing is missing.
 * One that is completed already is answered with as it is: what was sent twice changes nothing. Throws CONFLICT where
 * it was submitted from another device without these words, so that the browser keeps them.
 */
async function change(session: DatabaseSession, { id, answers, settled }: Changes, isSubmitting: boolean) {
  return session.transaction(async step => {
    const open = await step.one(readSubmission(id).where('status', '<>', 'completed').forUpdate())
    const row = open ?? found(await step.one(readSubmission(id)))
    if (!open && !holdsAll(row.formFields as FormField[], row.formData, answers))
      throw new ORPCError('CONFLICT', { message: 'This form was already submitted.' })
    if (!open) return { row, safety: [], problems: [], isNew: false }
    const fields: FormField[] = row.formFields
    const stored = { answers: row.formData as Answers, replaced: row.replaced as Answers }
    const merged = mergeAnswers(
      stored,
      { answers, settled },
      fields.filter(isQuestion).map(field => field.name),
    )
    const problems = isSubmitting ? findProblems(fields, merged.answers) : []
    const isNew = isSubmitting && problems.length === 0
    await step.one(
      sqlFor
        .updateTable('submissions')
        .set({
          formData: JSON.stringify(isNew ? onlyAsked(fields, merged.answers) : merged.answers),
          replaced: JSON.stringify(isNew ? {} : merged.replaced),
          updatedAt: sql<string>`now()`,
          ...(isNew ? { status: 'completed' as const, completedAt: sql<string>`now()` } : {}),
        })
        .where('id', '=', id),
    )
    const words = merged.changed.map(name => merged.answers[name]).join('\n')
    const concerns = await hearDanger(words, inTimeSlices())
    const safety = concerns.map(concern => concern.kind)
    if (safety.length > 0) await step.one(raiseAlerts(id, concerns, words))
    return { row: found(await step.one(readSubmission(id))), safety, problems, isNew }
  })
}

async function keep(session: DatabaseSession, changes: Changes, isSubmitting: boolean): Promise<Kept> {
  const { row, safety, problems, isNew } = await change(session, changes, isSubmitting)
  const patient = row.patientId
  session.notify({ topic: 'forms', patient })
  if (isNew) session.notify({ topic: 'activities', patient })
  if (safety.length > 0) session.notify({ topic: 'safety', patient })
  // The answers themselves are kept; only completing is refused.
  if (problems.length > 0)
    throw new ORPCError('BAD_REQUEST', {
      message: 'Some questions still need an answer.',
      data: { fields: problems },
    })
  return {
    id: row.id,
    formId: row.formId,
    status: row.status,
    answers: row.formData,
    replaced: row.replaced,
    completedAt: row.completedAt,
    safety,
    isCaseManagerTold: safety.length > 0 && row.hasCaseManager,
  }
}

/** Begins a form: of the organization, in use, and not completed since the care team last asked for it. */
const begin = (id: string, formId: string) =>
  sqlFor
    .insertInto('submissions')
    .columns(['id', 'formId'])
    .expression(query =>
      query
        .selectFrom('forms as f')
        .select([sql<string>`${id}::uuid`.as('id'), 'f.id as formId'])
        .where('f.id', '=', formId)
        .where('f.archivedAt', 'is', null)
        .where(
          sql<boolean>`not exists (select from submissions s where s.organization_id = f.organization_id
            and s.form_id = f.id and s.patient_id = app.patient() and s.status = 'completed'
            and s.completed_at > coalesce((select r.created_at from form_requests r where r.organization_id =
              f.organization_id and r.form_id = f.id and r.patient_id = app.patient()), '-infinity'))`,
        ),
    )
    .onConflict(conflict => conflict.doNothing())

export const formsProcedures = {
  ownForms: api.ownForms.handler(async ({ context: { session }, input }) => {
    const rows = await session.all(readList)
    return rows.map(row => ({ ...toFacts(row, input.language), questionCount: row.questionCount }))
  }),

  openForm: api.openForm.handler(async ({ context: { session }, input }) =>
    toOpenForm(found(await session.one(readOne(input.formId))), input.language),
  ),

  startForm: api.startForm.handler(async ({ context: { session }, input }) => {
    const [, rows, people] = await session.batch(
      begin(input.id, input.formId),
      readOne(input.formId),
      sqlFor.selectNoFrom(sql<string>`app.patient()`.as('id')),
    )
    const form = toOpenForm(found(rows[0]), input.language)
    session.notify({ topic: 'forms', patient: people[0]?.id })
    return form
  }),

  keepAnswers: api.keepAnswers.handler(({ context: { session }, input }) => keep(session, input, false)),
  submitForm: api.submitForm.handler(({ context: { session }, input }) => keep(session, input, true)),
}
