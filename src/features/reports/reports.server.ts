import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type PremiumFacts, premiumReason } from '#features/billing/billing.rules.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { type LeastFar, type Report, type ReportFigures, reportsContract } from './reports.contract.ts'
import { NAMED, type NextStepState } from './reports.rules.ts'

const api = implement(reportsContract).$context<Context>()

const LATEST = 10
const AT_A_TIME = 2_000

const reports = sqlFor
  .selectFrom('reports as r')
  .select(['r.id', 'r.kind', 'r.state', 'r.progress', 'r.total', 'r.createdAt', 'r.finishedAt'])
  .select(
    sql<string | null>`case r.kind
      when 'tag' then (select t.name from tags t where t.organization_id = r.organization_id and t.id = r.subject_id)
      else (select s.name from staff s where s.organization_id = r.organization_id and s.id = r.subject_id) end`.as(
      'subjectName',
    ),
  )

/** One patient of a report. */
export interface ReportLine extends LeastFar {
  /** By the id of a category: how many items, and how many of them completed. */
  categories: Record<string, [number, number]>
  nextStep: NextStepState | null
}

/** Keeps that a report is taken along, and gives its figures. Fails where there is none of one's own. */
export async function beginDownload(session: DatabaseSession, id: string) {
  const begun = sql<{ createdAt: string; figures: ReportFigures }>`app.begin_report_download(${id})`
  return found(await session.one(sqlFor.selectFrom(begun.as('d')).selectAll()))
}

/** Every patient of a report, many at a time. */
export async function* readLines(session: DatabaseSession, id: string): AsyncGenerator<ReportLine[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const lines = await session.all(
      sqlFor
        .selectFrom(sql<ReportLine>`app.report_lines_after(${id}, ${after}, ${AT_A_TIME})`.as('l'))
        .selectAll(),
    )
    yield lines
    const last = lines.at(-1)
    if (!last || lines.length < AT_A_TIME) return
    after = last.patientId
  }
}

export const reportsProcedures = {
  make: api.make.handler(async ({ context: { session, isBillingOff }, input: { id, kind, subjectId } }) => {
    const asked = await session.one(
      sqlFor.selectNoFrom(sql<PremiumFacts | null>`app.premium_facts()`.as('facts')),
    )
    const facts = found(asked?.facts ?? undefined)
    if (premiumReason(facts, { isBillingOff, now: new Date() }) === null)
      throw new ORPCError('PAYMENT_REQUIRED', { status: 402, message: 'Generate Report is part of Premium.' })
    await session.one(sqlFor.selectNoFrom(sql`app.request_report(${id}, ${kind}, ${subjectId})`.as('asked')))
    session.notify({ topic: 'reports' })
    return { id }
  }),

  latest: api.latest.handler(({ context: { session } }) =>
    session.all(reports.orderBy('r.createdAt', 'desc').limit(LATEST).$castTo<Report>()),
  ),

  open: api.open.handler(async ({ context: { session }, input: { id } }) => {
    const [opened, leastFar] = await session.batch(
      reports.select('r.figures').where('r.id', '=', id).$castTo<Report & { figures: ReportFigures }>(),
      sqlFor.selectFrom(sql<LeastFar>`app.least_far_in_report(${id}, ${NAMED})`.as('f')).selectAll(),
    )
    const report = found(opened[0])
    return { ...report, figures: report.state === 'done' ? report.figures : null, leastFar }
  }),
}
