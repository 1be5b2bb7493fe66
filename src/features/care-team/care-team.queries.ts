/** What is asked about care teams. Changes stand in co-workers: a patient's browser takes none of their words along. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { careTeamContract } from './care-team.contract.ts'

const api = apiFor<typeof careTeamContract>('care-team', apiRoutes.careTeamContract)

/** Who is on the care team of a patient, and whether the one who asks may change it. */
export const careTeamOf = (hat: StaffHat, patientId: string) =>
  api[hat].list.queryOptions({ input: { patientId } })

/** Who could open the record of a patient on a day, for an administrator. */
export const couldOpenOn = (patientId: string, day: string) =>
  api.administrator.onDay.queryOptions({ input: { patientId, day } })

/** Who can open the record of the patient who is signed in. */
export const ownReaders = api.patient.mine.queryOptions({})

/** Who could open it on a day. */
export const couldOpenMineOn = (day: string) => api.patient.mineOnDay.queryOptions({ input: { day } })
