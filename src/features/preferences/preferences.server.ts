import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
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

  changeContact: api.changeContact.handler(async ({ context: { session }, input }) => {
    const [, contacts, people] = await session.batch(
      sqlFor
        .insertInto('contactPreferences')
        .values(input)
        .onConflict(conflict =>
          conflict
            .columns(['organizationId', 'patientId'])
            .doUpdateSet({ ...input, updatedAt: sql<string>`now()` }),
        ),
      selectContact,
      selectOwn,
    )
    session.notify({ topic: 'patients', patient: found(people[0]).id })
    return found(contacts[0])
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
