import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { CompletedSubmission } from '../submissions/submissions.contract.ts'
import {
  completedSubmissions,
  type FormsHat,
  type SubmissionsQuestion,
} from '../submissions/submissions.queries.ts'
import { submissionsText as text } from '../submissions/submissions.text.ts'
import { PrintLink, ReadSubmission } from './read-submission.tsx'

/** What patients submitted, the newest first, to be read and printed. `filters` is given the name of the patient who was asked for. */
export function CompletedSubmissions({
  hat,
  question,
  filters,
}: {
  hat: FormsHat
  question: SubmissionsQuestion
  filters: (patientName: string | undefined) => ReactNode
}) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(completedSubmissions(hat, question))
  const submissions = data?.pages.flatMap(page => page.submissions) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {filters(question.patientId && submissions[0]?.patientName)}
      {isPending && <SkeletonLines lines={4} label={text.loading} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && (
        <Submissions
          hat={hat}
          submissions={submissions}
          isAll={!hasNextPage}
          isFiltered={Boolean(question.patientId || question.formId)}
        />
      )}
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={text.more} />
    </div>
  )
}

function Submissions({
  hat,
  submissions,
  isAll,
  isFiltered,
}: {
  hat: FormsHat
  submissions: readonly CompletedSubmission[]
  isAll: boolean
  isFiltered: boolean
}) {
  return (
    <DataTable
      caption={text.caption}
      rows={submissions}
      rowKey={submission => submission.id}
      rowCount={isAll ? submissions.length : -1}
      columns={[
        {
          key: 'patient',
          heading: text.patient,
          isRowHeading: true,
          isWholeOnPhone: true,
          cell: row => (
            <>
              <span className="wrap-anywhere">{row.patientName}</span>
              <span className="block font-normal text-muted text-sm wrap-anywhere lg:hidden">
                {row.formTitle} · {formatDateTime(row.completedAt)}
              </span>
            </>
          ),
        },
        { key: 'form', heading: text.form, isWidest: true, cell: row => row.formTitle },
        {
          key: 'completed',
          heading: text.completedDate,
          isWidest: true,
          cell: row => formatDateTime(row.completedAt),
        },
        {
          key: 'status',
          heading: text.statusHeading,
          isWidest: true,
          cell: () => <Badge tone="rail">{text.status.completed}</Badge>,
        },
        {
          key: 'actions',
          heading: <span className="max-lg:sr-only">{text.actions}</span>,
          align: 'end',
          cell: row => (
            <span className="inline-flex justify-end gap-2 min-[24rem]:whitespace-nowrap">
              <ReadSubmission
                hat={hat}
                id={row.id}
                label={text.read}
                spoken={text.readOfPatient(row.formTitle, row.patientName)}
              />
              {/* On a phone it stands below the answers alone. */}
              <span className="max-sm:hidden">
                <PrintLink hat={hat} submission={row} />
              </span>
            </span>
          ),
        },
      ]}
      empty={
        <EmptyState
          title={text.none}
          body={isFiltered ? text.noneFiltered : text.noneHint}
          icon={<FileIcon size={24} aria-hidden="true" />}
        />
      }
    />
  )
}
