import { keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { fingerprint } from '#lib/fingerprint.ts'
import { apiFor, problemCode } from '#platform/api.client.ts'
import { apiRoutes } from '#platform/api-routes.gen.ts'
import type { AllKept, WordsKeeper } from '#platform/kept-words.client.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#ui/toast.ts'
import type { Note, notesContract } from './notes.contract.ts'
import { keptNotes } from './notes.rules.ts'
import { notesText as text } from './notes.text.ts'

const api = apiFor<typeof notesContract>('notes', apiRoutes.notesContract)

export type NotesHat = 'staff' | 'administrator'

/** About whom the notes are, and the hat of the screen. */
export interface NotesPlace {
  hat: NotesHat
  patientId: string
}

/** The signed notes about a patient that hold the words of a search, page after page, newest contact first. */
export const signedNotes = ({ hat, patientId }: NotesPlace, search: string) =>
  api[hat].list.infiniteOptions({
    input: (after: string | undefined) => ({ patientId, search, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** One’s own drafts about a patient. */
export const ownDrafts = ({ hat, patientId }: NotesPlace) =>
  api[hat].drafts.queryOptions({ input: { patientId } })

/** A saved draft goes into the list; a list that is on its way holds older words, and is asked for again. */
function takeDraft(place: NotesPlace, saved: Note): void {
  const { queryKey } = ownDrafts(place)
  const isAsking = queryClient.isFetching({ queryKey }) > 0
  if (isAsking) void queryClient.cancelQueries({ queryKey }, { silent: true })
  queryClient.setQueryData(queryKey, drafts => {
    if (!drafts) return undefined
    const isThere = drafts.some(({ id }) => id === saved.id)
    return isThere ? drafts.map(draft => (draft.id === saved.id ? saved : draft)) : [saved, ...drafts]
  })
  if (isAsking) void queryClient.invalidateQueries({ queryKey })
}

/**
 * Sends what a keeper holds, note by note. A note that was signed meanwhile in another window takes no more words: they
 * become the draft of an addendum, and `onMoved` hears of it. Answers with the text that the server holds, by name.
 */
export async function sendNotes(
  place: NotesPlace,
  kept: AllKept,
  outlivesPage: boolean,
  onMoved: (from: string, to: string) => void,
): Promise<Record<string, string>> {
  const { hat, patientId } = place
  const save = (input: Parameters<(typeof api.staff.save)['call']>[0]) =>
    api[hat].save.call(input, { context: { outlivesPage } })
  const arrived: Record<string, string> = {}
  for (const [id, fields] of keptNotes(kept)) {
    const words = {
      ...(fields.text ? { text: fields.text.value, known: fields.text.known } : {}),
      ...(fields.kind ? { kind: fields.kind.value as Note['kind'] } : {}),
      ...(fields.contactOn ? { contactOn: fields.contactOn.value } : {}),
      ...(fields.contactMinutes
        ? { contactMinutes: fields.contactMinutes.value === '' ? null : Number(fields.contactMinutes.value) }
        : {}),
    }
    try {
      const amendsId = fields.amendsId?.value
      const saved = await save({ id, patientId, ...(amendsId ? { amendsId } : {}), ...words })
      if (!saved.signedAt) takeDraft(place, saved)
      if (fields.text) arrived[`${id}/text`] = saved.text
    } catch (error) {
      if (problemCode(error) !== 'CONFLICT') throw error
      if (fields.text) {
        const addendum = crypto.randomUUID()
        takeDraft(place, await save({ id: addendum, patientId, amendsId: id, ...words, known: [] }))
        showToast({ kind: 'failure', ...text.signedMeanwhile })
        onMoved(id, addendum)
      }
    }
  }
  return arrived
}

/** A draft of the assistant, in the words of whoever accepts it. */
type Accepting = Pick<Note, 'id' | 'kind' | 'contactOn' | 'text'> & { place: NotesPlace }

/** Makes a draft of the assistant one's own unsigned note, with the same id. Who asks says what is shown of it. */
export const acceptIntoNote = mutationOptions({
  mutationKey: ['notes', 'accept'],
  mutationFn: async ({ place, ...draft }: Accepting) => {
    const note = await api[place.hat].accept.call({ ...draft, patientId: place.patientId })
    takeDraft(place, note)
    return note
  },
})

/** Every name under which something of a note waits on this device. */
const waitingOf = (keeper: WordsKeeper, id: string) =>
  Object.keys(keeper.kept()).filter(name => name.startsWith(`${id}/`))

async function arriveFirst(keeper: WordsKeeper, id: string): Promise<void> {
  await keeper.save()
  if (waitingOf(keeper, id).length > 0) throw new Error('The note is still on this device alone.')
}

interface AboutDraft {
  place: NotesPlace
  keeper: WordsKeeper
  id: string
  /** As the writer sees it. */
  text: string
}

/** Everything asked about notes with a hat. */
const askAgain = ({ hat }: NotesPlace) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

/** Signs a draft once all of it has arrived, exactly as its writer sees it. */
export const signNote = mutationOptions({
  mutationKey: ['notes', 'sign'],
  mutationFn: async ({ place, keeper, id, text: words }: AboutDraft) => {
    await arriveFirst(keeper, id)
    const signed = await api[place.hat].sign.call({ id, seen: fingerprint(words) })
    queryClient.setQueryData(ownDrafts(place).queryKey, drafts => drafts?.filter(draft => draft.id !== id))
    return signed
  },
  onSuccess: (_, { place }) => askAgain(place),
  onError: (error, { place }) => (problemCode(error) === 'CONFLICT' ? askAgain(place) : undefined),
  meta: {
    toast: {
      success: text.signed,
      failure: (error: unknown) =>
        problemCode(error) === 'CONFLICT' ? text.failures.changedMeanwhile : text.failures.sign,
    },
  },
})

/** Discards a draft; the toast brings it back. */
export const discardNote = mutationOptions({
  mutationKey: ['notes', 'discard'],
  mutationFn: async ({ place, keeper, id }: Omit<AboutDraft, 'text'>) => {
    // What is on its way arrives first: it would make the note anew.
    await keeper.save()
    const gone = queryClient.getQueryData(ownDrafts(place).queryKey)?.find(draft => draft.id === id)
    await api[place.hat].discard.call({ id })
    for (const name of waitingOf(keeper, id)) keeper.forget(name)
    queryClient.setQueryData(ownDrafts(place).queryKey, drafts => drafts?.filter(draft => draft.id !== id))
    return { gone, place }
  },
  onSuccess: (_, { place }) => askAgain(place),
  meta: {
    toast: {
      // Nothing was written: nothing is told.
      success: ({ gone, place }: { gone: Note | undefined; place: NotesPlace }) =>
        gone?.text.trim()
          ? { ...text.discarded, action: { label: text.undo, onPress: () => bringBack(place, gone) } }
          : undefined,
      failure: text.failures.discard,
    },
  },
})

function bringBack(
  place: NotesPlace,
  { id, patientId, amendsId, kind, contactOn, contactMinutes, text: words }: Note,
) {
  const note = { id, patientId, kind, contactOn, contactMinutes, text: words }
  void api[place.hat].save
    .call({ ...note, ...(amendsId ? { amendsId } : {}) })
    .then(saved => takeDraft(place, saved))
    .catch(() => showToast({ kind: 'failure', ...text.failures.discard }))
}

/** Every list of notes, for the bell. */
export const noteKeys = [api.staff.key(), api.administrator.key()]
