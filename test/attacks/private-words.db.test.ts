/** That a patient wrote in their notebook, or checked in for themselves, is not even told to administrators (decision 27). */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { withServer } from '../ask.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let since: string

beforeAll(async () => {
  await onlyPeople(db)
})
beforeEach(async () => {
  const [newest] = await db.rows<{ id: string }>('select coalesce(max(id), 0)::text as id from audit_log')
  since = newest?.id ?? '0'
})

/** What an administrator can read of the log since this test began. */
async function readAsAdministrator(): Promise<string[]> {
  const rows = await db
    .as('ruth')
    .all(sqlFor.selectFrom('auditLog').select('entity').where('id', '>', Number(since)).orderBy('id'))
  return rows.map(({ entity }) => entity)
}
const written = async () =>
  (await db.rows<{ entity: string }>('select entity from audit_log where id > $1', [since])).map(
    row => row.entity,
  )

const converse = async (participantType: string) => {
  const begun = await ask('maria', 'patient', 'POST', '/conversations', { participantType })
  expect(begun.status, begun.text).toBeLessThan(300)
  const { id } = begun.body
  const said = await ask('maria', 'patient', 'POST', `/conversations/${id}/messages`, {
    id: crypto.randomUUID(),
    content: 'Words of mine',
  })
  expect(said.status, said.text).toBeLessThan(300)
  await ask('maria', 'patient', 'GET', `/conversations/${id}/messages`)
}

it('of a notebook an administrator sees nothing in the log', async () => {
  await converse('private')
  expect(await written()).toEqual(expect.arrayContaining(['conversations', 'messages']))
  expect(await readAsAdministrator()).toEqual([])
})

it('of other conversations they do', async () => {
  await converse('case_manager')
  expect(await readAsAdministrator()).toEqual(expect.arrayContaining(['messages']))
})

it('of a check-in they see only what was shared', async () => {
  const checkIn = (isShared: boolean) =>
    ask('maria', 'patient', 'POST', '/check-ins', {
      id: crypto.randomUUID(),
      mood: 3,
      words: 'A day',
      isShared,
    })
  const own = await checkIn(false)
  expect(own.status, own.text).toBeLessThan(300)
  expect(await written()).toContain('check_ins')
  expect(await readAsAdministrator()).toEqual([])
  await checkIn(true)
  expect(await readAsAdministrator()).toEqual(['check_ins'])
})
