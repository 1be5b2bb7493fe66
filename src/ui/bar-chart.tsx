import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export interface Bar {
  key: string
  label: string
  value: number
  /** What stands beside the bar, such as "12 of 40". */
  figure: ReactNode
  /** Grey: what is counted beside the rest, such as those of whom nothing is known. */
  isPlain?: boolean
}

/** Colours go on paper too. */
const filled = '[print-color-adjust:exact]'

/** The longest bar is as wide as there is room; `most` where a whole is known. A chart's figures stand in its table: nothing is read aloud. */
export function BarChart({ bars, most }: { bars: readonly Bar[]; most?: number }) {
  const full = most ?? Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div aria-hidden="true" className="grid gap-2">
      {bars.map(({ key, label, value, figure, isPlain }) => (
        <div
          key={key}
          className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)_9rem]"
        >
          <span className="min-w-0 break-words text-sm">{label}</span>
          <span className="text-right text-muted text-sm tabular-nums sm:order-last">{figure}</span>
          <span
            className={joinClasses(
              'col-span-2 block h-3 overflow-hidden rounded-full bg-line sm:col-span-1',
              filled,
            )}
          >
            <span
              className={joinClasses('block h-full rounded-full', isPlain ? 'bg-muted' : 'bg-rail', filled)}
              style={{ width: `${Math.min(100, (100 * value) / full)}%` }}
            />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Columns that follow each other in time, each with its figure above and its label below. Twelve of them want 640 px. */
export function ColumnChart({ bars }: { bars: readonly Bar[] }) {
  const full = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div aria-hidden="true" className="flex h-48 items-stretch gap-3">
      {bars.map(({ key, label, value, figure }) => (
        <div key={key} className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <span className="text-muted text-xs tabular-nums">{figure}</span>
          <span className="flex w-full flex-1 items-end">
            <span
              className={joinClasses('block w-full rounded-t-sm bg-rail', filled)}
              style={{ height: value === 0 ? '1px' : `${(100 * value) / full}%` }}
            />
          </span>
          <span className="text-xs">{label}</span>
        </div>
      ))}
    </div>
  )
}
