import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertPeople, tokenOf } from '../../../sample/insert-people.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { DatabasePool, type Query, sqlFor } from './database.server.ts'

const db = withTestDatabase()
beforeAll(async () => {
  await insertPeople(db)
})

const whoAmI = () => sqlFor.selectNoFrom(sql<string>`current_user`.as('role'))
const names = () => sqlFor.selectFrom('patients').select('name').orderBy('name')
const broken: Query<unknown> = sqlFor.selectNoFrom(sql`1 / 0`.as('never'))

describe('the database session', () => {
  it('takes on the hat for the batch and lays it down after it', async () => {
    expect(await db.as('maria').one(whoAmI())).toEqual({ role: 'handrail_patient' })
    expect(await db.as('dana').one(whoAmI())).toEqual({ role: 'handrail_case_manager' })
    expect(await db.as(null).one(whoAmI())).toEqual({ role: 'handrail_anonymous' })
  })

  it('gives a hat only to whoever holds it: an account in another hat is a visitor', async () => {
    expect(await db.as('maria', 'administrator').one(whoAmI())).toEqual({ role: 'handrail_anonymous' })
    await expect(db.as('maria', 'administrator').all(names())).rejects.toMatchObject({ code: '42501' })
  })

  it('refuses a session that is unknown, before anything else is run', async () => {
    const stranger = db.databasePool.as({ token: 'no such session', hat: 'patient', organization: undefined })
    await expect(stranger.all(names())).rejects.toMatchObject({ code: '28000' })
  })

  it('is one transaction: a later failure takes the earlier write back', async () => {
    const write = sqlFor
      .updateTable('profiles')
      .set({ phone: '555 0100' })
      .where('id', '=', sql<string>`app.user_id()`)
    await expect(db.as('maria').batch(write, broken)).rejects.toMatchObject({ code: '22012' })
    const mine = sqlFor.selectFrom('profiles').select('phone').where('id', '=', sql<string>`app.user_id()`)
    expect((await db.as('maria').one(mine))?.phone).not.toBe('555 0100')
  })

  it('lets a later statement of a batch see what an earlier one wrote', async () => {
    const write = sqlFor
      .updateTable('profiles')
      .set({ phone: '555 0199' })
      .where('id', '=', sql<string>`app.user_id()`)
    const mine = sqlFor.selectFrom('profiles').select('phone').where('id', '=', sql<string>`app.user_id()`)
    const [, rows] = await db.as('maria').batch(write, mine)
    expect(rows).toEqual([{ phone: '555 0199' }])
  })

  it('reads the columns that a table has now, also on a connection that knew them otherwise', async () => {
    await db.rows(
      "create table moments (at text default 'noon'); grant select on moments to handrail_patient",
    )
    await db.rows('insert into moments default values')
    const pool = new DatabasePool(db.serverUrl, 1)
    const everything = { compile: () => sql`select * from moments`.compile(sqlFor) }
    const maria = { token: tokenOf('maria'), hat: 'patient', organization: undefined } as const
    const read = () => pool.as(maria).all(everything)
    expect([await read(), await read()]).toEqual([[{ at: 'noon' }], [{ at: 'noon' }]])
    await db.rows(
      'alter table moments rename at to said_at; alter table moments add column times integer default 2',
    )
    expect([await read(), await read()]).toEqual(Array(2).fill([{ saidAt: 'noon', times: 2 }]))
    await pool.close()
    await db.rows('drop table moments')
  })

  it('keeps people apart on shared connections, failures among them', async () => {
    const asked = Array.from({ length: 200 }, async (_, index) => {
      if (index % 5 === 0)
        return db
          .as('maria')
          .all(broken)
          .catch(() => 'refused')
      return index % 2 === 0 ? db.as('maria').all(names()) : db.as('victor').all(names())
    })
    const answers = await Promise.all(asked)
    answers.forEach((answer, index) => {
      if (index % 5 === 0) expect(answer).toBe('refused')
      else if (index % 2 === 0)
        expect(answer).toEqual([expect.objectContaining({ name: expect.stringMatching(/^Maria/) })])
      else expect(JSON.stringify(answer)).not.toMatch(/Maria/)
    })
  })

  it('holds a transaction together when later steps depend on earlier answers', async () => {
    await expect(
      db.as('maria').transaction(async step => {
        await step.all(
          sqlFor
            .updateTable('profiles')
            .set({ phone: '555 0111' })
            .where('id', '=', sql<string>`app.user_id()`),
        )
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    const mine = sqlFor.selectFrom('profiles').select('phone').where('id', '=', sql<string>`app.user_id()`)
    expect((await db.as('maria').one(mine))?.phone).toBe('555 0199')
  })
})
