import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { replyTemplatesContract } from './reply-templates.contract.ts'

const api = implement(replyTemplatesContract).$context<Context>()

/** A person may keep so many templates in a minute. */
const TEMPLATES_A_MINUTE = 20
/** A choice offers so many. */
const MOST_LISTED = 300

const templates = () =>
  sqlFor
    .selectFrom('replyTemplates as t')
    .select(['t.id', 't.name', 't.body', 't.language'])
    .select(sql<boolean>`t.owner_id is not null`.as('isOwn'))
    .$narrowType<{ language: 'en' | 'es' }>()

const templateOf = (id: string) => templates().where('t.id', '=', id)

/** The organization's are read by all of its staff, and changed by its administrators alone. */
const keptByAdministrators = () =>
  new ORPCError('FORBIDDEN', { message: 'An administrator keeps this template.' })

export const replyTemplatesProcedures = {
  list: api.list.handler(({ context: { session } }) =>
    session.all(templates().orderBy('t.name').orderBy('t.id').limit(MOST_LISTED)),
  ),

  add: api.add.handler(async ({ context: { session }, input: { isShared, ...words } }) => {
    const isMade = sql<boolean>`exists (select from reply_templates where id = ${words.id})`
    const [, , rows] = await session.batch(
      spend('reply-templates:', TEMPLATES_A_MINUTE, 60, isMade),
      sqlFor
        .insertInto('replyTemplates')
        .values({ ...words, ...(isShared ? { ownerId: null } : {}) })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      templateOf(words.id),
    )
    session.notify({ topic: 'reply-templates' })
    return found(rows[0])
  }),

  change: api.change.handler(async ({ context: { session }, input: { id, seen, ...wanted } }) => {
    const changed = await session.transaction(async step => {
      const before = await step.one(templateOf(id).forUpdate())
      if (!before) {
        found(await step.one(templateOf(id)))
        throw keptByAdministrators()
      }
      const changes = changesTo(before, seen, wanted)
      if (Object.keys(changes).length > 0)
        await step.one(sqlFor.updateTable('replyTemplates').set(changes).where('id', '=', id))
      return { ...before, ...changes }
    })
    session.notify({ topic: 'reply-templates' })
    return changed
  }),

  remove: api.remove.handler(async ({ context: { session }, input: { id } }) => {
    const [, left] = await session.batch(
      sqlFor.deleteFrom('replyTemplates').where('id', '=', id),
      templateOf(id),
    )
    if (left.length > 0) throw keptByAdministrators()
    session.notify({ topic: 'reply-templates' })
    return { id }
  }),
}
