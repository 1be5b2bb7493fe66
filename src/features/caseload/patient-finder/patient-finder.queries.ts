/** Finding a patient of one's caseload, and those whose page was opened lately on this device. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { autosave, readAutosaved } from '#platform/autosave/drafts.client.ts'
import type { caseloadContract } from '../caseload.contract.ts'

const api = apiFor<typeof caseloadContract>('caseload', apiRoutes.caseloadContract).staff

/** Patients that are found or remembered at a time. */
const FOUND_AT_MOST = 8
const REMEMBERED_AT_MOST = 6

/** The first patients of one's caseload whom these words find, by name. */
export const patientsNamed = (search: string) =>
  api.patients.queryOptions({ input: { search, sort: 'name', limit: FOUND_AT_MOST }, retry: false })

/** Those of these patients who are in one's caseload today. */
export const patientsWithIds = (ids: string[]) =>
  api.patients.queryOptions({ input: { ids, limit: REMEMBERED_AT_MOST }, retry: false })

// Ids alone are kept, for each person apart; they go with Sign Out and quick exit like every word of this store.
const keyOf = (personId: string) => `recent-patients-${personId}`

/** The patients whose page this person opened lately on this device, the last one first. */
export function recentPatients(personId: string): string[] {
  return readAutosaved(keyOf(personId)).split(' ').filter(Boolean).slice(0, REMEMBERED_AT_MOST)
}

/** Notes that this person opened the page of a patient. */
export function rememberPatient(personId: string, patientId: string): void {
  const others = recentPatients(personId).filter(id => id !== patientId)
  autosave(keyOf(personId), [patientId, ...others].slice(0, REMEMBERED_AT_MOST).join(' '))
}
