/** What patients say they need: answered by the guide, kept as their note, and heard for danger. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { remarksProcedures } from '#features/remarks/remarks.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { assistantProcedures as api } from './assistant.server.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const aisha = () => ({ context: { session: db.as('aisha', 'patient'), hat: 'patient' } as Context })

describe('needs', () => {
  const say = (text: string, id = randomUUID()) => call(api.needs, { id, text }, aisha())
  const notes = async () =>
    (await call(remarksProcedures.list, {}, aisha()))
      .filter(({ checklistItemId }) => checklistItemId === null)
      .map(({ words }) => words)

  it('are answered, and become a note of the patient’s own, the same words once', async () => {
    const answered = await say('I need help with rent')
    expect(answered).toMatchObject({ isSaved: true, concerns: [] })
    expect(answered.response).toContain('211')
    await say('I need help with rent')
    await say('And a ride to my doctor')
    expect(await notes()).toEqual(['I need help with rent', 'And a ride to my doctor'])
    expect(await db.rows('select purpose, engine, outcome, patient_id from ai_runs limit 1')).toEqual([
      { purpose: 'support', engine: 'guide', outcome: 'answered', patient_id: people.aisha.recordId },
    ])
  })

  it.each(['engines', 'engines_for_patients'])(
    'of danger alert the case manager, also where %s are off',
    async switched => {
      await db.owner.query(`update organizations set ${switched} = 'none'`)
      const answered = await say('I want to kill myself')
      expect(answered).toEqual({ response: null, isSaved: true, concerns: [{ kind: 'self_harm' }] })
      expect(await db.rows('select kind, source from safety_alerts')).toEqual([
        { kind: 'self_harm', source: 'needs' },
      ])
      expect(await db.rows('select id from ai_runs')).toEqual([])
      expect(await call(api.affirmation, {}, aisha())).toEqual({ text: null })
    },
  )

  it('that no longer fit into the notes are answered all the same', async () => {
    const { organizationId, recordId } = people.aisha
    await db.owner.query(
      "insert into remarks (organization_id, patient_id, words) values ($1, $2, repeat('x', 19990))",
      [organizationId, recordId],
    )
    expect(await say('I need food this week')).toMatchObject({ isSaved: false, response: expect.any(String) })
    expect((await notes()).map(({ length }) => length)).toEqual([19_990])
  })
})
