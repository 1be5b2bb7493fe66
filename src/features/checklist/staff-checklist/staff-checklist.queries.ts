/** Checklists as staff work on them. */
import { keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { checklistOf } from '../checklist.queries.ts'
import { countReady } from '../checklist.rules.ts'
import type { ItemState, staffChecklistContract } from './staff-checklist.contract.ts'
import { staffChecklistText as text } from './staff-checklist.text.ts'

const api = apiFor<typeof staffChecklistContract>('staff-checklist', apiRoutes.staffChecklistContract)

/** How long one waits for the recommendations of a new checklist before it is said that they follow, in milliseconds. */
const RECOMMENDATIONS_WITHIN_MS = 12_000
const LOOKS_EVERY_MS = 400

/** Looks again until every item has its recommendation; the list shows each look. False where time runs out. */
async function awaitRecommendations(hat: StaffHat, patientId: string): Promise<boolean> {
  const end = Date.now() + RECOMMENDATIONS_WITHIN_MS
  while (Date.now() < end) {
    const list = await queryClient.fetchQuery({ ...checklistOf(hat, patientId), staleTime: 0 })
    const { ready, items } = countReady(list.categories)
    if (ready === items) return true
    await new Promise(resolve => setTimeout(resolve, LOOKS_EVERY_MS))
  }
  return false
}

/** Makes a patient's checklist, and stays under way until its recommendations are there. */
export const generateChecklist = (hat: StaffHat) =>
  mutationOptions({
    mutationKey: api[hat].generate.key(),
    mutationFn: async (patientId: string) => {
      const made = await api[hat].generate.call({ patientId })
      await queryClient.invalidateQueries({ queryKey: checklistOf(hat, patientId).queryKey })
      if (!made.isPersonalised) return text.generatedPlain
      return (await awaitRecommendations(hat, patientId)) ? text.generated : text.generatedSlowly
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [[hat]] }),
    meta: {
      toast: {
        // It promises only what happened: the words say whether recommendations came.
        success: (words: { title: string; body: string }) => words,
        failure: (error: unknown) =>
          problemCode(error) === 'PAYMENT_REQUIRED' ? text.failures.premium : text.failures.generate,
      },
    },
  })

/** Whose checklists are looked at, and as whom. */
export interface OfWhom {
  hat: StaffHat
  patientId: string | undefined
  caseManagerId?: string
}

/** How every item stands over the active patients, of one case manager's, or with one of them. */
export const itemsStatus = ({ hat, ...ofWhom }: OfWhom) =>
  api[hat].itemsStatus.queryOptions({
    input: ofWhom,
    placeholderData: keepPreviousData,
    meta: { toast: { failure: () => text.failures.load } },
  })

/** How each active patient stands with one item, one page after the other. */
export const itemPatients = ({ hat, ...question }: OfWhom & { itemId: string; state: ItemState }) =>
  api[hat].itemPatients.infiniteOptions({
    input: (after: string | undefined) => ({ ...question, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })
