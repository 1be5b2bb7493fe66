import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type PremiumFacts, premiumReason } from '#features/billing/billing.rules.ts'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { ChecklistState } from '../checklist.rules.ts'
import { type ItemState, staffChecklistContract } from './staff-checklist.contract.ts'

const api = implement(staffChecklistContract).$context<Context>()

/** Every item of the catalogue that is in use, for a patient whom the person asking may see. */
const putItemsOn = (patientId: string) =>
  sqlFor
    .insertInto('checklistProgress')
    .columns(['patientId', 'checklistItemId'])
    .expression(query =>
      query
        .selectFrom('patients as p')
        .innerJoin('checklistItems as i', 'i.organizationId', 'p.organizationId')
        .select(['p.id as patientId', 'i.id as checklistItemId'])
        .where('p.id', '=', patientId)
        .where('i.retiredAt', 'is', null),
    )
    .onConflict(conflict => conflict.columns(['organizationId', 'patientId', 'checklistItemId']).doNothing())

/** The patient's checklist in figures; no row for whoever may not see the patient. */
const countItems = (patientId: string) =>
  sqlFor
    .selectFrom('patients as p')
    .leftJoin('checklistProgress as c', join =>
      join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.patientId', '=', 'p.id'),
    )
    .select(['p.id as patientId', sql<boolean>`app.engines_for('patient') <> 'none'`.as('isPersonalised')])
    .select([
      sql<number>`count(c.id)`.as('items'),
      sql<number>`count(c.id) filter (where c.recommendation_key is null)`.as('waiting'),
    ])
    .where('p.id', '=', patientId)
    .groupBy('p.id')

/** Active patients with how each stands with an item; who has no checklist yet has not completed it. */
const stands = sql<boolean>`coalesce(c.is_completed, false)`
const state = sql<ChecklistState>`coalesce(c.state, 'not_asked')`

/** Whose checklists are looked at. */
interface OfWhom {
  patientId?: string
  caseManagerId?: string
}

const isOf = ({ patientId, caseManagerId }: OfWhom) =>
  sql<boolean>`p.status = 'active'
    and ${patientId === undefined ? sql`true` : sql`p.id = ${patientId}`}
    and ${caseManagerId === undefined ? sql`true` : sql`p.case_manager_id = ${caseManagerId}`}`

const itemsStatusOf = (ofWhom: OfWhom) =>
  sqlFor
    .selectFrom('checklistItems as i')
    .innerJoin('checklistCategories as k', join =>
      join.onRef('k.organizationId', '=', 'i.organizationId').onRef('k.id', '=', 'i.categoryId'),
    )
    .crossJoin(
      sqlFor
        .selectFrom('patients as p')
        .select(sql<number>`count(*)`.as('total'))
        .where(isOf(ofWhom))
        .as('everybody'),
    )
    .leftJoin(
      sqlFor
        .selectFrom('checklistProgress as c')
        .innerJoin('patients as p', join =>
          join.onRef('p.organizationId', '=', 'c.organizationId').onRef('p.id', '=', 'c.patientId'),
        )
        .select(['c.checklistItemId', sql<number>`count(*)`.as('completed')])
        .where('c.isCompleted', '=', true)
        .where(isOf(ofWhom))
        .groupBy('c.checklistItemId')
        .as('done'),
      'done.checklistItemId',
      'i.id',
    )
    .select(['i.id as itemId', 'i.title', 'i.description', 'k.id as categoryId', 'k.name as categoryName'])
    .select(['everybody.total', sql<number>`coalesce(done.completed, 0)`.as('completed')])
    .where('i.retiredAt', 'is', null)
    .orderBy('k.orderIndex')
    .orderBy('k.id')
    .orderBy('i.orderIndex')
    .orderBy('i.id')
    .limit(500)

const called = sql<string>`app.shown_name(p.name, p.preferred_name)`

/** `key` is what the list is sorted by: the name, as the database compares it. */
const patientsOf = (itemId: string, ofWhom: OfWhom, shown: ItemState) =>
  sqlFor
    .selectFrom('patients as p')
    .innerJoin('checklistItems as i', 'i.organizationId', 'p.organizationId')
    .leftJoin('checklistProgress as c', join =>
      join
        .onRef('c.organizationId', '=', 'p.organizationId')
        .onRef('c.patientId', '=', 'p.id')
        .onRef('c.checklistItemId', '=', 'i.id'),
    )
    .select(['p.id as patientId', called.as('patientName'), stands.as('isCompleted'), 'c.completedAt'])
    .select(state.as('state'))
    .select(sql<string>`app.remarks_as_text(p.id, i.id)`.as('notes'))
    .where('i.id', '=', itemId)
    .where(isOf(ofWhom))
    .$if(shown === 'completed', query => query.where(stands))
    .$if(shown === 'incomplete', query => query.where(sql<boolean>`not ${stands}`))

export const staffChecklistProcedures = {
  generate: api.generate.handler(async ({ context: { session, isBillingOff }, input: { patientId } }) => {
    const [asked, seen] = await session.batch(
      sqlFor.selectNoFrom(sql<PremiumFacts | null>`app.premium_facts()`.as('facts')),
      countItems(patientId),
    )
    found(seen[0])
    const facts = found(asked[0]?.facts ?? undefined)
    if (premiumReason(facts, { isBillingOff, now: new Date() }) === null)
      throw new ORPCError('PAYMENT_REQUIRED', {
        status: 402,
        message: 'Generate Checklist is part of Premium.',
      })
    const [, rows] = await session.batch(putItemsOn(patientId), countItems(patientId))
    session.notify({ topic: 'checklist', patient: patientId })
    return found(rows[0])
  }),

  itemsStatus: api.itemsStatus.handler(({ context: { session }, input }) =>
    session.all(itemsStatusOf(input)),
  ),

  itemPatients: api.itemPatients.handler(async ({ context: { session }, input }) => {
    const end = readPageEnd(input.after)
    const rows = await session.all(
      patientsOf(input.itemId, input, input.state)
        .$if(end !== undefined, query =>
          query.where(sql<boolean>`(${called}, p.id) > (${end?.key ?? ''}, ${end?.id ?? ''}::uuid)`),
        )
        .orderBy(called)
        .orderBy('p.id')
        .limit(input.limit + 1),
    )
    const patients = rows.slice(0, input.limit)
    const last = patients.at(-1)
    const isMore = rows.length > input.limit && last
    return { patients, next: isMore ? writePageEnd({ key: last.patientName, id: last.patientId }) : null }
  }),
}
