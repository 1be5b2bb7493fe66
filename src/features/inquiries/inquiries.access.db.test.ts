import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/db.server.ts'
import { withServer } from '../../../test/ask.ts'
import { seatCast, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
beforeEach(() => db.empty())

it('is read and written by no hat; the operator alone has it from the terminal', async () => {
  const people = await seatCast(db)
  // A visitor sends one, for whom alone the two procedures are.
  const inquiry = { id: crypto.randomUUID(), name: 'Ben', email: 'ben@example.org', message: 'Hello there' }
  expect((await ask('nobody', 'visitor', 'POST', '/inquiries/contact', inquiry)).status).toBe(201)
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
