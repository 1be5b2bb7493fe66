import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { StaffTask } from './staff-tasks.contract.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

/** Ruth gives somebody, or everybody, a task; answers with its id. */
async function give(title: string, to: PersonKey | null = null, more: object = {}): Promise<string> {
  const id = randomUUID()
  const assignee = to && { type: to === 'priya' ? 'specialist' : 'case_manager', id: people[to].recordId }
  const { status } = await ask('ruth', 'administrator', 'POST', '/staff-tasks', {
    id,
    title,
    assignee,
    ...more,
  })
  expect(status).toBe(201)
  return id
}

const titles = (tasks: StaffTask[]) => tasks.map(task => task.title)
const listOf = async (asker: Asker) => (await ask(asker, 'staff', 'GET', '/staff-tasks')).body
const take = (asker: Asker, id: string, hat = 'staff') => ask(asker, hat, 'POST', `/staff-tasks/${id}/take`)
const giveBack = (asker: Asker, id: string) => ask(asker, 'staff', 'POST', `/staff-tasks/${id}/give-back`)
const move = (asker: Asker, id: string, status: string, hat = 'staff') =>
  ask(asker, hat, 'POST', `/staff-tasks/${id}/status`, { status })
const rowOf = async (id: string) =>
  (await db.rows('select assignee_type, case_manager_id, status from staff_tasks where id = $1', [id]))[0]

/** Whoever is no member of Riverbend's staff today, in the hats that they might try. */
const outsiders: readonly (readonly [Asker, string])[] = [
  ['maria', 'patient'],
  ['maria', 'staff'],
  ...strangersTo('maria').filter(([asker]) => asker !== 'marcus'),
]

describe('the list', () => {
  it('is one’s own, overdue first, and what is open to all', async () => {
    const [today] = await db.rows<{ day: string }>(
      `select (now() at time zone time_zone)::date::text as day from organizations where slug = 'riverbend'`,
    )
    const inDays = (days: number) =>
      new Date(Date.parse(today?.day ?? '') + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await give('without a date, urgent', 'dana', { priority: 'urgent' })
    await give('tomorrow', 'dana', { dueOn: inDays(1) })
    await give('today', 'dana', { dueOn: inDays(0) })
    await give('late', 'dana', { dueOn: inDays(-2) })
    await give('today and urgent', 'dana', { dueOn: inDays(0), priority: 'urgent' })
    const done = await give('done', 'dana')
    await move('dana', done, 'completed')
    await give('for anybody')
    await give('of Marcus', 'marcus')
    await give('of Priya', 'priya')
    const dana = await listOf('dana')
    expect(dana.today).toBe(today?.day)
    expect(titles(dana.mine)).toEqual([
      'late',
      'today and urgent',
      'today',
      'tomorrow',
      'without a date, urgent',
    ])
    expect(titles(dana.openToAll)).toEqual(['for anybody'])
    expect(titles((await listOf('priya')).mine)).toEqual(['of Priya'])
    expect(titles((await listOf('marcus')).mine)).toEqual(['of Marcus'])
  })

  it('shows nobody else a word of it', async () => {
    await give('Secret of Dana', 'dana')
    await give('Secret of all')
    for (const [asker, hat] of outsiders) {
      const { status, text } = await ask(asker, hat, 'GET', '/staff-tasks')
      expect(text, `${asker} as ${hat}: ${status}`).not.toContain('Secret')
    }
    for (const asker of ['marcus', 'priya'] as const)
      expect(JSON.stringify(await listOf(asker))).not.toContain('Secret of Dana')
  })
})

describe('a task that somebody plans for themselves', () => {
  const plan = (asker: Asker, id: string = randomUUID(), hat = 'staff') =>
    ask(asker, hat, 'POST', '/staff-tasks/own', { id, title: `Secret of ${asker}`, dueOn: '2999-01-05' })

  it('is theirs alone, and is there once however often it is sent', async () => {
    for (const asker of ['dana', 'priya'] as const) {
      const id = randomUUID()
      for (let time = 0; time < 2; time++) {
        const { status, body } = await plan(asker, id)
        expect([status, body]).toMatchObject([201, { id, dueOn: '2999-01-05', isTaken: false }])
      }
      expect(titles((await listOf(asker)).mine)).toEqual([`Secret of ${asker}`])
    }
    expect((await listOf('marcus')).mine).toEqual([])
    expect((await listOf('marcus')).openToAll).toEqual([])
  })

  it('with the id of another’s shows and changes nothing of it', async () => {
    const id = await give('Secret of Dana', 'dana')
    const { status, text } = await plan('marcus', id)
    expect(refusals).toContain(status)
    expect(text).not.toContain('Secret')
    expect(titles((await listOf('dana')).mine)).toEqual(['Secret of Dana'])
  })

  it('is for who works here, and for a day', async () => {
    for (const [asker, hat] of outsiders)
      if (asker !== 'elena' && asker !== 'victor')
        expect(refusals, `${asker} as ${hat}`).toContain((await plan(asker, randomUUID(), hat)).status)
    for (const wrong of [{ title: ' ' }, { title: 'x'.repeat(201) }, { dueOn: 'soon' }, { dueOn: null }])
      expect(
        (
          await ask('dana', 'staff', 'POST', '/staff-tasks/own', {
            id: randomUUID(),
            title: 'Call',
            dueOn: '2999-01-05',
            ...wrong,
          })
        ).status,
      ).toBe(400)
  })
})

describe('a task that is open to all', () => {
  it('goes to one of those who take it at once, and the others are told who has it', async () => {
    const id = await give('Count the bus passes')
    const askers = ['dana', 'marcus', 'priya'] as const
    const answers = await Promise.all(askers.map(asker => take(asker, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const winners = askers.filter((_, index) => answers[index]?.body.task !== null)
    expect(winners).toHaveLength(1)
    const name = { dana: 'Dana Whitfield', marcus: 'Marcus Oyelaran', priya: 'Priya Raman' }[
      winners[0] ?? 'dana'
    ]
    for (const [index, asker] of askers.entries())
      if (asker !== winners[0]) expect(answers[index]?.body).toEqual({ task: null, takenBy: name })
    expect((await listOf(winners[0] ?? 'dana')).mine).toMatchObject([{ id, isTaken: true }])
    for (const asker of askers) expect((await listOf(asker)).openToAll).toEqual([])
  })

  it('is taken, started, completed and reopened by one; pressing twice is harmless', async () => {
    const id = await give('Count the bus passes')
    for (let time = 0; time < 2; time++) expect((await take('priya', id)).body.task).toMatchObject({ id })
    expect((await move('priya', id, 'in_progress')).body.formerStatus).toBe('pending')
    expect((await move('priya', id, 'completed')).body).toMatchObject({
      status: 'completed',
      formerStatus: 'in_progress',
    })
    expect((await move('priya', id, 'completed')).body.formerStatus).toBe('completed')
    expect((await move('priya', id, 'in_progress')).body).toMatchObject({ completedAt: null })
    expect(titles((await listOf('priya')).mine)).toEqual(['Count the bus passes'])
  })

  it('is given back to all by whoever took it, and by nobody else', async () => {
    const id = await give('Count the bus passes')
    await take('dana', id)
    expect((await giveBack('marcus', id)).status).toBe(404)
    await move('dana', id, 'in_progress')
    expect((await giveBack('dana', id)).body).toMatchObject({ status: 'pending', isTaken: false })
    expect(titles((await listOf('marcus')).openToAll)).toEqual(['Count the bus passes'])
  })

  it('is not begun before somebody has taken it', async () => {
    const id = await give('Count the bus passes')
    expect((await move('dana', id, 'completed')).status).toBe(404)
    expect(await rowOf(id)).toMatchObject({ status: 'pending' })
  })
})

describe('a task that was assigned', () => {
  it('is nobody else’s to take, move or hear of, and stays with its person', async () => {
    const id = await give('Send the count', 'dana')
    for (const asker of ['marcus', 'priya'] as const) {
      const taking = await take(asker, id)
      expect(taking.status, asker).toBe(404)
      expect(taking.text).not.toContain('Dana')
      expect((await move(asker, id, 'completed')).status, asker).toBe(404)
    }
    expect((await giveBack('dana', id)).status).toBe(404)
    expect(await rowOf(id)).toMatchObject({ case_manager_id: people.dana.recordId, status: 'pending' })
  })

  it('anew by an administrator is no longer one that was taken', async () => {
    const id = await give('Count the bus passes')
    await take('dana', id)
    await db.rows('update staff_tasks set case_manager_id = $2 where id = $1', [id, people.marcus.recordId])
    expect((await listOf('marcus')).mine).toMatchObject([{ id, isTaken: false }])
    expect((await giveBack('marcus', id)).status).toBe(404)
  })
})

it('a change is heard by all the staff of the organization, and by nobody else', async () => {
  const notified: { topic: string; audience: string[] }[] = []
  const listener = new pg.Client({ connectionString: db.serverUrl })
  listener.on('notification', ({ payload = '' }) => notified.push(JSON.parse(payload)))
  await listener.connect()
  await listener.query('listen changes')
  await take('dana', await give('Count the bus passes'))
  await expect.poll(() => notified.length).toBe(2)
  await listener.end()
  const hears = async (person: PersonKey) => {
    const row = await db.as(person).one(sqlFor.selectNoFrom(sql<string[]>`app.audiences()`.as('names')))
    return notified.every(({ audience }) => audience.some(name => row?.names.includes(name)))
  }
  for (const person of ['dana', 'marcus', 'priya', 'ruth'] as const)
    expect(await hears(person), person).toBe(true)
  for (const person of ['leo', 'maria', 'elena', 'victor', 'robin', 'iris'] as const)
    expect(await hears(person), person).toBe(false)
  expect(JSON.stringify(notified)).not.toContain('bus passes')
})

it('nobody from outside takes, moves or gives a task', async () => {
  const open = await give('Count the bus passes')
  const hers = await give('Send the count', 'dana')
  for (const [asker, hat] of outsiders) {
    for (const id of [open, hers]) {
      expect(refusals, `${asker} as ${hat}`).toContain((await take(asker, id, hat)).status)
      expect(refusals, `${asker} as ${hat}`).toContain((await move(asker, id, 'completed', hat)).status)
    }
    const given = {
      id: randomUUID(),
      title: 'Not yours to give',
      assignee: { type: 'case_manager', id: people.dana.recordId },
    }
    expect(refusals, `${asker} as ${hat}`).toContain(
      (await ask(asker, hat, 'POST', '/staff-tasks', given)).status,
    )
  }
  // Staff of the house don't give each other tasks either: an administrator does.
  const given = { id: randomUUID(), title: 'For you', assignee: null }
  expect((await ask('dana', 'staff', 'POST', '/staff-tasks', given)).status).toBe(403)
  expect(await db.rows('select status, taken_at from staff_tasks order by id')).toEqual([
    { status: 'pending', taken_at: null },
    { status: 'pending', taken_at: null },
  ])
})

it('an administrator gives a task once, however often it is sent', async () => {
  const id = randomUUID()
  for (let time = 0; time < 2; time++)
    expect((await ask('ruth', 'administrator', 'POST', '/staff-tasks', { id, title: 'Once' })).status).toBe(
      201,
    )
  expect((await ask('ruth', 'administrator', 'POST', '/staff-tasks', { id, title: ' ' })).status).toBe(400)
  expect(await db.rows('select from staff_tasks')).toHaveLength(1)
})
