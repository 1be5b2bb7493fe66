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

interface TagMany {
  tag: Tag
  patientIds: string[]
  isOn: boolean
}

/** Who was changed, and of the others who already was as wanted and who was left out. */
interface ManyTagged extends TagMany {
  changed: string[]
  already: string[]
  left: string[]
}

async function changeMany({ tag, patientIds, isOn }: TagMany): Promise<ManyTagged> {
  const { id } = tag
  if (!isOn) {
    const { patientIds: changed } = await api.staff.takeOffMany.call({ id, patientIds })
    const already = patientIds.filter(each => !changed.includes(each))
    return { tag, patientIds, isOn, changed, already, left: [] }
  }
  const { patientIds: changed, had: already } = await api.staff.putOnMany.call({ id, patientIds })
  const left = patientIds.filter(each => !changed.includes(each) && !already.includes(each))
  return { tag, patientIds, isOn, changed, already, left }
}

/** Puts a tag on many of one's own patients, or takes it off. The toast takes it back from whoever it changed, and names who was left out. */
export const tagMany = (nameOf: (patientId: string) => string, isUndo = false) =>
  mutationOptions({
    mutationKey: api.staff.putOnMany.key(),
    mutationFn: changeMany,
    onSuccess: () => askAgain('staff'),
    meta: {
      toast: {
        success: (done: ManyTagged) => ({
          title: text.many.done(done.tag.name, done.changed.length, done.isOn),
          body: bodyOf(done, nameOf),
          ...(isUndo || done.changed.length === 0
            ? {}
            : { action: { label: text.undo, onPress: () => undoMany(done, nameOf) } }),
        }),
        failure,
        ...(isUndo ? { tellsUnseen: true } : {}),
      },
    },
  })

function bodyOf({ isOn, already, left }: ManyTagged, nameOf: (patientId: string) => string): string {
  const parts = [
    ...(already.length > 0 ? [(isOn ? text.many.had : text.many.hadNone)(already.length)] : []),
    ...(left.length > 0 ? [text.many.left(left.map(nameOf).join(', '))] : []),
  ]
  return parts.length > 0 ? parts.join(' ') : text.many.all
}

function undoMany({ tag, changed, isOn }: ManyTagged, nameOf: (patientId: string) => string): void {
  const back = { tag, patientIds: changed, isOn: !isOn }
  new MutationObserver(queryClient, tagMany(nameOf, true)).mutate(back).catch(() => {})
}

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
