import { implement } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { readPatientPage } from '../patient-list/patient-list.server.ts'
import {
  type ActOnMany,
  type chosenPatients,
  manyPatientsContract,
  type ReasonToLeaveOut,
  type ReviewOfMany,
  reasonsToLeaveOut,
} from './many-patients.contract.ts'
import { MOST_AT_ONCE, NAMES_SHOWN } from './many-patients.rules.ts'

const api = implement(manyPatientsContract).$context<Context>()

const nothing: ReviewOfMany = {
  isTooMany: true,
  ids: [],
  names: [],
  caseManagers: [],
  leftOut: [],
  settled: { tasks: 0, appointments: 0, nextSteps: 0 },
}

/** Who was chosen: one more than can be changed at once where a list is longer. */
async function idsOf(
  session: Context['session'],
  chosen: z.output<typeof chosenPatients>,
): Promise<readonly string[]> {
  if ('ids' in chosen) return chosen.ids
  const { patients } = await readPatientPage(session, {
    ...chosen.question,
    sort: 'newest',
    after: undefined,
    limit: MOST_AT_ONCE + 1,
  })
  return patients.map(({ id }) => id)
}

const hasTag = (tagId: string) =>
  sql<boolean>`exists (select from patient_tags t where t.organization_id = p.organization_id and t.patient_id = p.id
    and t.tag_id = ${tagId}::uuid)`

/** Why the patient `p` is left out; null where they are not. */
function reasonFor(act: ActOnMany): RawBuilder<ReasonToLeaveOut | null> {
  switch (act.kind) {
    case 'move':
      return sql`case when p.case_manager_id is not distinct from ${act.caseManagerId}::uuid then 'already' end`
    case 'tag':
      return sql`case when ${hasTag(act.tagId)} then 'already'
        when (select count(*) from patient_tags t join tags g on g.organization_id = t.organization_id and g.id = t.tag_id
          where t.organization_id = p.organization_id and t.patient_id = p.id and g.merged_into is null) >= 20
          then 'tooManyTags' end`
    case 'untag':
      return sql`case when not ${hasTag(act.tagId)} then 'already' end`
    case 'close':
      return sql`case when p.status = 'inactive' then 'already'
        when exists (select from case_status_changes c where c.organization_id = p.organization_id and c.patient_id = p.id
          and c.changed_on > ${act.changedOn}::date) then 'laterChange' end`
  }
}

/** The ids as one value: a statement has so many places at most. */
const listed = (ids: readonly string[]) => sql`string_to_array(${ids.join(' ')}, ' ')::uuid[]`

const looked = (ids: readonly string[], act: ActOnMany) =>
  sqlFor
    .selectFrom('patients as p')
    .leftJoin('caseManagers as c', join =>
      join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
    )
    .select(['p.id', sql<string>`app.shown_name(p.name, p.preferred_name)`.as('name')])
    .select(['c.name as caseManagerName', reasonFor(act).as('reason')])
    .where(sql<boolean>`p.id = any (${listed(ids)})`)
    .orderBy('p.nameOrder')
    .orderBy('p.id')

const settledWith = (ids: readonly string[]) =>
  sqlFor.selectNoFrom([
    sql<number>`(select count(*) from tasks t where t.patient_id = any (${listed(ids)})
      and t.list_state in ('pending', 'in_progress'))`.as('tasks'),
    sql<number>`(select count(*) from appointments a where a.patient_id = any (${listed(ids)}) and app.is_ahead(a))`.as(
      'appointments',
    ),
    sql<number>`(select count(*) from next_steps n where n.patient_id = any (${listed(ids)}))`.as(
      'nextSteps',
    ),
  ])

type Looked = Awaited<ReturnType<ReturnType<typeof looked>['execute']>>

/** With whom they are today, most of them first. */
function byCaseManager(rows: Looked): ReviewOfMany['caseManagers'] {
  const groups = Map.groupBy(rows, ({ caseManagerName }) => caseManagerName)
  return [...groups]
    .map(([name, patients]) => ({ name, patients: patients.length }))
    .toSorted((one, other) => other.patients - one.patients)
}

const firstNames = (rows: Looked) => rows.slice(0, NAMES_SHOWN).map(({ name }) => name)

export const manyPatientsProcedures = {
  count: api.count.handler(async ({ context: { session }, input }) => ({
    patients: (await idsOf(session, input)).length,
  })),

  review: api.review.handler(async ({ context: { session }, input: { chosen, act } }) => {
    const ids = await idsOf(session, chosen)
    if (ids.length > MOST_AT_ONCE) return nothing
    const rows = await session.all(looked(ids, act))
    const changed = rows.filter(({ reason }) => reason === null)
    const changedIds = changed.map(({ id }) => id)
    const leftOut = reasonsToLeaveOut.flatMap(reason => {
      const those = rows.filter(row => row.reason === reason)
      return those.length > 0 ? [{ reason, patients: those.length, names: firstNames(those) }] : []
    })
    return {
      isTooMany: false,
      ids: changedIds,
      names: firstNames(changed),
      caseManagers: byCaseManager(changed),
      leftOut,
      settled: act.kind === 'close' ? found(await session.one(settledWith(changedIds))) : nothing.settled,
    }
  }),

  move: api.move.handler(async ({ context: { session }, input: { ids, caseManagerId, onlyOf } }) => {
    const rows = await session.all(
      sqlFor
        .selectFrom(
          sql<{
            patient: string
            former: string | null
          }>`app.move_patients(${listed(ids)}, ${caseManagerId}::uuid,
            ${onlyOf !== undefined}::boolean, ${onlyOf?.caseManagerId ?? null}::uuid)`.as('m'),
        )
        .selectAll(),
    )
    // Who got them, and who had them, hear of it once each, from the care team.
    session.notify({ topic: 'patients' })
    const moved = [...Map.groupBy(rows, ({ former }) => former)]
    return {
      moved: moved.map(([former, them]) => ({
        caseManagerId: former,
        ids: them.map(({ patient }) => patient),
      })),
    }
  }),
}
