/** Reading an uploaded file: its encoding, its headings, and its rows, kept as they stand until somebody named the columns. */
import { sql } from 'kysely'
import { type CsvProblem, CsvReader, type CsvRow, cellValue } from '#lib/csv-reading.ts'
import { asName } from '#lib/one-line.ts'
import { type NoText, readBeginning, type TextEncoding, Utf8Check } from '#lib/text-encoding.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { FileProblem, type ImportAtWork, type Session } from '../at-work/at-work.server.ts'
import { guessDateOrder } from '../columns/columns.rules.ts'
import { MOST_ROWS } from '../imports.rules.ts'
import { columnsOfOurs } from '../mending/mending.server.ts'

const encodings: readonly string[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
] satisfies TextEncoding[]
const isEncoding = (is: TextEncoding | NoText): is is TextEncoding => encodings.includes(is)

async function* partsOf({ id, parts }: ImportAtWork, session: Session): AsyncGenerator<Buffer> {
  for (let number = 0; number < parts; number++) {
    const part = sql<Buffer | null>`app.import_part(${id}, ${number})`
    const found = await session.one(sqlFor.selectNoFrom(part.as('bytes')))
    if (!found?.bytes) throw new FileProblem('partMissing')
    yield found.bytes
  }
}

/** Whatever is no UTF-8 and does not say what it is was saved by an older Windows. */
async function encodingOf(work: ImportAtWork, session: Session): Promise<TextEncoding> {
  const check = new Utf8Check()
  let isFirst = true
  for await (const part of partsOf(work, session)) {
    const says = isFirst ? readBeginning(part) : undefined
    if (says && isEncoding(says)) return says
    if (says) throw new FileProblem(says)
    isFirst = false
    check.add(part)
  }
  if (isFirst) throw new FileProblem('empty')
  return check.isUtf8() ? 'utf-8' : 'windows-1252'
}

/** The rows of the file, some at a time. */
async function* rowsOf(work: ImportAtWork, session: Session): AsyncGenerator<CsvRow[]> {
  const decoder = new TextDecoder(await encodingOf(work, session))
  const reader = new CsvReader()
  for await (const part of partsOf(work, session)) yield reader.push(decoder.decode(part, { stream: true }))
  yield [...reader.push(decoder.decode()), ...reader.end()]
}

/** So many rows are kept with one statement. */
const AT_A_TIME = 1000
/** From the rows that are looked at for how their days are written. */
const LOOKED_AT = 200

const isCsvProblem = (error: unknown): error is CsvProblem =>
  error instanceof Error && error.name === 'CsvProblem'

/** Reads the whole file into rows, or throws why it can't be. What was kept of it then goes with the failure. */
export async function readFile(work: ImportAtWork, session: Session): Promise<void> {
  let headings: string[] | undefined
  let count = 0
  try {
    for await (const rows of rowsOf(work, session)) {
      if (!headings && rows.length > 0) headings = (rows.shift()?.cells ?? []).map(headingOf)
      if (count === 0 && headings && rows.length > 0) await keepHeadings(work, session, headings, rows)
      count += rows.length
      if (count > MOST_ROWS) throw new FileProblem('tooManyRows', MOST_ROWS)
      for (let at = 0; at < rows.length; at += AT_A_TIME)
        await keepRows(work.id, session, rows.slice(at, at + AT_A_TIME))
    }
  } catch (error) {
    throw isCsvProblem(error) ? new FileProblem(error.reason, error.line) : error
  }
  if (!headings) throw new FileProblem('empty')
  if (count === 0) throw new FileProblem('onlyHeadings')
  await session.one(sqlFor.selectNoFrom(sql`app.end_reading(${work.id})`.as('ended')))
}

const headingOf = (cell: string) => asName(cellValue(cell)).trim().slice(0, 100)

const keepHeadings = ({ id }: ImportAtWork, session: Session, headings: string[], rows: CsvRow[]) => {
  const order = guessDateOrder(rows.slice(0, LOOKED_AT).flatMap(({ cells }) => cells))
  return session.one(
    sqlFor.selectNoFrom(
      sql`app.keep_headers(${id}, ${headings}::text[], ${order}, ${columnsOfOurs(headings)})`.as('kept'),
    ),
  )
}

const keepRows = (id: string, session: Session, rows: CsvRow[]) =>
  session.one(
    sqlFor.selectNoFrom(sql`app.keep_import_rows(${id}, ${JSON.stringify(rows)}::jsonb)`.as('kept')),
  )
