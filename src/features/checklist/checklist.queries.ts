import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { pageLanguage } from '#lib/language.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { checklistContract } from './checklist.contract.ts'
import type { ChecklistState } from './checklist.rules.ts'
import { checklistText as text } from './checklist.text.ts'

const api = apiFor<typeof checklistContract>('checklist', apiRoutes.checklistContract)

export type ChecklistHat = 'patient' | 'staff' | 'administrator'

/** One patient's checklist. A patient names nobody: it is their own, in the language of the page. */
export const checklistOf = (hat: ChecklistHat, patientId?: string) =>
  api[hat].read.queryOptions({
    input: hat === 'patient' ? { language: pageLanguage } : { patientId, language: 'en' },
    meta: { toast: { failure: () => text.failures.load } },
  })

/** Ticks or unticks an item; the toast offers the way back. */
export const toggleChecklistItem = (hat: ChecklistHat) =>
  mutationOptions({
    ...api[hat].toggle.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api[hat].key() }),
    meta: {
      toast: {
        success: ({ id, isCompleted }: { id: string; isCompleted: boolean }) => ({
          ...(isCompleted ? text.ticked : text.unticked),
          // Unticking returns the state before.
          action: { label: text.undo, onPress: () => takeBack(hat, id, !isCompleted) },
        }),
        failure: () => text.failures.update,
      },
    },
  })

function takeBack(hat: ChecklistHat, id: string, isCompleted: boolean): void {
  new MutationObserver(queryClient, toggleChecklistItem(hat)).mutate({ id, isCompleted }).catch(() => {})
}

/** Says how an item stands; the toast offers the way back. */
export const sayState = (hat: ChecklistHat) =>
  mutationOptions({
    ...api[hat].say.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api[hat].key() }),
    meta: {
      toast: {
        success: ({ id, state, before }: { id: string; state: ChecklistState; before: ChecklistState }) => ({
          ...text.said(text.states[state]),
          ...(before !== state && { action: { label: text.undo, onPress: () => sayAgain(hat, id, before) } }),
        }),
        failure: () => text.failures.update,
      },
    },
  })

function sayAgain(hat: ChecklistHat, id: string, state: ChecklistState): void {
  new MutationObserver(queryClient, sayState(hat)).mutate({ id, state }).catch(() => {})
}
