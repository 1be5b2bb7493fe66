import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Report } from '../reports.contract.ts'
import { latestReports, reportFile } from '../reports.queries.ts'
import { reportsText as text } from '../reports.text.ts'

const linkClasses = 'inline-flex min-h-11 items-center text-rail underline underline-offset-4'

/** The reports that one made lately, those at work with how far they are. */
export function LatestReports({ hat }: { hat: StaffHat }) {
  const { data, isPending, isError, refetch } = useQuery(latestReports(hat))
  return (
    <section aria-label={text.latest} className="grid gap-2 border-line border-t pt-5">
      <h3 className="font-semibold">{text.latest}</h3>
      <p className="text-muted text-sm">{text.kept}</p>
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data?.length === 0 && <p>{text.none}</p>}
      {data && data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {data.map(report => (
            <li key={report.id} className="grid gap-1 py-3">
              <OneReport hat={hat} report={report} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OneReport({ hat, report }: { hat: StaffHat; report: Report }) {
  const about = text.about(report.kind, report.subjectName)
  const made = formatDateTime(report.createdAt)
  const { state, progress, total } = report
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold wrap-anywhere">{about}</span>
        <span className="text-muted">{made}</span>
      </p>
      {state === 'making' && (
        <div className="grid gap-1">
          <ProgressBar
            label={text.progressOf}
            percent={total ? (100 * progress) / total : 0}
            valueText={text.making(progress, total)}
            showsLabel
          />
          <p className="text-muted text-sm">{text.stay}</p>
        </div>
      )}
      {state === 'failed' && <p>{text.failedLine}</p>}
      {state === 'done' && (
        <p className="flex flex-wrap gap-x-5">
          <Link
            to={`/${hat === 'administrator' ? 'admin' : 'case-manager'}/reports/${report.id}`}
            aria-label={text.openOf(about, made)}
            className={linkClasses}
          >
            {text.open}
          </Link>
          {(['json', 'csv'] as const).map(ending => (
            <a
              key={ending}
              href={reportFile(hat, report.id, ending)}
              aria-label={text.fileOf(text[ending], about, made)}
              className={linkClasses}
              download
            >
              {text[ending]}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
