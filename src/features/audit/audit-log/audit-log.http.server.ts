/** `GET /audit-log.csv`: an administrator takes the audit log along, narrowed as on the screen (decision 37). */
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { today } from '#lib/dates.ts'
import { toApiError } from '#platform/api/api.server.ts'
import { type HttpApp, streamOf } from '#platform/api/http.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import { type LogEntry, logQuestion } from './audit-log.contract.ts'
import { readLog, recordLogExport } from './audit-log.server.ts'
import { auditLogText as text } from './audit-log.text.ts'

/** The data of whoever sends these headers, as an administrator; `gone` ends the reading. */
type SessionOf = (headers: Headers, gone: AbortSignal) => DatabaseSession

const lineOf = (entry: LogEntry) =>
  csvLine([
    entry.at,
    entry.userId === null ? text.system : (entry.userName ?? text.nameless),
    entry.userId,
    entry.hat && (text.hats[entry.hat] ?? entry.hat),
    text.verbs[entry.verb],
    text.entities[entry.entity] ?? entry.entity,
    entry.entityId,
    text.fields(entry.fields),
    entry.patientName,
    entry.patientId,
    entry.coveredFor,
  ])

async function* writeLog(pages: AsyncIterable<readonly LogEntry[]>) {
  yield CSV_BEGIN + csvLine(text.csv.columns)
  for await (const entries of pages) yield entries.map(lineOf).join('')
}

/** Adds the address; `sessionOf` opens the data. A failure on the way cuts the file short. */
export function addLogExport(app: HttpApp, sessionOf: SessionOf): void {
  app.get('/audit-log.csv', async c => {
    const question = logQuestion.omit({ before: true }).safeParse(c.req.query())
    if (!question.success) return c.text('Something in this address is not readable.', 400)
    const session = sessionOf(c.req.raw.headers, c.get('gone'))
    try {
      await recordLogExport(session)
    } catch (error) {
      const { status, message } = toApiError(error)
      if (status >= 500) throw error
      return c.text(status === 429 ? text.csv.tooOften : message, status as 401 | 403 | 429)
    }
    const name = `${text.csv.fileName}-${today('UTC')}.csv`
    return new Response(streamOf(writeLog(readLog(session, question.data))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    })
  })
}
