import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { catalogueContract } from './catalogue.contract.ts'
import { catalogueText as text } from './catalogue.text.ts'

const api = apiFor<typeof catalogueContract>('catalogue', apiRoutes.catalogueContract).administrator

/** The organization's checklist, with what is used no more. */
export const checklistCatalogue = api.read.queryOptions()

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() })
const failure = (error: unknown) => (problemCode(error) === 'CONFLICT' ? text.full : text.failed)

export const keepCategory = mutationOptions({
  ...api.keepCategory.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.saved, failure } },
})

export const keepItem = mutationOptions({
  ...api.keepItem.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.saved, failure } },
})

/** The order shows by itself: nothing is said of it. */
export const orderCategories = mutationOptions({
  ...api.orderCategories.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { failure } },
})
export const orderItems = mutationOptions({
  ...api.orderItems.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { failure } },
})

const told = ({ isRetired }: { isRetired: boolean }) => (isRetired ? text.retired : text.putBack)

export const retireCategory = mutationOptions({
  ...api.retireCategory.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: told, failure } },
})
export const retireItem = mutationOptions({
  ...api.retireItem.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: told, failure } },
})
