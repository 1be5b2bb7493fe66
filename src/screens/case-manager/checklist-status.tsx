import { useInfiniteQuery } from '@tanstack/react-query'
import { caseloadPatients } from '#features/caseload/caseload.queries.ts'
import { ChecklistFigure, PatientLink } from '#features/caseload/parts/caseload-table.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { ChecklistIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { checklistStatusText as text } from './checklist-status.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** How far each active patient is with their checklist, the lowest first. */
export default function ChecklistStatus() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(caseloadPatients({ sort: 'completion' }))
  return (
    <Page width="wide" title={text.title} lead={text.lead}>
      <div className="grid gap-5">
        {isPending && <SkeletonLines lines={6} />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && (
          <DataTable
            caption={text.title}
            rows={data.pages.flatMap(page => page.patients)}
            rowKey={patient => patient.id}
            columns={[
              {
                key: 'patient',
                heading: text.patient,
                isRowHeading: true,
                cell: patient => <PatientLink patient={patient} />,
              },
              {
                key: 'completion',
                heading: text.completion,
                cell: patient => <ChecklistFigure patient={patient} />,
              },
            ]}
            empty={<EmptyState title={text.empty} body={text.emptyHint} icon={<ChecklistIcon size={24} />} />}
          />
        )}
        {hasNextPage && (
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        )}
      </div>
    </Page>
  )
}
