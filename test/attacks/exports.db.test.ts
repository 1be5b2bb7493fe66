/** The log says that somebody took a copy of a record only where they got one. */
import { beforeAll, expect, it } from 'vitest'
import { withServer } from '../ask.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { request } = withServer(db)
const AN_HOUR = 20

beforeAll(async () => {
  await onlyPeople(db)
})

const exported = async () =>
  Number((await db.rows("select count(*) from audit_log where verb = 'export'"))[0]?.count)

it('a download that is refused is not logged as done', async () => {
  const before = await exported()
  for (let time = 1; time <= AN_HOUR; time++)
    expect((await request('maria', 'patient', '/my-data.json')).status).toBe(200)
  expect(await exported()).toBe(before + AN_HOUR)
  expect((await request('maria', 'patient', '/my-data.json')).status).toBe(429)
  expect(await exported()).toBe(before + AN_HOUR)
})
