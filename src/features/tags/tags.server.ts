import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { tagsContract } from './tags.contract.ts'

const api = implement(tagsContract).$context<Context>()

/** How long a merge can be undone; after that the merged tag goes with the next merge. */
const undoable = sql<string>`now() - interval '30 days'`

/** Tags that are in use: one that was merged into another is kept for Undo alone. */
const tagsInUse = () =>
  sqlFor.selectFrom('tags as t').select(['t.id', 't.name']).where('t.mergedInto', 'is', null)

const named = (name: string) => tagsInUse().where('t.nameKey', '=', sql<string>`app.tag_key(${name})`)

/** The ids as one value: a statement has so many places at most. */
const listed = (ids: readonly string[]) => sql`string_to_array(${ids.join(' ')}, ' ')::uuid[]`

/** That the patient `p` has not as many tags as a patient may have (tags.functions.sql). */
const mayHaveMore = sql<boolean>`(select count(*) from patient_tags h
  join tags t on t.organization_id = h.organization_id and t.id = h.tag_id
  where h.organization_id = p.organization_id and h.patient_id = p.id and t.merged_into is null) < 20`

export const tagsProcedures = {
  list: api.list.handler(({ context: { session } }) => session.all(tagsInUse().orderBy('t.nameKey'))),

  ofPatient: api.ofPatient.handler(async ({ context: { session }, input: { patientId } }) => {
    const [patients, tags] = await session.batch(
      sqlFor
        .selectFrom('patients')
        .select(sql<boolean>`app.hat() in ('case_manager', 'administrator')`.as('mayChange'))
        .where('id', '=', patientId),
      tagsInUse()
        .innerJoin('patientTags as p', join =>
          join.onRef('p.organizationId', '=', 't.organizationId').onRef('p.tagId', '=', 't.id'),
        )
        .where('p.patientId', '=', patientId)
        .orderBy('t.nameKey'),
    )
    return { tags, ...found(patients[0]) }
  }),

  putOn: api.putOn.handler(async ({ context: { session }, input: { patientId, id, name } }) => {
    const [, , tags] = await session.batch(
      sqlFor
        .insertInto('tags')
        .values({ id, name })
        .onConflict(conflict =>
          conflict.columns(['organizationId', 'nameKey']).where('mergedInto', 'is', null).doNothing(),
        ),
      sqlFor
        .insertInto('patientTags')
        .columns(['patientId', 'tagId'])
        .expression(
          named(name)
            .clearSelect()
            .select([sql<string>`${patientId}::uuid`.as('patientId'), 't.id']),
        )
        .onConflict(conflict => conflict.columns(['organizationId', 'patientId', 'tagId']).doNothing()),
      named(name),
    )
    session.notify({ topic: 'tags', patient: patientId })
    return found(tags[0])
  }),

  takeOff: api.takeOff.handler(async ({ context: { session }, input: { patientId, id } }) => {
    const [gone, tags] = await session.batch(
      sqlFor
        .deleteFrom('patientTags')
        .where('patientId', '=', patientId)
        .where('tagId', '=', id)
        .returning('patientId'),
      tagsInUse().where('t.id', '=', id),
    )
    const taken = { ...found(tags[0]), ...found(gone[0]) }
    session.notify({ topic: 'tags', patient: patientId })
    return taken
  }),

  putOnMany: api.putOnMany.handler(async ({ context: { session }, input: { id, patientIds } }) => {
    const [tags, had, changed] = await session.batch(
      tagsInUse().where('t.id', '=', id),
      sqlFor
        .selectFrom('patientTags')
        .select('patientId')
        .where('tagId', '=', id)
        .where(sql<boolean>`patient_id = any (${listed(patientIds)})`),
      sqlFor
        .insertInto('patientTags')
        .columns(['patientId', 'tagId'])
        .expression(
          sqlFor
            .selectFrom('patients as p')
            .select(['p.id', sql<string>`${id}::uuid`.as('tagId')])
            .where(sql<boolean>`p.id = any (${listed(patientIds)})`)
            .where(mayHaveMore)
            .orderBy('p.id'),
        )
        .onConflict(conflict => conflict.columns(['organizationId', 'patientId', 'tagId']).doNothing())
        .returning('patientId'),
    )
    found(tags[0])
    session.notify({ topic: 'tags' })
    return {
      patientIds: changed.map(({ patientId }) => patientId),
      had: had.map(({ patientId }) => patientId),
    }
  }),

  takeOffMany: api.takeOffMany.handler(async ({ context: { session }, input: { id, patientIds } }) => {
    const changed = await session.all(
      sqlFor
        .deleteFrom('patientTags')
        .where('tagId', '=', id)
        .where(sql<boolean>`patient_id = any (${listed(patientIds)})`)
        .returning('patientId'),
    )
    session.notify({ topic: 'tags' })
    return { patientIds: changed.map(({ patientId }) => patientId) }
  }),

  use: api.use.handler(async ({ context: { session }, input: { id, otherId } }) => {
    const [tags, counts] = await session.batch(
      tagsInUse().where('t.id', '=', id),
      sqlFor
        .selectFrom('patientTags as p')
        .select([
          sql<number>`count(*)`.as('patients'),
          sql<number>`(select count(*) from patient_tags a
            join patient_tags b on b.organization_id = a.organization_id and b.patient_id = a.patient_id
            where a.tag_id = ${id} and b.tag_id = ${otherId ?? null}::uuid)`.as('withOther'),
        ])
        .where('p.tagId', '=', id),
    )
    found(tags[0])
    return found(counts[0])
  }),

  rename: api.rename.handler(async ({ context: { session }, input: { id, seen, ...wanted } }) => {
    const renamed = await session.transaction(async step => {
      const { name } = found(await step.one(tagsInUse().where('t.id', '=', id).forUpdate()))
      const changes = changesTo({ name }, seen, wanted)
      if (Object.keys(changes).length > 0)
        await step.one(sqlFor.updateTable('tags').set(changes).where('id', '=', id))
      return { id, name, ...changes }
    })
    session.notify({ topic: 'tags' })
    return renamed
  }),

  merge: api.merge.handler(async ({ context: { session }, input: { id, intoId } }) => {
    const [, merged] = await session.batch(
      sqlFor.deleteFrom('tags').where('mergedAt', '<', undoable),
      sqlFor
        .updateTable('tags')
        .set({ mergedInto: intoId, mergedAt: sql<string>`now()` })
        .where('id', '=', id)
        .where('mergedInto', 'is', null)
        .where('id', '<>', intoId)
        .where(({ exists }) => exists(tagsInUse().where('t.id', '=', intoId)))
        .returning([
          'id',
          'name',
          sql<string>`(select o.name from tags o where o.organization_id = tags.organization_id
            and o.id = tags.merged_into)`.as('intoName'),
        ]),
      // Whoever has both keeps the other one; the rows of the merged tag stay for Undo.
      sqlFor
        .insertInto('patientTags')
        .columns(['patientId', 'tagId', 'cameFrom'])
        .expression(
          sqlFor
            .selectFrom('patientTags as p')
            .innerJoin('tags as t', join =>
              join.onRef('t.organizationId', '=', 'p.organizationId').onRef('t.id', '=', 'p.tagId'),
            )
            .select(['p.patientId', sql<string>`t.merged_into`.as('tagId'), 't.id'])
            .where('p.tagId', '=', id)
            .where('t.mergedInto', '=', intoId),
        )
        .onConflict(conflict => conflict.columns(['organizationId', 'patientId', 'tagId']).doNothing()),
    )
    const done = found(merged[0])
    session.notify({ topic: 'tags' })
    return done
  }),

  undoMerge: api.undoMerge.handler(async ({ context: { session }, input: { id } }) => {
    const [back] = await session.batch(
      sqlFor
        .updateTable('tags')
        .set({ mergedInto: null, mergedAt: null })
        .where('id', '=', id)
        .where('mergedInto', 'is not', null)
        .returning(['id', 'name']),
      // First the tag stands by itself again: what is taken off here is then no longer its own (tags.functions.sql).
      sqlFor.deleteFrom('patientTags').where('cameFrom', '=', id),
    )
    const undone = found(back[0])
    session.notify({ topic: 'tags' })
    return undone
  }),

  remove: api.remove.handler(async ({ context: { session }, input: { id } }) => {
    const removed = found(
      await session.one(
        sqlFor
          .deleteFrom('tags')
          .where('id', '=', id)
          .where('mergedInto', 'is', null)
          .returning(['id', 'name']),
      ),
    )
    session.notify({ topic: 'tags' })
    return removed
  }),
}
