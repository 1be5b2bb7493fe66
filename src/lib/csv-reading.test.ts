import { describe, expect, it } from 'vitest'
import { CSV_BEGIN, csvLine } from './csv.ts'
import { type CsvProblem, CsvReader, cellValue } from './csv-reading.ts'

/** Reads a text in pieces of so many letters. */
function read(text: string, size = text.length || 1) {
  const reader = new CsvReader()
  const rows = []
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)))
  return [...rows, ...reader.end()]
}
const cells = (text: string, size?: number) => read(text, size).map(row => row.cells)
function problem(text: string): Partial<CsvProblem> {
  try {
    read(text)
  } catch (error) {
    const { reason, line } = error as CsvProblem
    return { reason, line }
  }
  return {}
}

describe('a table', () => {
  it('is separated by whatever its first line has most of, outside of quotes', () => {
    for (const sign of [',', ';', '\t', '|'])
      expect(cells(`a${sign}b\n1${sign}2`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ])
    expect(cells('"a,b,c";d\n1;2')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ])
  })

  it('is the same in whichever pieces it comes, with every end of a line', () => {
    const text = 'name,words\r\n"O""Brien, Ann","two\r\nlines"\rBo,\n\n\n"Cy" the 2nd,"a" b\nlast,one'
    const whole = read(text)
    expect(whole).toEqual([
      { line: 1, cells: ['name', 'words'] },
      { line: 2, cells: ['O"Brien, Ann', 'two\r\nlines'] },
      { line: 4, cells: ['Bo', ''] },
      { line: 7, cells: ['Cy the 2nd', 'a b'] },
      { line: 8, cells: ['last', 'one'] },
    ])
    for (let size = 1; size < text.length; size++) expect(read(text, size), `${size}`).toEqual(whole)
  })

  it('keeps quotes inside of a cell as letters', () => {
    expect(cells('name\nAnn "Annie" Lee\n5" pipe')).toEqual([['name'], ['Ann "Annie" Lee'], ['5" pipe']])
  })

  it('that was written by us is read as it was', () => {
    const values = ['=CMD()', '+1 555 010 2030', 'a "b", c', "O'Brien"]
    const text = (CSV_BEGIN + csvLine(['a', 'b', 'c', 'd']) + csvLine(values)).slice(1)
    expect(cells(text)[1]?.map(cellValue)).toEqual(values)
  })

  it('of nothing has no rows', () => {
    expect(cells('')).toEqual([])
    expect(cells('\n\r\n  \n')).toEqual([])
    expect(cells('a,b\n,,\n \n')).toEqual([['a', 'b']])
  })
})

describe('what can’t be read says where', () => {
  it.each([
    ['a,b\n1,2\n"never closed,\n3,4\n', 'openQuote', 3],
    [`a,b\n"${'never closed, '.repeat(2000)}`, 'openQuote', 2],
    [`a\n${'x,'.repeat(300)}`, 'tooManyColumns', 2],
    [`a\n${'x'.repeat(20_001)}`, 'rowTooLong', 2],
    ['a\nb\0c\n', 'nullByte', 2],
    ['a,b\n"b\0c",\n', 'nullByte', 2],
  ])('%#', (text, reason, line) => {
    expect(problem(text)).toEqual({ reason, line })
  })

  it('takes as much as it says', () => {
    expect(problem(`a\n${'x'.repeat(20_000)}`)).toEqual({})
    expect(problem(`${Array(100).fill('x').join(',')}`)).toEqual({})
    expect(problem(`${Array(101).fill('x').join(',')}`)).toEqual({ reason: 'tooManyColumns', line: 1 })
  })
})
