import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { caseloadFiles } from '#features/caseload/caseload.queries.ts'
import { formatDate } from '#lib/dates.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { filesText as text } from './files.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The newest case files of the caseload. */
export default function Files() {
  const { data, isPending, isError, refetch } = useQuery(caseloadFiles)
  return (
    <Page width="wide" title={text.title} lead={text.lead}>
      {isPending && <SkeletonLines lines={5} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && (
        <DataTable
          caption={text.caption}
          rows={data}
          rowKey={file => file.id}
          columns={[
            { key: 'name', heading: text.file, isRowHeading: true, cell: file => file.name },
            {
              key: 'patient',
              heading: text.patient,
              cell: file => (
                <Link to={`/case-manager/patients/${file.patientId}`} className="text-rail underline">
                  {file.patientName}
                </Link>
              ),
            },
            {
              key: 'size',
              heading: text.size,
              align: 'end',
              cell: file => text.kilobytes(Math.max(1, Math.round(file.sizeBytes / 1024))),
            },
            { key: 'added', heading: text.added, cell: file => formatDate(file.createdAt) },
          ]}
          empty={<EmptyState title={text.empty} body={text.emptyHint} icon={<FileIcon size={24} />} />}
        />
      )}
    </Page>
  )
}
