import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { patientNewsContract } from './patient-news.contract.ts'

const api = apiFor<typeof patientNewsContract>('patient-news', apiRoutes.patientNewsContract)

/** What came since one last opened the record that opens with this component; it stays until the page is left. */
export function usePatientNews(hat: StaffHat, id: string) {
  const [openedAt] = useState(() => new Date().toISOString())
  return useQuery(api[hat].since.queryOptions({ input: { id, openedAt } })).data
}
