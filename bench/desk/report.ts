/** The table in the terminal. */
import type { Row } from './measurements.ts'

const columns: {
  head: [string, string]
  width: number
  of: (row: Required<Pick<Row, 'figures'>>) => number
}[] = [
  { head: ['requests', 'a second'], width: 9, of: ({ figures }) => figures.perSecond },
  { head: ['p50', 'ms'], width: 8, of: ({ figures }) => figures.p50 },
  { head: ['p99', 'ms'], width: 8, of: ({ figures }) => figures.p99 },
  { head: ['CPU ms', 'server'], width: 9, of: ({ figures }) => figures.cpu.server },
  { head: ['a request', 'database'], width: 10, of: ({ figures }) => figures.cpu.database },
  { head: ['', 'load'], width: 8, of: ({ figures }) => figures.cpu.load },
  { head: ['memory MB', 'server'], width: 10, of: ({ figures }) => figures.memory.server },
  { head: ['', 'database'], width: 9, of: ({ figures }) => figures.memory.database },
  { head: ['busy', 'elsewhere'], width: 10, of: ({ figures }) => figures.elsewhere },
]

/** The two lines above the figures. */
export function headLines(): string[] {
  return [0, 1].map(line =>
    [
      ['', 'work'][line]?.padEnd(26),
      ['', 'caseload'][line]?.padEnd(9),
      ['', 'through'][line]?.padEnd(8),
      ...columns.map(({ head, width }) => head[line]?.padStart(width)),
    ]
      .join('')
      .trimEnd(),
  )
}

/** Three digits say enough. */
function written(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

/** One line of the table. */
export function lineOf({ work, name, size, way, figures, problem }: Row): string {
  const label = work === 'hat' ? name : `${work}  ${name}`
  const begin = label.padEnd(26) + (work === 'hat' ? '' : size).padEnd(9) + way.padEnd(8)
  if (!figures) return `${begin} FAILED: ${problem}`
  return begin + columns.map(({ width, of }) => written(of({ figures })).padStart(width)).join('')
}
