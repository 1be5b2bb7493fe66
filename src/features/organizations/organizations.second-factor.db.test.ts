/** An organization asks its staff for a second factor: the database itself lets nobody in without one. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const organizations = sqlFor.selectFrom('organizations').select('name')
const staffWithout = sql<number>`app.staff_without_second_factor()`.as('staff')
const openCaseload = sql<string | null>`app.open_caseload(null)`.as('opened')
const memberships = sqlFor
  .selectFrom(sql<{ awaitsSecondFactor: boolean }>`app.memberships()`.as('m'))
  .select('m.awaitsSecondFactor as waits')
const patients = sqlFor.selectFrom('patients').select('id')
const require = (is: boolean, by: PersonKey) =>
  db.as(by).all(sqlFor.updateTable('organizations').set({ requiresSecondFactor: is }).returning('id'))
const giveFactor = (person: PersonKey) =>
  db.rows('update auth.users set two_factor_enabled = true where id = $1', [people[person].userId])
const requireAsOwner = () =>
  db.rows("update organizations set requires_second_factor = true where slug = 'riverbend'")

/** Whether a person gets in with their hat: whoever does not is a visitor, whom no table of the organization opens to. */
async function getsIn(person: PersonKey): Promise<boolean> {
  return db
    .as(person)
    .all(organizations)
    .then(
      rows => rows.length === 1,
      error => {
        expect(error).toMatchObject({ code: '42501' })
        return false
      },
    )
}

describe('an organization that asks for a second factor', () => {
  it('opens to its staff only once they have one', async () => {
    await requireAsOwner()
    for (const person of ['ruth', 'dana', 'marcus', 'priya'] as const) {
      expect(await getsIn(person), person).toBe(false)
      await giveFactor(person)
      expect(await getsIn(person), person).toBe(true)
    }
    expect((await db.as('dana').all(patients)).length).toBeGreaterThan(0)
  })

  it('never asks its patients, and nobody of another organization', async () => {
    await requireAsOwner()
    for (const person of ['maria', 'jay', 'victor', 'elena', 'iris'] as const)
      expect(await getsIn(person), person).toBe(true)
    expect((await db.as('maria').all(patients)).length).toBe(1)
  })

  it('closes again for whoever turns it off', async () => {
    await requireAsOwner()
    await giveFactor('dana')
    expect(await getsIn('dana')).toBe(true)
    await db.rows('update auth.users set two_factor_enabled = false')
    expect(await getsIn('dana')).toBe(false)
  })

  it('does not stand in the way of another that does not ask', async () => {
    await db.rows('insert into user_roles (organization_id, user_id, role) values ($1, $2, $3)', [
      people.organizations.harbor,
      people.ruth.userId,
      'admin',
    ])
    await requireAsOwner()
    expect(await db.as('ruth').all(organizations)).toEqual([{ name: 'Harbor Light Services' }])
    const chosen = db.as('ruth', 'administrator', people.organizations.riverbend)
    await expect(chosen.all(organizations)).rejects.toMatchObject({ code: '42501' })
  })

  it('is waited for, hat by hat, in the answer to who is here', async () => {
    await requireAsOwner()
    const waiting = (person: PersonKey) => db.as(person, 'visitor').all(memberships)
    expect(await waiting('dana')).toEqual([{ waits: true }])
    expect(await waiting('maria')).toEqual([{ waits: false }])
    expect(await waiting('elena')).toEqual([{ waits: false }])
  })

  it('opens no desk by another way', async () => {
    await requireAsOwner()
    const open = (person: PersonKey) => db.as(person, 'visitor').one(sqlFor.selectNoFrom(openCaseload))
    for (const person of ['ruth', 'dana', 'priya'] as const)
      expect(await open(person), person).toEqual({ opened: null })
    await giveFactor('ruth')
    expect(await open('ruth')).toEqual({ opened: 'created' })
  })
})

describe('asking for it', () => {
  it('is for an administrator who has one: the database refuses everybody else', async () => {
    await expect(require(true, 'ruth')).rejects.toMatchObject({ code: 'HR409' })
    for (const person of ['dana', 'priya', 'maria', 'robin'] as const)
      await expect(require(true, person), person).rejects.toMatchObject({ code: '42501' })
    expect(await getsIn('dana')).toBe(true)
    await giveFactor('ruth')
    expect(await require(true, 'ruth')).toHaveLength(1)
    expect(await getsIn('dana')).toBe(false)
    expect(await getsIn('elena')).toBe(true)
    expect(await require(false, 'ruth')).toHaveLength(1)
    expect(await getsIn('dana')).toBe(true)
  })

  it('leaves its mark in the audit log', async () => {
    await giveFactor('ruth')
    await require(true, 'ruth')
    expect(
      await db.rows(
        `select verb, fields, user_id = $1 as by_ruth from audit_log
         where entity = 'organizations' and organization_id = $2 order by id desc limit 1`,
        [people.ruth.userId, people.organizations.riverbend],
      ),
    ).toEqual([{ verb: 'update', fields: ['requires_second_factor'], by_ruth: true }])
  })

  it('says beforehand how many have none yet', async () => {
    const count = (person: PersonKey) => db.as(person).one(sqlFor.selectNoFrom(staffWithout))
    expect(await count('ruth')).toEqual({ staff: 4 })
    await giveFactor('ruth')
    await giveFactor('priya')
    expect(await count('ruth')).toEqual({ staff: 2 })
    await expect(count('dana')).rejects.toMatchObject({ code: '42501' })
  })
})
