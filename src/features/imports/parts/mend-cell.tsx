import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { controlClasses } from '#ui/field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { ImportFact } from '../columns/columns.rules.ts'
import { mendImport } from '../imports.queries.ts'

/** What is typed into the cells of an import and did not arrive yet: it outlives the page. */
export const useCellsTyped = (id: string) => useOwnDraft(`import-${id}`)

/**
 * A cell with something wrong, to be typed anew where it stands. Whoever leaves it, with Enter too, has its row checked again; Enter goes
 * on to the next cell.
 */
export function MendCell({
  id,
  line,
  fact,
  cell,
  everywhere = false,
  label,
}: {
  id: string
  line: number
  fact: ImportFact
  /** What stands in the file. */
  cell: string
  /** In every row with the same mistakes that says the same. */
  everywhere?: boolean
  label: string
}) {
  const held = useCellsTyped(id)
  const mend = useMutation(mendImport)
  const key = `${line} ${fact}`
  const typed = typeof held.typed[key] === 'string' ? held.typed[key] : cell
  const save = () => {
    if (typed.trim() === cell || mend.isPending) return
    void mend.mutateAsync({ id, line, fact, cell: typed.trim(), everywhere }).then(
      // The row may be gone by now.
      () => held.write({ [key]: undefined }),
      () => {},
    )
  }
  return (
    <form onSubmit={leaveForNext} className="relative min-w-0">
      <input
        data-cell
        aria-label={label}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        readOnly={mend.isPending}
        onChange={event => held.write({ [key]: event.target.value })}
        onBlur={save}
        className={controlClasses}
      />
      {mend.isPending && (
        <span className="absolute inset-y-0 right-2 grid place-items-center">
          <Spinner size={16} />
        </span>
      )}
    </form>
  )
}

/** Goes to the next cell to mend; from the last one, nowhere. */
function leaveForNext(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const cell = event.currentTarget.querySelector<HTMLElement>('[data-cell]')
  const cells = [...(cell?.closest('[data-mending]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  const next = cell && cells[cells.indexOf(cell) + 1]
  if (next) next.focus()
  else cell?.blur()
}
