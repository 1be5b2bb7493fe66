import { queryOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api.client.ts'
import { patientsContract } from './patients.contract.ts'
import { patientsText as text } from './patients.text.ts'

const api = apiFor('patients', patientsContract)

/**
 * Opens the portal once for as long as the page lives. It is asked as a visitor, because the person may hold no hat yet;
 * opening twice is harmless. Every other question of the portal waits for its answer.
 */
export const openPortal = queryOptions({
  queryKey: ['visitor', 'patients', 'open-portal'],
  queryFn: ({ signal }) => api.visitor.openPortal.call(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { toast: { failure: () => text.failures.open } },
})

/** The record of the patient who is signed in. */
export const ownRecord = api.patient.ownRecord.queryOptions({
  meta: { toast: { failure: () => text.failures.record } },
})

/** The four figures of the dashboard, and how far onboarding is. */
export const ownFigures = api.patient.ownFigures.queryOptions({
  meta: { toast: { failure: () => text.failures.figures } },
})

/** Everything of the patient's own record, for the bell. */
export const ownRecordKeys = [api.patient.key()]
