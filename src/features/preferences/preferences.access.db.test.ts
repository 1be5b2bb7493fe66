import { beforeEach, expect, it } from 'vitest'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const contact = {
  mayEmail: false,
  mayCall: false,
  mayText: true,
  mayLeaveMessage: false,
  fromHour: 9,
  untilHour: 17,
  words: 'Text me first.',
}
const choices: readonly (readonly [string, object])[] = [
  ['/portal/contact', contact],
  ['/portal/model-choice', { modelChoice: 'no' }],
  ['/portal/language', { language: 'es', timeZone: 'America/Chicago' }],
  ['/portal/check-ins', { wantsCheckIns: false }],
]

/** Everything that Maria decided about herself, as it is stored. */
const ofMaria = () =>
  db.rows(
    `select p.language, p.time_zone, p.model_choice, p.wants_check_ins, to_jsonb(c) as contact
     from patients p left join contact_preferences c using (organization_id)
     where p.id = $1 and (c.patient_id is null or c.patient_id = p.id)`,
    [people.maria.recordId],
  )

it('is a patient’s own: what they choose is stored with them and read by them again', async () => {
  for (const [path, choice] of choices)
    expect((await ask('maria', 'patient', 'PUT', path, choice)).status, path).toBe(200)
  const { status, body } = await ask('maria', 'patient', 'GET', '/portal/choices')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    contact,
    modelChoice: 'no',
    language: 'es',
    timeZone: 'America/Chicago',
    wantsCheckIns: false,
  })
})

it('is changed by nobody else, whatever they hold, and read by nobody else', async () => {
  await ask('maria', 'patient', 'PUT', '/portal/contact', contact)
  const before = await ofMaria()
  expect(before).toHaveLength(1)
  for (const [asker, hat] of [
    ...strangersTo('maria'),
    ['dana', 'staff'],
    ['ruth', 'administrator'],
  ] as const) {
    const read = await ask(asker, hat, 'GET', '/portal/choices')
    expect(read.text, `${asker} as ${hat}`).not.toContain(contact.words)
    if (hat !== 'patient') expect(refusals, `${asker} as ${hat}`).toContain(read.status)
    for (const [path, choice] of choices) {
      const { status } = await ask(asker, hat, 'PUT', path, { ...choice, words: 'Somebody else' })
      if (hat !== 'patient') expect(refusals, `${asker} as ${hat}: ${path}`).toContain(status)
    }
  }
  expect(await ofMaria()).toEqual(before)
})
