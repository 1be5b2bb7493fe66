// What the list of all tasks can be asked for. A task that was taken off shows only to whoever asks for those; what is past
// its day is always something that is still to be done.

export const assigneeTypes = ['patient', 'case_manager', 'specialist'] as const
export type AssigneeType = (typeof assigneeTypes)[number]

/** What is asked for, and the states that it stands for. */
const statesOf = {
  all: ['pending', 'in_progress', 'completed'],
  open: ['pending', 'in_progress'],
  pending: ['pending'],
  in_progress: ['in_progress'],
  completed: ['completed'],
  removed: ['removed'],
} as const

export type TaskStateFilter = keyof typeof statesOf
export const taskStates = Object.keys(statesOf) as [TaskStateFilter, ...TaskStateFilter[]]

export const taskDues = ['any', 'overdue', 'today', 'week', 'none'] as const
export type TaskDue = (typeof taskDues)[number]

export const taskSorts = ['newest', 'due'] as const
export type TaskSort = (typeof taskSorts)[number]

/** The states that a question stands for. */
export function statesAsked({ status, due }: { status: TaskStateFilter; due: TaskDue }): readonly string[] {
  const states: readonly string[] = statesOf[status]
  return due === 'overdue' ? states.filter(state => state !== 'completed' && state !== 'removed') : states
}

/** Whoever asks by the day reads in the order of days. */
export const sortOf = ({ due, sort }: { due: TaskDue; sort: TaskSort }): TaskSort =>
  due === 'any' ? sort : 'due'

/** Whom a question is about: a kind of people, and one of them where it names one. */
export function assigneeAsked(assignee: string): { type: 'all' | 'none' | AssigneeType; id?: string } {
  const [type, id] = assignee.split(':') as [ReturnType<typeof assigneeAsked>['type'], string?]
  return id === undefined ? { type } : { type, id }
}
