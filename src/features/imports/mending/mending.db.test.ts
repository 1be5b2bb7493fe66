/** What stays out of an import: said in figures that add up, equal mistakes once, and brought back as a file to mend. */
import { beforeEach, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withOwnDatabase } from '../../../../test/database.ts'
import { withImports } from '../../../../test/importing.ts'
import { sumUp } from '../imports.rules.ts'

const db = withOwnDatabase()
const { ask, send, work, open, upload, check, write } = withImports(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows("update patients set name = 'Maria Santos', birth_date = '1984-03-12' where id = $1", [
    people.maria.recordId,
  ])
})

/** Two are ready, two likely here already, five to mend. */
const nine = `Name,Born,Case manager,Notes
Ada Nowak,,,
Bo Nowak,,D. Whitfeld,
Cy Nowak,,D. Whitfeld ,
Maria Santos,3/12/1984,,=2+3
Di Nowak,2/31/1988,,
Ed Nowak,,Somebody Else,
New One,1/2/1990,,
new one,1/2/1990,,"said ""yes"", once"
,,D. Whitfeld,
`
const named = { columns: ['name', 'birthDate', 'caseManager', ''] } as const
const checkNine = () => check('patients', nine, { columns: [...named.columns] })
/** Mends a cell, and has its rows checked again. */
async function mend(id: string, said: { line: number; fact: string; cell: string; everywhere?: boolean }) {
  const asked = await ask('POST', `/imports/${id}/mended`, { everywhere: false, ...said })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  await work('imports.check-mended')
  return open(id)
}
/** As it arrives, with the mark that it begins with. */
async function fileToMend(id: string): Promise<string> {
  const answer = await send('ruth', 'GET', `/imports/${id}/to-mend.csv`)
  return Buffer.from(await answer.arrayBuffer()).toString()
}

it('the figures add up to the rows of the file, whatever somebody decides', async () => {
  const checked = await checkNine()
  expect(checked).toMatchObject({ total: 9, problemCount: 5, alikeCount: 2, rule: 'ask' })
  expect(sumUp(checked)).toMatchObject({ ready: 2, added: 2, undecided: 2, toMend: 5, staysOut: 7 })
  await ask('POST', `/imports/${checked.id}/decisions`, { line: 5, decision: 'fill' })
  expect(sumUp(await open(checked.id))).toMatchObject({ added: 2, filled: 1, undecided: 1, staysOut: 6 })
  // An earlier line is no record: by this rule it is left out.
  await ask('POST', `/imports/${checked.id}/decisions`, { line: null, decision: 'fill' })
  expect(sumUp(await open(checked.id))).toMatchObject({ filled: 1, leftOut: 1, undecided: 0, staysOut: 5 })
})

it('equal mistakes are one line, whose rows add up, and every row of it can be seen', async () => {
  const { id } = await checkNine()
  const { body: groups } = await ask('GET', `/imports/${id}/mistakes`)
  const unknown = 'caseManager:caseManagerUnknown'
  expect(groups).toEqual([
    { problems: [{ problem: unknown, cell: 'D. Whitfeld' }], rows: 2, lines: [3, 4], name: null },
    {
      problems: [{ problem: 'birthDate:birthDateUnreadable', cell: '2/31/1988' }],
      rows: 1,
      lines: [6],
      name: 'Di Nowak',
    },
    { problems: [{ problem: unknown, cell: 'Somebody Else' }], rows: 1, lines: [7], name: 'Ed Nowak' },
    {
      problems: [
        { problem: 'name:nameMissing', cell: '' },
        { problem: unknown, cell: 'D. Whitfeld' },
      ],
      rows: 1,
      lines: [10],
      name: null,
    },
  ])
  const { body: rows } = await ask('GET', `/imports/${id}/problems?like=3`)
  expect(rows.map(({ line }: { line: number }) => line)).toEqual([3, 4])
  expect((await ask('GET', `/imports/${id}/problems?like=3&after=3`)).body).toHaveLength(1)
})

it('what was not decided stays out of an import that is written, and comes back in the file to mend', async () => {
  const { id } = await checkNine()
  const done = await write(id, true)
  expect(done).toMatchObject({ state: 'done', createdCount: 2, filledCount: 0 })
  expect(sumUp(done)).toMatchObject({ staysOut: 7, undecided: 2, toMend: 5 })
  const [maria] = await db.rows('select case_number, pronouns from patients where id = $1', [
    people.maria.recordId,
  ])
  const lines = (await fileToMend(id)).split('\r\n')
  expect(lines[0]).toBe('\uFEFFWhat is the matter,Name,Born,Case manager,Notes')
  expect(lines).toHaveLength(9)
  // A formula of the file is a text, as in every file that leaves.
  expect(lines[3]).toBe(
    `"Line 5. Nobody decided whether this is the same person: Maria Santos (case ${maria?.case_number}) has the same name, the same birth date.",Maria Santos,3/12/1984,,'=2+3`,
  )
  expect(lines[4]).toBe('Line 6. Birth date: This is no day that has been.,Di Nowak,2/31/1988,,')
  expect(lines[6]).toMatch(
    /^"Line 9\. .*Line 8 of this file has .*","?new one"?,1\/2\/1990,,"said ""yes"", once"$/,
  )
})

it('a file to mend is read by the columns as they were named, says anew what is the matter, and is written', async () => {
  const { id } = await checkNine()
  await write(id, true)
  const mended = (await fileToMend(id)).replaceAll('D. Whitfeld', '').replace('2/31/1988', '2/28/1988')
  const again = await upload('patients', mended)
  const { headers, columns } = await open(again)
  expect(headers[0]).toBe('What is the matter')
  expect(columns).toEqual(['', ...named.columns])
  await ask('POST', `/imports/${again}/check`, { columns, dateOrder: 'mdy' })
  await work()
  const checked = await open(again)
  expect(checked).toMatchObject({ total: 7, problemCount: 2, alikeCount: 2 })
  const third = await fileToMend(again)
  expect(third.split('\r\n')[0]).toBe('\uFEFFWhat is the matter,Name,Born,Case manager,Notes')
  expect(third).toContain('Line 4. Nobody decided')
  await ask('POST', `/imports/${again}/decisions`, { line: null, decision: 'skip' })
  expect(await write(again, true)).toMatchObject({ createdCount: 3 })
  expect(await db.rows("select name from patients where name like '%Nowak' order by 1")).toHaveLength(4)
})

it('files in which all is good, all is wrong, or nobody is decided about', async () => {
  const good = await check('patients', 'Name\nAda Nowak\n')
  expect(sumUp(good)).toMatchObject({ ready: 1, staysOut: 0 })
  expect(await fileToMend(good.id)).toBe('\uFEFFWhat is the matter,Name\r\n')
  const wrong = await check('patients', 'Name,Email\n,a@\n,b@\n')
  expect(sumUp(wrong)).toMatchObject({ added: 0, toMend: 2 })
  expect((await ask('GET', `/imports/${wrong.id}/mistakes`)).body).toMatchObject([{ rows: 2, lines: [2, 3] }])
  const alike = await check('patients', 'Name,Birth date\nMaria Santos,3/12/1984\n')
  expect(sumUp(alike)).toMatchObject({ added: 0, undecided: 1 })
  expect(await write(alike.id, true)).toMatchObject({ state: 'done', createdCount: 0 })
})

it('a cell is mended in its row, checked again at once, and the figures follow', async () => {
  const { id } = await checkNine()
  const still = await mend(id, { line: 6, fact: 'birthDate', cell: '2/30/1988' })
  expect(still).toMatchObject({ state: 'checked', problemCount: 5, alikeCount: 2 })
  const mended = await mend(id, { line: 6, fact: 'birthDate', cell: '2/28/1988' })
  expect(mended).toMatchObject({ problemCount: 4, alikeCount: 2 })
  expect(sumUp(mended)).toMatchObject({ ready: 3, toMend: 4, undecided: 2 })
  const { status } = await ask('POST', `/imports/${id}/mended`, {
    ...{ line: 6, fact: 'birthDate', cell: '', everywhere: false },
  })
  expect(status, 'there is nothing to mend any more').toBe(404)
  expect(await fileToMend(id)).not.toContain('Di Nowak')
  await write(id, true)
  expect(await db.rows("select birth_date::text from patients where name = 'Di Nowak'")).toEqual([
    { birth_date: '1988-02-28' },
  ])
})

it('what is wrong alike in many rows is mended once, and nothing else with it', async () => {
  const { id } = await checkNine()
  const mended = await mend(id, { line: 3, fact: 'caseManager', cell: 'Marcus Oyelaran', everywhere: true })
  expect(mended).toMatchObject({ problemCount: 3 })
  const { body: groups } = await ask('GET', `/imports/${id}/mistakes`)
  expect(groups.map(({ lines }: { lines: number[] }) => lines)).toEqual([[6], [7], [10]])
  expect(await write(id, true)).toMatchObject({ createdCount: 4 })
  expect(
    await db.rows(
      "select p.name from patients p join case_managers c on c.id = p.case_manager_id where p.name like '%Nowak' and c.name = 'Marcus Oyelaran' order by 1",
    ),
  ).toMatchObject([{ name: 'Bo Nowak' }, { name: 'Cy Nowak' }])
})

it('a row that was mended is compared with who is here, and with the other rows of the file, earlier and later ones', async () => {
  const { id } = await checkNine()
  // A row that has fewer cells than there are columns, too.
  await mend(id, { line: 10, fact: 'caseManager', cell: '' })
  const known = await mend(id, { line: 10, fact: 'name', cell: 'Maria Santos' })
  expect(known).toMatchObject({ problemCount: 4, alikeCount: 2 })
  await mend(id, { line: 6, fact: 'birthDate', cell: '1984-03-12' })
  const file = await check('patients', 'Name,Born\nAda Nowak,2/31/1988\nAda Nowak,1988-02-28\nBo Nowak,\n')
  const twin = await mend(file.id, { line: 2, fact: 'birthDate', cell: '2/28/1988' })
  expect(twin).toMatchObject({ problemCount: 0, alikeCount: 1, total: 3 })
  expect((await ask('GET', `/imports/${file.id}/alike`)).body).toMatchObject([{ line: 2, alikeLine: 3 }])
})

it('until it was checked again a mended row counts among those to mend, and is not written', async () => {
  const { id } = await checkNine()
  const said = { line: 6, fact: 'birthDate', cell: '2/28/1988', everywhere: false }
  expect((await ask('POST', `/imports/${id}/mended`, said)).status).toBe(200)
  // What else is wrong in a row stays said meanwhile.
  const named = { line: 10, fact: 'name', cell: 'Gil Nowak', everywhere: false }
  expect((await ask('POST', `/imports/${id}/mended`, named)).status).toBe(200)
  expect(await open(id)).toMatchObject({ state: 'checked', problemCount: 5 })
  const { body: groups } = await ask('GET', `/imports/${id}/mistakes`)
  expect(groups).toContainEqual({
    problems: [{ problem: 'row:beingChecked', cell: '' }],
    rows: 1,
    lines: [6],
    name: 'Di Nowak',
  })
  expect(groups.at(-1).problems.map(({ problem }: { problem: string }) => problem)).toEqual([
    'row:beingChecked',
    'caseManager:caseManagerUnknown',
  ])
  await write(id, true)
  // The job that comes too late changes nothing.
  await work('imports.check-mended')
  expect(await open(id)).toMatchObject({ state: 'done', createdCount: 2, problemCount: 5 })
})

it('a cell is mended by the column that holds the fact, and not beyond the columns of the file', async () => {
  const { id } = await checkNine()
  for (const said of [
    { line: 6, fact: 'email', cell: 'x' },
    { line: 2, fact: 'name', cell: 'x' },
    { line: 99, fact: 'name', cell: 'x' },
  ])
    expect((await ask('POST', `/imports/${id}/mended`, { ...said, everywhere: false })).status).toBe(404)
})
