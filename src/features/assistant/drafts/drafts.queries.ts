/** The assistant's drafts about a patient, as the person who asked for them works with them. */
import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { DraftKind } from '../draft-sources/draft-sources.rules.ts'
import type { draftsContract } from './drafts.contract.ts'
import { draftsText as text } from './drafts.text.ts'

const api = apiFor<typeof draftsContract>('drafts', apiRoutes.draftsContract)

export type DraftsHat = 'staff' | 'administrator'

/** About whom the drafts are, and the hat of the screen. */
export interface DraftsScope {
  hat: DraftsHat
  patientId: string
}

/** How often it is looked whether a model is done, in milliseconds; the change notification says it sooner. */
const LOOKS_EVERY_MS = 2_500

/** One's own drafts about a patient. While a model writes, it is looked again and again. */
export const draftsOf = ({ hat, patientId }: DraftsScope) => ({
  ...api[hat].list.queryOptions({ input: { patientId } }),
  refetchInterval: (query: { state: { data?: { drafts: { isBeingWritten: boolean }[] } | undefined } }) =>
    query.state.data?.drafts.some(draft => draft.isBeingWritten) ? LOOKS_EVERY_MS : (false as const),
})

const askAgain = ({ hat }: DraftsScope) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

const refusals: Record<string, { title: string; body: string }> = {
  PAYMENT_REQUIRED: text.failures.premium,
  TOO_MANY_REQUESTS: text.failures.tooMany,
  CONFLICT: text.failures.off,
}

/** Asks for suggestions or a draft. */
export const askForDraft = mutationOptions({
  mutationKey: ['drafts', 'ask'],
  mutationFn: async ({ scope, kind }: { scope: DraftsScope; kind: DraftKind }) => {
    const draft = await api[scope.hat].ask.call({ id: crypto.randomUUID(), patientId: scope.patientId, kind })
    queryClient.setQueryData(draftsOf(scope).queryKey, known =>
      known ? { ...known, drafts: [draft, ...known.drafts.filter(({ id }) => id !== draft.id)] } : known,
    )
    return draft
  },
  onSuccess: (_, { scope }) => askAgain(scope),
  meta: {
    toast: {
      failure: (error: unknown) => refusals[problemCode(error) ?? ''] ?? text.failures.ask,
      namesTooMany: true,
    },
  },
})

/** Takes a draft out of the list at once: it was accepted or discarded. */
export function dropDraft(scope: DraftsScope, id: string): void {
  queryClient.setQueryData(draftsOf(scope).queryKey, known =>
    known ? { ...known, drafts: known.drafts.filter(draft => draft.id !== id) } : known,
  )
}

/** Discards a draft; the toast brings it back. */
export const discardDraft = mutationOptions({
  mutationKey: ['drafts', 'discard'],
  mutationFn: async ({
    scope,
    id,
    isDiscarded,
  }: {
    scope: DraftsScope
    id: string
    isDiscarded: boolean
  }) => {
    await api[scope.hat].discard.call({ id, isDiscarded })
    if (isDiscarded) dropDraft(scope, id)
    return { scope, id, isDiscarded }
  },
  onSettled: (_done, _error, { scope }) => askAgain(scope),
  meta: {
    toast: {
      success: ({ scope, id, isDiscarded }: { scope: DraftsScope; id: string; isDiscarded: boolean }) =>
        isDiscarded
          ? { ...text.discarded, action: { label: text.undo, onPress: () => bringBack(scope, id) } }
          : undefined,
      failure: text.failures.discard,
    },
  },
})

function bringBack(scope: DraftsScope, id: string): void {
  new MutationObserver(queryClient, discardDraft).mutate({ scope, id, isDiscarded: false }).catch(() => {})
}
