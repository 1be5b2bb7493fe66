import { keepPreviousData, MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { FilesQuestion, filesContract } from './files.contract.ts'
import { filesText } from './files.text.ts'

const api = apiFor<typeof filesContract>('files', apiRoutes.filesContract)
const text = filesText.toasts

/** What a list is narrowed by. */
export type FilesAsked = Omit<FilesQuestion, 'after' | 'limit'>

const pageByPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next: string | null }) => last.next ?? undefined,
  placeholderData: keepPreviousData,
}

/** The files of the caseload, page after page, the newest first. */
export const filesOfCaseload = (asked: FilesAsked) =>
  api.staff.ofCaseload.infiniteOptions({
    input: (after: string | undefined) => ({ ...asked, after }),
    ...pageByPage,
  })

/** So many files stand on a patient's page at first: below them comes the rest of the page. */
const SHOWN_FIRST = 6

/** The files about a patient, likewise. */
export const filesOf = (hat: StaffHat, patientId: string, asked: FilesAsked) =>
  api[hat].ofPatient.infiniteOptions({
    input: (after: string | undefined) => ({
      patientId,
      ...asked,
      after,
      ...(after === undefined ? { limit: SHOWN_FIRST } : {}),
    }),
    ...pageByPage,
  })

/** Where a file is downloaded from; with `view`, where it is looked at. */
export const fileAddress = (hat: StaffHat, id: string, view = false) =>
  `/case-files/${hat}/${id}${view ? '?view' : ''}`

export const askFilesAgain = (hat: StaffHat) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

export const changeFile = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].change.mutationOptions(),
    onSuccess: () => askFilesAgain(hat),
    meta: { toast: { success: text.changed, failure: text.notChanged } },
  })

interface Shown {
  isShown: boolean
  name: string
}

export const showFile = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].show.mutationOptions(),
    onSettled: () => askFilesAgain(hat),
    meta: {
      toast: {
        success: ({ isShown, name }: Shown) => (isShown ? text.shown(name) : text.hidden(name)),
        failure: text.notChanged,
      },
    },
  })

interface Named {
  name: string
}

/** Withholds a file from the patient's own download. */
export const withholdFile = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].withhold.mutationOptions(),
    onSettled: () => askFilesAgain(hat),
    meta: {
      toast: {
        success: ({ name }: Named) => text.withheld(name),
        failure: (error: unknown) =>
          problemCode(error) === 'CONFLICT' ? text.withheldOtherwise : text.notChanged,
      },
    },
  })

export const releaseFile = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].release.mutationOptions(),
    onSettled: () => askFilesAgain(hat),
    meta: { toast: { success: ({ name }: Named) => text.released(name), failure: text.notChanged } },
  })

const restoreFile = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].restore.mutationOptions(),
    onSuccess: () => askFilesAgain(hat),
    meta: {
      toast: { success: ({ name }: Named) => text.restored(name), failure: text.notChanged },
    },
  })

/** Puts a file away; the toast offers the way back. */
export const removeFile = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].remove.mutationOptions(),
    onSuccess: () => askFilesAgain(hat),
    meta: {
      toast: {
        success: ({ id, name }: { id: string; name: string }) => ({
          ...text.removed(name),
          action: {
            label: filesText.undo,
            onPress: () => {
              new MutationObserver(queryClient, restoreFile(hat)).mutate({ id }).catch(() => {})
            },
          },
        }),
        failure: text.notRemoved,
      },
    },
  })
