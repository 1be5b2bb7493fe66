/** Staff tasks, as the member of staff who is signed in works on them. */
import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { formatDay } from '#lib/dates.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffTask, staffTasksContract } from './staff-tasks.contract.ts'
import { staffTasksText as text } from './staff-tasks.text.ts'

const api = apiFor<typeof staffTasksContract>('staff-tasks', apiRoutes.staffTasksContract).staff

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() })

/** One's own staff tasks, overdue first, and those that anybody may take. */
export const myStaffTasks = api.list.queryOptions()

/** Plans a task of one's own. */
export const planOwnTask = mutationOptions({
  ...api.plan.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ title, dueOn }: StaffTask) => text.followUp.planned(title, formatDay(dueOn ?? '')),
      failure: text.followUp.failed,
    },
  },
})

/** Takes a task that is open to all; the toast offers the way back, or says who was faster. */
export const takeStaffTask = mutationOptions({
  ...api.take.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ task, takenBy }: { task: StaffTask | null; takenBy: string | null }) =>
        task
          ? {
              ...text.taken(task.title),
              action: { label: text.undo, onPress: () => giveBack(task.id) },
            }
          : { kind: 'info', ...text.takenByOther(takenBy ?? '') },
      failure: text.failures.take,
    },
  },
})

const giveStaffTaskBack = mutationOptions({
  ...api.giveBack.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: { success: ({ title }: StaffTask) => text.givenBack(title), failure: text.failures.update },
  },
})

function giveBack(id: string): void {
  new MutationObserver(queryClient, giveStaffTaskBack).mutate({ id }).catch(() => {})
}

/** Starts, completes or reopens a task; the toast offers the way back to what it was. */
export const moveStaffTask = mutationOptions({
  ...api.move.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ id, title, status, formerStatus }: Moved) => ({
        ...text.moved[status](title),
        ...(formerStatus === status
          ? {}
          : { action: { label: text.undo, onPress: () => moveBack(id, formerStatus) } }),
      }),
      failure: text.failures.update,
    },
  },
})

type Moved = StaffTask & { formerStatus: StaffTask['status'] }

function moveBack(id: string, status: StaffTask['status']): void {
  new MutationObserver(queryClient, moveStaffTask).mutate({ id, status }).catch(() => {})
}
