import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { measureProgress } from '#features/checklist/checklist.rules.ts'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type OpenedPortal, type OwnDetails, type OwnFigures, patientsContract } from './patients.contract.ts'
import { callName } from './patients.rules.ts'

const api = implement(patientsContract).$context<Context>()

interface CountedFigures extends Omit<OwnFigures, 'overallPercent'> {
  goals: number
  completedGoals: number
}

/** What somebody finds who enters a portal (`app.portal_entry`). */
interface PortalEntry extends Omit<OpenedPortal, 'patientId'> {
  own: string | null
}

/** Each count reads a few rows of one patient by an index; the policies hold in each of them. */
const countFigures = sqlFor.selectNoFrom([
  sql<number>`(select count(*)::int from goals where patient_id = app.patient() and not is_completed)`.as(
    'activeGoals',
  ),
  sql<number>`(select count(*)::int from goals where patient_id = app.patient())`.as('goals'),
  sql<number>`(select count(*)::int from goals where patient_id = app.patient() and is_completed)`.as(
    'completedGoals',
  ),
  sql<number>`(select count(*)::int from checklist_progress where patient_id = app.patient())`.as(
    'checklistItems',
  ),
  sql<number>`(select count(*)::int from checklist_progress where patient_id = app.patient() and is_completed)`.as(
    'completedChecklistItems',
  ),
  sql<number>`(select count(*)::int from appointments where patient_id = app.patient() and ends_at > now()
    and status in ('requested', 'offered', 'confirmed', 'moved'))`.as('upcomingAppointments'),
  sql<number>`(select count(*)::int from conversations c
    join messages m on m.organization_id = c.organization_id and m.conversation_id = c.id
    left join message_reads r on r.organization_id = c.organization_id and r.conversation_id = c.id
      and r.user_id = app.user_id()
    where c.patient_id = app.patient() and m.sender_type <> 'patient'
      and m.created_at > coalesce(r.read_until, '-infinity'))`.as('unreadMessages'),
  sql<boolean>`app.record_waits()`.as('recordWaits'),
  sql<boolean>`exists (select from app.my_merge_questions() where declined_at is null)`.as('isAskedOfMerge'),
  sql<OwnFigures['onboarding']>`coalesce((select case when is_completed then 'completed' else 'begun' end
    from onboarding_conversations where patient_id = app.patient()), 'not_begun')`.as('onboarding'),
])

/** An emptied field is a fact that is not known any more; the name is never empty. */
function emptyToNull(facts: OwnDetails) {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value || null]))
}

const ownFacts = sqlFor
  .selectFrom('patients')
  .select(['id', 'name', 'preferredName', 'birthDate', 'pronouns', 'interpreterLanguage', 'phone'])
  .where('id', '=', sql<string>`app.patient()`)

export const patientsProcedures = {
  openPortal: api.openPortal.handler(async ({ context: { session }, input }) => {
    const organization = input.organization ?? null
    const answer = input.answer ?? null
    const entry = await session.one(
      sqlFor
        .selectFrom(sql<PortalEntry>`app.portal_entry(${organization})`.as('e'))
        .select(['organizationId', 'organizationName', 'own', 'waitingName', 'asks']),
    )
    if (entry && !answer && (entry.own || entry.asks)) {
      const { own, ...asked } = entry
      return { ...asked, patientId: own }
    }
    // Where there is no portal to enter, this says why.
    const entered = await session
      .one(sqlFor.selectNoFrom(sql<string>`app.enter_portal(${organization}, ${answer})`.as('patientId')))
      .catch(async error => {
        // Both records hold something: administrators are asked whether they are one.
        if (answer === 'claim')
          await session.one(sqlFor.selectNoFrom(sql`app.ask_to_merge(null)`.as('asked')))
        throw error
      })
    const { own: _, ...opened } = found(entry)
    return { ...opened, ...found(entered), asks: null }
  }),

  ownRecord: api.ownRecord.handler(async ({ context: { session } }) => {
    const record = found(
      await session.one(
        sqlFor
          .selectFrom('patients as p')
          .leftJoin('caseManagers as c', join =>
            join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
          )
          .leftJoin('specialists as s', join =>
            join.onRef('s.organizationId', '=', 'p.organizationId').onRef('s.id', '=', 'p.specialistId'),
          )
          .select([
            'p.id',
            'p.name',
            'p.preferredName',
            'p.birthDate',
            'p.caseNumber',
            'p.pronouns',
            'p.interpreterLanguage',
            'p.email',
            'p.phone',
          ])
          .select([
            'p.language',
            'p.timeZone',
            'p.closedOn',
            'c.name as caseManagerName',
            's.name as specialistName',
          ])
          .where('p.id', '=', sql<string>`app.patient()`),
      ),
    )
    return { ...record, callName: callName(record) }
  }),

  saveOwnRecord: api.saveOwnRecord.handler(async ({ context: { session }, input: { seen, ...wanted } }) => {
    const id = await session.transaction(async step => {
      const { id, ...current } = found(await step.one(ownFacts.forUpdate()))
      const changes = changesTo(current, seen, wanted)
      if (Object.keys(changes).length > 0)
        await step.one(sqlFor.updateTable('patients').set(emptyToNull(changes)).where('id', '=', id))
      return id
    })
    session.notify({ topic: 'patients', patient: id }, { topic: 'activities', patient: id })
    return { id }
  }),

  ownFigures: api.ownFigures.handler(async ({ context: { session } }) => {
    const [records, counted] = await session.batch(
      sqlFor.selectFrom('patients').select('id').where('id', '=', sql<string>`app.patient()`),
      countFigures.$castTo<CountedFigures>(),
    )
    found(records[0])
    const { goals, completedGoals, ...figures } = found(counted[0])
    const overall = measureProgress(
      completedGoals + figures.completedChecklistItems,
      goals + figures.checklistItems,
    )
    return { ...figures, overallPercent: overall.total === 0 ? null : overall.percentage }
  }),
}
