import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export interface Column<Row> {
  key: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The column that names the row; read aloud with each of its cells. */
  isRowHeading?: boolean
}

function cellClasses({ align }: { align?: 'start' | 'end' }): string {
  return joinClasses('px-4 py-3 align-middle', align === 'end' ? 'text-right' : 'text-left')
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (!column.isRowHeading)
    return <td className={joinClasses(cellClasses(column), 'min-w-32')}>{column.cell(row)}</td>
  return (
    <th scope="row" className={joinClasses(cellClasses(column), 'font-semibold')}>
      {column.cell(row)}
    </th>
  )
}

/** A plain table with a caption. On a narrow screen it scrolls sideways within itself. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  showsCaption = false,
  empty,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  showsCaption?: boolean
  /** Stands in place of the table when there are no rows. */
  empty?: ReactNode
}) {
  if (rows.length === 0 && empty) return empty
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse">
        <caption className={showsCaption ? 'px-4 pt-3 text-left font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-line border-b bg-sunken">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={joinClasses(cellClasses(column), 'whitespace-nowrap font-semibold')}
              >
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-line border-b last:border-b-0 hover:bg-rail-soft/40">
              {columns.map(column => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
