import { MutationObserver, mutationOptions, queryOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import type { Remark, remarksContract } from './remarks.contract.ts'
import { remarksText as text } from './remarks.text.ts'

const api = apiFor<typeof remarksContract>('remarks', apiRoutes.remarksContract)

export type RemarksHat = 'patient' | 'staff' | 'administrator'

/** Everything written about one patient. A patient names nobody: it is about them. */
export const remarksOf = (hat: RemarksHat, patientId?: string) =>
  api[hat].list.queryOptions({
    input: hat === 'patient' ? {} : { patientId },
    meta: { toast: { failure: () => text.failures.load } },
  })

/** What a remark of one's own said before, newest first. */
export const remarkHistory = (hat: RemarksHat, id: string) =>
  api[hat].history.queryOptions({ input: { id }, staleTime: 0 })

/** What stood in the notes of that name when this device saved over it without having seen it; kept by the page alone. */
export const metOf = (name: string) =>
  queryOptions<string | null>({
    queryKey: ['visitor', 'remarks', 'met', name],
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  })

const refresh = (hat: RemarksHat) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

/** Writes a remark, or other words into one's own. */
export const writeRemark = (hat: RemarksHat) =>
  mutationOptions({
    ...api[hat].write.mutationOptions(),
    onSuccess: () => refresh(hat),
    meta: {
      toast: {
        success: ({ met }: { met: string | null }) => (met === null ? text.updated : text.keptBoth),
        failure: () => text.failures.save,
      },
    },
  })

/** Takes a remark of one's own back; the toast offers the way back. */
export const takeRemarkBack = (hat: RemarksHat, { id, checklistItemId, words }: Remark) =>
  mutationOptions({
    ...api[hat].write.mutationOptions(),
    onSuccess: () => refresh(hat),
    meta: {
      toast: {
        success: () => ({
          ...text.takenBack,
          action: {
            label: text.undo,
            onPress: () => {
              const again = { id, checklistItemId, words, known: [] }
              new MutationObserver(queryClient, writeRemark(hat)).mutate(again).catch(() => {})
            },
          },
        }),
        failure: () => text.failures.save,
      },
    },
  })

/** Brings to the server whatever an autosaver still holds. */
export const finishNotes = mutationOptions({
  mutationKey: [...api.patient.key(), 'finish-notes'],
  mutationFn: async (autosaver: Autosaver) => {
    if (!(await autosaver.save())) throw new Error('The notes are still on this device alone.')
    return true
  },
  meta: { toast: { success: text.updated, failure: text.failures.save } },
})
