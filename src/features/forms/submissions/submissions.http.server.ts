/** `GET /submissions.csv?form=…`: an administrator takes along what was answered to one form (decision 37). */
import { z } from 'zod'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { today } from '#lib/dates.ts'
import { toApiError } from '#platform/api/api.server.ts'
import { type HttpApp, streamOf } from '#platform/api/http.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import { askedQuestions, type FormField, sayAnswer } from '../questions/questions.rules.ts'
import { beginExport, type ExportedSubmission, readSubmissions } from './submissions.server.ts'
import { submissionsText } from './submissions.text.ts'

const text = submissionsText.csv

/** The data of whoever sends these headers, as an administrator; `gone` ends the reading. */
type SessionOf = (headers: Headers, gone: AbortSignal) => DatabaseSession

function lineOf(
  { caseNumber, patientName, completedAt, formFields, formData }: ExportedSubmission,
  columns: FormField[],
) {
  const asked = new Map(askedQuestions(formFields, formData).map(field => [field.name, field]))
  const answers = columns.map(({ name }) => {
    const field = asked.get(name)
    if (!field) return ''
    // Days as a spreadsheet reads them; several choices beside each other.
    return field.type === 'date'
      ? formData[name]
      : sayAnswer(field.type, formData[name]).replaceAll('\n', '; ')
  })
  return csvLine([caseNumber, patientName, completedAt, ...answers])
}

async function* writeSubmissions(columns: FormField[], pages: AsyncIterable<ExportedSubmission[]>) {
  yield CSV_BEGIN + csvLine([...text.columns, ...columns.map(({ label }) => label)])
  for await (const submissions of pages)
    yield submissions.map(submission => lineOf(submission, columns)).join('')
}

/** Letters that every system takes in the name of a file. */
const inFileName = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60)

/** Adds the address; `sessionOf` opens the data. A failure on the way cuts the file short. */
export function addSubmissionsExport(app: HttpApp, sessionOf: SessionOf): void {
  app.get('/submissions.csv', async c => {
    const formId = z.uuid().safeParse(c.req.query('form'))
    if (!formId.success) return c.text(text.unreadable, 400)
    const session = sessionOf(c.req.raw.headers, c.get('gone'))
    const form = await beginExport(session, formId.data).catch(error => {
      const refusal = toApiError(error)
      if (refusal.status >= 500) throw error
      return refusal
    })
    if (form instanceof Error)
      return c.text(form.status === 429 ? text.tooOften : form.message, form.status as 401 | 403 | 404 | 429)
    const name = `${inFileName(form.title) || 'form'}-${today('UTC')}.csv`
    return new Response(streamOf(writeSubmissions(form.columns, readSubmissions(session, formId.data))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })
}
