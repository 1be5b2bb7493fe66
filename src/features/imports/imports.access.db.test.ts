/** Who may bring files along, look at them and take them back: the administrators of the organization, and nobody else. */
import { beforeEach, expect, it } from 'vitest'
import { notAdministrators } from '../../../test/access/strangers.ts'
import { refusals } from '../../../test/ask.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { withImports } from '../../../test/importing.ts'

const db = withTestDatabase()
const { send, open, check, upload } = withImports(db)

beforeEach(async () => {
  await onlyPeople(db)
})

it('nobody else moves a file on, or reads a word of it', async () => {
  const { id } = await check('patients', 'Name,Email\nZelda Quill,zelda\nZelda Quill,\nZelda Quill,\n')
  const before = await db.rows('select * from imports')
  const rowsBefore = await db.rows('select * from import_rows order by line')
  for (const [asker, hat] of [...notAdministrators, ['victor', 'administrator']] as const) {
    const who = `${asker} as ${hat}`
    const post = (rest: string, body: object) =>
      send(asker, 'POST', `/api/imports/${id}/${rest}`, JSON.stringify(body), hat)
    for (const [rest, body] of [
      ['read', {}],
      ['check', { columns: ['name', 'email'], dateOrder: 'mdy' }],
      ['mended', { line: 2, fact: 'email', cell: 'zelda@example.org', everywhere: false }],
      ['decisions', { line: null, decision: 'skip' }],
      ['write', { leavesOut: true }],
      ['undo', {}],
      ['discard', {}],
    ] as const)
      expect(refusals, `${who} ${rest}`).toContain((await post(rest, body)).status)
    for (const rest of ['', '/mistakes', '/problems?like=2', '/alike', '/kept']) {
      const answer = await send(asker, 'GET', `/api/imports/${id}${rest}`, undefined, hat)
      expect(await answer.text(), `${who} ${rest}`).not.toMatch(/Zelda|people\.csv/)
    }
    const list = await send(asker, 'GET', '/api/imports?kind=patients', undefined, hat)
    expect(await list.text(), who).not.toContain(id)
  }
  expect(await db.rows('select * from imports')).toEqual(before)
  expect(await db.rows('select * from import_rows order by line')).toEqual(rowsBefore)
}, 120_000)

it('nobody else sends a piece of it, or takes what is wrong along', async () => {
  const id = await upload('patients', 'Name\nZelda Quill\n')
  await db.rows("update imports set state = 'uploading'")
  // These addresses act as an administrator, whatever hat is sent along.
  for (const asker of ['nobody', 'dana', 'priya', 'maria', 'victor'] as const) {
    expect(refusals, asker).toContain((await send(asker, 'PUT', `/imports/${id}/parts/3`, 'x')).status)
    const csv = await send(asker, 'GET', `/imports/${id}/to-mend.csv`)
    expect(await csv.text(), asker).not.toContain('Zelda')
  }
  expect(await db.rows('select number from import_parts')).toEqual([])
  expect((await open(id)).state).toBe('uploading')
})

it('a case manager of another organization is nobody’s case manager here', async () => {
  const [elena] = await db.rows(
    "select email from specialists where name like 'Elena%' union select email from case_managers where name like 'Elena%'",
  )
  const { problemCount } = await check('patients', `Name,Case manager\nZelda Quill,${elena?.email}\n`)
  expect(problemCount).toBe(1)
})
