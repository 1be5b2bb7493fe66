import { beforeEach, expect, it } from 'vitest'
import { refusals, withServer } from '../../../test/ask.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)

beforeEach(async () => {
  await onlyPeople(db)
})

it('patients, removed staff, accounts without a hat and nobody learn nothing of a plan', async () => {
  for (const [asker, hat] of [
    ['maria', 'patient'],
    ['maria', 'staff'],
    ['leo', 'staff'],
    ['robin', 'visitor'],
    ['nobody', 'staff'],
  ] as const) {
    const { status, text } = await ask(asker, hat, 'GET', '/billing/premium')
    expect(refusals, `${asker} as ${hat}: ${text}`).toContain(status)
  }
})

it('staff learn of their own organization’s plan, and of no other', async () => {
  await db.rows(
    "update organizations set plan = 'starter' where id <> (select organization_id from case_managers where name = $1 limit 1)",
    ['Dana Whitfield'],
  )
  expect((await ask('dana', 'staff', 'GET', '/billing/premium')).body.isOpen).toBe(true)
  expect((await ask('elena', 'staff', 'GET', '/billing/premium')).body.isOpen).toBe(false)
})
