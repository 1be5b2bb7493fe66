import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import type { checklistContract } from '#features/checklist/checklist.contract.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { goalsContract } from './goals.contract.ts'
import type { AnyGoal } from './goals.rules.ts'
import { goalsText as text } from './goals.text.ts'

const api = apiFor<typeof goalsContract>('goals', apiRoutes.goalsContract)
const checklist = apiFor<typeof checklistContract>('checklist', apiRoutes.checklistContract).patient

/** The goals of the patient who is signed in, open ones first. */
export const myGoals = api.patient.list.queryOptions({
  input: {},
  meta: { toast: { failure: () => text.failures.load } },
})

/** A patient adds a goal of their own. */
export const createGoal = mutationOptions({
  ...api.patient.create.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: api.patient.key() }),
  meta: { toast: { success: text.added, failure: text.failures.add } },
})

interface Toggle {
  goal: Pick<AnyGoal, 'id' | 'createdBy'>
  isCompleted: boolean
}

const asksAgain = ({ goal }: Toggle) =>
  queryClient.invalidateQueries({ queryKey: goal.createdBy === 'ai' ? checklist.key() : api.patient.key() })

/** Completes or reopens a goal of any kind; the toast offers the way back. */
export const toggleGoal = mutationOptions({
  mutationKey: [...api.patient.key(), 'toggle'],
  mutationFn: async (toggle: Toggle): Promise<Toggle> => {
    const { goal, isCompleted } = toggle
    const change = { id: goal.id, isCompleted }
    await (goal.createdBy === 'ai' ? checklist.toggle.call(change) : api.patient.complete.call(change))
    return toggle
  },
  onSuccess: asksAgain,
  meta: {
    toast: {
      success: ({ goal, isCompleted }: Toggle) => ({
        ...(isCompleted ? text.completed : text.reopened),
        action: { label: text.undo, onPress: () => takeBack({ goal, isCompleted: !isCompleted }) },
      }),
      failure: () => text.failures.update,
    },
  },
})

function takeBack(toggle: Toggle): void {
  new MutationObserver(queryClient, toggleGoal).mutate(toggle).catch(() => {})
}

/** Deletes a goal that the patient made themselves. */
export const removeGoal = mutationOptions({
  ...api.patient.remove.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: api.patient.key() }),
  meta: {
    toast: {
      success: text.deleted,
      failure: (error: unknown) =>
        problemCode(error) === 'FORBIDDEN' ? text.failures.cannotDelete : text.failures.remove,
    },
  },
})
