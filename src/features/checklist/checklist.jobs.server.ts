import { sql } from 'kysely'
import { z } from 'zod'
import { classifyNeeds, needs, recommendationFor } from '#features/assistant/assistant.rules.ts'
import type { Language } from '#lib/language.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { checklistCatalogue } from './checklist.defaults.ts'

/** The writes that give an organization the starting catalogue. Repeating them changes nothing: keys are unique. */
export function fillCatalogue(): Query<unknown>[] {
  const categories = checklistCatalogue.map(({ items: _, ...category }) => category)
  const items = checklistCatalogue.flatMap(({ key: categoryKey, items }) =>
    items.map(item => ({ categoryKey, ...item })),
  )
  const insertItems = sql`
    insert into checklist_items (category_id, key, title, title_es, description, description_es, question, question_es,
      is_onboarding, order_index)
    select c.id, i.key, i.title, i."titleEs", i.description, i."descriptionEs", i.question, i."questionEs",
      i."isOnboarding", i."orderIndex"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i ("categoryKey" text, key text, title text,
      "titleEs" text, description text, "descriptionEs" text, question text, "questionEs" text,
      "isOnboarding" boolean, "orderIndex" integer)
    join checklist_categories c on c.organization_id = app.org() and c.key = i."categoryKey"
    on conflict (organization_id, key) do nothing`
  return [
    sqlFor
      .insertInto('checklistCategories')
      .values(categories)
      .onConflict(conflict => conflict.columns(['organizationId', 'key']).doNothing()),
    { compile: () => insertItems.compile(sqlFor) },
  ]
}

const ids = z.object({ patientId: z.uuid() })

/** What came of an engine's work, for whoever records such runs. */
export interface ChecklistRun {
  patientId: string
  purpose: 'checklist'
  engine: 'guide'
  outcome: 'answered'
  durationMs: number
}

/**
 * `checklist.personalise`: gives each item of the patient's checklist that has none a recommendation from the guide's
 * built-in library, chosen by what the patient told. Where all engines are off for patients, nothing is written.
 * @param recordRun makes the write that records the run; it goes into the same transaction
 */
export async function personaliseChecklist(
  job: Job,
  { session }: JobTools,
  recordRun: (run: ChecklistRun) => Query<unknown>,
): Promise<void> {
  const { patientId } = ids.parse(job.payload)
  const began = performance.now()
  const known = await readWhatIsKnown(session, patientId)
  if (!known || known.items.length === 0) return
  const { answers, language, texts } = known
  const heard = new Set(texts.flatMap(text => classifyNeeds(text, language)))
  const personNeeds = needs.filter(need => heard.has(need))
  const recommendations = known.items.map(item => ({
    id: item.id,
    words: recommendationFor(item, personNeeds, answers[item.itemId] ?? null, language),
  }))
  const run = { purpose: 'checklist', engine: 'guide', outcome: 'answered' } as const
  const durationMs = Math.round(performance.now() - began)
  await session.batch(
    writeRecommendations(patientId, recommendations),
    recordRun({ ...run, patientId, durationMs }),
  )
  session.notify({ topic: 'checklist', patient: patientId })
}

interface Known {
  language: Language
  /** By the id of the item. */
  answers: Record<string, string>
  /** Every text in which the patient may have said what they need. */
  texts: string[]
  /** The items without a recommendation, in the patient's language. */
  items: { id: string; itemId: string; key: string | null; title: string; categoryKey: string | null }[]
}

/** What the guide may go by; undefined where engines are off or the patient is gone. */
async function readWhatIsKnown(session: DatabaseSession, patientId: string): Promise<Known | undefined> {
  const [patients, conversations, items] = await session.batch(
    sqlFor
      .selectFrom('patients')
      .select('patients.language')
      .select(sql<string>`app.remarks_as_text(patients.id, null)`.as('notes'))
      .select(sql<boolean>`app.engines_for('patient') <> 'none'`.as('areEnginesOn'))
      .where('patients.id', '=', patientId),
    sqlFor.selectFrom('onboardingConversations').select('answers').where('patientId', '=', patientId),
    openItems(patientId),
  )
  const patient = patients[0]
  if (!patient?.areEnginesOn) return undefined
  const answers = z.record(z.string(), z.string()).parse(conversations[0]?.answers ?? {})
  const isSpanish = patient.language === 'es'
  return {
    language: patient.language,
    answers,
    texts: [patient.notes, ...Object.values(answers)],
    items: items.map(({ titleEs, ...item }) => ({ ...item, title: (isSpanish && titleEs) || item.title })),
  }
}

function openItems(patientId: string) {
  return sqlFor
    .selectFrom('checklistProgress')
    .innerJoin('checklistItems', join =>
      join
        .onRef('checklistItems.organizationId', '=', 'checklistProgress.organizationId')
        .onRef('checklistItems.id', '=', 'checklistProgress.checklistItemId'),
    )
    .innerJoin('checklistCategories', join =>
      join
        .onRef('checklistCategories.organizationId', '=', 'checklistItems.organizationId')
        .onRef('checklistCategories.id', '=', 'checklistItems.categoryId'),
    )
    .select(['checklistProgress.id', 'checklistItems.id as itemId', 'checklistItems.key'])
    .select(['checklistItems.title', 'checklistItems.titleEs', 'checklistCategories.key as categoryKey'])
    .where('checklistProgress.patientId', '=', patientId)
    .where('checklistProgress.aiRecommendation', 'is', null)
}

function writeRecommendations(
  patientId: string,
  recommendations: { id: string; words: string }[],
): Query<unknown> {
  const update = sql`
    update checklist_progress as c set ai_recommendation = left(r.words, 2000), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(recommendations)}::jsonb) as r (id uuid, words text)
    where c.organization_id = app.org() and c.patient_id = ${patientId} and c.id = r.id and c.ai_recommendation is null`
  return { compile: () => update.compile(sqlFor) }
}
