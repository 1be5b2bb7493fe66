/** What is asked about the files that a patient was shown: a patient's browser takes nothing else of files along. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { filesContract } from '../files.contract.ts'

const api = apiFor<typeof filesContract>('files', apiRoutes.filesContract)

/** The files that the patient who is signed in was shown, the newest first. */
export const ownFiles = api.patient.mine.queryOptions({})
