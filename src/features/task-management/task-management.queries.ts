/** Tasks as staff keep them: those of patients, and, for administrators, those of staff. */
import {
  keepPreviousData,
  MutationObserver,
  mutationOptions,
  type UseMutationOptions,
} from '@tanstack/react-query'
import type {
  NewStaffTask,
  StaffTaskEdit,
  staffTasksContract,
} from '#features/staff-tasks/staff-tasks.contract.ts'
import { staffTasksText } from '#features/staff-tasks/staff-tasks.text.ts'
import type { NewTask, Task, TaskEdit, tasksContract } from '#features/tasks/tasks.contract.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { TasksQuestion, taskManagementContract } from './task-management.contract.ts'
import { taskManagementText as text } from './task-management.text.ts'

const all = apiFor<typeof taskManagementContract>('task-management', apiRoutes.taskManagementContract)
const ofPatients = apiFor<typeof tasksContract>('tasks', apiRoutes.tasksContract)
const ofStaff = apiFor<typeof staffTasksContract>('staff-tasks', apiRoutes.staffTasksContract)

/** Whose tasks: a patient's, which their care team keeps too, or of staff, which administrators keep. */
export type TaskKind = 'patient' | 'staff'

const apiOf = (hat: StaffHat, kind: TaskKind) => (kind === 'patient' ? ofPatients[hat] : ofStaff[hat])

const askAgain = (hat: StaffHat) =>
  Promise.all(
    [all[hat].key(), ofPatients[hat].key(), ofStaff[hat].key()].map(queryKey =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** All tasks of the organization, page after page. */
export const taskPages = (question: Omit<TasksQuestion, 'after'>) =>
  all.administrator.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...question, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
  })

const creating = (hat: StaffHat) => ({
  onSuccess: () => askAgain(hat),
  meta: {
    toast: {
      success: () => tasksText.created,
      failure: (error: unknown) =>
        problemCode(error) === 'UNAUTHORIZED' ? text.unauthenticated : tasksText.failures.create,
    },
  },
})

/** Gives a patient a task. */
export const createTask = (hat: StaffHat) =>
  mutationOptions({ mutationFn: (task: NewTask) => ofPatients[hat].create.call(task), ...creating(hat) })

/** Gives a patient, a member of staff or the whole team a task. */
export const createAnyTask = mutationOptions({
  mutationFn: (task: NewTask | NewStaffTask): Promise<Pick<Task, 'id'>> =>
    'patientId' in task
      ? ofPatients.administrator.create.call(task)
      : ofStaff.administrator.create.call(task),
  ...creating('administrator'),
})

/** Changes the words of a task; of one of staff also whose it is. */
export const changeTask = (hat: StaffHat) =>
  mutationOptions({
    mutationFn: (task: TaskEdit | StaffTaskEdit): Promise<Pick<Task, 'id'>> =>
      'assignee' in task ? ofStaff[hat].change.call(task) : ofPatients[hat].change.call(task),
    onSettled: () => askAgain(hat),
    meta: { toast: { success: () => text.changed, failure: () => text.failures.change } },
  })

type Moved = Pick<Task, 'id' | 'title' | 'status'> & { formerStatus: Task['status'] }

/** Starts, completes or reopens a task; the toast offers the way back to what it was. */
export const moveTask = (hat: StaffHat, kind: TaskKind) =>
  mutationOptions({
    mutationFn: (move: Pick<Task, 'id' | 'status'>): Promise<Moved> => apiOf(hat, kind).move.call(move),
    onSettled: () => askAgain(hat),
    meta: {
      toast: {
        success: ({ id, title, status, formerStatus }: Moved) => ({
          ...staffTasksText.moved[status](title),
          ...(formerStatus !== status && {
            action: {
              label: text.undo,
              onPress: () => run(moveTask(hat, kind), { id, status: formerStatus }),
            },
          }),
        }),
        failure: () => tasksText.failures.update,
      },
    },
  })

/** Takes a task off, with a reason; the toast offers the way back. */
export const takeOffTask = (hat: StaffHat, kind: TaskKind) =>
  mutationOptions({
    mutationFn: (removal: { id: string; reason: string }): Promise<Pick<Task, 'id' | 'title'>> =>
      apiOf(hat, kind).takeOff.call(removal),
    onSettled: () => askAgain(hat),
    meta: {
      toast: {
        success: ({ id, title }: Pick<Task, 'id' | 'title'>) => ({
          ...text.gone(title),
          action: { label: text.undo, onPress: () => run(putBackTask(hat, kind), { id }) },
        }),
        failure: () => tasksText.failures.update,
      },
    },
  })

/** Puts a task back that was taken off. */
export const putBackTask = (hat: StaffHat, kind: TaskKind) =>
  mutationOptions({
    mutationFn: (one: { id: string }): Promise<Pick<Task, 'title'>> => apiOf(hat, kind).putBack.call(one),
    onSettled: () => askAgain(hat),
    meta: {
      toast: {
        success: ({ title }: Pick<Task, 'title'>) => text.back(title),
        failure: () => tasksText.failures.update,
      },
    },
  })

/** Sent from a toast, whose screen may be gone. */
function run<Output, Input>(options: UseMutationOptions<Output, Error, Input>, input: Input): void {
  new MutationObserver(queryClient, options).mutate(input).catch(() => {})
}
