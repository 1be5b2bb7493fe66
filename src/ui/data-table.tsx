import { type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from './class-names.ts'
import { ChevronDownIcon, ChevronUpIcon } from './icons.ts'

export interface Column<Row> {
  key: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The column that names the row; read aloud with each of its cells. On a phone it stays while the others scroll by. */
  isRowHeading?: boolean
  /** It names the row and says all of it on a phone, whose whole width it has. */
  isWholeOnPhone?: boolean
  /** Its words stand on one line, such as a phone number. */
  isOneLine?: boolean
  /** It holds no words, such as a box to tick. */
  isNarrow?: boolean
  /** It stands only where there is room: on a phone the column that names the row says it. */
  isWide?: boolean
  /** It stands only beside the rail: on a tablet, too, the column that names the row says it. */
  isWidest?: boolean
  /** The list can be sorted by it; `direction` where it is. */
  sort?: { direction?: 'ascending' | 'descending' | undefined; onSort: () => void }
}

/** So many rows come and go together as one scrolls. */
const ROWS_TOGETHER = 50
/** Rows stand so far beyond the screen already. */
const AHEAD = '1200px 0px'

/** On a phone, what names the row stays in sight. */
const staysInSight =
  'max-sm:sticky max-sm:left-0 max-sm:z-10 max-sm:max-w-[45vw] max-sm:break-words max-sm:px-3 max-sm:shadow-[1px_0_0_var(--line)]'

/** On a phone or a tablet, what says all of the row has what the others leave: no word of it makes the table wider. */
const hasTheRest = 'max-lg:w-full max-lg:max-w-0 max-lg:wrap-anywhere'

/** Below the bar of the workspace. A border would scroll away with the rows. */
const headingStays =
  'dense:in-data-fits:sticky dense:in-data-fits:top-12 dense:in-data-fits:z-10 dense:in-data-fits:shadow-[inset_0_-1px_0_var(--line)]'

/** In a workspace rows are scanned: with a mouse they are slim. */
const room = 'px-4 py-3 dense:px-1.5 dense:py-px'

function cellClasses({
  align,
  isWide,
  isWidest,
  isNarrow,
  isWholeOnPhone,
}: Pick<Column<never>, 'align' | 'isWide' | 'isWidest' | 'isNarrow' | 'isWholeOnPhone'>): string {
  return joinClasses(
    room,
    'align-middle',
    align === 'end' ? 'text-right' : 'text-left',
    isWide && 'max-sm:hidden',
    isWidest && 'max-lg:hidden',
    isNarrow && 'w-10 max-lg:px-0 max-lg:py-1',
    isWholeOnPhone && 'max-lg:py-1 max-sm:pr-3 max-sm:pl-1 max-sm:first:pl-3',
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (!column.isRowHeading)
    return (
      <td
        className={joinClasses(
          cellClasses(column),
          !column.isNarrow && 'min-w-32 dense:min-w-0',
          column.isOneLine && 'whitespace-nowrap',
        )}
      >
        {column.cell(row)}
      </td>
    )
  return (
    <th
      scope="row"
      className={joinClasses(
        cellClasses(column),
        'font-semibold max-sm:min-w-[40vw] max-sm:bg-surface sm:max-lg:min-w-44 dense:min-w-28',
        column.isWholeOnPhone ? hasTheRest : staysInSight,
      )}
    >
      {column.cell(row)}
    </th>
  )
}

/** The words over a column; a button where the list can be sorted by it. */
function Heading<Row>({ column: { heading, sort } }: { column: Column<Row> }) {
  if (!sort) return heading
  const Arrow = sort.direction === 'descending' ? ChevronDownIcon : ChevronUpIcon
  return (
    <button
      type="button"
      onClick={sort.onSort}
      className="-mx-1 inline-flex min-h-9 cursor-pointer items-center gap-1 whitespace-nowrap rounded-card px-1 hover:text-rail"
    >
      {heading}
      <Arrow size={16} aria-hidden="true" className={sort.direction ? '' : 'opacity-0'} />
    </button>
  )
}

/** Rows that are drawn while they are on the screen or near it; until then one empty row keeps their room. */
function RowsTogether({ children }: { children: ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const element = body.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setRoom(undefined)
        else if (!element.contains(document.activeElement)) setRoom(element.offsetHeight)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <tbody ref={body}>
      {room === undefined ? (
        children
      ) : (
        <tr style={{ height: room }}>
          <td />
        </tr>
      )}
    </tbody>
  )
}

function RowWithBelow<Row>({
  columns,
  row,
  below,
  mark,
}: {
  columns: readonly Column<Row>[]
  row: Row
  below: ReactNode
  /** Its key, and its place with the headings counted, where keys go from row to row. */
  mark: { key: string; place: number } | undefined
}) {
  return (
    <>
      <tr
        {...(mark && { 'data-row': mark.key, 'aria-rowindex': mark.place })}
        className={joinClasses(
          'border-line border-b last:border-b-0 hover:bg-rail-soft/40 dense:h-9',
          mark &&
            'focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-2 has-[input:checked]:bg-rail-soft',
        )}
      >
        {columns.map(column => (
          <Cell key={column.key} column={column} row={row} />
        ))}
      </tr>
      {below && (
        <tr className="border-line border-b shadow-[inset_3px_0_0_var(--rail)] last:border-b-0">
          <td colSpan={columns.length} className="max-sm:sticky max-sm:left-0">
            {below}
          </td>
        </tr>
      )}
    </>
  )
}

/** A list in pieces of `ROWS_TOGETHER`. */
const inPieces = <Row,>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / ROWS_TOGETHER) }, (_, piece) =>
    rows.slice(piece * ROWS_TOGETHER, (piece + 1) * ROWS_TOGETHER),
  )

/** Around a table: it scrolls sideways where it has not the room it needs. Where it has, its headings can stay in sight. */
function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setFits(table.offsetWidth <= element.clientWidth))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-dense
      data-fits={fits || undefined}
      className="goes-on-sideways relative min-w-0 overflow-x-auto rounded-card border border-line lg:data-fits:overflow-visible"
    >
      {children}
    </section>
  )
}

/** A plain table with a caption. On a narrow screen it scrolls sideways within itself, with a shadow where it goes on. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  showsCaption = false,
  empty,
  below,
  rowCount,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  showsCaption?: boolean
  /** Stands in place of the table when there are no rows. */
  empty?: ReactNode
  /** What stands below a row that was opened. */
  below?: (row: Row) => ReactNode
  /** Keys go from row to row (`useRowKeys`): so many rows there are in all, -1 where nobody knows. */
  rowCount?: number
}) {
  if (rows.length === 0 && empty) return empty
  return (
    <TableFrame label={caption}>
      <table
        aria-rowcount={rowCount === undefined || rowCount < 0 ? rowCount : rowCount + 1}
        className="w-full border-collapse dense:text-sm"
      >
        <caption className={showsCaption ? 'px-4 pt-3 text-left font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort && (column.sort.direction ?? 'none')}
                className={joinClasses(
                  cellClasses(column),
                  'whitespace-nowrap bg-sunken font-semibold leading-tight first:rounded-tl-card last:rounded-tr-card',
                  headingStays,
                  'dense:whitespace-normal',
                  column.isRowHeading && !column.isWholeOnPhone && staysInSight,
                )}
              >
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {inPieces(rows).map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place; the rows within it have their own keys
          <RowsTogether key={place}>
            {piece.map((row, at) => (
              <RowWithBelow
                key={rowKey(row)}
                columns={columns}
                row={row}
                below={below?.(row)}
                mark={
                  rowCount === undefined
                    ? undefined
                    : { key: rowKey(row), place: place * ROWS_TOGETHER + at + 2 }
                }
              />
            ))}
          </RowsTogether>
        ))}
      </table>
    </TableFrame>
  )
}
