import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { clearHeld } from '#ui/form-held.ts'
import { FormMessage } from '#ui/form-message.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { writeImport } from '../imports.queries.ts'
import { sumUp } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'
import { AlikeRows } from './alike-rows.tsx'
import { ColumnsNamed } from './columns-named.tsx'
import { DiscardImport } from './discard-import.tsx'
import { useCellsTyped } from './mend-cell.tsx'
import { DownloadFileToMend, Mistakes } from './mistakes.tsx'

/** After the dry run: figures that add up to the file, what is wrong, who may be here already, and the one button. */
export function CheckedImport({ opened, onRename }: { opened: OpenImport; onRename: () => void }) {
  const { problemCount, alikeCount, seatsMissing, seatsFree } = opened
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* What has the focus stands clear of the bar that covers the end of the screen. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(a,button,input,[tabindex])]:scroll-mb-64 lg:[&_:is(a,button,input,[tabindex])]:scroll-mb-32">
        <Figures opened={opened} />
        {seatsMissing > 0 && (
          <FormMessage kind="failure">{text.seats(seatsMissing, Math.max(0, seatsFree ?? 0))}</FormMessage>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)]">
          <ColumnsNamed opened={opened} onRename={onRename} />
          {problemCount > 0 && <Mistakes opened={opened} />}
          {alikeCount > 0 && <AlikeRows opened={opened} />}
        </div>
        {sumUp(opened).staysOut > 0 && <DownloadFileToMend id={opened.id} />}
        <p>
          <DiscardImport opened={opened} />
        </p>
      </div>
      <Write opened={opened} />
    </div>
  )
}

/** All rows, and where each of them is: ready, to mend, or likely here already. */
function Figures({ opened: { total, problemCount, alikeCount } }: { opened: OpenImport }) {
  const figures = [
    [text.figures.rows, total],
    [text.figures.ready, total - problemCount - alikeCount],
    [text.figures.toMend, problemCount],
    [text.figures.alike, alikeCount],
  ] as const
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <p className="font-semibold">{text.nothingWritten}</p>
      <dl aria-label={text.figures.label} className="grid grid-cols-2 gap-x-8 gap-y-2 sm:flex">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold text-lg tabular-nums">{figure.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What would be written and what stays out, and the button that does it. */
function Write({ opened }: { opened: OpenImport }) {
  const { id, kind, seatsMissing } = opened
  const write = useMutation(writeImport)
  const cells = useCellsTyped(id)
  const outcome = sumUp(opened)
  const written = outcome.added + outcome.filled
  return (
    <div
      data-foot=""
      className="sticky bottom-18 z-20 grid items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-float lg:bottom-4 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-0.5">
        <p role="status" className="font-semibold">
          {text.outcome(kind, outcome)}
        </p>
        {written > 0 && <p className="text-muted text-sm max-sm:hidden">{text.allOrNothing}</p>}
      </div>
      {written > 0 && seatsMissing === 0 && (
        <Button
          busy={write.isPending}
          onClick={() =>
            void write.mutateAsync({ id, leavesOut: outcome.staysOut > 0 }).then(
              () => clearHeld(cells),
              () => {},
            )
          }
        >
          {text.write(written)}
        </Button>
      )}
    </div>
  )
}
