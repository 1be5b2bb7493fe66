/** The assistant's drafts about a patient, as the person who asked for them works with them. */
import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api.client.ts'
import { apiRoutes } from '#platform/api-routes.gen.ts'
import { queryClient } from '#platform/query-client.ts'
import type { assistantDraftsContract } from './assistant-drafts.contract.ts'
import { assistantDraftsText as text } from './assistant-drafts.text.ts'
import type { DraftKind } from './assistant-sources.rules.ts'

const api = apiFor<typeof assistantDraftsContract>('assistant-drafts', apiRoutes.assistantDraftsContract)

export type DraftsHat = 'staff' | 'administrator'

/** About whom the drafts are, and the hat of the screen. */
export interface DraftsPlace {
  hat: DraftsHat
  patientId: string
}

/** How often it is looked whether a model is done, in milliseconds; the bell says it sooner. */
const LOOKS_EVERY_MS = 2_500

/** One's own drafts about a patient. While a model writes, it is looked again and again. */
export const draftsOf = ({ hat, patientId }: DraftsPlace) => ({
  ...api[hat].list.queryOptions({ input: { patientId } }),
  refetchInterval: (query: { state: { data?: { drafts: { isBeingWritten: boolean }[] } | undefined } }) =>
    query.state.data?.drafts.some(draft => draft.isBeingWritten) ? LOOKS_EVERY_MS : (false as const),
})

const askAgain = ({ hat }: DraftsPlace) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

const refusals: Record<string, { title: string; body: string }> = {
  PAYMENT_REQUIRED: text.failures.premium,
  TOO_MANY_REQUESTS: text.failures.tooMany,
  CONFLICT: text.failures.off,
}

/** Asks for suggestions or a draft. */
export const askForDraft = mutationOptions({
  mutationKey: ['assistant-drafts', 'ask'],
  mutationFn: async ({ place, kind }: { place: DraftsPlace; kind: DraftKind }) => {
    const draft = await api[place.hat].ask.call({ id: crypto.randomUUID(), patientId: place.patientId, kind })
    queryClient.setQueryData(draftsOf(place).queryKey, known =>
      known ? { ...known, drafts: [draft, ...known.drafts.filter(({ id }) => id !== draft.id)] } : known,
    )
    return draft
  },
  onSuccess: (_, { place }) => askAgain(place),
  meta: {
    toast: { failure: (error: unknown) => refusals[problemCode(error) ?? ''] ?? text.failures.ask },
  },
})

/** Takes a draft out of the list at once: it was accepted or discarded. */
export function dropDraft(place: DraftsPlace, id: string): void {
  queryClient.setQueryData(draftsOf(place).queryKey, known =>
    known ? { ...known, drafts: known.drafts.filter(draft => draft.id !== id) } : known,
  )
}

/** Discards a draft; the toast brings it back. */
export const discardDraft = mutationOptions({
  mutationKey: ['assistant-drafts', 'discard'],
  mutationFn: async ({
    place,
    id,
    isDiscarded,
  }: {
    place: DraftsPlace
    id: string
    isDiscarded: boolean
  }) => {
    await api[place.hat].discard.call({ id, isDiscarded })
    if (isDiscarded) dropDraft(place, id)
    return { place, id, isDiscarded }
  },
  onSettled: (_done, _error, { place }) => askAgain(place),
  meta: {
    toast: {
      success: ({ place, id, isDiscarded }: { place: DraftsPlace; id: string; isDiscarded: boolean }) =>
        isDiscarded
          ? { ...text.discarded, action: { label: text.undo, onPress: () => bringBack(place, id) } }
          : undefined,
      failure: text.failures.discard,
    },
  },
})

function bringBack(place: DraftsPlace, id: string): void {
  new MutationObserver(queryClient, discardDraft).mutate({ place, id, isDiscarded: false }).catch(() => {})
}

/** Every list of drafts, for the bell. */
export const draftKeys = [api.staff.key(), api.administrator.key()]
