import { apiFor } from '#platform/api.client.ts'
import { activitiesContract } from './activities.contract.ts'
import { ACTIVITIES_IN_A_FEED } from './activities.rules.ts'

const api = apiFor('activities', activitiesContract)

/** The feed of whoever asks: a patient's own, a caseload's, an organization's; or of one patient, for staff. */
export const activityFeed = (
  hat: 'patient' | 'staff' | 'administrator',
  patientId?: string,
  limit = ACTIVITIES_IN_A_FEED,
) => api[hat].list.queryOptions({ input: { limit, ...(patientId ? { patientId } : {}) } })

/** Every feed, for the bell. */
export const activityKeys = [api.patient.key(), api.staff.key(), api.administrator.key()]
