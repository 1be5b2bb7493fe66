import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { recommendationByKey } from '#features/assistant/assistant.rules.ts'
import type { Language } from '#lib/language.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import { type Checklist, checklistContract } from './checklist.contract.ts'
import { progressOf } from './checklist.rules.ts'

const api = implement(checklistContract).$context<Context>()

const entryOf = (id: string) =>
  sqlFor
    .selectFrom('checklistProgress')
    .select(['id', 'patientId', 'isCompleted', 'completedAt', 'state'])
    .where('id', '=', id)

/** Writes how an item stands, and tells everybody who sees it. What is so already is left as it is, with its time and person. */
async function change(session: DatabaseSession, id: string, write: Query<unknown>) {
  const [before, , after] = await session.batch(entryOf(id), write, entryOf(id))
  const { patientId, ...changed } = found(after[0])
  session.notify(
    { topic: 'checklist', patient: patientId },
    { topic: 'activities', patient: patientId },
    { topic: 'patients', patient: patientId },
  )
  return { ...changed, before: found(before[0]).state }
}

/** Every entry of one patient with its item and category, in the order of the catalogue. */
function entriesOf(patientId: string | undefined) {
  return sqlFor
    .selectFrom('checklistProgress as p')
    .innerJoin('checklistItems as i', join =>
      join.onRef('i.organizationId', '=', 'p.organizationId').onRef('i.id', '=', 'p.checklistItemId'),
    )
    .innerJoin('checklistCategories as c', join =>
      join.onRef('c.organizationId', '=', 'i.organizationId').onRef('c.id', '=', 'i.categoryId'),
    )
    .select(['p.id', 'p.checklistItemId as itemId', 'p.isCompleted', 'p.completedAt'])
    .select(['p.state', 'p.isSuggested', 'p.statedAt', 'p.recommendationKey'])
    .select(sql<string | null>`app.staff_name(p.stated_by)`.as('statedBy'))
    .select(['i.title', 'i.titleEs', 'i.description', 'i.descriptionEs'])
    .select([
      'c.id as categoryId',
      'c.name',
      'c.nameEs',
      'c.description as about',
      'c.descriptionEs as aboutEs',
    ])
    .where('p.patientId', '=', sql<string>`${patientId ?? sql`app.patient()`}::uuid`)
    .orderBy('c.orderIndex')
    .orderBy('c.id')
    .orderBy('i.orderIndex')
    .orderBy('i.id')
}

async function readChecklist(
  session: DatabaseSession,
  patientId: string | undefined,
  language: Language,
): Promise<Checklist> {
  const rows = await session.all(entriesOf(patientId))
  const inLanguage = (english: string, spanish: string | null) => (language === 'es' && spanish) || english
  const byCategory = Map.groupBy(rows, row => row.categoryId)
  const categories = [...byCategory].flatMap(([id, entries]) => {
    const [first] = entries
    if (!first) return []
    return {
      id,
      name: inLanguage(first.name, first.nameEs),
      description: inLanguage(first.about, first.aboutEs),
      progress: progressOf(entries),
      items: entries.map(entry => ({
        id: entry.id,
        itemId: entry.itemId,
        title: inLanguage(entry.title, entry.titleEs),
        description: inLanguage(entry.description, entry.descriptionEs),
        isCompleted: entry.isCompleted,
        completedAt: entry.completedAt,
        state: entry.state,
        isSuggested: entry.isSuggested,
        statedAt: entry.statedAt,
        statedBy: entry.statedBy,
        isChosen: entry.recommendationKey !== null,
        recommendation:
          entry.state === 'wants_help'
            ? recommendationByKey(
                entry.recommendationKey,
                { title: inLanguage(entry.title, entry.titleEs) },
                language,
              )
            : null,
      })),
    }
  })
  return { categories, progress: progressOf(rows) }
}

export const checklistProcedures = {
  read: api.read.handler(({ context: { session }, input }) =>
    readChecklist(session, input.patientId, input.language),
  ),

  toggle: api.toggle.handler(({ context: { session }, input }) =>
    // The database settles the rest: when, by whom, and to which state unticking returns.
    change(
      session,
      input.id,
      sqlFor
        .updateTable('checklistProgress')
        .set({ isCompleted: input.isCompleted, updatedAt: sql<string>`now()` })
        .where('id', '=', input.id)
        .where('isCompleted', '<>', input.isCompleted),
    ),
  ),

  say: api.say.handler(({ context: { session }, input: { id, state } }) =>
    change(
      session,
      id,
      sqlFor
        .updateTable('checklistProgress')
        .set({ state, isSuggested: false, updatedAt: sql<string>`now()` })
        .where('id', '=', id)
        .where(sql<boolean>`(state <> ${state} or is_suggested)`),
    ),
  ),
}
