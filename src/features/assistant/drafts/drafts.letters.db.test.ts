/** Words of a language model reach patients only as the organization says (decision 31): a letter is what reaches them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db, { hasModel: true })
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows("update organizations set engines = 'models'")
  await db.rows("update patients set model_choice = 'yes'")
  await db.rows('insert into remarks (organization_id, patient_id, words) values ($1, $2, $3)', [
    people.organizations.riverbend,
    people.maria.recordId,
    'I am behind on rent.',
  ])
  await db.rows(
    "insert into next_steps (organization_id, patient_id, step, due_on) values ($1, $2, 'Call the landlord', '2030-01-02')",
    [people.organizations.riverbend, people.maria.recordId],
  )
})

const rule = (modelTextToPatients: string, approver?: 'dana' | 'ruth') =>
  db.rows('update organizations set model_text_to_patients = $1, text_approver_id = $2 where id = $3', [
    modelTextToPatients,
    approver ? people[approver].userId : null,
    people.organizations.riverbend,
  ])
/** Whether a model is asked for what Dana wants. */
async function isModelAsked(kind: string): Promise<boolean> {
  const path = `/patients/${people.maria.recordId}/assistant-drafts`
  const { status, body, text } = await ask('dana', 'staff', 'POST', path, { id: randomUUID(), kind })
  expect(status, text).toBe(200)
  return body.isBeingWritten
}

it('a letter is worded by a model only where that is allowed, in the strict profile only for whom it names', async () => {
  const ways: readonly [string, 'dana' | 'ruth' | undefined, boolean][] = [
    ['never', undefined, false],
    ['never', 'dana', false],
    ['allowed', undefined, true],
    ['approved', undefined, false],
    ['approved', 'ruth', false],
    ['approved', 'dana', true],
  ]
  for (const [way, approver, isAsked] of ways) {
    await rule(way, approver)
    await db.rows('delete from rate_limits')
    expect(await isModelAsked('letter'), `${way} ${approver}`).toBe(isAsked)
    // What only staff read is not concerned.
    expect(await isModelAsked('suggestions'), `${way} ${approver}`).toBe(true)
  }
})

it('one that a model worded before is signed by nobody who may not hand it on', async () => {
  await rule('allowed')
  const letter = async (id: string) => {
    await db.rows(
      `insert into ai_drafts (organization_id, id, patient_id, kind, text, requested_by, asked_as, engine, model)
        values ($1, $2, $3, 'letter', 'Dear Maria', $4, 'case_manager', 'model', 'small')`,
      [people.organizations.riverbend, id, people.maria.recordId, people.dana.userId],
    )
    await db
      .as('dana')
      .one(
        sqlFor
          .insertInto('caseNotes')
          .values({ id, patientId: people.maria.recordId, kind: 'letter', text: 'Dear Maria' }),
      )
  }
  const sign = (id: string) =>
    db
      .as('dana')
      .all(sqlFor.updateTable('caseNotes').set({ signedAt: sql<string>`now()` }).where('id', '=', id))
  const [first, second] = [randomUUID(), randomUUID()]
  await letter(first)
  await letter(second)
  await rule('approved', 'ruth')
  await expect(sign(first)).rejects.toThrow('needs the person whom the organization named')
  await rule('never')
  await expect(sign(first)).rejects.toThrow('needs the person whom the organization named')
  await rule('approved', 'dana')
  await sign(first)
  await rule('allowed')
  await sign(second)
  expect(await db.rows('select from case_notes where signed_at is not null')).toHaveLength(2)
})
