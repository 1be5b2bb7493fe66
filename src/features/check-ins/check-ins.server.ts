import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type HeardConcern, hearDanger } from '#features/safety/detection/detection.rules.ts'
import { keepBoth } from '#lib/merge-words.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { checkInsContract } from './check-ins.contract.ts'
import { CHECK_INS_SHOWN, ownDay, readMilestones, readStreak } from './check-ins.rules.ts'

const api = implement(checkInsContract).$context<Context>()

const readPerson = sqlFor
  .selectFrom('patients')
  .select(['id', 'timeZone', 'wantsCheckIns'])
  .select(sql<boolean>`case_manager_id is not null`.as('hasCaseManager'))
  .where('id', '=', sql<string>`app.patient()`)

const checkInColumns = ['id', 'madeOn', 'mood', 'words', 'isShared'] as const

const selectOwn = () =>
  sqlFor.selectFrom('checkIns').select(checkInColumns).where('patientId', '=', sql<string>`app.patient()`)

/** The days with a check-in of ten years: enough for anybody, and never without an end. */
const selectOwnDays = sqlFor
  .selectFrom('checkIns')
  .select('madeOn')
  .where('patientId', '=', sql<string>`app.patient()`)
  .orderBy('madeOn', 'desc')
  .limit(3660)

const countDone = sqlFor.selectNoFrom([
  sql<number>`(select count(*)::int from goals where patient_id = app.patient() and is_completed)`.as(
    'goals',
  ),
  sql<number>`(select count(*)::int from checklist_progress where patient_id = app.patient() and is_completed)`.as(
    'checklist',
  ),
])

/**
 * Raises alerts about a check-in of the person asking, for none where nothing was `found`. `subject` is the same for the same
 * words sent again, so that they raise nothing a second time.
 */
const raiseAlerts = (subject: string, found: HeardConcern[]) =>
  selectOwn()
    .clearSelect()
    .select(
      sql<boolean>`app.raise_safety_alert(${subject}, ${JSON.stringify(found)}::jsonb, 'check_in')`.as(
        'isRaised',
      ),
    )

interface Said {
  mood: number
  words?: string | undefined
  isShared?: boolean | undefined
  known: string[]
}

/** Writes what was said of a day. Words of another device that this one has not seen are kept, and not shared by it. */
async function keep(
  step: Pick<DatabaseSession, 'one'>,
  madeOn: string,
  { known, mood, words, isShared }: Said,
) {
  await step.one(
    sqlFor
      .insertInto('checkIns')
      .values({ madeOn, mood, ...(words !== undefined && { words }), ...(isShared && { isShared }) })
      .onConflict(conflict => conflict.columns(['organizationId', 'patientId', 'madeOn']).doNothing()),
  )
  const before = found(await step.one(selectOwn().where('madeOn', '=', madeOn).forUpdate()))
  const kept = words === undefined ? before.words : keepBoth(before.words, words, known)
  const isMet = words !== undefined && kept !== words
  const said = {
    mood,
    words: kept,
    isShared: isMet ? before.isShared && (isShared ?? true) : (isShared ?? before.isShared),
  }
  await step.one(
    sqlFor
      .updateTable('checkIns')
      .set({ ...said, updatedAt: sql<string>`now()` })
      .where('patientId', '=', sql<string>`app.patient()`)
      .where('madeOn', '=', madeOn),
  )
  return { before, said }
}

export const checkInsProcedures = {
  overview: api.overview.handler(async ({ context: { session } }) => {
    const [people, days, recent, counts] = await session.batch(
      readPerson,
      selectOwnDays,
      selectOwn().orderBy('madeOn', 'desc').limit(CHECK_INS_SHOWN),
      countDone,
    )
    const person = found(people[0])
    const now = ownDay(person.timeZone, new Date())
    const { goals, checklist } = found(counts[0])
    return {
      isWanted: person.wantsCheckIns,
      hasCaseManager: person.hasCaseManager,
      today: recent.find(each => each.madeOn === now) ?? null,
      streak: readStreak(
        days.map(each => each.madeOn),
        now,
      ),
      milestones: { goals: readMilestones(goals), checklist: readMilestones(checklist) },
      recent,
    }
  }),

  checkIn: api.checkIn.handler(async ({ context: { session }, input: { id, ...input } }) => {
    const person = found(await session.one(readPerson))
    const madeOn = ownDay(person.timeZone, new Date())
    const { before, concerns, told } = await session.transaction(async step => {
      const { before, said } = await keep(step, madeOn, input)
      const heard = input.words === undefined ? '' : said.words
      const concerns = await hearDanger(heard, inTimeSlices())
      // What is private tells nobody, as a notebook: the person sees help, and decides (decision 27).
      const told = said.isShared ? concerns : []
      await step.one(raiseAlerts(id, told).where('madeOn', '=', madeOn))
      return { before, concerns, told }
    })
    const [rows, days] = await session.batch(selectOwn().where('madeOn', '=', madeOn), selectOwnDays)
    const checkIn = found(rows[0])
    if (told.length > 0) session.notify({ topic: 'safety', patient: person.id })
    session.notify({ topic: 'check-ins', patient: person.id })
    if (checkIn.isShared || before.isShared) session.notify({ topic: 'patients', patient: person.id })
    return {
      checkIn,
      streak: readStreak(
        days.map(each => each.madeOn),
        madeOn,
      ),
      isCaseManagerTold: told.length > 0 && person.hasCaseManager,
      concerns: concerns.map(({ kind }) => ({ kind })),
    }
  }),

  tell: api.tell.handler(async ({ context: { session }, input }) => {
    const [people, rows] = await session.batch(readPerson, selectOwn().where('id', '=', input.id))
    const person = found(people[0])
    const concerns = await hearDanger(found(rows[0]).words, inTimeSlices())
    if (concerns.length === 0) return { isCaseManagerTold: false }
    await session.all(raiseAlerts(input.id, concerns).where('id', '=', input.id))
    session.notify({ topic: 'safety', patient: person.id })
    return { isCaseManagerTold: person.hasCaseManager }
  }),

  forget: api.forget.handler(async ({ context: { session }, input }) => {
    const gone = await session.one(
      sqlFor.deleteFrom('checkIns').where('id', '=', input.id).returning(['id', 'patientId', 'isShared']),
    )
    const { id, patientId, isShared } = found(gone)
    session.notify({ topic: 'check-ins', patient: patientId })
    if (isShared) session.notify({ topic: 'patients', patient: patientId })
    return { id }
  }),

  shared: api.shared.handler(({ context: { session }, input }) =>
    session.all(
      sqlFor
        .selectFrom('checkIns')
        .select(checkInColumns)
        .where('patientId', '=', input.patientId)
        .where('isShared', '=', true)
        .orderBy('madeOn', 'desc')
        .limit(CHECK_INS_SHOWN),
    ),
  ),
}
