import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { importsText as text } from '../imports.text.ts'

/** How far the step at work is, row by row. Before the rows are known there is nothing to count. */
export function ImportProgress({ opened: { state, progress, total } }: { opened: OpenImport }) {
  const label = text.steps[state as keyof typeof text.steps]
  return (
    <Card>
      <div className="grid gap-3" role="status">
        {total > 0 ? (
          <ProgressBar
            label={label}
            percent={(progress / total) * 100}
            valueText={text.progress(Math.min(progress, total), total)}
            showsLabel
          />
        ) : (
          <p className="flex items-center gap-3 font-semibold">
            <Spinner size={18} />
            {label}
          </p>
        )}
        <p className="text-muted text-sm">{text.leave}</p>
      </div>
    </Card>
  )
}
