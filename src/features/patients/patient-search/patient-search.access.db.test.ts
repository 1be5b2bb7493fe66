/** Whom nobody finds: strangers, whoever has left or is not covered yet, and a name that is no longer borne. */
import { beforeEach, describe, expect, it } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { moveCover } from '../../../../test/move-cover.ts'
import { rename, searchesThrough } from '../../../../test/searching.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const { atDesk, inAdministration } = searchesThrough(ask)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

describe('nobody finds', () => {
  it('a patient of another organization', async () => {
    expect(await inAdministration('calloway')).toEqual([])
    expect(await inAdministration('calloway', '', 'victor')).toHaveLength(1)
    expect(await atDesk('elena', 'calloway')).toHaveLength(1)
    expect(await atDesk('elena', 'maria')).toEqual([])
  })

  it('anybody after leaving, and a covered patient before or after the cover', async () => {
    const [cover] = await db.rows<{ id: string }>(
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
        values ($1, $2, $3, $4, 'Away', now() + interval '1 day') returning id`,
      [people.organizations.riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
    )
    const moveTo = (startsAt: string, endsAt: string) => moveCover(db, cover?.id ?? '', { startsAt, endsAt })
    expect(await atDesk('marcus', 'santos')).toHaveLength(1)
    await moveTo('1 day', '2 days')
    expect(await atDesk('marcus', 'santos')).toEqual([])
    await moveTo('-2 days', '-1 second')
    expect(await atDesk('marcus', 'santos')).toEqual([])
    expect(await atDesk('dana', 'santos')).toHaveLength(1)
    await db.rows('update patients set case_manager_id = null where id = $1', [people.maria.recordId])
    expect(await atDesk('dana', 'santos')).toEqual([])
    await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
      people.dana.recordId,
    ])
    expect((await ask('dana', 'staff', 'GET', '/caseload/patients?search=jay')).status).toBe(403)
  })

  it('the words of the organization, but its administrators', async () => {
    for (const person of ['dana', 'priya', 'maria'] as const)
      await expect(
        db
          .as(person)
          .all({ compile: () => ({ sql: 'select * from patient_words', parameters: [] }) } as never),
      ).rejects.toThrow()
  })

  it('a patient by a name that they no longer have', async () => {
    await rename(db, people.tom.recordId, 'Ulrich Zorn')
    await rename(db, people.tom.recordId, 'Lucía Romero')
    expect(await inAdministration('zorn')).toEqual([])
    await ask('ruth', 'administrator', 'PATCH', `/patients/${people.tom.recordId}/facts`, {
      changes: { name: 'Ana Ruiz' },
      seen: { name: 'Lucía Romero' },
    })
    expect(await inAdministration('romero')).toEqual([])
    expect(await inAdministration('ana ruiz')).toEqual(['Ana Ruiz'])
    await db.rows('delete from patients where id = $1', [people.nora.recordId])
    expect(await db.rows('select from patient_words where patient_id = $1', [people.nora.recordId])).toEqual(
      [],
    )
  })
})
