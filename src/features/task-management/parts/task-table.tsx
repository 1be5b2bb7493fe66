import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { judgeDue } from '#features/staff-tasks/staff-tasks.rules.ts'
import { PriorityBadge } from '#features/tasks/parts/priority-badge.tsx'
import { formatDate, formatDay } from '#lib/dates.ts'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { type ManagedTask, tasksQuestion } from '../task-management.contract.ts'
import { taskPages } from '../task-management.queries.ts'
import { sortOf } from '../task-management.rules.ts'
import { taskManagementText as text } from '../task-management.text.ts'
import { CreateTaskDialog } from './create-task-dialog.tsx'
import { TaskActions } from './task-actions.tsx'
import { TaskFilters } from './task-filters.tsx'

const { assignee, status, due, sort } = tasksQuestion.shape

/** What the address asks for; what nobody could ask for counts as not asked. */
function useTasksQuestion() {
  const [address, ask] = useAskedByAddress()
  const of = (name: string) => address.get(name) ?? undefined
  const question = {
    assignee: assignee.catch('all').parse(of('assignee')),
    status: status.catch('all').parse(of('status')),
    due: due.catch('any').parse(of('due')),
    sort: sort.catch('newest').parse(of('sort')),
  }
  return { question, ask }
}

/** The tasks of the organization, of patients and of staff, with what can be done about each. */
export function TaskTable() {
  const { question, ask } = useTasksQuestion()
  const pages = useInfiniteQuery(taskPages(question))
  const tasks = pages.data?.pages.flatMap(page => page.tasks) ?? []
  const today = pages.data?.pages[0]?.today ?? ''
  const isFiltered = question.assignee !== 'all' || question.status !== 'all' || question.due !== 'any'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 dense:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{text.hint}</p>
        <CreateTaskDialog />
      </div>
      <TaskFilters
        asked={{ ...question, sort: sortOf(question) }}
        nameOfAssignee={tasks[0]?.assignee?.name}
        onAsk={ask}
      />
      <PagedTable
        pages={pages}
        moreLabel={text.more}
        lines={8}
        caption={text.heading}
        columns={columnsFor(today, sortOf(question), sort => ask({ sort }))}
        rows={tasks}
        rowKey={task => task.id}
        empty={
          <EmptyState
            title={isFiltered ? text.noneFiltered : text.empty}
            body={isFiltered ? text.noneFilteredHint : text.emptyHint}
          />
        }
      />
    </div>
  )
}

function columnsFor(
  today: string,
  sort: 'newest' | 'due',
  onSort: (sort: string) => void,
): Column<ManagedTask>[] {
  const { columns } = text
  return [
    {
      key: 'title',
      heading: columns.title,
      isRowHeading: true,
      isWholeOnPhone: true,
      cell: task => (
        <>
          <span title={task.title} className="dense:line-clamp-1">
            {task.title}
          </span>
          <LineBelow task={task} today={today} />
        </>
      ),
    },
    {
      key: 'description',
      isWidest: true,
      heading: columns.description,
      cell: task => (
        <span
          className="line-clamp-2 max-w-80 lg:line-clamp-1 dense:max-2xl:max-w-52"
          title={task.description}
        >
          {task.description || text.noDescription}
        </span>
      ),
    },
    {
      key: 'priority',
      isWide: true,
      heading: columns.priority,
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    { key: 'status', isWidest: true, heading: columns.status, cell: task => <Status task={task} /> },
    {
      key: 'assignee',
      isWidest: true,
      heading: columns.assignedTo,
      cell: task => <Assignee assignee={task.assignee} />,
    },
    {
      key: 'due',
      isWidest: true,
      heading: columns.dueDate,
      isOneLine: true,
      sort: { direction: sort === 'due' ? 'ascending' : undefined, onSort: () => onSort('due') },
      cell: task => <Due task={task} today={today} />,
    },
    {
      key: 'created',
      isWidest: true,
      heading: columns.created,
      isOneLine: true,
      sort: { direction: sort === 'newest' ? 'descending' : undefined, onSort: () => onSort('') },
      cell: task => formatDate(task.createdAt),
    },
    {
      key: 'actions',
      heading: <span className="max-lg:sr-only">{columns.actions}</span>,
      isNarrow: true,
      cell: task => <Actions task={task} />,
    },
  ]
}

/** What a phone or a tablet says of a task below its title: whose it is, how far it is, and by when. */
function LineBelow({ task, today }: { task: ManagedTask; today: string }) {
  const { assignee: whose, status, removedAt } = task
  return (
    <span className="flex items-baseline justify-between gap-3 font-normal text-muted text-sm lg:hidden">
      <span className="min-w-0 truncate">
        {whose?.name ?? text.systemWide} · {removedAt ? text.takenOff : text.statuses[status]}
      </span>
      <span className="shrink-0 text-right text-ink">
        <Due task={task} today={today} />
      </span>
    </span>
  )
}

function Status({ task: { status, removedAt, removedReason } }: { task: ManagedTask }) {
  if (!removedAt)
    return <Badge tone={status === 'completed' ? 'good' : 'plain'}>{text.statuses[status]}</Badge>
  return (
    <span className="grid gap-0.5">
      <span>{text.takenOff}</span>
      <span className="max-w-60 text-muted text-sm wrap-anywhere">{text.why(removedReason ?? '')}</span>
    </span>
  )
}

/** Whose it is: a patient's name leads to their page. */
function Assignee({ assignee: whose }: { assignee: ManagedTask['assignee'] }) {
  if (!whose) return text.systemWide
  return (
    <span className="grid gap-0.5 max-sm:min-w-44 dense:gap-0 dense:leading-tight">
      {whose.type === 'patient' ? (
        <Link
          to={`/admin?tab=patients&patient=${whose.id}`}
          className="text-rail underline underline-offset-4"
        >
          {whose.name}
        </Link>
      ) : (
        whose.name
      )}
      <span className="text-muted text-sm lg:text-xs dense:whitespace-nowrap">
        {text.assigned} · {text.types[whose.type]}
      </span>
    </span>
  )
}

/** By when. What is past its day and still to do says for how long, in bold ink. */
function Due({ task: { dueOn, status, removedAt }, today }: { task: ManagedTask; today: string }) {
  if (!dueOn) return <span className="text-muted">{text.noDueDate}</span>
  const judged = judgeDue(dueOn, today)
  if (judged.is !== 'overdue' || status === 'completed' || removedAt) return formatDay(dueOn)
  return (
    <span className="grid sm:max-lg:flex sm:max-lg:items-baseline sm:max-lg:gap-2 dense:leading-tight">
      {formatDay(dueOn)}
      <strong className="text-sm lg:text-xs">{text.past(judged.days)}</strong>
    </span>
  )
}

function Actions({ task }: { task: ManagedTask }) {
  const { assignee: whose } = task
  if (whose?.type === 'patient') return <TaskActions task={task} />
  return <TaskActions task={{ ...task, staffAssignee: whose ? { type: whose.type, id: whose.id } : null }} />
}
