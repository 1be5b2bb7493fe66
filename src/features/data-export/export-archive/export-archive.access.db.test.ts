/** The archive of a patient: everything about them, the files that staff keep too, and nothing of anybody else. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { storageIn } from '#platform/storage/open-storage.server.ts'
import { insertRows } from '../../../../sample/insert-people.ts'
import type { Asker } from '../../../../test/access/strangers.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'handrail-archive-'))
const storage = storageIn(folder)
const { request } = withServer(db, { files: { storage, scanner: undefined } })
let people: InsertedPeople

afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  people = await onlyPeople(db)
  const now = '2026-01-05T10:00:00Z'
  for (const key of ['maria', 'grace', 'iris'] as const) {
    await add(key, 'shown', { shown_at: now })
    await add(key, 'kept', {})
    await add(key, 'put-away', { shown_at: now, removed_at: now, removed_for: 'Twice' })
    await add(key, 'between-us', { readers: [people.priya.recordId] })
    await add(key, 'held-back', { withheld_kind: 'law', withheld_for: 'THE-REASON', withheld_at: now })
  }
})

/** A file whose bytes say whose it is, and what. */
async function add(key: 'maria' | 'grace' | 'iris', what: string, more: object): Promise<void> {
  const { organizationId: organization_id, recordId: patient_id } = people[key]
  const storage_key = `files/${randomUUID()}`
  const bytes = Buffer.from(`BYTES-OF-${key}-${what}`)
  const { size, sha256 } = await storage.put(storage_key, [bytes] as never, bytes.length)
  const stored = { media_type: 'text/plain', size_bytes: size, sha256, storage_key, name: `${what}.txt` }
  await insertRows(db.owner, 'case_files', [{ organization_id, patient_id, ...stored, ...more }])
}
const archiveOf = async (person: Asker) => {
  const answer = await request(person, 'patient', '/my-data.zip')
  return { answer, words: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
}

it('holds the document in both forms and the bytes of each file about the patient', async () => {
  const { answer, words } = await archiveOf('maria')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mis-datos-[\d-]+\.zip"$/)
  for (const part of ['mis-datos.html', 'mis-datos.json', 'files/003 shown.txt'])
    expect(words).toContain(part)
  expect(words.match(/BYTES-OF-[a-z-]+/g)).toEqual(
    ['between-us', 'kept', 'shown'].map(what => `BYTES-OF-maria-${what}`),
  )
})

it('holds nothing that is withheld, was put away, or is about somebody else, and says what is held back', async () => {
  for (const person of ['maria', 'grace', 'iris'] as const) {
    const { words } = await archiveOf(person)
    for (const bytes of words.match(/BYTES-OF-[a-z-]+/g) ?? []) expect(bytes).toContain(person)
    for (const gone of ['put-away', 'held-back', 'THE-REASON']) expect(words, person).not.toContain(gone)
    expect(words).toContain('"isWithheld":true')
  }
  expect((await archiveOf('maria')).words).toContain(
    Buffer.from('Retenido (pregunte a su equipo)</dt><dd>Sí').toString('latin1'),
  )
  for (const person of ['dana', 'ruth', 'nobody'] as const) {
    const { words } = await archiveOf(person)
    expect(words, person).not.toContain('BYTES-OF')
  }
})

it('leaves a line in the log for each file, and goes on where the bytes of one are gone', async () => {
  await add('maria', 'second', { shown_at: '2026-01-06T10:00:00Z' })
  const [row] = await db.rows<{ key: string }>(
    "select storage_key as key from case_files where name = 'second.txt'",
  )
  await storage.delete(row?.key ?? '')
  const { words } = await archiveOf('maria')
  expect(words).toContain('BYTES-OF-maria-shown')
  const logged = await db.rows(
    "select from audit_log where verb = 'export' and entity_id in (select id from case_files)",
  )
  expect(logged).toHaveLength(3)
})
