/** What a patient writes about an item of their checklist: on the device at once, at the server a moment later. */
import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api.client.ts'
import { apiRoutes } from '#platform/api-routes.gen.ts'
import { WordsKeeper } from '#platform/kept-words.client.ts'
import { queryClient } from '#platform/query-client.ts'
import type { checklistContract } from './checklist.contract.ts'
import { checklistOf } from './checklist.queries.ts'
import { checklistText as text } from './checklist.text.ts'

const api = apiFor<typeof checklistContract>('checklist', apiRoutes.checklistContract).patient

/** How long after a change notes are sent by themselves, in milliseconds. */
export const NOTES_EVERY_MS = 5_000

/** Takes notes that the server now holds into the list, without asking again. */
function take(id: string, notes: string): void {
  queryClient.setQueryData(
    checklistOf('patient').queryKey,
    list =>
      list && {
        ...list,
        categories: list.categories.map(category => ({
          ...category,
          items: category.items.map(item => (item.id === id ? { ...item, notes } : item)),
        })),
      },
  )
}

/** The keeper of one patient's notes on their checklist, by the id of the item's entry. */
export function checklistNotesKeeper(personId: string): WordsKeeper {
  return new WordsKeeper({
    key: `checklist-notes-${personId}`,
    everyMs: NOTES_EVERY_MS,
    send: async (kept, outlivesPage) => {
      const arrived: Record<string, string> = {}
      for (const [id, { value, known }] of Object.entries(kept)) {
        const { notes } = await api.annotate.call(
          { id, notes: value, known: [...known] },
          { context: { outlivesPage } },
        )
        arrived[id] = notes
        take(id, notes)
      }
      return arrived
    },
  })
}

/** Brings to the server whatever a keeper still holds. */
export const finishNotes = mutationOptions({
  mutationKey: [...api.key(), 'finish-notes'],
  mutationFn: async (keeper: WordsKeeper) => {
    if (!(await keeper.save())) throw new Error('The notes are still on this device alone.')
    return true
  },
  meta: { toast: { success: text.notesUpdated, failure: text.failures.notes } },
})
