import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Hat, sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { conversationsIn } from '../../../test/conversations.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { MESSAGES_AT_A_TIME } from './messaging.rules.ts'

const db = withTestDatabase()
const { mariaWrites } = conversationsIn(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

describe('the newest page', () => {
  it('holds for everybody what they may read of the messages themselves, and no fewer than a page asks for', async () => {
    const { toDana } = await mariaWrites()
    await db.rows(
      `insert into messages (organization_id, conversation_id, sender_id, sender_type, content)
        select $1, $2, $3, 'patient', 'message ' || n from generate_series(1, $4) n`,
      [people.organizations.riverbend, toDana, people.maria.userId, 2 * MESSAGES_AT_A_TIME],
    )
    const readers: Partial<Record<PersonKey, Hat>> = {
      ...{ maria: 'patient', jay: 'patient', iris: 'patient' },
      ...{ dana: 'staff', priya: 'staff', marcus: 'staff', leo: 'staff', elena: 'staff' },
      ...{ ruth: 'administrator', victor: 'administrator' },
    }
    const refused = (error: { code: string }) => error.code
    const counts: Record<string, number | string> = {}
    for (const [person, hat] of Object.entries(readers) as [PersonKey, Hat][]) {
      const session = db.as(person, hat)
      const page = await session
        .all(sqlFor.selectFrom('newestMessages').select('id').orderBy('id'))
        .catch(refused)
      const all = await session
        .all(
          sqlFor
            .selectFrom(
              sqlFor
                .selectFrom('messages')
                .select(['id', 'conversationId'])
                .select(
                  sql<number>`row_number() over (partition by conversation_id order by created_at desc, id desc)`.as(
                    'at',
                  ),
                )
                .as('m'),
            )
            .select('m.id')
            .where('m.at', '<=', MESSAGES_AT_A_TIME + 1)
            .orderBy('m.id'),
        )
        .catch(refused)
      expect(page, person).toEqual(all)
      counts[person] = typeof page === 'string' ? page : page.length
    }
    expect(counts).toMatchObject({
      maria: 53,
      dana: 51,
      priya: 1,
      ruth: 52,
      marcus: 0,
      leo: '42501',
      victor: 0,
    })
    const job = await db.databasePool
      .asJob(people.organizations.riverbend)
      .all(sqlFor.selectFrom('newestMessages').select('id'))
      .catch(refused)
    expect(job).toBe('42501')
  })
})
