/** What a patient writes about their goals: on the device at once, at the server a moment later. */
import { NOTES_EVERY_MS } from '#features/checklist/checklist-notes.queries.ts'
import { apiFor } from '#platform/api.client.ts'
import { apiRoutes } from '#platform/api-routes.gen.ts'
import { WordsKeeper } from '#platform/kept-words.client.ts'
import { queryClient } from '#platform/query-client.ts'
import type { goalsContract } from './goals.contract.ts'
import { myGoals } from './goals.queries.ts'

const api = apiFor<typeof goalsContract>('goals', apiRoutes.goalsContract).patient

/** The keeper of one patient's notes on their goals, by the id of the goal. */
export function goalNotesKeeper(personId: string): WordsKeeper {
  return new WordsKeeper({
    key: `goal-notes-${personId}`,
    everyMs: NOTES_EVERY_MS,
    send: async (kept, outlivesPage) => {
      const arrived: Record<string, string> = {}
      for (const [id, { value, known }] of Object.entries(kept)) {
        const { notes } = await api.annotate.call(
          { id, notes: value, known: [...known] },
          { context: { outlivesPage } },
        )
        arrived[id] = notes
        queryClient.setQueryData(myGoals.queryKey, goals =>
          goals?.map(goal => (goal.id === id ? { ...goal, notes } : goal)),
        )
      }
      return arrived
    },
  })
}
