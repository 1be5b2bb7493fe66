/**
 * Files that mean harm, over HTTP, byte for byte: each gets a clear answer, none of them is kept, and what is kept is never given
 * out as something that could run (decision 36).
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PIECE_BYTES } from '#features/files/files.rules.ts'
import { storageIn } from '#platform/storage/open-storage.server.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-hostile-files-'))
  server = await wholeServer(db, { files: { storage: storageIn(folder), scanner: undefined } })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  people = await onlyPeople(db)
  await rm(join(folder, 'files'), { recursive: true, force: true })
})

const ask = (path: string, method: string, body: BodyInit) =>
  fetch(server.origin + path, { method, body, headers: server.headersOf('dana', 'staff') })

/** Sends the bytes as a browser would, and asks for a file of them. */
async function upload(bytes: Buffer, name = 'Letter.pdf') {
  const id = randomUUID()
  const patientId = people.maria.recordId
  await ask('/api/files/uploads', 'POST', JSON.stringify({ id, patientId }))
  const pieces = Math.ceil(bytes.length / PIECE_BYTES)
  for (let piece = 0; piece < pieces; piece++) {
    const part = bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)
    const taken = await ask(`/case-files/staff/${id}/pieces/${piece}`, 'PUT', new Uint8Array(part))
    expect(taken.status).toBe(204)
  }
  const answer = await ask(`/api/files/uploads/${id}`, 'POST', JSON.stringify({ patientId, name, pieces }))
  return { id, status: answer.status, body: await answer.json() }
}
const fetchFile = (id: string, view = '') =>
  fetch(`${server.origin}/case-files/staff/${id}${view}`, { headers: server.headersOf('dana', 'staff') })

/** How many objects lie in storage, whole ones and pieces. */
async function objects(): Promise<number> {
  const entries = await readdir(join(folder, 'files'), { recursive: true }).catch(() => [])
  const found = await Promise.all(entries.map(entry => stat(join(folder, 'files', entry))))
  return found.filter(entry => entry.isFile()).length
}

/** An archive of one packed part, as a packer writes it. */
function packed(name: string, content: Buffer): Buffer {
  const body = deflateRawSync(content, { level: 9 })
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt16LE(8, 8)
  const directory = Buffer.alloc(46)
  directory.writeUInt32LE(0x02014b50)
  directory.writeUInt16LE(8, 10)
  for (const [entry, at] of [
    [local, 18],
    [directory, 20],
  ] as const) {
    entry.writeUInt32LE(body.length, at)
    entry.writeUInt32LE(content.length, at + 4)
    entry.writeUInt16LE(name.length, at + 8)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + body.length, 16)
  return Buffer.concat([local, Buffer.from(name), body, directory, Buffer.from(name), end])
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')
const script = '<script>alert(document.cookie)</script>'
const filled = Buffer.alloc(PIECE_BYTES, 'a')

it.each<[string, Buffer, string]>([
  ['nothing at all', Buffer.alloc(0), 'empty'],
  [
    'a drawing with a script',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'couldRun',
  ],
  ['a page behind empty lines', Buffer.from(`${'\n'.repeat(3000)}<html>${script}`), 'couldRun'],
  ['a picture that is a script as well', Buffer.from(`GIF89a/*${script}*/=1`), 'mixed'],
  ['a PDF with a program behind it', Buffer.concat([pdf, packed('run.js', Buffer.from(script))]), 'mixed'],
  [
    'an archive across two pieces behind a picture',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), filled, packed('run.js', filled)]),
    'mixed',
  ],
  ['a bomb of a hundred megabytes', packed('word/document.xml', Buffer.alloc(100 * 1024 * 1024)), 'bomb'],
  ['an archive that leads out of its folder', packed('../../run.sh', Buffer.from(script)), 'unknownKind'],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), 'unknownKind'],
])('%s is refused with its reason, and nothing of it stays', async (_, bytes, reason) => {
  const { status, body } = await upload(bytes)
  expect([status, body.fields]).toEqual([400, [{ field: '', message: reason }]])
  expect(await db.rows('select from case_files')).toEqual([])
  expect(await objects()).toBe(0)
})

it.each([
  ['../../../etc/passwd', 'passwd', 'passwd.pdf'],
  ['C:\\Users\\Maria\\lease.PDF', 'lease.PDF', 'lease.PDF'],
  ['a\r\nSet-Cookie: hat=admin', 'a Set-Cookie: hat=admin', 'a Set-Cookie: hat=admin.pdf'],
  ['lease.pdf"; filename="run.exe', 'lease.pdf"; filename="run.exe', 'lease.pdf"; filename="run.exe.pdf'],
  ['lease.html', 'lease.html', 'lease.html.pdf'],
  ['..%2F..%2Fpasswd', '..%2F..%2Fpasswd'.replace(/^\.+/, ''), '%2F..%2Fpasswd.pdf'],
])('%j is only a name', async (given, kept, downloaded) => {
  const { id, status, body } = await upload(pdf, given)
  expect([status, body.name]).toEqual([200, kept])
  const { headers } = await fetchFile(id)
  const disposition = headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[^"; ]*$/)
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(downloaded)
  expect(headers.get('set-cookie')).toBeNull()
  // Where it lies has nothing of what it is called.
  const [row] = await db.rows<{ key: string }>('select storage_key as key from case_files')
  expect(row?.key).toMatch(/^files\/[0-9a-f-]{36}$/)
  expect(await objects()).toBe(1)
})

it('what is kept is given out as what it is, to be saved, and runs nowhere', async () => {
  const { id } = await upload(Buffer.from('alert(1)//'), 'run.js')
  for (const view of ['', '?view']) {
    const { headers } = await fetchFile(id, view)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('attachment; filename="run.js.txt"')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})

it('a piece is taken neither from another site, nor beyond the last, nor larger than one is', async () => {
  const id = randomUUID()
  await ask('/api/files/uploads', 'POST', JSON.stringify({ id, patientId: people.maria.recordId }))
  const address = `${server.origin}/case-files/staff/${id}/pieces`
  const headers = server.headersOf('dana', 'staff')
  const from = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${address}/0`, { method: 'PUT', body: 'x', headers: from })).status).toBe(403)
  for (const [number, status] of [
    ['50', 413],
    ['-1', 404],
    ['1e99', 404],
    ['0.5', 404],
    ['..%2f0', 404],
  ] as const)
    expect((await fetch(`${address}/${number}`, { method: 'PUT', body: 'x', headers })).status, number).toBe(
      status,
    )
  const large = new Uint8Array(PIECE_BYTES + 1)
  expect((await fetch(`${address}/0`, { method: 'PUT', body: large, headers })).status).toBe(413)
  expect(await objects()).toBe(0)
})
