/** Apart from what staff ask: a patient's browser takes no words of staff along. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { coverContract } from '../cover.contract.ts'

const api = apiFor<typeof coverContract>('cover', apiRoutes.coverContract)

/** Who may see the record of the patient who is signed in because of a cover. */
export const coversOfMyRecord = api.patient.ofMyRecord.queryOptions({})
