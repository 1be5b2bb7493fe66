import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { lazyDialog } from '#ui/lazy-part.tsx'
import type { AdministeredPatient, PatientsQuestion } from '../../patient-records/patient-records.contract.ts'
import { countOf } from '../many-patients.queries.ts'
import { MOST_AT_ONCE, MOST_CHOSEN, rowsBetween } from '../many-patients.rules.ts'
import { manyPatientsText as text } from '../many-patients.text.ts'
import type { ActKind } from './act-fields.tsx'

// Few change many at once; what it takes comes when somebody does.
const ManyPatientsDialog = lazyDialog(async () => (await import('./many-patients-dialog.tsx')).default)

type Row = Pick<AdministeredPatient, 'id' | 'name'>

/** Who is chosen in a list, one by one, between two, or all that match. Another question begins anew. */
export function useChosenPatients(question: PatientsQuestion, rows: readonly Row[]) {
  const asked = JSON.stringify(question)
  const [state, setState] = useState<{ asked: string; ids: ReadonlySet<string>; isAll: boolean }>()
  const last = useRef<string>(undefined)
  const now = state?.asked === asked ? state : { asked, ids: new Set<string>(), isAll: false }
  const shown = rows.map(({ id }) => id)
  const choose = (ids: Iterable<string>, isAll = false) =>
    setState({ asked, ids: new Set([...ids].slice(0, MOST_CHOSEN)), isAll })
  const toggle = (id: string, isRange: boolean) => {
    const isOn = !now.ids.has(id)
    const those = isRange ? rowsBetween(shown, last.current, id) : [id]
    last.current = id
    const others = [...now.ids].filter(each => !those.includes(each))
    choose(isOn || isRange ? [...others, ...those] : others)
  }
  return {
    ids: now.ids,
    isAll: now.isAll,
    toggle,
    chooseShown: (isOn: boolean) => choose(isOn ? shown : []),
    chooseAll: () => choose(now.ids, true),
    clear: () => choose([]),
    isShownChosen: shown.length > 0 && shown.every(id => now.ids.has(id)),
  }
}
type Chosen = ReturnType<typeof useChosenPatients>

const boxClasses = 'size-5 cursor-pointer accent-rail max-lg:m-2.5'

/** The column of boxes before the names. */
export const chosenColumn = (chosen: Chosen): Column<AdministeredPatient> => ({
  key: 'chosen',
  isNarrow: true,
  heading: (
    <input
      type="checkbox"
      aria-label={text.chooseShown}
      checked={chosen.isShownChosen}
      onChange={({ target }) => chosen.chooseShown(target.checked)}
      className={boxClasses}
    />
  ),
  cell: ({ id, name }) => (
    <input
      type="checkbox"
      data-choose={id}
      aria-label={text.choose(name)}
      checked={chosen.isAll || chosen.ids.has(id)}
      onChange={() => {}}
      onClick={(event: MouseEvent) => chosen.toggle(id, event.shiftKey)}
      className={boxClasses}
    />
  ),
})

const boxesOf = (list: Element) => [...list.querySelectorAll<HTMLInputElement>('input[data-choose]')]
const isTyping = (target: Element) => target.matches('input:not([type="checkbox"]), textarea, select')

/** The keys of a list of which rows are chosen: x, and arrows between the boxes, with Shift for all that lie between. */
export function onChoosingKey(event: KeyboardEvent<HTMLElement>, { toggle }: Chosen): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
  const own = target.closest('tr')?.querySelector<HTMLInputElement>('input[data-choose]')
  if (event.key.toLowerCase() === 'x' && own?.dataset.choose) {
    event.preventDefault()
    toggle(own.dataset.choose, event.shiftKey)
    return
  }
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!way || !own || target !== own) return
  const boxes = boxesOf(event.currentTarget)
  const next = boxes[boxes.indexOf(own) + way]
  if (!next?.dataset.choose) return
  event.preventDefault()
  next.focus()
  if (event.shiftKey) toggle(next.dataset.choose, true)
}

const acts: readonly ActKind[] = ['move', 'tag', 'untag', 'close']

/** What can be done with those who are chosen; it stands at the foot of the screen while somebody is. */
export function ChosenBar({
  chosen,
  question,
  isMore,
  today,
}: {
  chosen: Chosen
  question: PatientsQuestion
  /** The list holds more than is shown. */
  isMore: boolean
  today: string
}) {
  const [act, setAct] = useState<ActKind>()
  const { ids, isAll, clear, chooseAll, isShownChosen } = chosen
  const whom = isAll ? { question } : { ids: [...ids] }
  const { data: counted } = useQuery({ ...countOf({ question }), enabled: isAll })
  const isTooMany = isAll && (counted?.patients ?? 0) > MOST_AT_ONCE
  const all = counted ? text.allChosen(counted.patients, MOST_AT_ONCE) : text.counting
  const words = isAll ? all : text.chosen(ids.size)
  return (
    <>
      <p role="status" className="sr-only">
        {ids.size > 0 ? words : ''}
      </p>
      {ids.size > 0 && (
        <section
          aria-label={text.bar}
          className="sticky bottom-18 z-20 grid gap-2 rounded-card border border-line bg-surface p-3 shadow-float lg:bottom-4"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <strong aria-hidden="true">{words}</strong>
            {!isAll && isShownChosen && isMore && (
              <Button look="quiet" onClick={chooseAll}>
                {text.chooseAll}
              </Button>
            )}
            <span className="flex flex-wrap gap-2 lg:ml-auto">
              {acts.map(kind => (
                <Button
                  key={kind}
                  look="secondary"
                  disabled={isTooMany || (isAll && !counted)}
                  onClick={() => setAct(kind)}
                >
                  {text.acts[kind]}
                </Button>
              ))}
              <Button look="quiet" onClick={clear}>
                {text.letGo}
              </Button>
            </span>
          </div>
          <p className="text-muted text-sm max-lg:hidden">{text.keys}</p>
        </section>
      )}
      {act && (
        <Suspense fallback={null}>
          <ManyPatientsDialog
            kind={act}
            chosen={whom}
            today={today}
            onClose={isChanged => {
              setAct(undefined)
              if (isChanged) clear()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
