/** What a patient uploads: what an open task of theirs asks for, without Premium, and nothing else. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '../../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask, request, send } = withServer(db)
let people: InsertedPeople
let taskId: string

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows("update organizations set plan = 'starter'")
  taskId = await task({ asksForFile: true })
})

async function task(more: object): Promise<string> {
  const id = randomUUID()
  const about = { id, patientId: people.maria.recordId, title: 'A photo of your ID', ...more }
  expect((await ask('dana', 'staff', 'POST', '/tasks', about)).status).toBe(201)
  return id
}

/** Uploads as a browser does; resolves to the first refusal, or the end. */
async function upload(by: Asker, more: object = {}, hat = 'patient') {
  const id = randomUUID()
  const of = { patientId: people.maria.recordId, taskId, ...more }
  const begun = await ask(by, hat, 'POST', '/files/uploads', { id, ...of })
  if (begun.status !== 200) return { id, status: begun.status }
  await send(by, hat, 'PUT', `/case-files/${hat}/${id}/pieces/0`, Buffer.from('my ID'))
  const { status } = await ask(by, hat, 'POST', `/files/uploads/${id}`, {
    ...of,
    name: 'ID.txt',
    pieces: 1,
    ...more,
  })
  return { id, status }
}
const files = () => db.rows('select from case_files')

describe('a patient who is asked for a file', () => {
  it('sends it without Premium, reads it, and their care team has it', async () => {
    const { id, status } = await upload('maria')
    expect(status).toBe(200)
    const mine = await ask('maria', 'patient', 'GET', '/my-files')
    expect(mine.body.files).toMatchObject([{ id, name: 'ID.txt' }])
    expect(await (await request('maria', 'patient', `/case-files/patient/${id}`)).text()).toBe('my ID')
    for (const [by, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { body } = await ask(by, hat, 'GET', `/patients/${people.maria.recordId}/files`)
      expect(body.files, by).toMatchObject([{ id, isFromPatient: true, isShown: true, readers: null }])
    }
    expect(await db.rows('select from loose_objects')).toEqual([])
  })

  it('sends several, until the task is done', async () => {
    expect((await upload('maria')).status).toBe(200)
    expect((await upload('maria')).status).toBe(200)
    await ask('maria', 'patient', 'POST', `/tasks/${taskId}/complete`)
    expect((await upload('maria')).status).toBe(404)
    expect(await files()).toHaveLength(2)
  })

  it('is not asked by a task that is done, taken off, or about something else', async () => {
    const other = await task({})
    expect((await upload('maria', { taskId: other })).status).toBe(404)
    expect((await upload('maria', { taskId: null })).status).toBe(404)
    await ask('dana', 'staff', 'POST', `/tasks/${taskId}/removal`, { reason: 'Not needed' })
    expect((await upload('maria')).status).toBe(404)
    expect(await files()).toEqual([])
  })

  it('sends nothing to the record of somebody else, nor for the task of somebody else', async () => {
    expect(refusals).toContain((await upload('maria', { patientId: people.grace.recordId })).status)
    for (const [by, hat] of [
      ['grace', 'patient'],
      ['iris', 'patient'],
      ['marcus', 'staff'],
      ['victor', 'administrator'],
      ['nobody', 'patient'],
    ] as const)
      expect(refusals, by).toContain((await upload(by, {}, hat)).status)
    expect(await files()).toEqual([])
  })

  it('hides nothing from their care team, and gives staff no way around Premium', async () => {
    expect((await upload('maria', { readers: [] })).status).toBe(403)
    expect((await upload('dana', {}, 'staff')).status).toBe(402)
    expect(await files()).toEqual([])
  })

  it('keeps hands off once it is sent: neither renamed nor deleted by them', async () => {
    const { id } = await upload('maria')
    expect(refusals).toContain(
      (await ask('maria', 'patient', 'POST', `/files/${id}/remove`, { reason: 'x' })).status,
    )
    expect(refusals).toContain(
      (await ask('maria', 'patient', 'PUT', `/files/${id}`, { name: 'Mine', seen: {} })).status,
    )
    expect(refusals).toContain(
      (await ask('maria', 'patient', 'PUT', `/files/${id}/shown`, { isShown: false })).status,
    )
  })
})
