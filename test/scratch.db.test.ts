import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/db.server.ts'
import { type SeatedCast, seatCast, withTestDatabase } from './database.ts'

const db = withTestDatabase()
let people: SeatedCast
beforeEach(async () => {
  await db.empty()
  people = await seatCast(db)
})
it('x', async () => {
  console.log(await db.as('dana').all(sqlFor.selectFrom('patients').select(['name', 'specialistId'])))
  console.log(await db.as('leo').all(sqlFor.selectFrom('profiles').select(['email'])))
  expect(people.maria.recordId).toBeTruthy()
})
it('y', async () => {
  console.log(await db.as('ruth').all(sqlFor.selectFrom('patients').select(['name'])))
  console.log(await db.as(null).all(sqlFor.selectFrom('profiles').select(['email'])))
})
