/** Whatever file somebody chooses gets a clear answer, and nothing of it is half-done. */
import { beforeEach, expect, it } from 'vitest'
import { onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { withImports } from '../../../../test/importing.ts'
import { importsText } from '../imports.text.ts'

const db = withTestDatabase()
const { ask, send, open, upload } = withImports(db)

beforeEach(async () => {
  await onlyPeople(db)
})

const accents = 'Nombre,Correo\nJosé Núñez,jose@example.net\n'
/** Bytes of a text in two bytes each. */
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

it.each([
  ['UTF-8', Buffer.from(accents)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${accents}`)],
  ['UTF-16 with a mark', utf16(`\uFEFF${accents}`)],
  ['UTF-16, the other way round', utf16(`\uFEFF${accents}`, true)],
  ['UTF-16 without a mark', utf16(accents)],
  ['Windows-1252', Buffer.from(accents, 'latin1')],
  ['semicolons', Buffer.from(accents.replaceAll(',', ';'))],
  ['tabs', Buffer.from(accents.replaceAll(',', '\t'))],
])('a file in %s is read with its accents', async (_, bytes) => {
  const opened = await open(await upload('patients', bytes))
  expect(opened).toMatchObject({
    state: 'mapping',
    headers: ['Nombre', 'Correo'],
    columns: ['name', 'email'],
    firstRows: [['José Núñez', 'jose@example.net']],
    total: 1,
  })
})

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 7)])
it.each([
  ['nothing', Buffer.alloc(0), 'empty', null],
  ['blank lines', Buffer.from('\n\n\n'), 'empty', null],
  ['headings alone', Buffer.from('Name,Email\n'), 'onlyHeadings', null],
  ['a picture', png, 'picture', null],
  ['a workbook', Buffer.from('504b0304140006', 'hex'), 'workbook', null],
  ['a PDF', Buffer.from('%PDF-1.7 and so on'), 'document', null],
  ['noise', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 31)), 'noText', null],
  ['a zero byte', Buffer.from(`Name\n${'Ann Lee\n'.repeat(40)}B\0o\n`), 'nullByte', 42],
  ['a quote that never ends', Buffer.from('Name\nAnn\n"Bo\nCy\n'), 'openQuote', 3],
  ['300 columns', Buffer.from(`${Array(300).fill('x').join(',')}\n1\n`), 'tooManyColumns', 1],
  ['two million lines', Buffer.from('Name\n'.padEnd(4_000_000, 'A\n')), 'tooManyRows', 200_000],
])('%s is answered with a sentence, and gone', async (_, bytes, failure, line) => {
  const opened = await open(await upload('patients', bytes))
  expect(opened).toMatchObject({ state: 'failed', failure, failureLine: line })
  expect(importsText.failure(failure, line)).not.toBe(importsText.failure('unexpected', line))
  expect(await db.rows('select from import_rows union all select from import_parts')).toEqual([])
})

it('a piece that is too large, or has no place, is refused', async () => {
  const id = await upload('patients', accents)
  expect((await send('ruth', 'PUT', `/imports/${id}/parts/50`, 'x')).status).toBe(400)
  expect((await send('ruth', 'PUT', `/imports/${id}/parts/1`, 'x'.repeat(1_000_001))).status).toBe(413)
  // It was read already.
  expect((await send('ruth', 'PUT', `/imports/${id}/parts/1`, 'x')).status).toBe(409)
})

it('sixty files in an hour are the most, and sent again one is one', async () => {
  const id = crypto.randomUUID()
  const begin = (importId: string) =>
    ask('POST', '/imports', { id: importId, kind: 'tasks', fileName: 'a.csv' })
  for (let times = 0; times < 60; times++) await begin(times === 0 ? id : crypto.randomUUID())
  expect((await begin(id)).status).toBe(200)
  expect((await begin(crypto.randomUUID())).status).toBe(429)
})
