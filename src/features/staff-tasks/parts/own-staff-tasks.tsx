import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { StaffTask } from '../staff-tasks.contract.ts'
import { myStaffTasks } from '../staff-tasks.queries.ts'
import { staffTasksText as text } from '../staff-tasks.text.ts'
import { OpenTaskActions, OwnTaskActions, StaffTaskLine } from './staff-task-line.tsx'

/** How many of each kind are shown before somebody asks for all. */
const MOST_SHOWN = 5

/** Staff tasks: one's own, overdue first, and below them those that anybody may take. */
export function OwnStaffTasks() {
  const { data, isError, isFetching, refetch } = useQuery(myStaffTasks)
  const card = useRef<HTMLDivElement>(null)
  // The button that was pressed disappears: with a keyboard one goes on from here.
  const keepFocus = () => card.current?.focus()
  return (
    <>
      <p className="pb-3 text-muted">{text.description}</p>
      {!data && !isError && <SkeletonLines lines={4} />}
      {!data && isError && (
        <FailureState title={text.failures.load} isTrying={isFetching} onTryAgain={() => void refetch()} />
      )}
      {data && (
        <div ref={card} tabIndex={-1} className="grid gap-6 rounded-card">
          {data.mine.length + data.openToAll.length === 0 ? (
            <EmptyState
              title={text.empty}
              body={text.emptyHint}
              icon={<DoneIcon size={24} aria-hidden="true" />}
            />
          ) : (
            <Group heading={text.mine} none={text.noneMine} tasks={data.mine}>
              {task => (
                <StaffTaskLine key={task.id} task={task} today={data.today}>
                  <OwnTaskActions task={task} onPress={keepFocus} />
                </StaffTaskLine>
              )}
            </Group>
          )}
          {data.openToAll.length > 0 && (
            <Group heading={text.openToAll} hint={text.openHint} tasks={data.openToAll}>
              {task => (
                <StaffTaskLine key={task.id} task={task} today={data.today}>
                  <OpenTaskActions task={task} onPress={keepFocus} />
                </StaffTaskLine>
              )}
            </Group>
          )}
        </div>
      )}
    </>
  )
}

interface GroupProps {
  heading: string
  /** Beside the heading. */
  hint?: string
  /** Where there is none. */
  none?: string
  tasks: readonly StaffTask[]
  children: (task: StaffTask) => ReactNode
}

function Group({ heading, hint, none, tasks, children }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-semibold text-muted">{heading}</h3>
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      {tasks.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul aria-label={heading} className="grid divide-y divide-line">
          {(isWhole ? tasks : tasks.slice(0, MOST_SHOWN)).map(children)}
        </ul>
      )}
      {tasks.length > MOST_SHOWN && (
        <Button look="quiet" className="w-fit" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text.showFewer : text.showAll(tasks.length)}
        </Button>
      )}
    </section>
  )
}
