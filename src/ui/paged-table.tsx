import type { ComponentProps } from 'react'
import { DataTable } from './data-table.tsx'
import { FailureState } from './failure-state.tsx'
import { MoreButton, type Pages } from './more-button.tsx'
import { SkeletonLines } from './skeleton.tsx'

/** A table whose rows arrive page by page: while it is on its way, when it can't be had, and with the button that brings more of them. */
export function PagedTable<Row>({
  pages,
  moreLabel,
  lines = 6,
  ...table
}: ComponentProps<typeof DataTable<Row>> & {
  pages: Pages
  moreLabel: string
  /** How many lines stand in for it while it is on its way. */
  lines?: number
}) {
  return (
    <>
      {pages.isPending && <SkeletonLines lines={lines} />}
      {pages.isError && !pages.data && <FailureState onTryAgain={() => void pages.refetch()} />}
      {pages.data !== undefined && (
        <DataTable rowCount={pages.hasNextPage ? -1 : table.rows.length} {...table} />
      )}
      <MoreButton pages={pages} label={moreLabel} />
    </>
  )
}
