/** One list over all tasks, and what administrators and case managers do with one; each act is in the log. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { ManagedTask } from './task-management.contract.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const dayIn = async (days: number) => {
  const [row] = await db.rows<{ day: string }>(
    `select ((now() at time zone time_zone)::date + $1::integer)::text as day from organizations where slug = 'riverbend'`,
    [days],
  )
  return row?.day ?? ''
}

async function give(title: string, to: object = {}, more: object = {}): Promise<string> {
  const id = randomUUID()
  const path = 'patientId' in to ? '/tasks' : '/staff-tasks'
  const { status } = await ask('ruth', 'administrator', 'POST', path, { id, title, ...to, ...more })
  expect(status).toBe(201)
  return id
}

const toMaria = () => ({ patientId: people.maria.recordId })
const toDana = () => ({ assignee: { type: 'case_manager', id: people.dana.recordId } })
const toPriya = () => ({ assignee: { type: 'specialist', id: people.priya.recordId } })

const list = async (question = '') =>
  (await ask('ruth', 'administrator', 'GET', `/task-management${question}`)).body as {
    tasks: ManagedTask[]
    next: string | null
  }
const titles = async (question = '') => (await list(question)).tasks.map(({ title }) => title)
const as = (hat: 'administrator' | 'staff') => (hat === 'staff' ? 'dana' : 'ruth')

describe('the list', () => {
  it('holds the tasks of patients, of staff and of nobody, the newest first, with whose they are', async () => {
    await give('of Maria', toMaria(), { priority: 'urgent', description: 'Both sides' })
    await give('of Dana', toDana())
    await give('of Priya', toPriya())
    await give('of anybody')
    const { tasks } = await list()
    expect(tasks.map(({ title, assignee }) => [title, assignee?.type, assignee?.name])).toEqual([
      ['of anybody', undefined, undefined],
      ['of Priya', 'specialist', 'Priya Raman'],
      ['of Dana', 'case_manager', 'Dana Whitfield'],
      ['of Maria', 'patient', 'Maria Santos'],
    ])
    expect(tasks[3]).toMatchObject({
      status: 'pending',
      priority: 'urgent',
      description: 'Both sides',
      dueOn: null,
    })
  })

  it('is narrowed by whose they are', async () => {
    await give('of Maria', toMaria())
    await give('of Dana', toDana())
    await give('of Priya', toPriya())
    await give('of anybody')
    expect(await titles('?assignee=patient')).toEqual(['of Maria'])
    expect(await titles('?assignee=case_manager')).toEqual(['of Dana'])
    expect(await titles('?assignee=specialist')).toEqual(['of Priya'])
    expect(await titles('?assignee=none')).toEqual(['of anybody'])
    expect(await titles(`?assignee=patient:${people.maria.recordId}`)).toEqual(['of Maria'])
    expect(await titles(`?assignee=case_manager:${people.dana.recordId}`)).toEqual(['of Dana'])
    expect(await titles(`?assignee=specialist:${people.priya.recordId}`)).toEqual(['of Priya'])
    expect(await titles(`?assignee=patient:${people.jay.recordId}`)).toEqual([])
    expect((await ask('ruth', 'administrator', 'GET', '/task-management?assignee=patient:1')).status).toBe(
      400,
    )
  })

  it('is narrowed by state and day; what is past its day is never something that is done', async () => {
    const [late, done] = [
      await give('late', toMaria(), { dueOn: await dayIn(-1) }),
      await give('done late', toDana(), { dueOn: await dayIn(-1) }),
    ]
    await give('today', toDana(), { dueOn: await dayIn(0) })
    await give('in six days', {}, { dueOn: await dayIn(6) })
    await give('in seven days', {}, { dueOn: await dayIn(7) })
    await give('some day')
    await ask('ruth', 'administrator', 'POST', `/staff-tasks/${done}/status`, { status: 'completed' })
    await ask('ruth', 'administrator', 'POST', `/tasks/${late}/status`, { status: 'in_progress' })
    expect(await titles('?due=overdue')).toEqual(['late'])
    expect(await titles('?due=today')).toEqual(['today'])
    expect(await titles('?due=week')).toEqual(['today', 'in six days'])
    expect(await titles('?due=none')).toEqual(['some day'])
    expect(await titles('?status=completed')).toEqual(['done late'])
    expect(await titles('?status=completed&due=overdue')).toEqual([])
    expect(await titles('?status=in_progress')).toEqual(['late'])
    expect(await titles('?status=open&sort=due')).toEqual([
      'late',
      'today',
      'in six days',
      'in seven days',
      'some day',
    ])
  })

  it.each(['newest', 'due'])('comes page by page with none twice and none left out, by %s', async sort => {
    for (let n = 0; n < 4; n++) {
      await give(`of Maria ${n}`, toMaria(), { dueOn: n % 2 ? await dayIn(n) : null })
      await give(`of anybody ${n}`, {}, { dueOn: n % 2 ? await dayIn(n) : null })
    }
    const whole = await titles(`?sort=${sort}`)
    const paged: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page = await list(`?sort=${sort}&limit=3${after && `&after=${encodeURIComponent(after)}`}`)
      paged.push(...page.tasks.map(({ title }) => title))
      after = page.next
    }
    expect(whole).toHaveLength(8)
    expect(paged).toEqual(whole)
  })

  it('shows nobody a task that is not theirs to see', async () => {
    await give('of Maria', toMaria())
    for (const [asker, hat] of strangersTo('maria')) {
      const { text } = await ask(asker, hat, 'GET', '/task-management')
      expect(text, `${asker} as ${hat}`).not.toContain('of Maria')
    }
    expect(await titles()).toEqual(['of Maria'])
  })
})

describe('a task of a patient', () => {
  it.each(['administrator', 'staff'] as const)(
    'is started, completed, reopened and mended by %s',
    async hat => {
      const id = await give('Bring the leter', toMaria())
      const move = (status: string) => ask(as(hat), hat, 'POST', `/tasks/${id}/status`, { status })
      expect((await move('in_progress')).body).toMatchObject({
        status: 'in_progress',
        formerStatus: 'pending',
      })
      expect((await move('completed')).body.completedAt).not.toBeNull()
      // Sent again, it is as it was.
      expect((await move('completed')).body).toMatchObject({ status: 'completed', formerStatus: 'completed' })
      expect((await move('pending')).body).toMatchObject({ status: 'pending', completedAt: null })
      const mended = { title: 'Bring the letter', description: '', priority: 'high', dueOn: await dayIn(3) }
      const seen = { title: 'Bring the leter', priority: 'medium' }
      expect((await ask(as(hat), hat, 'PUT', `/tasks/${id}`, { ...mended, seen })).body).toMatchObject(mended)
      // Who completes it for the patient knows: nobody is told by mail.
      expect(await db.rows("select from outbox where job = 'tasks.alert-completed'")).toHaveLength(0)
    },
  )

  it('is taken off with a reason, gone for the patient, and put back', async () => {
    const id = await give('Twice', toMaria())
    const off = (reason: string) => ask('dana', 'staff', 'POST', `/tasks/${id}/removal`, { reason })
    expect((await off('  ')).status).toBe(400)
    expect((await off('Given twice')).status).toBe(200)
    // The first reason stays.
    expect((await off('Another reason')).status).toBe(200)
    expect((await ask('maria', 'patient', 'GET', '/tasks')).body).toEqual([])
    expect((await ask('maria', 'patient', 'POST', `/tasks/${id}/complete`)).status).toBe(404)
    for (const [method, path, body] of [
      ['POST', '/status', { status: 'completed' }],
      ['PUT', '', { title: 'Other' }],
    ] as const)
      expect((await ask('dana', 'staff', method, `/tasks/${id}${path}`, body)).status).toBe(404)
    expect(await titles()).toEqual([])
    expect((await list('?status=removed')).tasks).toMatchObject([
      { title: 'Twice', removedReason: 'Given twice' },
    ])
    expect((await ask('ruth', 'administrator', 'DELETE', `/tasks/${id}/removal`)).status).toBe(200)
    expect((await ask('maria', 'patient', 'GET', '/tasks')).text).toContain('Twice')
  })

  it('is kept by nobody whom it does not concern, nor reworded or taken off by the patient', async () => {
    const id = await give('Keep', toMaria())
    await expectRefusedToStrangers('POST', `/tasks/${id}/status`, { status: 'completed' })
    await expectRefusedToStrangers('PUT', `/tasks/${id}`, { title: 'Other' })
    await expectRefusedToStrangers('POST', `/tasks/${id}/removal`, { reason: 'No' })
    const other = { title: 'Other', seen: { title: 'Keep' } }
    expect(refusals).toContain((await ask('maria', 'patient', 'PUT', `/tasks/${id}`, other)).status)
    expect(refusals).toContain(
      (await ask('maria', 'patient', 'POST', `/tasks/${id}/removal`, { reason: 'No' })).status,
    )
    expect(await db.rows('select title, status, removed_at from tasks')).toEqual([
      { title: 'Keep', status: 'pending', removed_at: null },
    ])
  })
})

describe('a task of staff', () => {
  it('is mended, given to somebody else, moved and taken off by an administrator alone', async () => {
    const id = await give('Count the pases', toDana())
    const mended = { title: 'Count the passes', ...toPriya(), seen: { title: 'Count the pases' } }
    expect((await ask('dana', 'staff', 'PUT', `/staff-tasks/${id}`, mended)).status).toBe(403)
    expect((await ask('ruth', 'administrator', 'PUT', `/staff-tasks/${id}`, mended)).status).toBe(200)
    expect((await list()).tasks).toMatchObject([{ title: mended.title, assignee: { name: 'Priya Raman' } }])
    const moved = await ask('ruth', 'administrator', 'POST', `/staff-tasks/${id}/status`, {
      status: 'in_progress',
    })
    expect(moved.body).toMatchObject({ status: 'in_progress', formerStatus: 'pending' })
    const off = { reason: 'Done by the county' }
    expect((await ask('priya', 'staff', 'POST', `/staff-tasks/${id}/removal`, off)).status).toBe(403)
    expect((await ask('ruth', 'administrator', 'POST', `/staff-tasks/${id}/removal`, off)).status).toBe(200)
    expect((await ask('priya', 'staff', 'GET', '/staff-tasks')).body.mine).toEqual([])
    expect(
      (await ask('priya', 'staff', 'POST', `/staff-tasks/${id}/status`, { status: 'completed' })).status,
    ).toBe(404)
    expect((await ask('ruth', 'administrator', 'DELETE', `/staff-tasks/${id}/removal`)).status).toBe(200)
    expect((await ask('priya', 'staff', 'GET', '/staff-tasks')).body.mine).toHaveLength(1)
  })

  it('that was taken off can no longer be taken', async () => {
    const id = await give('Open to all')
    await ask('ruth', 'administrator', 'POST', `/staff-tasks/${id}/removal`, { reason: 'No need' })
    expect((await ask('dana', 'staff', 'GET', '/staff-tasks')).body.openToAll).toEqual([])
    expect((await ask('dana', 'staff', 'POST', `/staff-tasks/${id}/take`)).status).toBe(404)
  })
})

it('every act is in the log', async () => {
  const acts = async (path: string, title: string, to?: object) => {
    const id = await give(title, to)
    const edit = { title: 'Mended', assignee: null, seen: { title } }
    await ask('ruth', 'administrator', 'PUT', `${path}/${id}`, edit)
    await ask('ruth', 'administrator', 'POST', `${path}/${id}/status`, { status: 'completed' })
    await ask('ruth', 'administrator', 'POST', `${path}/${id}/removal`, { reason: 'Why' })
    await ask('ruth', 'administrator', 'DELETE', `${path}/${id}/removal`)
    return db.rows(
      'select hat, verb, fields from audit_log where entity_id = $1 and user_id = $2 order by id',
      [id, people.ruth.userId],
    )
  }
  const kept = [
    { hat: 'administrator', verb: 'insert', fields: [] },
    { hat: 'administrator', verb: 'update', fields: ['title'] },
    { hat: 'administrator', verb: 'update', fields: ['completed_at', 'status'] },
    { hat: 'administrator', verb: 'update', fields: ['removed_at', 'removed_reason'] },
    { hat: 'administrator', verb: 'update', fields: ['removed_at', 'removed_reason'] },
  ]
  expect(await acts('/tasks', 'Of Maria', toMaria())).toEqual(kept)
  expect(await acts('/staff-tasks', 'Of the team')).toEqual(kept)
})
