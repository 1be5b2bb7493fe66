import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PriorityBadge } from '#features/tasks/parts/priority-badge.tsx'
import { formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { UnderWayIcon } from '#ui/icons.ts'
import type { StaffTask } from '../staff-tasks.contract.ts'
import { moveStaffTask, takeStaffTask } from '../staff-tasks.queries.ts'
import { judgeDue } from '../staff-tasks.rules.ts'
import { staffTasksText as text } from '../staff-tasks.text.ts'

/** One staff task: what it is, how pressing, and (as `children`) what can be done with it. */
export function StaffTaskLine({
  task,
  today,
  children,
}: {
  task: StaffTask
  /** The organization's day, YYYY-MM-DD. */
  today: string
  children: ReactNode
}) {
  return (
    <li className="grid animate-appear gap-2 py-4 first:pt-0 last:pb-0">
      <div className="grid gap-0.5">
        <span className="font-semibold wrap-anywhere">{task.title}</span>
        {task.description && <span className="text-muted wrap-anywhere">{task.description}</span>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Due dueOn={task.dueOn} today={today} />
          <PriorityBadge priority={task.priority} words={text.priority} />
          {task.status === 'in_progress' && (
            <Badge icon={<UnderWayIcon size={16} aria-hidden="true" />}>{text.inProgress}</Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </li>
  )
}

/** What is late is bold ink, never red: red is for harm and failure. */
function Due({ dueOn, today }: { dueOn: string | null; today: string }) {
  const due = judgeDue(dueOn, today)
  if (due.is === 'overdue') return <strong className="font-semibold text-sm">{text.overdue(due.days)}</strong>
  if (due.is === 'today') return <strong className="font-semibold text-sm">{text.dueToday}</strong>
  return <span className="text-muted text-sm">{dueOn ? text.due(formatDay(dueOn)) : text.noDueDate}</span>
}

interface ActionsProps {
  task: StaffTask
  /** Told when a button is pressed that goes away by what it does. */
  onPress: () => void
}

/** What the person who has a task can do with it. */
export function OwnTaskActions({ task, onPress }: ActionsProps) {
  const move = useMutation(moveStaffTask)
  const moveTo = (status: StaffTask['status']) => {
    move.mutate({ id: task.id, status })
    onPress()
  }
  return (
    <>
      <Button
        look="secondary"
        aria-label={text.completeOf(task.title)}
        busy={move.isPending}
        onClick={() => moveTo('completed')}
      >
        {text.complete}
      </Button>
      {task.status === 'pending' && (
        <Button
          look="quiet"
          aria-label={text.startOf(task.title)}
          disabled={move.isPending}
          onClick={() => moveTo('in_progress')}
        >
          {text.start}
        </Button>
      )}
    </>
  )
}

/** Anybody may take a task that nobody has. */
export function OpenTaskActions({ task, onPress }: ActionsProps) {
  const take = useMutation(takeStaffTask)
  return (
    <Button
      look="secondary"
      aria-label={text.takeOf(task.title)}
      busy={take.isPending}
      onClick={() => {
        take.mutate({ id: task.id })
        onPress()
      }}
    >
      {text.take}
    </Button>
  )
}
