import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { Merged, Tag, tagsContract } from './tags.contract.ts'
import { tagsText as text } from './tags.text.ts'

const api = apiFor<typeof tagsContract>('tags', apiRoutes.tagsContract)

/** The tags of the organization, by name. */
export const allTags = (hat: StaffHat) => api[hat].list.queryOptions({})

/** The tags of one patient, and whether whoever asks may change them. */
export const tagsOf = (hat: StaffHat, patientId: string) =>
  api[hat].ofPatient.queryOptions({ input: { patientId } })

/** How many patients have a tag, and how many of them the other one too. */
export const tagUse = (id: string, otherId?: string) =>
  api.administrator.use.queryOptions({ input: { id, ...(otherId ? { otherId } : {}) }, staleTime: 0 })

/** Puts a tag on many patients, or takes it off; who asks says what follows. */
export const putTagOnMany = api.administrator.putOnMany.call
export const takeTagOffMany = api.administrator.takeOffMany.call

// Tags narrow the lists of patients, and those belong to other features.
const askAgain = (hat: StaffHat) => queryClient.invalidateQueries({ queryKey: [[hat]] })

/** What is wrong in words: what the database refused has a name. */
function failure(error: unknown) {
  const reason = fieldProblems(error)[0]?.message
  if (reason === 'too_many_on_patient') return text.failures.tooManyOnPatient
  if (reason === 'too_many_tags') return text.failures.tooManyTags
  const code = problemCode(error)
  if (code === 'CONFLICT') return text.failures.nameTaken
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' ? text.failures.gone : text.failures.change
}

/** Puts a tag on a patient, a new one where none has that name. */
export const putTagOn = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].putOn.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: { toast: { success: (tag: Tag) => text.putOn(tag.name), failure } },
  })

/** Takes a tag off a patient; the toast offers the way back. */
export const takeTagOff = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].takeOff.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: {
      toast: {
        success: (taken: Tag & { patientId: string }) => ({
          ...text.takenOff(taken.name),
          action: {
            label: text.undo,
            onPress: () => {
              new MutationObserver(queryClient, putTagOn(hat)).mutate(taken).catch(() => {})
            },
          },
        }),
        failure,
      },
    },
  })

const askAgainAsAdministrator = () => askAgain('administrator')

export const renameTag = mutationOptions({
  ...api.administrator.rename.mutationOptions(),
  onSuccess: askAgainAsAdministrator,
  meta: { toast: { success: (tag: Tag) => text.renamed(tag.name), failure } },
})

const undoMerge = mutationOptions({
  ...api.administrator.undoMerge.mutationOptions(),
  onSuccess: askAgainAsAdministrator,
  meta: { toast: { success: (tag: Tag) => text.mergeUndone(tag.name), failure } },
})

/** Lets another tag take the place of this one; the toast offers the way back. */
export const mergeTag = mutationOptions({
  ...api.administrator.merge.mutationOptions(),
  onSuccess: askAgainAsAdministrator,
  meta: {
    toast: {
      success: (merged: Merged) => ({
        ...text.merged(merged),
        action: {
          label: text.undo,
          onPress: () => {
            new MutationObserver(queryClient, undoMerge).mutate({ id: merged.id }).catch(() => {})
          },
        },
      }),
      failure,
    },
  },
})

export const removeTag = mutationOptions({
  ...api.administrator.remove.mutationOptions(),
  onSuccess: askAgainAsAdministrator,
  meta: { toast: { success: (tag: Tag) => text.removed(tag.name), failure } },
})
