import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { tasksContract } from './tasks.contract.ts'
import { tasksText as text } from './tasks.text.ts'

const api = apiFor<typeof tasksContract>('tasks', apiRoutes.tasksContract)

/** The tasks of the patient who is signed in. */
export const myTasks = api.patient.list.queryOptions({ input: {} })

/** The tasks of one patient, for staff. */
export const tasksOf = (hat: StaffHat, patientId: string) =>
  api[hat].list.queryOptions({ input: { patientId } })

/** A patient completes a task. The toast promises only what happened: a case manager is told only where there is one. */
export const completeMyTask = mutationOptions({
  ...api.patient.complete.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: api.patient.key() }),
  meta: {
    toast: {
      success: (done: unknown) =>
        (done as { alertsCaseManager: boolean }).alertsCaseManager ? text.completedAndTold : text.completed,
      failure: () => text.failures.update,
    },
  },
})
