import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { authContract } from '../auth.contract.ts'
import { authText as text } from '../auth.text.ts'

const api = apiFor<typeof authContract>('auth', apiRoutes.authContract).visitor

const chooseOrganization = mutationOptions({
  ...api.chooseOrganization.mutationOptions(),
  meta: { toast: { failure: () => text.failures.organization } },
})

/** Acts in another organization from the next page on. */
export async function switchOrganization(organizationId: string): Promise<void> {
  await new MutationObserver(queryClient, chooseOrganization).mutate({ organizationId })
}
