/**
 * Tables as spreadsheets save them, read piece by piece: separated by commas, semicolons, tabs or bars, with quotes as RFC 4180
 * has them and as people forget them. Every row says on which line it begins. (Why no library: decision 81.)
 */
import { formula } from './csv.ts'

/** A row, with the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** Why a file, or its line, can't be read; keys of words. */
export type CsvReason = 'openQuote' | 'tooManyColumns' | 'rowTooLong' | 'nullByte'

/** Nothing of the file can be used from this line on. */
export class CsvProblem extends Error {
  readonly reason: CsvReason
  readonly line: number
  constructor(reason: CsvReason, line: number) {
    super(`${reason} at line ${line}`)
    this.name = 'CsvProblem'
    this.reason = reason
    this.line = line
  }
}

const MOST_COLUMNS = 100
/** Longer than every fact of a person together. A quote that nobody closed is found by it. */
const MOST_LETTERS_OF_ROW = 20_000
const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

const separators = [',', ';', '\t', '|']

/** What separates the cells of a line: whatever stands in it most often outside of quotes. */
function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '')
  const counted = separators.map(sign => ({ sign, times: bare.split(sign).length }))
  return counted.reduce((most, each) => (each.times > most.times ? each : most)).sign
}

/** Reads a table from the pieces of its text. Lines without anything in them are passed over. */
export class CsvReader {
  #text = ''
  #separator = 0
  /** The line on which the next row begins. */
  #line = 1

  /** The rows that this piece completes. */
  push(piece: string): CsvRow[] {
    this.#text += piece
    return this.#read(false)
  }

  /** What is left at the end of the file. */
  end(): CsvRow[] {
    return this.#read(true)
  }

  #read(isLast: boolean): CsvRow[] {
    if (!this.#separator && !this.#findSeparator(isLast)) return []
    const rows: CsvRow[] = []
    let at = 0
    for (;;) {
      const row = this.#readRow(at, isLast)
      if (!row) break
      if (row.cells.some(cell => cell.trim() !== '')) rows.push({ line: this.#line, cells: row.cells })
      this.#line += row.lines
      at = row.end
    }
    this.#text = this.#text.slice(at)
    return rows
  }

  /** The first line that says something decides. */
  #findSeparator(isLast: boolean): boolean {
    const line = /[^\s][^\r\n]*(?=([\r\n]))?/.exec(this.#text)
    if (!line) return false
    if (line[1] === undefined && !isLast && line[0].length <= MOST_LETTERS_OF_ROW) return false
    this.#separator = separatorOf(line[0]).charCodeAt(0)
    return true
  }

  /** The row that begins here; undefined where the text ends before it does. */
  #readRow(begin: number, isLast: boolean): { cells: string[]; end: number; lines: number } | undefined {
    const text = this.#text
    if (begin >= text.length) return undefined
    const cells: string[] = []
    let at = begin
    let lines = 0
    for (;;) {
      const cell = text.charCodeAt(at) === QUOTE ? this.#readQuoted(at, isLast) : this.#readBare(at)
      if (!cell) return undefined
      lines += cell.lines
      at = cell.end
      cells.push(cell.value)
      if (cells.length > MOST_COLUMNS) throw new CsvProblem('tooManyColumns', this.#line)
      if (at - begin > MOST_LETTERS_OF_ROW) throw new CsvProblem('rowTooLong', this.#line)
      const sign = text.charCodeAt(at)
      if (sign === this.#separator) {
        at += 1
        continue
      }
      // The end of the piece is the end of a row only where nothing can follow.
      if (at >= text.length) return isLast ? { cells, end: at, lines: lines + 1 } : undefined
      if (sign === CARRIAGE_RETURN && at + 1 >= text.length && !isLast) return undefined
      const isPair = sign === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED
      return { cells, end: at + (isPair ? 2 : 1), lines: lines + 1 }
    }
  }

  /** A cell without quotes around it: quotes within it are letters like any other. */
  #readBare(begin: number): { value: string; end: number; lines: number } {
    let at = begin
    for (; at < this.#text.length; at++) {
      const sign = this.#text.charCodeAt(at)
      if (sign === this.#separator || sign === LINE_FEED || sign === CARRIAGE_RETURN) break
      if (sign === 0) throw new CsvProblem('nullByte', this.#line)
    }
    return { value: this.#text.slice(begin, at), end: at, lines: 0 }
  }

  /** A cell in quotes; what stands between its last quote and the next separator belongs to it. */
  #readQuoted(begin: number, isLast: boolean): { value: string; end: number; lines: number } | undefined {
    const text = this.#text
    let value = ''
    let from = begin + 1
    let lines = 0
    for (;;) {
      const quote = text.indexOf('"', from)
      const end = quote < 0 ? text.length : quote
      if (end - begin > MOST_LETTERS_OF_ROW || (quote < 0 && isLast))
        throw new CsvProblem('openQuote', this.#line)
      if (quote < 0 || (quote + 1 >= text.length && !isLast)) return undefined
      const part = text.slice(from, quote)
      if (part.includes('\0')) throw new CsvProblem('nullByte', this.#line)
      lines += part.split(/\r\n|\r|\n/).length - 1
      value += part
      if (text.charCodeAt(quote + 1) !== QUOTE) {
        const rest = this.#readBare(quote + 1)
        return { value: value + rest.value, end: rest.end, lines }
      }
      value += '"'
      from = quote + 2
    }
  }
}

/** What a cell says: our own files put a quote before what a spreadsheet would run as a formula (csv.ts). */
export const cellValue = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell).trim()
