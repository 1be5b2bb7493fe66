import { useState } from 'react'
import { Button } from './button.tsx'
import { chartTableText as text } from './chart-table.text.ts'
import { joinClasses } from './class-names.ts'
import { type Column, DataTable } from './data-table.tsx'
import { ChevronDownIcon } from './icons.ts'

/** The figures of a chart as a table, behind a button: for who would rather read or copy than look. */
export function ChartTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isPrinted = false,
}: {
  /** What the chart shows; also read aloud with the button. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** On paper, where there is nothing to press, the table stands below its chart. */
  isPrinted?: boolean
}) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button
        look="quiet"
        aria-expanded={isShown}
        aria-label={isShown ? text.hideOf(caption) : text.showOf(caption)}
        className="-ml-4 justify-self-start print:hidden"
        icon={
          <ChevronDownIcon
            size={18}
            aria-hidden="true"
            className={isShown ? undefined : '-rotate-90 transition-transform'}
          />
        }
        onClick={() => setShown(!isShown)}
      >
        {isShown ? text.hide : text.show}
      </Button>
      {isShown && (
        <div className={isPrinted ? 'print:hidden' : undefined}>
          <DataTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
        </div>
      )}
      {isPrinted && <PaperTable columns={columns} rows={rows} rowKey={rowKey} />}
    </div>
  )
}

/** A table for paper alone: every row is drawn, and none is broken between two pages. */
function PaperTable<Row>({
  columns,
  rows,
  rowKey,
}: {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}) {
  const classes = ({ align }: Column<Row>) =>
    joinClasses('px-2 py-1 first:pl-0 last:pr-0', align === 'end' ? 'text-right' : 'text-left')
  return (
    <table className="hidden w-full border-collapse text-sm tabular-nums print:table">
      <thead>
        <tr className="border-line border-b">
          {columns.map(column => (
            <th key={column.key} scope="col" className={classes(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowKey(row)} className="break-inside-avoid border-line border-b">
            {columns.map(column => (
              <td key={column.key} className={classes(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
