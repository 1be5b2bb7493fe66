import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { SentInvitation } from '#features/organizations/invitations/invitations.contract.ts'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Change } from '#platform/database/notifier.server.ts'
import { type changedStaffDetails, staffContract } from './staff.contract.ts'

const api = implement(staffContract).$context<Context>()

interface PageQuestion {
  after?: string | undefined
  limit: number
}

/** Cuts what was read (one row more than a page holds) into a page and the word for where the next one starts. */
function cutPage<T extends { id: string; nameOrder: string }>(rows: T[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    page: page.map(({ nameOrder: _, ...person }) => person),
    next: rows.length > limit && last ? writePageEnd({ key: last.nameOrder, id: last.id }) : null,
  }
}

/** Those after the page before, in the order of their names. */
const isLater = (after: string | undefined) => {
  const end = readPageEnd(after)
  return end ? sql<boolean>`(t.name_order, t.id) > (${end.key}, ${end.id}::uuid)` : sql<boolean>`true`
}

function listCaseManagers({ after, limit }: PageQuestion) {
  return sqlFor
    .selectFrom('caseManagers as c')
    .innerJoin('staff as t', join =>
      join.onRef('t.organizationId', '=', 'c.organizationId').onRef('t.id', '=', 'c.id'),
    )
    .leftJoin('specialists as s', join =>
      join.onRef('s.organizationId', '=', 'c.organizationId').onRef('s.id', '=', 'c.specialistId'),
    )
    .select(['c.id', 'c.name', 'c.email', 'c.specialistId', 'c.isDefault', 'c.createdAt', 't.nameOrder'])
    .select('s.name as specialistName')
    .select([
      sql<boolean>`c.user_id is not null`.as('hasAccount'),
      sql<boolean>`c.suspended_at is not null`.as('isSuspended'),
      sql<SentInvitation | null>`case when c.user_id is null then app.latest_invitation(c.id) end`.as(
        'invitation',
      ),
      sql<number>`(select coalesce(sum(n.patients), 0)::integer from patient_counts n
        where n.organization_id = c.organization_id and n.case_manager_id = c.id)`.as('patientCount'),
    ])
    .where('c.removedAt', 'is', null)
    .where(isLater(after))
    .orderBy('t.nameOrder')
    .orderBy('t.id')
    .limit(limit + 1)
}

function listSpecialists({ after, limit }: PageQuestion) {
  return sqlFor
    .selectFrom('specialists as s')
    .innerJoin('staff as t', join =>
      join.onRef('t.organizationId', '=', 's.organizationId').onRef('t.id', '=', 's.id'),
    )
    .select(['s.id', 's.name', 's.email', 's.createdAt', 't.nameOrder'])
    .select([
      sql<boolean>`s.user_id is not null`.as('hasAccount'),
      sql<boolean>`s.suspended_at is not null`.as('isSuspended'),
      sql<SentInvitation | null>`case when s.user_id is null then app.latest_invitation(s.id) end`.as(
        'invitation',
      ),
      sql<number>`(select coalesce(sum(n.patients), 0)::integer from patient_counts n
        where n.organization_id = s.organization_id and n.specialist_id = s.id)`.as('patientCount'),
    ])
    .where('s.removedAt', 'is', null)
    .where(isLater(after))
    .orderBy('t.nameOrder')
    .orderBy('t.id')
    .limit(limit + 1)
}

const namesOf = (kind: 'case_manager' | 'specialist') =>
  sqlFor
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .orderBy('nameOrder')
    .orderBy('id')
    .limit(1000)

const nameOf = (table: 'caseManagers' | 'specialists', id: string) =>
  sqlFor.selectFrom(table).select(['id', 'name']).where('id', '=', id)

const staffChanged: Change = { topic: 'patients' }

/** Changes name and e-mail of somebody as they were seen. */
async function change(
  { session }: Context,
  table: 'caseManagers' | 'specialists',
  { id, seen, ...wanted }: z.output<typeof changedStaffDetails>,
) {
  const changed = await session.transaction(async step => {
    const current = found(
      await step.one(sqlFor.selectFrom(table).select(['name', 'email']).where('id', '=', id).forUpdate()),
    )
    const changes = changesTo(current, seen, wanted)
    if (Object.keys(changes).length > 0)
      await step.one(sqlFor.updateTable(table).set(changes).where('id', '=', id))
    return { id, name: changes.name ?? current.name }
  })
  session.notify(staffChanged)
  return changed
}

export const staffProcedures = {
  listCaseManagers: api.listCaseManagers.handler(async ({ context: { session }, input }) => {
    const { page, next } = cutPage(await session.all(listCaseManagers(input)), input.limit)
    return { caseManagers: page, next }
  }),

  listSpecialists: api.listSpecialists.handler(async ({ context: { session }, input }) => {
    const { page, next } = cutPage(await session.all(listSpecialists(input)), input.limit)
    return { specialists: page, next }
  }),

  names: api.names.handler(async ({ context: { session } }) => {
    const [caseManagers, specialists] = await session.batch(namesOf('case_manager'), namesOf('specialist'))
    return { caseManagers, specialists }
  }),

  addCaseManager: api.addCaseManager.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor
        .insertInto('caseManagers')
        .values(input)
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      nameOf('caseManagers', input.id),
    )
    session.notify(staffChanged)
    return found(rows[0])
  }),

  changeCaseManager: api.changeCaseManager.handler(({ context, input }) =>
    change(context, 'caseManagers', input),
  ),

  setDefault: api.setDefault.handler(async ({ context: { session }, input }) => {
    const present = sql<boolean>`exists (select from case_managers c where c.id = ${input.id} and c.removed_at is null)`
    const [, , rows] = await session.batch(
      // There is at most one default, so the old one steps back first, and only where somebody can take its place.
      sqlFor
        .updateTable('caseManagers')
        .set({ isDefault: false })
        .where('isDefault', '=', true)
        .where('id', '<>', input.id)
        .where(present),
      sqlFor
        .updateTable('caseManagers')
        .set({ isDefault: true })
        .where('id', '=', input.id)
        .where('removedAt', 'is', null)
        .where('isDefault', '=', false),
      nameOf('caseManagers', input.id).where('isDefault', '=', true),
    )
    session.notify(staffChanged)
    return found(rows[0])
  }),

  assignSpecialist: api.assignSpecialist.handler(async ({ context: { session }, input }) => {
    // A trigger sets the specialist on all of the manager's patients in the same transaction (decision 8).
    const [, rows, moved] = await session.batch(
      sqlFor.updateTable('caseManagers').set({ specialistId: input.specialistId }).where('id', '=', input.id),
      nameOf('caseManagers', input.id),
      sqlFor
        .selectFrom('patients')
        .select(sql<number>`count(*)`.as('patients'))
        .where('caseManagerId', '=', input.id)
        .where('specialistId', '=', input.specialistId),
    )
    session.notify(staffChanged)
    return { ...found(rows[0]), ...found(moved[0]) }
  }),

  addSpecialist: api.addSpecialist.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor
        .insertInto('specialists')
        .values(input)
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      nameOf('specialists', input.id),
    )
    session.notify(staffChanged)
    return found(rows[0])
  }),

  changeSpecialist: api.changeSpecialist.handler(({ context, input }) =>
    change(context, 'specialists', input),
  ),
}
