import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/db.server.ts'
import { seatCast, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(() => db.empty())

/** What a visitor does, for whom alone the two procedures are. */
async function sendInquiry(): Promise<number> {
  const inquiry = { id: crypto.randomUUID(), name: 'Ben', email: 'ben@example.org', message: 'Hello there' }
  const answer = await fetch(`${server.origin}/api/inquiries/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-handrail-hat': 'visitor' },
    body: JSON.stringify(inquiry),
  })
  return answer.status
}

it('is read and written by no hat; the operator alone has it from the terminal', async () => {
  const people = await seatCast(db)
  expect(await sendInquiry()).toBe(201)
  const doors = [
    db.as(null),
    db.as('maria'),
    db.as('dana'),
    db.as('priya'),
    db.as('ruth'),
    db.doors.asJob(people.organizations.riverbend),
    db.doors.asJob(null),
  ]
  for (const door of doors)
    await expect(door.all(sqlFor.selectFrom('inquiries').selectAll())).rejects.toMatchObject({
      code: '42501',
    })
  for (const door of doors.slice(1))
    await expect(
      door.all(
        sqlFor
          .insertInto('inquiries')
          .values({ formType: 'contact', name: 'A', email: 'a@b.example', message: 'x' }),
      ),
    ).rejects.toMatchObject({ code: '42501' })
  expect(await db.rows('select from inquiries')).toHaveLength(1)
})
