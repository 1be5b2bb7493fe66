import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { patientsContract } from './patients.contract.ts'
import { patientsText as text } from './patients.text.ts'

const api = apiFor<typeof patientsContract>('patients', apiRoutes.patientsContract)

/**
 * Opens the portal (of an organization's slug) once for as long as the page lives. It is asked as a visitor, because the person
 * may hold no hat yet; opening twice is harmless. Whoever has to be asked first gets the question as the answer.
 */
export const openPortal = (organization?: string) =>
  queryOptions({
    queryKey: ['visitor', 'patients', 'open-portal', organization ?? ''],
    queryFn: ({ signal }) => api.visitor.openPortal.call({ organization }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { toast: { failure: () => text.failures.open } },
  })

/** The record of the patient who is signed in. */
export const ownRecord = api.patient.ownRecord.queryOptions({
  meta: { toast: { failure: () => text.failures.record } },
})

/** Whether the case of the patient who is signed in is closed; false as long as nobody knows. */
export const useIsClosed = (): boolean => Boolean(useQuery(ownRecord).data?.closedOn)

/** Saves what the patient changed in their own record; whatever calls them by name follows. */
export const saveOwnRecord = mutationOptions({
  ...api.patient.saveOwnRecord.mutationOptions(),
  onSuccess: () => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    return queryClient.invalidateQueries({ queryKey: ownRecord.queryKey })
  },
  meta: { toast: { success: text.saved, failure: text.failures.save } },
})

/** The four figures of the dashboard, and how far onboarding is. */
export const ownFigures = api.patient.ownFigures.queryOptions({
  meta: { toast: { failure: () => text.failures.figures } },
})

/** Everything of the patient's own record, for change notifications. */
export const ownRecordKeys = [api.patient.key()]
