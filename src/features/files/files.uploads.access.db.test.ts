/** A file on its way here: in pieces, once, by whoever began it. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { withUploads } from '../../../test/uploading.ts'
import { PIECE_BYTES } from './files.rules.ts'

const db = withTestDatabase()
const { ask, request, send } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const { about, upload } = withUploads({ ask, send }, () => people.maria.recordId)
const files = () => db.rows<{ name: string }>('select name from case_files order by created_at')
const download = (by: Asker, hat: string, id: string, view = '') =>
  request(by, hat, `/case-files/${hat}/${id}${view}`)

describe('an upload', () => {
  it('is finished once, however often it is asked for', async () => {
    const { id } = await upload('dana', 'staff', 'once')
    const again = await ask('dana', 'staff', 'POST', `/files/uploads/${id}`, about({ pieces: 1 }))
    expect([again.status, again.body.id]).toEqual([200, id])
    expect(await files()).toHaveLength(1)
  })

  it('that lacks a piece is asked for again, and goes on where it was', async () => {
    const id = randomUUID()
    const begin = () =>
      ask('dana', 'staff', 'POST', '/files/uploads', { id, patientId: people.maria.recordId })
    await begin()
    const finish = () => ask('dana', 'staff', 'POST', `/files/uploads/${id}`, about({ pieces: 2 }))
    await send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/1`, Buffer.from('second'))
    expect((await finish()).status).toBe(409)
    await begin()
    await send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/0`, Buffer.from('first '))
    expect((await finish()).status).toBe(200)
    expect(await (await download('dana', 'staff', id)).text()).toBe('first second')
  })

  it('belongs to who began it: nobody else sends a piece of it, finishes it or gives it up', async () => {
    const id = randomUUID()
    await ask('dana', 'staff', 'POST', '/files/uploads', { id, patientId: people.maria.recordId })
    for (const [by, hat] of [
      ['priya', 'staff'],
      ['ruth', 'administrator'],
      ['elena', 'staff'],
      ['nobody', 'staff'],
    ] as const) {
      const piece = await send(by, hat, 'PUT', `/case-files/${hat}/${id}/pieces/0`, Buffer.from('mine'))
      expect(refusals, by).toContain(piece.status)
      expect(refusals, by).toContain(
        (await ask(by, hat, 'POST', `/files/uploads/${id}`, about({ pieces: 1 }))).status,
      )
      await ask(by, hat, 'DELETE', `/files/uploads/${id}`)
    }
    expect(await db.rows('select from loose_objects')).toHaveLength(1)
    expect((await ask('dana', 'staff', 'DELETE', `/files/uploads/${id}`)).status).toBe(200)
    expect(await db.rows('select from loose_objects')).toEqual([])
  })

  it.each([
    ['an empty file', '', 'empty'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'couldRun'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'couldRun',
    ],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), 'unknownKind'],
  ])('of %s is answered with a sentence, and nothing stays', async (_, bytes, reason) => {
    const { status, text } = await upload('dana', 'staff', bytes)
    expect(status, text).toBe(400)
    expect(JSON.parse(text).fields).toEqual([{ field: '', message: reason }])
    expect(await files()).toEqual([])
    expect(await db.rows('select from loose_objects')).toEqual([])
  })

  it('of 25 MB arrives, and of a byte more does not', async () => {
    const most = Buffer.alloc(25 * 1024 * 1024, 'a')
    expect((await upload('dana', 'staff', most)).status).toBe(200)
    const id = randomUUID()
    await ask('dana', 'staff', 'POST', '/files/uploads', { id, patientId: people.maria.recordId })
    const more = await send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/50`, Buffer.from('a'))
    expect(more.status).toBe(413)
    const larger = Buffer.alloc(PIECE_BYTES + 1)
    expect((await send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/0`, larger)).status).toBe(413)
    expect((await ask('dana', 'staff', 'POST', `/files/uploads/${id}`, about({ pieces: 51 }))).status).toBe(
      400,
    )
  })

  it('has a name and never a path', async () => {
    const { id, body } = await upload('dana', 'staff', 'x', { name: '../../etc/passwd' })
    expect(body.name).toBe('passwd')
    const answer = await download('dana', 'staff', id)
    expect(answer.headers.get('content-disposition')).toContain('filename="passwd.txt"')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect((await upload('dana', 'staff', 'x', { name: '..\\..\\' })).status).toBe(400)
  })
})
