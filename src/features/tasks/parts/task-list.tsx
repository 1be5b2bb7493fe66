import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Task } from '../tasks.contract.ts'
import { completeMyTask, myTasks } from '../tasks.queries.ts'
import { tasksText as text } from '../tasks.text.ts'
import { PriorityBadge } from './priority-badge.tsx'

const AskedFile = lazyPart(async () => (await import('#features/files/parts/asked-file.tsx')).default)

/** The tasks of the patient who is signed in. With `most`, only the first open ones, each in a line: what, by when, and done. */
export function TaskList({ most }: { most?: number }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(myTasks)
  if (isPending) return <SkeletonLines lines={4} />
  if (isError && !data)
    return (
      <FailureState
        title={text.failures.load.title}
        body={text.failures.load.body}
        isTrying={isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  const open = data.filter(task => task.status !== 'completed')
  const shown =
    most === undefined ? [...open, ...data.filter(task => task.status === 'completed')] : open.slice(0, most)
  if (shown.length === 0) return <EmptyState title={text.empty} body={text.emptyHint} />
  return (
    <ul className="grid grid-cols-1 gap-3">
      {shown.map(task => (
        <TaskLine key={task.id} task={task} isShort={most !== undefined} />
      ))}
    </ul>
  )
}

function TaskLine({ task, isShort }: { task: Task; isShort: boolean }) {
  const complete = useMutation(completeMyTask)
  const isDone = task.status === 'completed'
  const due = task.dueOn ? text.due(formatDay(task.dueOn)) : text.noDueDate
  const file = task.asksForFile && !isDone && (
    <Suspense fallback={null}>
      <AskedFile taskId={task.id} patientId={task.patientId} title={task.title} />
    </Suspense>
  )
  const done = !isDone && (
    <Button
      look="secondary"
      busy={complete.isPending}
      aria-label={text.markCompleteOf(task.title)}
      onClick={() => complete.mutate({ id: task.id })}
    >
      {text.markComplete}
    </Button>
  )
  if (isShort)
    return (
      <li className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-36">
            <h3 className="font-semibold wrap-anywhere">{task.title}</h3>
            <p>{due}</p>
          </div>
          {done}
        </div>
        {file}
      </li>
    )
  return (
    <li className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-semibold wrap-anywhere">{task.title}</h3>
        {isDone ? (
          <Badge tone="good" icon={<DoneIcon size={16} aria-hidden="true" />}>
            {text.done}
          </Badge>
        ) : (
          <PriorityBadge priority={task.priority} />
        )}
      </div>
      {task.description && <p className="text-muted wrap-anywhere">{task.description}</p>}
      {file}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{due}</span>
        {done}
      </div>
    </li>
  )
}
