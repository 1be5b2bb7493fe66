import { implement, ORPCError } from '@orpc/server'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { filesContract } from './files.contract.ts'
import { KEPT_DAYS, writeReaders } from './files.rules.ts'
import { ofCaseload, ofMine, ofPatient, pageOf } from './lists/lists.server.ts'
import {
  isRefusal,
  join,
  newKey,
  piecesKey,
  removeObject,
  requireUploading,
} from './uploads/uploads.server.ts'

const api = implement(filesContract).$context<Context>()

/** Where the pieces of an upload lie that whoever asks has begun. */
export const uploadAt = (id: string) =>
  sqlFor.selectFrom('looseObjects').select('storageKey').where('id', '=', id).where('sweepingAt', 'is', null)

/** A file of this id that is here already: the answer to finishing was lost, and it is asked for again. */
const finished = (id: string, patientId: string) =>
  sqlFor
    .selectFrom('caseFiles')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('patientId', '=', patientId)

type Finish = z.output<(typeof filesContract.finish)['~orpc']['inputSchema'] & z.ZodType>

/** The row, in the same statement in which its object is no longer loose. Nothing where the upload was given up meanwhile. */
function keep(file: Finish, key: string, stored: { mediaType: string; size: number; sha256: string }) {
  const { id, patientId, taskId, name, kind, labels, expiresOn, readers } = file
  // Whoever uploads a confidential file is one of those for whom it is.
  const named =
    readers &&
    sql`array(select distinct unnest(array_append(${readers}::uuid[], app.member())) except select null)`
  return sqlFor
    .with('freed', query =>
      query
        .deleteFrom('looseObjects')
        .where('storageKey', '=', key)
        .where('sweepingAt', 'is', null)
        .where(({ exists }) => exists(uploadAt(id)))
        .returning('storageKey'),
    )
    .insertInto('caseFiles')
    .columns([
      ...([
        'id',
        'patientId',
        'caseManagerId',
        'name',
        'mediaType',
        'sizeBytes',
        'sha256',
        'storageKey',
      ] as const),
      ...(['kind', 'labels', 'expiresOn', 'readers', 'taskId', 'shownAt'] as const),
    ])
    .expression(query =>
      query.selectFrom('freed').select([
        sql<string>`${id}::uuid`.as('id'),
        sql<string>`${patientId}::uuid`.as('patientId'),
        sql<string>`(select p.case_manager_id from patients p where p.id = ${patientId})`.as('caseManagerId'),
        sql<string>`${name}`.as('name'),
        sql<string>`${stored.mediaType}`.as('mediaType'),
        sql<number>`${stored.size}::bigint`.as('sizeBytes'),
        sql<string>`${stored.sha256}`.as('sha256'),
        'freed.storageKey',
        sql<string>`${kind}`.as('kind'),
        sql<string>`${labels}`.as('labels'),
        sql<string>`${expiresOn}::date`.as('expiresOn'),
        sql<string[]>`${named}::uuid[]`.as('readers'),
        sql<string>`${taskId}::uuid`.as('taskId'),
        // Who uploads something for themselves sees it.
        sql<string>`case when ${taskId}::uuid is not null then now() end`.as('shownAt'),
      ]),
    )
    .returning(['id', 'name'])
}

/** What lies under these keys goes. If that fails on the way, the sweep does it. */
async function letGo(
  { session, files }: Pick<Context, 'session' | 'files'>,
  ...keys: string[]
): Promise<void> {
  await Promise.all(keys.map(key => removeObject(files.storage, key)))
  await session.all(sqlFor.deleteFrom('looseObjects').where('storageKey', 'in', keys))
}

const undoable = sql<SqlBool>`removed_at > now() - make_interval(days => ${KEPT_DAYS})`

export const filesProcedures = {
  ofCaseload: api.ofCaseload.handler(async ({ context: { session }, input }) =>
    pageOf(await session.all(ofCaseload(input)), input.limit),
  ),

  ofPatient: api.ofPatient.handler(async ({ context: { session }, input: { patientId, ...question } }) => {
    const [patients, files] = await session.batch(
      sqlFor.selectFrom('patients').select('id').where('id', '=', patientId),
      ofPatient(patientId, question),
    )
    found(patients[0])
    return pageOf(files, question.limit)
  }),

  mine: api.mine.handler(async ({ context: { session }, input }) =>
    pageOf(await session.all(ofMine(input)), input.limit),
  ),

  begin: api.begin.handler(async ({ context, input }) => {
    const { session } = context
    const { id } = input
    await requireUploading(context, input)
    // What is begun again goes on.
    await session.all(
      sqlFor
        .insertInto('looseObjects')
        .values({ id, storageKey: piecesKey(newKey()) })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
    )
    return { id }
  }),

  finish: api.finish.handler(async ({ context, input }) => {
    const { session, files, hat } = context
    const { id, patientId, pieces } = input
    const [[there], [upload]] = await session.batch(finished(id, patientId), uploadAt(id))
    if (there) return there
    await requireUploading(context, input)
    const from = found(upload).storageKey
    // Each try has an object of its own: where the same is asked twice at once, what one has looked at, the other can't replace.
    const key = newKey()
    await session.all(sqlFor.insertInto('looseObjects').values({ storageKey: key }))
    const stored = await join(files, from, key, pieces).catch(async error => {
      await letGo(context, key, ...(isRefusal(error) ? [from] : [])).catch(() => {})
      throw error
    })
    // Another try may have been first. The object of one whose row is not written is left to the sweep: nobody knows that it isn't.
    const writing = session.one(keep(hat === 'patient' ? input : { ...input, taskId: null }, key, stored))
    const row =
      (await writing.catch(() => undefined)) ??
      (await session.one(finished(id, patientId))) ??
      (await writing)
    session.notify({ topic: 'files', patient: patientId })
    // The file is there; pieces that can't be removed now are swept.
    await letGo(context, from).catch(() => {})
    return found(row)
  }),

  cancel: api.cancel.handler(async ({ context, input: { id } }) => {
    const upload = await context.session.one(uploadAt(id))
    if (upload) await letGo(context, upload.storageKey)
    return { id }
  }),

  change: api.change.handler(async ({ context: { session }, input: { id, seen, readers, ...wanted } }) => {
    const patientId = await session.transaction(async step => {
      const { member, patientId, ...stands } = found(
        await step.one(
          sqlFor
            .selectFrom('caseFiles')
            .select(['patientId', 'name', 'kind', 'labels', 'expiresOn', 'readers'])
            .select(sql<string | null>`app.member()`.as('member'))
            .where('id', '=', id)
            .where('removedAt', 'is', null)
            .forUpdate(),
        ),
      )
      // Whoever makes it confidential is one of those for whom it is.
      const named = readers && member && !readers.includes(member) ? [...readers, member] : readers
      const before = { ...stands, readers: writeReaders(stands.readers) }
      const { readers: changed, ...changes } = changesTo(before, seen, {
        ...wanted,
        readers: writeReaders(named),
      })
      const { expiresOn = before.expiresOn } = changes
      await step.all(
        sqlFor
          .updateTable('caseFiles')
          .set({ ...changes, expiresOn, ...(changed === undefined ? {} : { readers: named }) })
          .where('id', '=', id),
      )
      return patientId
    })
    session.notify({ topic: 'files', patient: patientId })
    return { id }
  }),

  show: api.show.handler(async ({ context: { session }, input: { id, isShown } }) => {
    const row = found(
      await session.one(
        sqlFor
          .updateTable('caseFiles')
          .set({ shownAt: isShown ? sql`coalesce(shown_at, now())` : null })
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .returning(['patientId', 'name']),
      ),
    )
    session.notify({ topic: 'files', patient: row.patientId })
    return { id, isShown, name: row.name }
  }),

  remove: api.remove.handler(async ({ context: { session }, input: { id, reason } }) => {
    const row = found(
      await session.one(
        sqlFor
          .updateTable('caseFiles')
          .set({
            removedAt: sql`coalesce(removed_at, now())`,
            removedFor: sql`coalesce(removed_for, ${reason})`,
          })
          .where('id', '=', id)
          .returning(['patientId', 'name']),
      ),
    )
    session.notify({ topic: 'files', patient: row.patientId })
    return { id, name: row.name }
  }),

  restore: api.restore.handler(async ({ context: { session }, input: { id } }) => {
    const row = found(
      await session.one(
        sqlFor
          .updateTable('caseFiles')
          .set({ removedAt: null, removedFor: null })
          .where('id', '=', id)
          .where(sql<SqlBool>`removed_at is null or ${undoable}`)
          .returning(['patientId', 'name']),
      ),
    )
    session.notify({ topic: 'files', patient: row.patientId })
    return { id, name: row.name }
  }),

  withhold: api.withhold.handler(async ({ context: { session }, input: { id, kind, reason } }) => {
    const { isSame, ...row } = found(
      await session.one(
        sqlFor
          .updateTable('caseFiles')
          .set({
            withheldKind: sql`coalesce(withheld_kind, case when shown_at is null then ${kind}::text end)`,
            withheldFor: sql`coalesce(withheld_for, case when shown_at is null then ${reason}::text end)`,
            withheldAt: sql`coalesce(withheld_at, case when shown_at is null then now() end)`,
          })
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .returning(['patientId', 'name'])
          .returning(
            sql<boolean>`coalesce((withheld_kind, withheld_for) = (${kind}::text, ${reason}::text), false)`.as(
              'isSame',
            ),
          ),
      ),
    )
    if (!isSame)
      throw new ORPCError('CONFLICT', {
        message: 'Somebody shows it to the patient or withholds it for another reason. Nothing was changed.',
      })
    session.notify({ topic: 'files', patient: row.patientId })
    return { id, name: row.name }
  }),

  release: api.release.handler(async ({ context: { session }, input: { id } }) => {
    const row = found(
      await session.one(
        sqlFor
          .updateTable('caseFiles')
          .set({ withheldKind: null, withheldFor: null, withheldAt: null })
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .returning(['patientId', 'name']),
      ),
    )
    session.notify({ topic: 'files', patient: row.patientId })
    return { id, name: row.name }
  }),
}
