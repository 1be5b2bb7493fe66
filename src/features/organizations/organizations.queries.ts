import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { organizationsContract } from './organizations.contract.ts'
import { organizationsText as text } from './organizations.text.ts'

const api = apiFor<typeof organizationsContract>('organizations', apiRoutes.organizationsContract)

/** The organization, and how many people are in it. */
export const organizationOverview = api.administrator.overview.queryOptions({})

/** Who works here and can be named in a setting. */
export const organizationPeople = api.administrator.people.queryOptions()

/** Gives the organization another name; the header, which shows it too, asks again. */
export const renameOrganization = mutationOptions({
  ...api.administrator.rename.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries(),
  meta: { toast: { success: () => text.renamed, failure: () => text.renameFailed } },
})

/** Says what the organization is called, its address and its time zone; dates everywhere follow it. */
export const settleOrganization = mutationOptions({
  ...api.administrator.settle.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries(),
  meta: {
    toast: {
      success: () => text.settings.saved,
      failure: (error: unknown) =>
        problemCode(error) === 'CONFLICT' ? text.settings.slugTaken : text.settings.failed,
    },
  },
})

/** Says whether staff need a second factor. The database refuses whoever has none themselves. */
export const requireSecondFactor = mutationOptions({
  ...api.administrator.requireSecondFactor.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: api.administrator.key() }),
  meta: {
    toast: {
      success: ({ isRequired }: { isRequired: boolean }) =>
        isRequired ? text.secondFactor.required : text.secondFactor.optional,
      failure: error =>
        problemCode(error) === 'CONFLICT' ? text.secondFactor.ownFirst : text.secondFactor.failed,
    },
  },
})

/** Says what may write for the team, from the next thing that is asked for. */
export const chooseEngines = mutationOptions({
  ...api.administrator.chooseEngines.mutationOptions(),
  // Screens of every hat show drafts, suggestions and where they are from.
  onSuccess: () => queryClient.invalidateQueries(),
  meta: {
    toast: {
      success: () => text.engines.saved,
      failure: () => text.engines.failed,
    },
  },
})
