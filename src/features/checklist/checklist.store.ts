/** What a patient writes about an item of their checklist: on the device at once, at the server a moment later. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { type Autosaver, keeperOfEach } from '#platform/autosave/autosave.client.ts'
import type { checklistContract } from './checklist.contract.ts'
import { checklistOf } from './checklist.queries.ts'

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

/** The autosaver of one patient's notes on their checklist, by the id of the item's entry. */
export function checklistNotesAutosaver(personId: string): Autosaver {
  return keeperOfEach({
    key: `checklist-notes-${personId}`,
    everyMs: NOTES_EVERY_MS,
    sendOne: async (id, { value, known }, outlivesPage) => {
      const { notes } = await api.annotate.call(
        { id, notes: value, known: [...known] },
        { context: { outlivesPage } },
      )
      take(id, notes)
      return notes
    },
  })
}
