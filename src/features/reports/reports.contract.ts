/** Progress reports of one's caseload, or of an organization and its parts. */
import { z } from 'zod'
import { premiumProcedure, procedure } from '#platform/api/api.contract.ts'
import { nextStepStates, reportBands, reportKinds } from './reports.rules.ts'

const count = z.number()

const figures = z.object({
  patients: count,
  active: count,
  items: count,
  completed: count,
  /** How many patients are at 80 % and more, at 50 to 79 %, below, and have no items. */
  bands: z.record(z.enum(reportBands), count),
  nextSteps: z.record(z.enum(nextStepStates), count),
  categories: z.array(z.object({ id: z.uuid(), name: z.string(), items: count, completed: count })),
  /** How many items were completed before the last twelve months (`before`), then in each (YYYY-MM), the latest last. */
  months: z.array(z.object({ month: z.string(), completed: count })),
  /** Answers of ninety days within an hour, four, a day, three days, and later; then conversations that wait now. */
  waits: z.array(count),
})
export type ReportFigures = z.infer<typeof figures>

const report = z.object({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  /** Whose patients, by the name that they have today. */
  subjectName: z.string().nullable(),
  state: z.enum(['making', 'done', 'failed']),
  progress: count,
  total: count.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Report = z.infer<typeof report>

const leastFar = z.object({
  patientId: z.uuid(),
  /** Null where whoever reads may not see the patient any more. */
  name: z.string().nullable(),
  caseNumber: z.string().nullable(),
  status: z.enum(['active', 'inactive']),
  items: count,
  completed: count,
})
export type LeastFar = z.infer<typeof leastFar>

const openReport = report.extend({
  figures: figures.nullable(),
  /** Those who are least far, at most fifty. */
  leastFar: z.array(leastFar),
})
export type OpenReport = z.infer<typeof openReport>

export const newReport = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  kind: z.enum(reportKinds),
  subjectId: z.uuid().nullable().default(null),
})

const one = z.object({ id: z.uuid() })
const tags = ['Reports']

export const reportsContract = {
  /** PAYMENT_REQUIRED without Premium. */
  make: premiumProcedure
    .route({ method: 'POST', path: '/reports', tags, summary: 'Make a progress report' })
    .input(newReport)
    .output(one),
  latest: procedure
    .route({ method: 'GET', path: '/reports', tags, summary: 'The latest reports that one made' })
    .output(z.array(report)),
  open: procedure
    .route({ method: 'GET', path: '/reports/{id}', tags, summary: 'One report, with its figures' })
    .input(one)
    .output(openReport),
}
