/** What the job finds, what administrators are shown of it, and that it costs the same in an organization of twenty thousand (in the short form of five). */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withOwnDatabase } from '../../../test/database.ts'
import type { JobTools } from '../../platform/jobs/jobs.server.ts'
import { compareRecords } from './likeness.jobs.server.ts'

const PATIENTS = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 20_000 : 5_000

const db = withOwnDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
let organization: string

beforeEach(async () => {
  people = await onlyPeople(db)
  organization = people.organizations.riverbend
  await db.rows(
    "update patients set name = 'María Santos', email = 'maria@example.org', phone = '555 010 4477', birth_date = '1984-03-12' where id = $1",
    [people.maria.recordId],
  )
})

/** Does all that waits for the job, as it would be done. */
async function compare(): Promise<void> {
  const waiting = await db.rows<{ organization_id: string; payload: Record<string, unknown> }>(
    "delete from outbox where job = 'likeness.compare' returning organization_id, payload",
  )
  for (const { organization_id, payload } of waiting) {
    const tools = { session: db.databasePool.asJob(organization_id) } as JobTools
    await compareRecords({ organization: organization_id, payload }, tools)
  }
}

const create = async (facts: object) => {
  const id = randomUUID()
  const made = await ask('marcus', 'staff', 'POST', '/patients', { id, ...facts })
  expect(made.status).toBe(201)
  await compare()
  return id
}
const listed = async (person: 'ruth' | 'victor' = 'ruth') =>
  (await ask(person, 'administrator', 'GET', '/likeness/pairs')).body.pairs

describe('the list for administrators', () => {
  it('holds a record that is like another, with why, and nothing for another organization', async () => {
    const id = await create({ name: 'Santos, Maria', birthDate: '1984-12-03' })
    const [pair] = await listed()
    expect([pair.one.id, pair.other.id].toSorted()).toEqual([people.maria.recordId, id].toSorted())
    expect(pair).toMatchObject({ reasons: ['name', 'nearBirthDate'], isAskedFor: false })
    expect(await listed('victor')).toEqual([])
    expect((await ask('dana', 'staff', 'GET', '/likeness/pairs')).status).toBe(403)
  })

  it('forgets a pair whose facts changed, and finds a new one', async () => {
    const id = await create({ name: 'Maria Santos', birthDate: '1984-03-12' })
    expect(await listed()).toHaveLength(1)
    const change = (birthDate: string, seen: string) =>
      ask('marcus', 'staff', 'PATCH', `/patients/${id}/facts`, {
        changes: { birthDate },
        seen: { birthDate: seen },
      })
    expect((await change('1951-07-30', '1984-03-12')).status).toBe(200)
    await compare()
    expect(await listed()).toEqual([])
    await change('1984-03-12', '1951-07-30')
    await compare()
    expect(await listed()).toHaveLength(1)
  })

  it('does not show again whom somebody called two people', async () => {
    const id = await create({ name: 'Maria Santos', birthDate: '1984-03-12' })
    const apart = { patientId: id, otherId: people.maria.recordId, words: 'Cousins' }
    expect((await ask('victor', 'administrator', 'POST', '/likeness/pairs/dismiss', apart)).status).toBe(404)
    expect((await ask('ruth', 'administrator', 'POST', '/likeness/pairs/dismiss', apart)).status).toBe(200)
    expect((await ask('ruth', 'administrator', 'POST', '/likeness/pairs/dismiss', apart)).status).toBe(200)
    expect(await listed()).toEqual([])
    await ask('ruth', 'administrator', 'PATCH', `/patients/${id}/facts`, {
      changes: { phone: '555 010 4477' },
      seen: {},
    })
    await compare()
    expect(await listed()).toEqual([])
  })

  it('holds nobody whom the one who created them called somebody else', async () => {
    const checkId = randomUUID()
    await ask('marcus', 'staff', 'POST', '/likeness/checks', {
      id: checkId,
      name: 'Maria Santos',
      birthDate: '1984-03-12',
    })
    await create({ name: 'Maria Santos', birthDate: '1984-03-12', checkId })
    expect(await listed()).toEqual([])
  })

  it('holds who signed up by themselves, who reads nothing of it', async () => {
    await db.rows(
      "update auth.users set name = 'Maria Santos', phone = '555-010-4477', joins_organization = $2 where id = $1",
      [people.leo.userId, organization],
    )
    const opened = await ask('leo', 'visitor' as 'patient', 'POST', '/portal/open', {})
    expect(opened.body).toMatchObject({ asks: null })
    expect(JSON.stringify(opened.body)).not.toMatch(/alike|likeness/)
    await compare()
    const [pair] = await listed()
    expect([pair.one.id, pair.other.id]).toContain(opened.body.patientId)
    expect(pair.reasons).toContain('phone')
  })
})

it('reads a few rows to find who might be alike, in an organization of many thousands', async () => {
  await db.rows('alter table patients disable trigger user')
  await db.rows(
    `insert into patients (organization_id, name, email, phone, birth_date, case_number)
      select $1, (array['Maria','Jose','Ana','Juan','Luis'])[1 + n % 5] || ' ' || (array['Garcia','Lopez','Santos','Ruiz'])[1 + n % 4] || n % 900,
        'person' || n || '@example.org', '555 ' || (1000000 + n), date '1950-01-01' + n % 20000, (9000000 + n) || app.check_digit((9000000 + n)::text)
      from generate_series(1, ${PATIENTS}) n`,
    [organization],
  )
  await db.rows(`insert into patient_words (organization_id, patient_id, word, sound, name_order)
    select p.organization_id, p.id, w.word, min(w.sound), p.name_order from patients p
      cross join lateral unnest(p.search_words, p.search_sounds) w (word, sound)
    where not exists (select from patient_words k where k.organization_id = p.organization_id and k.patient_id = p.id)
    group by p.organization_id, p.id, w.word`)
  await db.rows('alter table patients enable trigger user')
  await db.rows('analyze patients, patient_words')
  const read = async () => {
    const [row] = await db.rows<{ rows: string }>(
      "select sum(seq_tup_read + idx_tup_fetch) as rows from pg_stat_xact_user_tables where relname in ('patients', 'patient_words')",
    )
    return Number(row?.rows)
  }
  await db.rows('begin')
  await db.rows("select set_config('app.organization', $1, true)", [organization])
  const before = await read()
  const found = await db.rows(
    "select app.might_be_alike('Maria Garcia12', '1984-03-12', 'maria@example.org', '555 010 4477')",
  )
  const after = await read()
  await db.rows('rollback')
  expect(found.length).toBeGreaterThan(0)
  expect(after - before).toBeLessThan(0.15 * PATIENTS)
}, 60_000)
