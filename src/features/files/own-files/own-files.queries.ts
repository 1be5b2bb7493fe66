/** What is asked about the files that a patient was shown: a patient's browser takes nothing else of files along. */
import { keepPreviousData } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { filesContract } from '../files.contract.ts'

const api = apiFor<typeof filesContract>('files', apiRoutes.filesContract)

/** Asks again for them: one has been added. */
export const askOwnFilesAgain = () => queryClient.invalidateQueries({ queryKey: api.patient.key() })

/** So many stand there at first. */
const SHOWN_FIRST = 6

/** The files that the patient who is signed in was shown, the newest first, page after page; found by a part of the name. */
export const ownFiles = (find: string) =>
  api.patient.mine.infiniteOptions({
    input: (after: string | undefined) => ({
      find,
      after,
      ...(after === undefined ? { limit: SHOWN_FIRST } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
  })
