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
  /** Its words stand on one line, such as a phone number. */
  isOneLine?: boolean
  /** It holds no words, such as a box to tick. */
  isNarrow?: boolean
  /** The list can be sorted by it; `direction` where it is. */
  sort?: { direction?: 'ascending' | 'descending' | undefined; onSort: () => void }
}

/** So many rows come and go together as one scrolls. */
const ROWS_TOGETHER = 50
/** Rows stand so far beyond the screen already. */
const AHEAD = '1200px 0px'

/** On a phone, what names the row stays in sight. */
const staysInSight =
  'max-sm:sticky max-sm:left-0 max-sm:z-10 max-sm:max-w-[45vw] max-sm:break-words max-sm:shadow-[1px_0_0_var(--line)]'

/** In a workspace rows are scanned: from 1024 px they are slim. */
const room = 'px-4 py-3 lg:in-data-workspace:px-3 lg:in-data-workspace:py-1'

function cellClasses({ align }: { align?: 'start' | 'end' }): string {
  return joinClasses(room, 'align-middle', align === 'end' ? 'text-right' : 'text-left')
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (!column.isRowHeading)
    return (
      <td
        className={joinClasses(
          cellClasses(column),
          !column.isNarrow && 'min-w-32 lg:in-data-workspace:min-w-24',
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
        'font-semibold max-sm:bg-surface lg:in-data-workspace:min-w-36',
        staysInSight,
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
      className="-mx-1 inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-card px-1 hover:text-rail"
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
}: {
  columns: readonly Column<Row>[]
  row: Row
  below: ReactNode
}) {
  return (
    <>
      <tr className="border-line border-b last:border-b-0 hover:bg-rail-soft/40">
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

/** A plain table with a caption. On a narrow screen it scrolls sideways within itself, with a shadow where it goes on. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  showsCaption = false,
  empty,
  below,
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
}) {
  if (rows.length === 0 && empty) return empty
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="goes-on-sideways relative overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse lg:in-data-workspace:text-sm">
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
                  'whitespace-nowrap bg-sunken font-semibold',
                  column.isRowHeading && staysInSight,
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
            {piece.map(row => (
              <RowWithBelow key={rowKey(row)} columns={columns} row={row} below={below?.(row)} />
            ))}
          </RowsTogether>
        ))}
      </table>
    </section>
  )
}
