/** What is asked about the files that a patient was shown: a patient's browser takes nothing else of files along. */
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { filesContract } from '../files.contract.ts'

const api = apiFor<typeof filesContract>('files', apiRoutes.filesContract)

/** Asks again for them: one has been added. */
export const askOwnFilesAgain = () => queryClient.invalidateQueries({ queryKey: api.patient.key() })

/** The files that the patient who is signed in was shown, the newest first. */
export const ownFiles = api.patient.mine.queryOptions({})
