import { beforeAll, describe, expect, it } from 'vitest'
import { insertPeople, withTestDatabase } from '../../../test/database.ts'
import { jsonList } from '../api/json-text.server.ts'
import { sqlFor } from './database.server.ts'
import { fixedQuery } from './fixed-query.server.ts'
import { asJson } from './json-rows.server.ts'

const db = withTestDatabase()
beforeAll(() => insertPeople(db))

describe('a fixed query', () => {
  let built = 0
  const byName = fixedQuery(({ name }: { name: string }, { isSorted }: { isSorted: boolean }) => {
    built++
    return sqlFor
      .selectFrom('patients')
      .select('name')
      .where('name', '<>', name)
      .$if(isSorted, query => query.orderBy('name'))
  })

  it('binds the values of each call, and is built once for each shape', async () => {
    const names = async (name: string, isSorted: boolean) =>
      (await db.as('ruth').all(byName({ name }, { isSorted }))).map(row => row.name)
    const all = await names('', true)
    expect(all).toEqual(all.toSorted())
    for (const name of all) expect(await names(name, false)).toHaveLength(all.length - 1)
    expect(built).toBe(2)
  })

  it('is planned for all values, and any other query for its own', async () => {
    const mode = sqlFor.selectNoFrom(eb =>
      eb.fn<string>('current_setting', [eb.val('plan_cache_mode')]).as('mode'),
    )
    const fixed = fixedQuery(() => mode)
    expect(await db.as('ruth').one(mode)).toEqual({ mode: 'auto' })
    expect(await db.as('ruth').one(fixed({}))).toEqual({ mode: 'force_generic_plan' })
    const mixed = await db.as('ruth').batch(fixed({}), mode)
    expect(mixed.map(([row]) => row?.mode)).toEqual(['auto', 'auto'])
  })
})

describe('rows as JSON', () => {
  it('say what rows say, in the same words', async () => {
    const words = 'Said: "createdAt":"2026-01-01T00:00:00+00:00" \\ left.\n'
    await db.rows("update patients set interpreter_language = $1 where name like 'Maria%'", [words])
    const query = sqlFor
      .selectFrom('patients')
      .select([
        'id',
        'name',
        'interpreterLanguage',
        'createdAt',
        'preferredName as calledName',
        'caseManagerId',
      ])
      .orderBy('id')
    const plain = await db.as('ruth').all(query)
    expect(plain.some(row => row.interpreterLanguage === words)).toBe(true)
    expect(JSON.parse(jsonList(await db.as('ruth').all(asJson(query))))).toEqual(plain)
    const beside = await db.as('ruth').all(asJson(query, 'name', 'calledName'))
    expect(beside.map(({ name, calledName }) => ({ name, calledName }))).toEqual(
      plain.map(({ name, calledName }) => ({ name, calledName })),
    )
    expect(Object.keys(JSON.parse(beside[0]?.json ?? ''))).toEqual([
      'id',
      'interpreterLanguage',
      'createdAt',
      'caseManagerId',
    ])
  })
})
