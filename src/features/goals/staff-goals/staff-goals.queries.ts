/** A patient's goals, as staff ask for them and work on them. */
import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { Goal, goalsContract } from '../goals.contract.ts'
import { staffGoalsText as text } from './staff-goals.text.ts'

const api = apiFor<typeof goalsContract>('goals', apiRoutes.goalsContract)

const askAgain = (hat: StaffHat) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

/** The goals of one patient, open ones first. */
export const goalsOf = (hat: StaffHat, patientId: string) =>
  api[hat].list.queryOptions({ input: { patientId } })

/** Sets a goal for a patient. */
export const setGoal = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].setForPatient.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: { toast: { success: text.created, failure: text.failures.create } },
  })

/** Changes the words of a goal that staff set. */
export const editGoal = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].edit.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: { toast: { success: text.edited, failure: text.failures.edit } },
  })

/** Completes or reopens a goal; the toast offers the way back. */
export const completeGoal = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].complete.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: {
      toast: {
        success: ({ id, title, isCompleted }: Goal) => ({
          ...(isCompleted ? text.completed(title) : text.reopened(title)),
          action: { label: text.undo, onPress: () => takeBack(hat, id, !isCompleted) },
        }),
        failure: () => text.failures.update,
      },
    },
  })

function takeBack(hat: StaffHat, id: string, isCompleted: boolean): void {
  new MutationObserver(queryClient, completeGoal(hat)).mutate({ id, isCompleted }).catch(() => {})
}
