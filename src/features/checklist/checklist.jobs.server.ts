import { sql } from 'kysely'
import { z } from 'zod'
import { stateSuggestedBy } from '#features/assistant/answer-reading/answer-reading.rules.ts'
import {
  needs,
  recommendationByKey,
  recommendationKeyFor,
  reviewPlanKey,
} from '#features/assistant/assistant.rules.ts'
import type { Need } from '#features/assistant/needs/needs.rules.ts'
import { hearNeeds } from '#features/assistant/needs-hearing/needs-hearing.rules.ts'
import type { Language } from '#lib/language.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { checklistCatalogue } from './checklist.defaults.ts'
import { type ChecklistState, firstToHelp } from './checklist.rules.ts'

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
 * `checklist.personalise`: reads how answered items stand where nobody said it (decision 49), chooses for each item of the
 * patient's checklist a recommendation from the guide's built-in library by what the patient told, and draws the next step
 * of whoever finished the first questions and has none. Where all engines are off for patients, nothing is recommended.
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
  if (!known) return
  const items = known.items.map(item => ({ ...item, ...readItem(item, known) }))
  const run = { purpose: 'checklist', engine: 'guide', outcome: 'answered' } as const
  const durationMs = Math.round(performance.now() - began)
  const isChosen = known.areEnginesOn && known.items.some(item => item.recommendationKey === null)
  await session.batch(
    writeItems(patientId, items, known.completedAt),
    ...(isChosen ? [recordRun({ ...run, patientId, durationMs })] : []),
    ...(known.isFinished ? [drawNextStep(patientId, items)] : []),
  )
  session.notify({ topic: 'checklist', patient: patientId }, { topic: 'patients', patient: patientId })
}

/** How one item stands, and what the library has for it. */
function readItem(item: KnownItem, { answers, language, personNeeds, areEnginesOn }: Known) {
  const answer = answers[item.itemId] ?? null
  const isUnread = answer !== null && item.state === 'not_asked' && item.statedAt === null
  const chosen = areEnginesOn ? recommendationKeyFor(item, personNeeds, answer, language) : null
  return {
    state: isUnread ? stateSuggestedBy(item.key, answer) : item.state,
    isUnread,
    recommendationKey: item.recommendationKey ?? chosen,
  }
}

interface KnownItem {
  id: string
  itemId: string
  key: string | null
  title: string
  categoryKey: string | null
  state: ChecklistState
  statedAt: string | null
  recommendationKey: string | null
}

interface Known {
  language: Language
  areEnginesOn: boolean
  /** Whether the first questions are finished, and when. */
  isFinished: boolean
  completedAt: string | null
  /** By the id of the item. */
  answers: Record<string, string>
  /** What the patient said they need, in any of their texts, the most urgent first. */
  personNeeds: Need[]
  items: KnownItem[]
}

/** What the guide may go by; undefined where the patient is gone. */
async function readWhatIsKnown(session: DatabaseSession, patientId: string): Promise<Known | undefined> {
  const [patients, conversations, items] = await session.batch(
    sqlFor
      .selectFrom('patients')
      .select('language')
      .select(sql<string>`app.remarks_as_text(patients.id, null)`.as('notes'))
      .select(sql<boolean>`app.engines_for('patient') <> 'none'`.as('areEnginesOn'))
      .where('patients.id', '=', patientId),
    sqlFor
      .selectFrom('onboardingConversations')
      .select(['answers', 'isCompleted', 'completedAt'])
      .where('patientId', '=', patientId),
    itemsOf(patientId),
  )
  const patient = patients[0]
  if (!patient) return undefined
  const { notes, ...of } = patient
  const answers = z.record(z.string(), z.string()).parse(conversations[0]?.answers ?? {})
  const texts = [notes, ...Object.values(answers)]
  const heard = new Set((await Promise.all(texts.map(text => hearNeeds(text, of.language)))).flat())
  return {
    ...of,
    answers,
    isFinished: conversations[0]?.isCompleted ?? false,
    completedAt: conversations[0]?.completedAt ?? null,
    personNeeds: needs.filter(need => heard.has(need)),
    items,
  }
}

function itemsOf(patientId: string) {
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
    .select(['checklistItems.title', 'checklistCategories.key as categoryKey'])
    .select(['checklistProgress.state', 'checklistProgress.statedAt', 'checklistProgress.recommendationKey'])
    .where('checklistProgress.patientId', '=', patientId)
}

type ReadItem = KnownItem & ReturnType<typeof readItem>

/** What somebody says meanwhile stands: a state is written only where nobody said one, a key where there is none. */
function writeItems(
  patientId: string,
  items: readonly ReadItem[],
  completedAt: string | null,
): Query<unknown> {
  const read = items.map(({ id, state, isUnread, recommendationKey }) => ({
    id,
    state,
    isUnread,
    recommendationKey,
  }))
  const update = sql`
    update checklist_progress as c
    set state = case when r."isUnread" and c.stated_at is null then r.state else c.state end,
      is_suggested = c.is_suggested or (r."isUnread" and c.stated_at is null),
      completed_at = case when r."isUnread" and c.stated_at is null and r.state = 'in_place'
        then ${completedAt}::timestamptz else c.completed_at end,
      recommendation_key = coalesce(c.recommendation_key, r."recommendationKey"), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
      as r (id uuid, state text, "isUnread" boolean, "recommendationKey" text)
    where c.organization_id = app.org() and c.patient_id = ${patientId} and c.id = r.id
      and ((r."isUnread" and c.stated_at is null) or (c.recommendation_key is null and r."recommendationKey" is not null))`
  return { compile: () => update.compile(sqlFor) }
}

/** How many days somebody has for the step that finishing the first questions brings. */
const DAYS_FOR_FIRST_STEP = 7

/** The first thing that wants help becomes the next step, else looking at the plan; what somebody set stays. */
function drawNextStep(patientId: string, items: readonly ReadItem[]): Query<unknown> {
  const first = firstToHelp(items)
  const key = first?.recommendationKey ?? reviewPlanKey
  const step = recommendationByKey(key, { title: first?.title ?? '' }, 'en') ?? ''
  return sqlFor.selectNoFrom(
    sql`app.draw_next_step(${patientId}, ${step}, ${key}, ${DAYS_FOR_FIRST_STEP})`.as('drawn'),
  )
}
