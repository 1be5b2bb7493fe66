import { GutterGroup } from '#ui/gutter-group.tsx'
import { ForwardIcon } from '#ui/icons.ts'
import type { OpenImport } from '../imports.contract.ts'
import { importsText as text } from '../imports.text.ts'

/** Which column of the file was read as what, and the way back to naming them. */
export function ColumnsNamed({
  opened: { headers, columns },
  onRename,
}: {
  opened: OpenImport
  onRename: () => void
}) {
  const out = headers.filter((_, at) => !columns[at]).length
  return (
    <GutterGroup label={text.columnsTitle} count={headers.length - out}>
      <div className="grid gap-1 py-1.5 text-sm lg:py-2">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
          {headers.map((heading, at) => {
            const fact = columns[at]
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have one heading
                key={at}
                className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-baseline gap-x-3"
              >
                <span className="truncate text-muted" title={heading}>
                  {text.column(heading, at)}
                </span>
                <ForwardIcon size={14} aria-hidden="true" className="translate-y-0.5 text-muted" />
                <span className={fact ? 'font-semibold' : 'text-muted'}>
                  {fact ? text.facts[fact] : text.notTaken}
                </span>
              </li>
            )
          })}
        </ul>
        <button
          type="button"
          onClick={onRename}
          className="min-h-11 cursor-pointer justify-self-start font-semibold text-rail underline-offset-4 hover:underline lg:min-h-6"
        >
          {text.recheck}
        </button>
      </div>
    </GutterGroup>
  )
}
