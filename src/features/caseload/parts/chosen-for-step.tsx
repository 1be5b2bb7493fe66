import { type ReactNode, Suspense, useRef, useState } from 'react'
import { rowsBetween } from '#features/patients/many-patients/many-patients.rules.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { GoalIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { MOST_STEPS_AT_ONCE } from '../caseload.rules.ts'
import { caseloadText } from '../caseload.text.ts'
import type { Chosen } from './many-steps-dialog.tsx'

const text = caseloadText.many

// Few choose many; what it takes comes when somebody does.
const ManyStepsDialog = lazyDialog(async () => (await import('./many-steps-dialog.tsx')).default)

/** Who is chosen among the rows of a list, one by one or, with Shift, all between two. Whoever leaves the list is no longer chosen. */
export function useChosenRows(rows: readonly string[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const last = useRef<string>(undefined)
  const chosen = new Set(rows.filter(id => ids.includes(id)))
  const choose = (those: readonly string[]) => setIds(those.slice(0, MOST_STEPS_AT_ONCE))
  return {
    chosen,
    areAll: rows.length > 0 && chosen.size === Math.min(rows.length, MOST_STEPS_AT_ONCE),
    chooseAll: (isOn: boolean) => choose(isOn ? rows : []),
    toggle: (id: string, isRange = false) => {
      const those = isRange ? rowsBetween(rows, last.current, id) : [id]
      last.current = id
      const others = [...chosen].filter(each => !those.includes(each))
      choose(isRange || !chosen.has(id) ? [...others, ...those] : others)
    },
    clear: () => choose([]),
  }
}
export type ChosenRows = ReturnType<typeof useChosenRows>

/** The box that chooses a row. */
export function ChoosingBox({
  id,
  name,
  rows: { chosen, toggle },
  className,
}: {
  id: string
  name: string
  rows: Pick<ChosenRows, 'chosen' | 'toggle'>
  className?: string
}) {
  return (
    <input
      type="checkbox"
      aria-label={text.choose(name)}
      checked={chosen.has(id)}
      onChange={() => {}}
      onClick={event => toggle(id, event.shiftKey)}
      className={joinClasses('block size-4.5 shrink-0 cursor-pointer accent-rail', className)}
    />
  )
}

/** What can be done with those who are chosen; it stands at the foot of the screen while somebody is. */
export function ChosenForStep({
  people,
  onClear,
  more,
}: {
  people: readonly Chosen[]
  onClear: () => void
  /** What else can be done with them, beside the first act. */
  more?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const words = people.length > 0 ? text.chosen(people.length) : ''
  return (
    <>
      <p role="status" className="sr-only">
        {words}
      </p>
      {people.length > 0 && (
        <section
          aria-label={text.bar}
          className="fixed inset-x-0 bottom-0 z-40 flex min-h-16 items-center gap-3 whitespace-nowrap border-line border-t bg-surface px-3 max-sm:gap-1 max-sm:px-1 max-sm:[&_button]:px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:sticky lg:bottom-4 lg:min-h-0 lg:z-20 lg:w-fit lg:justify-self-center lg:rounded-card lg:border lg:p-2 lg:pl-4 lg:shadow-float"
        >
          <Button look="quiet" onClick={onClear} className="lg:order-last">
            {text.clear}
            <kbd className="rounded border border-line px-1.5 font-sans text-xs max-lg:hidden">
              {text.clearKey}
            </kbd>
          </Button>
          <strong aria-hidden="true" className="mr-auto whitespace-nowrap lg:mr-0">
            {words}
          </strong>
          <Button
            icon={<GoalIcon size={18} aria-hidden="true" className="max-sm:hidden" />}
            onClick={() => setOpen(true)}
          >
            {text.set}
          </Button>
          {more}
        </section>
      )}
      {isOpen && people.length > 0 && (
        <Suspense fallback={null}>
          <ManyStepsDialog people={people} onClose={() => setOpen(false)} onDone={onClear} />
        </Suspense>
      )}
    </>
  )
}
