/** What a patient writes on their record and checklist: on the device at once, at the server a moment later. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { type Autosaver, keeperOfEach } from '#platform/autosave/autosave.client.ts'
import type { remarksContract } from './remarks.contract.ts'
import { metOf, remarksOf } from './remarks.queries.ts'
import { readRemarkName } from './remarks.rules.ts'

const api = apiFor<typeof remarksContract>('remarks', apiRoutes.remarksContract).patient

/** How long after a change notes are sent by themselves, in milliseconds. */
export const NOTES_EVERY_MS = 5_000

/** Puts a remark that the server now holds into the list, without asking again. */
function applyKept(id: string, checklistItemId: string | null, words: string, revision: number): void {
  const writtenAt = new Date().toISOString()
  const mine = { authorHat: 'patient' as const, authorName: null, isMine: true, writtenAt, changedAt: null }
  queryClient.setQueryData(remarksOf('patient').queryKey, remarks => {
    const isThere = remarks?.some(remark => remark.id === id)
    const added = isThere ? [] : [{ ...mine, id, checklistItemId, words, revision }]
    return remarks
      ?.map(remark => (remark.id === id ? { ...remark, words, revision } : remark))
      .concat(added)
      .filter(remark => remark.words !== '')
  })
}

/**
 * The autosaver of one patient's remarks, by what they are called on the device (`remarkName`).
 * @param place which page it belongs to: each sends its own
 */
export function remarksAutosaver(personId: string, place: 'checklist' | 'profile'): Autosaver {
  return keeperOfEach({
    key: `remarks-${place}-${personId}`,
    everyMs: NOTES_EVERY_MS,
    sendOne: async (name, { value, known }, outlivesPage) => {
      const { id, checklistItemId } = readRemarkName(name)
      const { words, met, revision } = await api.write.call(
        { id, checklistItemId, words: value, known: [...known] },
        { context: { outlivesPage, personId } },
      )
      applyKept(id, checklistItemId, words, revision)
      if (met !== null) queryClient.setQueryData(metOf(name).queryKey, met)
      return words
    },
  })
}
