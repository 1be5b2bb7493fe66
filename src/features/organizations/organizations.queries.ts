import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api.client.ts'
import { queryClient } from '#platform/query-client.ts'
import { organizationsContract } from './organizations.contract.ts'
import { organizationsText as text } from './organizations.text.ts'

const api = apiFor('organizations', organizationsContract)

/** The organization, and how many people are in it. */
export const organizationOverview = api.administrator.overview.queryOptions({})

/** Gives the organization another name; the header, which shows it too, asks again. */
export const renameOrganization = mutationOptions({
  ...api.administrator.rename.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries(),
  meta: { toast: { success: () => text.renamed, failure: () => text.renameFailed } },
})

/** Everything about the organization, for the bell. */
export const organizationKeys = [api.administrator.key()]
