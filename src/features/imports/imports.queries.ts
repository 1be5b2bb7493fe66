import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { sendBytes } from '#platform/api/upload.client.ts'
import type { ImportKind } from './columns/columns.rules.ts'
import type { importsContract } from './imports.contract.ts'
import { isBeingChecked, PART_BYTES } from './imports.rules.ts'
import { importsText } from './imports.text.ts'

const api = apiFor<typeof importsContract>('imports', apiRoutes.importsContract).administrator
const text = importsText.toasts

export const latestImports = (kind: ImportKind) => api.latest.queryOptions({ input: { kind } })

/** One import. While it is at work every change of it is heard of; what was missed is asked for now and then. */
export const openImport = (id: string) =>
  queryOptions({
    ...api.open.queryOptions({ input: { id }, retry: false }),
    refetchInterval: ({ state }) => (isWaitedFor(state.data?.state) ? 5_000 : false),
  })

const isWaitedFor = (state: string | undefined) =>
  state === 'reading' || state === 'checking' || state === 'writing' || state === 'undoing'

/** What is wrong. While rows that were mended wait to be checked again, what was missed is asked for now and then. */
export const importMistakes = (id: string) =>
  queryOptions({
    ...api.mistakes.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingChecked) ? 2_000 : false),
  })
/** The rows with the same mistakes as that of the line `like`. */
export const importProblems = (id: string, like: number) => api.problems.queryOptions({ input: { id, like } })
export const importAlike = (id: string) => api.alike.queryOptions({ input: { id } })
export const importKept = (id: string) => api.kept.queryOptions({ input: { id } })

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() })

function failure(error: unknown) {
  const reason = fieldProblems(error)[0]?.message
  if (reason === 'noSeatFree' || reason === 'undecided') return text[reason]
  return problemCode(error) === 'CONFLICT' ? text.moved : text.failed
}
const moved = { onSuccess: askAgain, meta: { toast: { failure } } }

export const checkImport = mutationOptions({ ...api.check.mutationOptions(), ...moved })
export const mendImport = mutationOptions({ ...api.mend.mutationOptions(), ...moved })
export const decideImport = mutationOptions({ ...api.decide.mutationOptions(), ...moved })
export const writeImport = mutationOptions({ ...api.write.mutationOptions(), ...moved })
export const undoImport = mutationOptions({ ...api.undo.mutationOptions(), ...moved })
export const discardImport = mutationOptions({ ...api.discard.mutationOptions(), ...moved })

export interface ChosenFile {
  id: string
  kind: ImportKind
  file: File
  /** Hears how much is there already, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file in pieces, each again where the line was cut, and has it read. */
export const uploadImport = mutationOptions({
  async mutationFn({ id, kind, file, onProgress }: ChosenFile) {
    await api.begin.call({ id, kind, fileName: file.name.slice(0, 200) || 'import.csv' })
    for (let at = 0, number = 0; at < file.size; at += PART_BYTES, number++) {
      await sendBytes(`/imports/${id}/parts/${number}`, file.slice(at, at + PART_BYTES))
      onProgress(Math.min(1, (at + PART_BYTES) / file.size))
    }
    return api.read.call({ id })
  },
  onSuccess: askAgain,
  meta: {
    toast: { failure: error => (problemCode(error) === 'TOO_MANY_REQUESTS' ? text.tooMany : text.failed) },
  },
})
