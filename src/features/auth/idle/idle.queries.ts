import { MutationObserver } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { idleContract } from './idle.contract.ts'

const api = apiFor<typeof idleContract>('idle', apiRoutes.idleContract).visitor

/** Tells the server that the person did something. Silent: what comes of it shows by itself. */
export const noteActivity = () =>
  new MutationObserver(queryClient, api.note.mutationOptions()).mutate(undefined as never)
