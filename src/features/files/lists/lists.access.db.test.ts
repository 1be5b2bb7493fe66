/** Lists of files, however many there are: page after page, found by name, kind and label, and nothing of what one may not open. */
import { beforeEach, expect, it } from 'vitest'
import { insertRows } from '../../../../sample/insert-people.ts'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
const MANY = 130

beforeEach(async () => {
  people = await onlyPeople(db)
})

/** Files of somebody, of which many came within the same moment. */
async function add(key: 'maria' | 'jay' | 'iris', rows: readonly object[]): Promise<void> {
  const { organizationId: organization_id, recordId: patient_id } = people[key]
  const stored = { media_type: 'text/plain', size_bytes: 1, sha256: '0'.repeat(64) }
  for (const [number, row] of rows.entries())
    await insertRows(db.owner, 'case_files', [
      {
        ...{ organization_id, patient_id, ...stored },
        ...{ storage_key: `files/${key}-${number}-${crypto.randomUUID()}`, name: `File ${number}` },
        ...{ created_at: `2026-01-05T10:00:00.00000${Math.floor(number / 50)}Z`, ...row },
      },
    ])
}
const many = (more: object = {}) => Array.from({ length: MANY }, () => more)

/** The names of all pages, and how many pages they were. */
async function everyPage(by: Asker, hat: string, path: string): Promise<[names: string[], pages: number]> {
  const names: string[] = []
  let after = ''
  for (let pages = 1; ; pages++) {
    const { status, text, body } = await ask(by, hat, 'GET', `${path}${after}`)
    expect(status, text).toBe(200)
    names.push(...body.files.map((file: { name: string }) => file.name))
    if (body.next === null) return [names, pages]
    after = `&after=${encodeURIComponent(body.next)}`
  }
}
const ofMaria = () => `/patients/${people.maria.recordId}/files`

it('brings every file once, page after page, the newest first', async () => {
  await add('maria', many({ shown_at: '2026-01-05T10:00:00Z' }))
  const newest = await db.rows<{ name: string }>(
    'select name from case_files order by created_at desc, id desc',
  )
  for (const [by, hat, path] of [
    ['dana', 'staff', '/files?limit=50'],
    ['ruth', 'administrator', `${ofMaria()}?limit=50`],
    ['maria', 'patient', '/my-files?limit=50'],
  ] as const) {
    const [names, pages] = await everyPage(by, hat, path)
    expect(names, by).toEqual(newest.map(({ name }) => name))
    expect(pages, by).toBe(3)
  }
})

it('finds by a part of the name without accents, by kind, and by how a label begins', async () => {
  await add('maria', [
    { name: 'Informe médico.pdf', kind: 'result', labels: 'clinic, Señal' },
    { name: '100 % done_.txt', kind: 'letter', labels: 'clinical' },
    { name: 'Lease.txt', kind: 'letter' },
  ])
  const found = async (question: string) => (await everyPage('dana', 'staff', `/files?${question}`))[0]
  expect(await found('find=MEDICO')).toEqual(['Informe médico.pdf'])
  expect(await found('find=%25')).toEqual(['100 % done_.txt'])
  expect(await found('find=_')).toEqual(['100 % done_.txt'])
  expect((await found('kind=letter')).toSorted()).toEqual(['100 % done_.txt', 'Lease.txt'])
  expect(await found('label=senal')).toEqual(['Informe médico.pdf'])
  expect((await found('label=clinic')).toSorted()).toEqual(['100 % done_.txt', 'Informe médico.pdf'])
  expect(await found('find=lease&kind=result')).toEqual([])
})

it('finds nothing of what whoever asks may not open', async () => {
  await add('maria', [
    { name: 'Secret lease', readers: [people.priya.recordId] },
    { name: 'Gone lease', removed_at: '2026-01-05', removed_for: 'Twice' },
    { name: 'Kept lease' },
  ])
  await add('iris', [{ name: 'Another lease' }])
  const found = async (by: Asker, hat: string, path: string) =>
    (await everyPage(by, hat, `${path}?find=lease`))[0]
  expect(await found('dana', 'staff', '/files')).toEqual(['Kept lease'])
  expect((await found('priya', 'staff', '/files')).toSorted()).toEqual(['Kept lease', 'Secret lease'])
  expect(await found('maria', 'patient', '/my-files')).toEqual([])
  for (const [by, hat] of strangersTo('maria'))
    for (const path of [ofMaria(), '/files', '/my-files'])
      expect((await ask(by, hat, 'GET', `${path}?find=lease`)).text, `${by} ${path}`).not.toMatch(
        /(?:Secret|Gone|Kept) lease/,
      )
})

it('refuses a page that somebody made up', async () => {
  for (const after of ['x', `${people.maria.recordId}tomorrow`])
    expect((await ask('dana', 'staff', 'GET', `/files?after=${after}`)).status).toBe(400)
})
