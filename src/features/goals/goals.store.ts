/** What a patient writes about their goals: on the device at once, at the server a moment later. */
import { NOTES_EVERY_MS } from '#features/remarks/remarks.store.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { type Autosaver, keeperOfEach } from '#platform/autosave/autosave.client.ts'
import type { goalsContract } from './goals.contract.ts'
import { myGoals } from './goals.queries.ts'

const api = apiFor<typeof goalsContract>('goals', apiRoutes.goalsContract).patient

/** The autosaver of one patient's notes on their goals, by the id of the goal. */
export function goalNotesAutosaver(personId: string): Autosaver {
  return keeperOfEach({
    key: `goal-notes-${personId}`,
    everyMs: NOTES_EVERY_MS,
    sendOne: async (id, { value, known }, outlivesPage) => {
      const { notes } = await api.annotate.call(
        { id, notes: value, known: [...known] },
        { context: { outlivesPage, personId } },
      )
      queryClient.setQueryData(myGoals.queryKey, goals =>
        goals?.map(goal => (goal.id === id ? { ...goal, notes } : goal)),
      )
      return notes
    },
  })
}
