/** What comes next for the patient who is signed in. It stands apart from the desk's queries, which the portal need not carry. */
import { pageLanguage } from '#lib/language.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { caseloadContract } from '../caseload.contract.ts'

const api = apiFor<typeof caseloadContract>('caseload', apiRoutes.caseloadContract)

export const ownNextStep = api.patient.ownNextStep.queryOptions({ input: { language: pageLanguage } })
