/** `GET /reports/{id}.json` and `.csv`: whoever made a progress report takes it along (decision 37). */
import { z } from 'zod'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { today } from '#lib/dates.ts'
import { toApiError } from '#platform/api/api.server.ts'
import { type HttpApp, streamOf } from '#platform/api/http.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import type { ReportFigures } from './reports.contract.ts'
import { percentOf } from './reports.rules.ts'
import { beginDownload, type ReportLine, readLines } from './reports.server.ts'
import { reportsText } from './reports.text.ts'

const text = reportsText.download

interface ReportFile {
  createdAt: string
  figures: ReportFigures
  lines: AsyncIterable<ReportLine[]>
}

const inJson = (line: ReportLine, { categories }: ReportFigures) => ({
  patient_id: line.patientId,
  patient_name: line.name,
  case_number: line.caseNumber,
  status: line.status,
  total_items: line.items,
  completed_items: line.completed,
  completion_percent: percentOf(line.completed, line.items),
  next_step: line.nextStep,
  categories: categories.flatMap(({ id, name }) => {
    const [total_items, completed_items] = line.categories[id] ?? []
    return total_items === undefined ? [] : [{ name, total_items, completed_items }]
  }),
})

/** As specified: when it was generated, how many patients, each one's progress, and the sums. */
async function* writeJson({ createdAt, figures, lines }: ReportFile) {
  const opening = { generated_at: createdAt, total_patients: figures.patients }
  yield `${JSON.stringify(opening).slice(0, -1)},"progress_data":[`
  let isFirst = true
  for await (const some of lines) {
    const written = some.map(line => JSON.stringify(inJson(line, figures))).join(',\n')
    if (written) yield isFirst ? written : `,\n${written}`
    isFirst = false
  }
  yield `],"summary":${JSON.stringify({ total_items: figures.items, completed_items: figures.completed })}}\n`
}

async function* writeCsv({ figures: { categories }, lines }: ReportFile) {
  const ofCategories = categories.flatMap(({ name }) => [text.itemsIn(name), text.completedIn(name)])
  yield CSV_BEGIN + csvLine([...text.columns, ...ofCategories])
  for await (const some of lines)
    yield some
      .map(line =>
        csvLine([
          line.caseNumber,
          line.name ?? text.hidden,
          reportsText.statuses[line.status],
          line.items,
          line.completed,
          percentOf(line.completed, line.items),
          line.nextStep && reportsText.paper.states[line.nextStep],
          ...categories.flatMap<number | null>(({ id }) => line.categories[id] ?? [null, null]),
        ]),
      )
      .join('')
}

const formats = {
  json: { type: 'application/json; charset=utf-8', write: writeJson },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
}

const address = z.object({
  id: z.uuid(),
  ending: z.enum(['json', 'csv']),
  as: z.enum(['staff', 'administrator']),
})
const refusals: Record<number, string> = { 404: text.gone, 409: text.outdated, 429: text.tooOften }

/** The data of whoever sends these headers, in that hat; `gone` ends the reading. */
type SessionOf = (headers: Headers, hat: 'staff' | 'administrator', gone: AbortSignal) => DatabaseSession

/** Adds both addresses. A failure on the way cuts the file short. */
export function addReports(app: HttpApp, sessionOf: SessionOf): void {
  app.get('/reports/:file', async c => {
    const [id, ending] = c.req.param('file').split('.')
    const asked = address.safeParse({ id, ending, as: c.req.query('as') })
    if (!asked.success) return c.text(text.gone, 404)
    const session = sessionOf(c.req.raw.headers, asked.data.as, c.get('gone'))
    const begun = await beginDownload(session, asked.data.id).catch(error => {
      const refusal = toApiError(error)
      if (refusal.status >= 500) throw error
      return refusal
    })
    if (begun instanceof Error)
      return c.text(refusals[begun.status] ?? begun.message, begun.status as 401 | 403 | 404 | 409 | 429)
    const { type, write } = formats[asked.data.ending]
    const name = `${text.fileName}-${today('UTC')}.${asked.data.ending}`
    return new Response(streamOf(write({ ...begun, lines: readLines(session, asked.data.id) })), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })
}
