import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { type Query, sqlFor } from '#platform/database/database.server.ts'
import { catalogueContract } from './catalogue.contract.ts'

const api = implement(catalogueContract).$context<Context>()

/** More than anybody walks through with a person. */
const MOST_ITEMS = 300
const MOST_CATEGORIES = 50

const categories = sqlFor
  .selectFrom('checklistCategories as c')
  .select(['c.id', 'c.name', 'c.description'])
  .select([
    sql<string>`coalesce(c.name_es, '')`.as('nameEs'),
    sql<string>`coalesce(c.description_es, '')`.as('descriptionEs'),
  ])
  .select(sql<boolean>`c.retired_at is not null`.as('isRetired'))

const items = sqlFor
  .selectFrom('checklistItems as i')
  .select(['i.id', 'i.categoryId', 'i.title', 'i.description', 'i.isOnboarding'])
  .select([
    sql<string>`coalesce(i.title_es, '')`.as('titleEs'),
    sql<string>`coalesce(i.description_es, '')`.as('descriptionEs'),
    sql<string>`coalesce(i.question, '')`.as('question'),
    sql<string>`coalesce(i.question_es, '')`.as('questionEs'),
  ])
  .select(sql<boolean>`i.retired_at is not null`.as('isRetired'))

/** Words that nobody wrote are stored as nothing. */
function asStored<Words extends object>(words: Words): Words {
  const optional = /Es$|^question$/
  const entries = Object.entries(words).map(([name, value]) => [
    name,
    optional.test(name) && value === '' ? null : value,
  ])
  return Object.fromEntries(entries) as Words
}

/** Gives the rows of a table the places of their ids in the list; others keep theirs. */
function inOrder(table: 'checklist_categories' | 'checklist_items', ids: readonly string[], of = sql`true`) {
  const update = sql`update ${sql.table(table)} as t set order_index = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where t.organization_id = app.org() and t.id = o.id and ${of}`
  return { compile: () => update.compile(sqlFor) } as Query<unknown>
}

const retirement = (isRetired: boolean) => (isRetired ? sql<string>`now()` : null)
const tooMany = (most: number) =>
  new ORPCError('CONFLICT', { message: `There are ${most} already: take one out of use first.` })

export const catalogueProcedures = {
  read: api.read.handler(async ({ context: { session } }) => {
    const [rows, all] = await session.batch(
      categories.orderBy('c.orderIndex').orderBy('c.id'),
      items.orderBy('i.orderIndex').orderBy('i.id'),
    )
    const byCategory = Map.groupBy(all, item => item.categoryId)
    return rows.map(category => ({ ...category, items: byCategory.get(category.id) ?? [] }))
  }),

  keepCategory: api.keepCategory.handler(async ({ context: { session }, input: { id, seen, ...wanted } }) => {
    await session.transaction(async step => {
      const current = await step.one(categories.where('c.id', '=', id).forUpdate())
      if (current) {
        const changes = asStored(changesTo(current, seen, wanted))
        if (Object.keys(changes).length > 0)
          await step.one(sqlFor.updateTable('checklistCategories').set(changes).where('id', '=', id))
        return
      }
      const next = await step.one(
        sqlFor
          .selectFrom('checklistCategories')
          .select(sql<number>`coalesce(max(order_index), -1) + 1`.as('orderIndex'))
          .having(sql<boolean>`count(*) filter (where retired_at is null) < ${MOST_CATEGORIES}`),
      )
      if (!next) throw tooMany(MOST_CATEGORIES)
      await step.one(
        sqlFor
          .insertInto('checklistCategories')
          .values({ id, ...asStored(wanted), ...next })
          .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      )
    })
    session.notify({ topic: 'checklist' })
    return { id }
  }),

  keepItem: api.keepItem.handler(async ({ context: { session }, input: { id, seen, ...wanted } }) => {
    await session.transaction(async step => {
      const current = await step.one(items.where('i.id', '=', id).forUpdate())
      if (current) {
        const changes = asStored(changesTo(current, seen, wanted))
        if (Object.keys(changes).length > 0)
          await step.one(sqlFor.updateTable('checklistItems').set(changes).where('id', '=', id))
        return
      }
      const next = await step.one(
        sqlFor
          .selectFrom('checklistItems')
          .select(sql<number>`coalesce(max(order_index), -1) + 1`.as('orderIndex'))
          .having(sql<boolean>`count(*) filter (where retired_at is null) < ${MOST_ITEMS}`),
      )
      if (!next) throw tooMany(MOST_ITEMS)
      await step.one(
        sqlFor
          .insertInto('checklistItems')
          .values({ id, ...asStored(wanted), ...next })
          .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      )
    })
    session.notify({ topic: 'checklist' })
    return { id }
  }),

  orderCategories: api.orderCategories.handler(async ({ context: { session }, input: { ids } }) => {
    await session.batch(inOrder('checklist_categories', ids))
    session.notify({ topic: 'checklist' })
    return { ids }
  }),

  orderItems: api.orderItems.handler(async ({ context: { session }, input: { id, ids } }) => {
    await session.batch(inOrder('checklist_items', ids, sql`t.category_id = ${id}`))
    session.notify({ topic: 'checklist' })
    return { ids }
  }),

  retireCategory: api.retireCategory.handler(async ({ context: { session }, input: { id, isRetired } }) => {
    const [, , rows] = await session.batch(
      // What was taken out with it comes back with it; what was taken out before stays out.
      sqlFor
        .updateTable('checklistItems')
        .set({ retiredAt: retirement(isRetired) })
        .where('categoryId', '=', id)
        .where(
          isRetired
            ? sql<boolean>`retired_at is null`
            : sql<boolean>`retired_at = (select c.retired_at from checklist_categories c
                where c.organization_id = app.org() and c.id = ${id})`,
        ),
      sqlFor
        .updateTable('checklistCategories')
        .set({ retiredAt: retirement(isRetired) })
        .where('id', '=', id)
        .where(sql<boolean>`(retired_at is null) = ${isRetired}`),
      categories.where('c.id', '=', id),
    )
    session.notify({ topic: 'checklist' })
    return { id, isRetired: found(rows[0]).isRetired }
  }),

  retireItem: api.retireItem.handler(async ({ context: { session }, input: { id, isRetired } }) => {
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('checklistItems')
        .set({ retiredAt: retirement(isRetired) })
        .where('id', '=', id)
        .where(sql<boolean>`(retired_at is null) = ${isRetired}`),
      items.where('i.id', '=', id),
    )
    session.notify({ topic: 'checklist' })
    return { id, isRetired: found(rows[0]).isRetired }
  }),
}
