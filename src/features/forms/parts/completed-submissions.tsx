import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { type PersonChoice, PersonField, personOption } from '#ui/person-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { CompletedSubmission } from '../submissions/submissions.contract.ts'
import { completedSubmissions, type FormsHat } from '../submissions/submissions.queries.ts'
import { submissionsText as text } from '../submissions/submissions.text.ts'
import { PrintLink, ReadSubmission } from './read-submission.tsx'

const everyone = 'all'

/**
 * What patients submitted, the newest first, to be read and printed. `patients` are those to choose from; the choice is
 * held by the screen, in its address.
 */
export function CompletedSubmissions({
  hat,
  patients,
  patientId,
  onChoose,
}: {
  hat: FormsHat
  patients: readonly PersonChoice[]
  patientId: string | undefined
  onChoose: (patientId: string | undefined) => void
}) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(completedSubmissions(hat, patientId))
  return (
    <Card title={text.completedHeading} description={text.completedHint}>
      <div className="grid grid-cols-1 gap-5">
        <div className="max-w-sm">
          <PersonField
            label={text.filter}
            value={patientId ?? everyone}
            onValueChange={value => onChoose(value === everyone ? undefined : value)}
            options={[{ value: everyone, label: text.everyone }, ...patients.map(personOption)]}
          />
        </div>
        {isPending && <SkeletonLines lines={4} />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && <Submissions hat={hat} submissions={data.pages.flatMap(page => page.submissions)} />}
        <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={text.more} />
      </div>
    </Card>
  )
}

function Submissions({ hat, submissions }: { hat: FormsHat; submissions: readonly CompletedSubmission[] }) {
  return (
    <DataTable
      caption={text.caption}
      rows={submissions}
      rowKey={submission => submission.id}
      columns={[
        { key: 'patient', heading: text.patient, isRowHeading: true, cell: row => row.patientName },
        { key: 'form', heading: text.form, cell: row => row.formTitle },
        { key: 'completed', heading: text.completedDate, cell: row => formatDateTime(row.completedAt) },
        {
          key: 'actions',
          heading: text.actions,
          align: 'end',
          cell: row => (
            <span className="inline-flex flex-wrap justify-end gap-2">
              <ReadSubmission
                hat={hat}
                id={row.id}
                label={text.read}
                spoken={text.readOfPatient(row.formTitle, row.patientName)}
              />
              <PrintLink hat={hat} submission={row} />
            </span>
          ),
        },
      ]}
      empty={
        <EmptyState title={text.none} body={text.noneHint} icon={<FileIcon size={24} aria-hidden="true" />} />
      }
    />
  )
}
