import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { withServer } from '../../../test/ask.ts'
import { insertPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
beforeEach(() => db.empty())

it('is read and written by no hat; the operator alone has it from the terminal', async () => {
  const people = await insertPeople(db)
  // A visitor sends one, for whom alone the two procedures are.
  const inquiry = { id: crypto.randomUUID(), name: 'Ben', email: 'ben@example.org', message: 'Hello there' }
  expect((await ask('nobody', 'visitor', 'POST', '/inquiries/contact', inquiry)).status).toBe(201)
  const databasePool = [
    db.as(null),
    db.as('maria'),
    db.as('dana'),
    db.as('priya'),
    db.as('ruth'),
    db.databasePool.asJob(people.organizations.riverbend),
    db.databasePool.asJob(null),
  ]
  for (const session of databasePool)
    await expect(session.all(sqlFor.selectFrom('inquiries').selectAll())).rejects.toMatchObject({
      code: '42501',
    })
  for (const session of databasePool.slice(1))
    await expect(
      session.all(
        sqlFor
          .insertInto('inquiries')
          .values({ formType: 'contact', name: 'A', email: 'a@b.example', message: 'x' }),
      ),
    ).rejects.toMatchObject({ code: '42501' })
  expect(await db.rows('select from inquiries')).toHaveLength(1)
})
