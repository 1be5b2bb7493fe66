import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { type Checklist, checklistContract } from './checklist.contract.ts'
import { progressOf } from './checklist.rules.ts'

const api = implement(checklistContract).$context<Context>()

const changedColumns = ['id', 'patientId', 'isCompleted', 'completedAt'] as const

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
    .select([
      'p.aiRecommendation as recommendation',
      'i.title',
      'i.titleEs',
      'i.description',
      'i.descriptionEs',
    ])
    .select([
      'c.id as categoryId',
      'c.name',
      'c.nameEs',
      'c.description as about',
      'c.descriptionEs as aboutEs',
    ])
    .where('p.patientId', '=', sql<string>`coalesce(${patientId ?? null}::uuid, app.patient())`)
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
        recommendation: entry.recommendation,
      })),
    }
  })
  return { categories, progress: progressOf(rows) }
}

export const checklistProcedures = {
  read: api.read.handler(({ context: { session }, input }) =>
    readChecklist(session, input.patientId, input.language),
  ),

  toggle: api.toggle.handler(async ({ context: { session }, input }) => {
    // Ticking what is ticked already changes nothing, so that the first time and person stay on record.
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('checklistProgress')
        .set({
          isCompleted: input.isCompleted,
          completedAt: input.isCompleted ? sql<string>`now()` : null,
          completedBy: input.isCompleted ? sql<string>`app.user_id()` : null,
          updatedAt: sql<string>`now()`,
        })
        .where('id', '=', input.id)
        .where('isCompleted', '<>', input.isCompleted),
      sqlFor.selectFrom('checklistProgress').select(changedColumns).where('id', '=', input.id),
    )
    const { patientId, ...changed } = found(rows[0])
    session.notify({ topic: 'checklist', patient: patientId }, { topic: 'activities', patient: patientId })
    return changed
  }),
}
