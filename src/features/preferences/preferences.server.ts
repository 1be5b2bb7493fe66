import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type ContactChoice, preferencesContract } from './preferences.contract.ts'

const api = implement(preferencesContract).$context<Context>()

const mine = sql<string>`app.patient()`

/** Who never said anything may be mailed and called at any hour; a message is left only after a yes. */
const unsaid: ContactChoice = {
  mayEmail: true,
  mayCall: true,
  mayText: true,
  mayLeaveMessage: false,
  fromHour: 0,
  untilHour: 24,
  words: '',
}

const contactColumns = [
  'mayEmail',
  'mayCall',
  'mayText',
  'mayLeaveMessage',
  'fromHour',
  'untilHour',
  'words',
] as const

const selectContact = sqlFor
  .selectFrom('contactPreferences')
  .select(contactColumns)
  .where('patientId', '=', mine)

const selectOwn = sqlFor
  .selectFrom('patients as p')
  .select(['p.id', 'p.modelChoice', 'p.language', 'p.timeZone', 'p.wantsCheckIns'])
  .select(
    sql<boolean>`'models' in (app.engines_for('case_manager'), app.engines_for('administrator'))`.as(
      'areModelsOn',
    ),
  )
  .where('p.id', '=', mine)

type Changes = Partial<{
  modelChoice: 'yes' | 'no'
  language: 'en' | 'es'
  timeZone: string
  wantsCheckIns: boolean
}>

/** Writes a choice into the record of the person asking, and answers with how it stands. */
async function change(session: Context['session'], changes: Changes) {
  const [, rows] = await session.batch(
    sqlFor.updateTable('patients').set(changes).where('id', '=', mine),
    selectOwn,
  )
  const own = found(rows[0])
  session.notify({ topic: 'patients', patient: own.id })
  return own
}

export const preferencesProcedures = {
  ownChoices: api.ownChoices.handler(async ({ context: { session } }) => {
    const [people, contacts] = await session.batch(selectOwn, selectContact)
    const { id: _, ...own } = found(people[0])
    return { ...own, contact: contacts[0] ?? unsaid }
  }),

  changeContact: api.changeContact.handler(async ({ context: { session }, input: { seen, ...wanted } }) => {
    const { id, contact } = await session.transaction(async step => {
      // Who never said anything has no row to hold: their record stands for it.
      const { id } = found(await step.one(selectOwn.forUpdate()))
      const said = await step.one(selectContact)
      const contact = { ...wanted, ...said, ...(said && changesTo(said, seen, wanted)) }
      await step.one(
        sqlFor
          .insertInto('contactPreferences')
          .values(contact)
          .onConflict(conflict =>
            conflict
              .columns(['organizationId', 'patientId'])
              .doUpdateSet({ ...contact, updatedAt: sql<string>`now()` }),
          ),
      )
      return { id, contact }
    })
    session.notify({ topic: 'patients', patient: id })
    return contact
  }),

  changeModelChoice: api.changeModelChoice.handler(async ({ context: { session }, input }) => {
    const { modelChoice } = await change(session, input)
    return { modelChoice }
  }),

  changeClock: api.changeClock.handler(async ({ context: { session }, input }) => {
    const { language, timeZone } = await change(session, input)
    return { language, timeZone }
  }),

  changeCheckIns: api.changeCheckIns.handler(async ({ context: { session }, input }) => {
    const { wantsCheckIns } = await change(session, input)
    return { wantsCheckIns }
  }),
}
