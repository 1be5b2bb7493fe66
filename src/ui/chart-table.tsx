import { useState } from 'react'
import { Button } from './button.tsx'
import { chartTableText as text } from './chart-table.text.ts'
import { type Column, DataTable } from './data-table.tsx'
import { ChevronDownIcon } from './icons.ts'

/** The figures of a chart as a table, behind a button: for who would rather read or copy than look. */
export function ChartTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  /** What the chart shows; also read aloud with the button. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button
        look="quiet"
        aria-expanded={isShown}
        aria-label={isShown ? text.hideOf(caption) : text.showOf(caption)}
        className="-ml-4 justify-self-start"
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
      {isShown && <DataTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />}
    </div>
  )
}
