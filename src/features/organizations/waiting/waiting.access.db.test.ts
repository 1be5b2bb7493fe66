/** What waits is counted for who administers the organization, and for nobody else. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { strangersTo } from '../../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows('delete from likeness_pairs')
})

const counts = async (person: 'ruth' | 'victor' = 'ruth') =>
  (await ask(person, 'administrator', 'GET', '/organization/waiting')).body
const none = { unassigned: 0, erasures: 0, alike: 0, requests: 0 }

it('counts the active without a case manager, the unconfirmed erasures, the likeness and the requests', async () => {
  const { riverbend } = people.organizations
  await db.rows(
    "update patients set case_manager_id = $1 where case_manager_id is null and status = 'active'",
    [people.dana.recordId],
  )
  expect(await counts()).toEqual(none)

  const { maria, jay, tom } = people
  const pair = [maria.recordId, jay.recordId].toSorted()
  await db.rows('update patients set case_manager_id = null where id = any ($1)', [
    [maria.recordId, jay.recordId],
  ])
  await db.rows(
    "update patients set status = 'inactive', closed_on = current_date, closed_reason = 'moved_away' where id = $1",
    [jay.recordId],
  )
  await db.rows(
    `insert into erasure_requests (organization_id, patient_id, asked_as, confirmed_at)
      values ($1, $2, 'patient', null), ($1, $3, 'patient', now())`,
    [riverbend, maria.recordId, tom.recordId],
  )
  await db.rows(
    `insert into likeness_pairs (organization_id, patient_id, other_id, reasons) values ($1, $2, $3, '{name}')`,
    [riverbend, ...pair],
  )
  await db.rows(
    `insert into likeness_checks (organization_id, check_id, patient_id, found_by, typed_name, requested_at, decision, decided_at)
      values ($1, $2, $3, 'name', 'Maria', now(), null, null), ($1, $2, $4, 'name', 'Jay', now(), 'declined', now()),
        ($1, $2, $5, 'name', 'Tom', null, null, null)`,
    [riverbend, randomUUID(), maria.recordId, jay.recordId, tom.recordId],
  )
  expect(await counts()).toEqual({ unassigned: 1, erasures: 1, alike: 1, requests: 1 })

  // A merge that a colleague asked for stands in place of the pair.
  await db.rows(
    `insert into patient_merges (organization_id, id, patient_id, gone_id, state) values ($1, $2, $3, $4, 'waiting')`,
    [riverbend, randomUUID(), ...pair],
  )
  expect(await counts()).toEqual({ unassigned: 1, erasures: 1, alike: 1, requests: 1 })
  expect(await counts('victor')).toEqual(none)
})

it('is for administrators alone', async () => {
  for (const [person, hat] of [
    ['dana', 'staff'],
    ['dana', 'administrator'],
    ['maria', 'patient'],
    ['nobody', 'visitor'],
    ...strangersTo('maria').filter(([, hat]) => hat !== 'administrator'),
  ] as const)
    expect(refusals).toContain((await ask(person, hat, 'GET', '/organization/waiting')).status)
})
