import { apiFor } from '#platform/api.client.ts'
import { activitiesContract } from './activities.contract.ts'
import { ACTIVITIES_IN_A_FEED } from './activities.rules.ts'

const api = apiFor('activities', activitiesContract)

/** The newest activities of oneself, of one's caseload or of the organization, or of one patient. */
export const activitiesOf = (
  hat: 'patient' | 'staff' | 'administrator',
  patientId?: string,
  limit = ACTIVITIES_IN_A_FEED,
) => api[hat].list.queryOptions({ input: { patientId, limit } })

/** Every list of activities, for the bell. */
export const activityKeys = [api.patient.key(), api.staff.key(), api.administrator.key()]
