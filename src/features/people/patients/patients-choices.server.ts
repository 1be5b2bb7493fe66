import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api.server.ts'
import { sqlFor } from '#platform/db.server.ts'
import { type ContactChoice, patientsChoicesContract } from './patients-choices.contract.ts'

const api = implement(patientsChoicesContract).$context<Context>()

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
  .select(['p.id', 'p.modelChoice', 'p.language', 'p.timeZone', 'p.wantsMomentum'])
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
  wantsMomentum: boolean
}>

/** Writes a choice into the record of the person asking, and answers with how it stands. */
async function change(door: Context['door'], changes: Changes) {
  const [, rows] = await door.together(
    sqlFor.updateTable('patients').set(changes).where('id', '=', mine),
    selectOwn,
  )
  const own = found(rows[0])
  door.ring({ topic: 'patients', patient: own.id })
  return own
}

export const patientsChoicesProcedures = {
  ownChoices: api.ownChoices.handler(async ({ context: { door } }) => {
    const [people, contacts] = await door.together(selectOwn, selectContact)
    return { ...found(people[0]), contact: contacts[0] ?? unsaid }
  }),

  changeContact: api.changeContact.handler(async ({ context: { door }, input }) => {
    const [, contacts, people] = await door.together(
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
    door.ring({ topic: 'patients', patient: found(people[0]).id })
    return found(contacts[0])
  }),

  changeModelChoice: api.changeModelChoice.handler(({ context: { door }, input }) => change(door, input)),

  changeClock: api.changeClock.handler(({ context: { door }, input }) => change(door, input)),

  changeMomentum: api.changeMomentum.handler(({ context: { door }, input }) => change(door, input)),
}
