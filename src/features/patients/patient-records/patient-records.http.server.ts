/** `GET /patients.csv`: an administrator takes the patients along that a list shows, as it is narrowed and sorted. */
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { today } from '#lib/dates.ts'
import { type HttpApp, streamOf } from '#platform/api/http.server.ts'
import { isUnavailable } from '#platform/database/connections.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import { patientFactsText } from '../patient-facts/patient-facts.text.ts'
import { readPatientPage } from '../patient-list/patient-list.server.ts'
import { type AdministeredPatient, patientsQuestion } from './patient-records.contract.ts'
import { recordListExport } from './patient-records.server.ts'
import { patientRecordsText as text } from './patient-records.text.ts'

const { safeContact } = patientFactsText

/** So many patients are read at a time. */
const AT_A_TIME = 100

/** The data of whoever sends these headers, as an administrator; `gone` ends the reading. */
type SessionOf = (headers: Headers, gone: AbortSignal) => DatabaseSession

const heading = csvLine([
  text.csv.caseNumber,
  text.name,
  text.csv.preferredName,
  text.email,
  text.csv.calls,
  text.phone,
  text.status,
  text.caseManager,
  text.specialist,
  text.csv.nextStepDueOn,
  text.created,
])

const lineOf = (patient: AdministeredPatient) =>
  csvLine([
    patient.caseNumber,
    patient.name,
    patient.preferredName,
    patient.email,
    patient.mayCall ? safeContact.mayCall : safeContact.mayNotCall,
    patient.phone,
    text.statuses[patient.status],
    patient.caseManagerName,
    patient.specialistName,
    patient.nextStepDueOn,
    patient.createdAt.slice(0, 10),
  ])

/** The lines, page after page. */
async function* writeList(session: DatabaseSession, asked: object): AsyncGenerator<string> {
  yield CSV_BEGIN + heading
  let sorted = {}
  let page: Awaited<ReturnType<typeof readPatientPage>> | undefined
  do {
    const after = page?.next ?? undefined
    page = await readPatientPage(
      session,
      patientsQuestion.parse({ ...asked, ...sorted, after, limit: AT_A_TIME }),
    )
    yield page.patients.map(lineOf).join('')
    // More than are put into the order of need are taken along in another one.
    if (page.isTooMany) sorted = { sort: 'newest' }
  } while (page.next || page.isTooMany)
}

/** Adds the address; `sessionOf` opens the data as the administrator whose session comes along. */
export function addPatientsExport(app: HttpApp, sessionOf: SessionOf): void {
  app.get('/patients.csv', async c => {
    const { filters, ...single } = c.req.queries()
    const one = Object.fromEntries(Object.entries(single).map(([name, values]) => [name, values[0]]))
    const question = patientsQuestion.safeParse({ ...one, filters })
    if (!question.success) return c.text('This is no list of patients.', 400)
    const session = sessionOf(c.req.raw.headers, c.get('gone'))
    const answer = await recordListExport(session).catch(error => {
      if (isUnavailable(error)) throw error
      return 'refused' as const
    })
    if (answer === 'refused') return c.redirect('/auth?return=/admin', 303)
    if (answer === 'too often') return c.text('Wait a while and try again.', 429)
    const lines = writeList(session, question.data)
    return new Response(streamOf(lines), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="patients-${today('UTC')}.csv"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })
}
