/** A download that was cut off goes on: parts of a file are for those who may have all of it, and are one opening in the log. */
import { beforeEach, expect, it } from 'vitest'
import type { Asker } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { withUploads } from '../../../test/uploading.ts'

const db = withTestDatabase()
const { ask, request, send } = withServer(db)
let people: InsertedPeople
beforeEach(async () => {
  people = await onlyPeople(db)
})

const { upload } = withUploads({ ask, send }, () => people.maria.recordId)
const part = (by: Asker, hat: string, id: string, headers: Record<string, string>) =>
  request(by, hat, `/case-files/${hat}/${id}`, headers)
const logged = async (id: string) => {
  const entries = await db.rows<{ verb: string }>(
    "select verb from audit_log where entity_id = $1 and verb in ('read', 'export') order by id",
    [id],
  )
  return entries.map(({ verb }) => verb)
}

it('gives what is missing of a file, and the whole where the rest would be of another', async () => {
  const { id } = await upload('dana', 'staff', '0123456789')
  const whole = await part('dana', 'staff', id, {})
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  const rest = await part('dana', 'staff', id, { range: 'bytes=4-', 'if-range': etag })
  expect(rest.status).toBe(206)
  expect(rest.headers.get('content-range')).toBe('bytes 4-9/10')
  expect(rest.headers.get('content-length')).toBe('6')
  expect(rest.headers.get('x-content-type-options')).toBe('nosniff')
  expect(rest.headers.get('content-disposition')).toContain('attachment')
  expect(await rest.text()).toBe('456789')
  for (const other of ['"of-another"', `W/${etag}`, 'Mon, 23 Nov 2026 20:00:00 GMT']) {
    const again = await part('dana', 'staff', id, { range: 'bytes=4-', 'if-range': other })
    expect([again.status, await again.text()]).toEqual([200, '0123456789'])
  }
})

it('answers a range that makes no sense as the standard says', async () => {
  const { id } = await upload('dana', 'staff', '0123456789')
  const asks = async (range: string) => {
    const answer = await part('dana', 'staff', id, { range })
    return [answer.status, answer.headers.get('content-range'), (await answer.text()).slice(0, 10)]
  }
  expect(await asks('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89'])
  expect(await asks(`bytes=0-${'9'.repeat(100)}`)).toEqual([206, 'bytes 0-9/10', '0123456789'])
  for (const beyond of ['bytes=10-', 'bytes=-0', `bytes=${'9'.repeat(100)}-`])
    expect((await asks(beyond)).slice(0, 2)).toEqual([416, 'bytes */10'])
  const many = `bytes=${Array.from({ length: 1000 }, (_, number) => `${number}-${number}`).join()}`
  for (const odd of [many, 'bytes=5-2', 'bytes=--2', 'rows=1-2'])
    expect(await asks(odd), odd).toEqual([200, null, '0123456789'])
})

it('is one opening in the log, however often it is cut off, and a part alone is one too', async () => {
  const { id } = await upload('dana', 'staff', '0123456789')
  await part('dana', 'staff', id, { range: 'bytes=0-' })
  for (const from of [2, 4, 6, 8]) await part('dana', 'staff', id, { range: `bytes=${from}-` })
  expect(await logged(id)).toEqual(['export', 'read'])
  await part('priya', 'staff', id, { range: 'bytes=9-' })
  expect(await logged(id)).toEqual(['export', 'read', 'read'])
  await part('dana', 'staff', id, { range: 'bytes=10-' })
  expect(await logged(id)).toHaveLength(3)
})

it('gives no byte to anybody else, not even how many there are', async () => {
  const { id } = await upload('dana', 'staff', 'a secret')
  for (const [by, hat] of [
    ['maria', 'patient'],
    ['marcus', 'staff'],
    ['victor', 'administrator'],
    ['elena', 'staff'],
    ['leo', 'staff'],
    ['grace', 'patient'],
    ['nobody', 'staff'],
  ] as const)
    for (const range of ['bytes=2-', 'bytes=999-']) {
      const answer = await part(by, hat, id, { range })
      expect(refusals, `${by}: ${answer.status}`).toContain(answer.status)
      expect([answer.headers.get('content-range'), answer.headers.get('etag')]).toEqual([null, null])
      expect(await answer.text()).not.toContain('secret')
    }
  expect(await logged(id)).toEqual([])
})

it('asks again at each part whether it may be read', async () => {
  const { id } = await upload('dana', 'staff', '0123456789')
  await ask('dana', 'staff', 'PUT', `/files/${id}/shown`, { isShown: true })
  expect((await part('maria', 'patient', id, { range: 'bytes=0-3' })).status).toBe(206)
  await ask('dana', 'staff', 'PUT', `/files/${id}/shown`, { isShown: false })
  expect((await part('maria', 'patient', id, { range: 'bytes=4-' })).status).toBe(404)
})

it('goes on where the file was renamed meanwhile', async () => {
  const { id } = await upload('dana', 'staff', '0123456789')
  const etag = (await part('dana', 'staff', id, { range: 'bytes=0-3' })).headers.get('etag') ?? ''
  const seen = { name: 'Lease.txt', kind: 'other' }
  expect((await ask('dana', 'staff', 'PUT', `/files/${id}`, { name: 'Contract', seen })).status).toBe(200)
  const rest = await part('dana', 'staff', id, { range: 'bytes=4-', 'if-range': etag })
  expect([rest.status, await rest.text()]).toEqual([206, '456789'])
  expect(rest.headers.get('content-disposition')).toContain('Contract.txt')
})
