import { keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { fingerprint } from '#lib/fingerprint.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { AllAutosaved, Autosaver } from '#platform/autosave/autosave.client.ts'
import { showToast } from '#ui/toast.ts'
import type { Note, notesContract } from './notes.contract.ts'
import { autosavedNotes, type NoteKind, readWay } from './notes.rules.ts'
import { notesText as text } from './notes.text.ts'

const api = apiFor<typeof notesContract>('notes', apiRoutes.notesContract)

export type NotesHat = 'staff' | 'administrator'

/** About whom the notes are, and the hat of the screen. */
export interface NotesScope {
  hat: NotesHat
  patientId: string
}

/** What of the signed notes is looked for: some words, one kind. */
interface NotesSought {
  search: string
  kind: NoteKind | undefined
}

/** The signed notes about a patient that are sought, page after page, newest contact first. */
export const signedNotes = ({ hat, patientId }: NotesScope, sought: NotesSought) =>
  api[hat].list.infiniteOptions({
    input: (after: string | undefined) => ({ patientId, ...sought, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** One’s own drafts about a patient. */
export const ownDrafts = ({ hat, patientId }: NotesScope) =>
  api[hat].drafts.queryOptions({ input: { patientId } })

/** A saved draft goes into the list; a list that is on its way holds older words, or none yet, and is asked for again. */
function insertDraft(scope: NotesScope, saved: Note): void {
  const { queryKey } = ownDrafts(scope)
  const isAsking = queryClient.isFetching({ queryKey }) > 0
  const isKnown = queryClient.getQueryData(queryKey) !== undefined
  if (isAsking) void queryClient.cancelQueries({ queryKey }, { silent: true })
  queryClient.setQueryData(queryKey, (drafts = []) => {
    const isThere = drafts.some(({ id }) => id === saved.id)
    return isThere ? drafts.map(draft => (draft.id === saved.id ? saved : draft)) : [saved, ...drafts]
  })
  if (isAsking || !isKnown) void queryClient.invalidateQueries({ queryKey })
}

/**
 * Sends what an autosaver holds, note by note. A note that was signed meanwhile in another window takes no more words: they
 * become the draft of an addendum, and `onMoved` hears of it. Answers with the text that the server holds, by name.
 */
export async function sendNotes(
  scope: NotesScope,
  kept: AllAutosaved,
  context: { outlivesPage: boolean; personId: string },
  onMoved: (from: string, to: string) => void,
): Promise<Record<string, string>> {
  const { hat, patientId } = scope
  const save = (input: Parameters<(typeof api.staff.save)['call']>[0]) =>
    api[hat].save.call(input, { context })
  const arrived: Record<string, string> = {}
  for (const [id, fields] of autosavedNotes(kept)) {
    const words = {
      ...(fields.text ? { text: fields.text.value, known: fields.text.known } : {}),
      ...(fields.kind ? { kind: fields.kind.value as Note['kind'] } : {}),
      ...(fields.contactOn ? { contactOn: fields.contactOn.value } : {}),
      ...(fields.contactMinutes
        ? { contactMinutes: fields.contactMinutes.value === '' ? null : Number(fields.contactMinutes.value) }
        : {}),
      ...(fields.contactWay ? { contactWay: readWay(fields.contactWay.value) } : {}),
    }
    try {
      const amendsId = fields.amendsId?.value
      const saved = await save({ id, patientId, ...(amendsId ? { amendsId } : {}), ...words })
      if (!saved.signedAt) insertDraft(scope, saved)
      if (fields.text) arrived[`${id}/text`] = saved.text
    } catch (error) {
      if (problemCode(error) !== 'CONFLICT') throw error
      if (fields.text) {
        const addendum = crypto.randomUUID()
        insertDraft(scope, await save({ id: addendum, patientId, amendsId: id, ...words, known: [] }))
        showToast({ kind: 'failure', ...text.signedMeanwhile })
        onMoved(id, addendum)
      }
    }
  }
  return arrived
}

/** A draft of the assistant, in the words of whoever accepts it. */
type Accepting = Pick<Note, 'id' | 'kind' | 'contactOn' | 'text'> & { scope: NotesScope }

/** Makes a draft of the assistant one's own unsigned note, with the same id. Who asks says what is shown of it. */
export const acceptIntoNote = mutationOptions({
  mutationKey: ['notes', 'accept'],
  mutationFn: async ({ scope, ...draft }: Accepting) => {
    const note = await api[scope.hat].accept.call({ ...draft, patientId: scope.patientId })
    insertDraft(scope, note)
    return note
  },
})

/** Every name under which something of a note waits on this device. */
const waitingOf = (autosaver: Autosaver, id: string) =>
  Object.keys(autosaver.kept()).filter(name => name.startsWith(`${id}/`))

async function arriveFirst(autosaver: Autosaver, id: string): Promise<void> {
  await autosaver.save()
  if (waitingOf(autosaver, id).length > 0) throw new Error('The note is still on this device alone.')
}

interface AboutDraft {
  scope: NotesScope
  autosaver: Autosaver
  id: string
  /** As the writer sees it. */
  text: string
}

/** Everything asked about notes with a hat. */
const askAgain = ({ hat }: NotesScope) => queryClient.invalidateQueries({ queryKey: api[hat].key() })

/** Signs a draft once all of it has arrived, exactly as its writer sees it. */
export const signNote = mutationOptions({
  mutationKey: ['notes', 'sign'],
  mutationFn: async ({ scope, autosaver, id, text: words }: AboutDraft) => {
    await arriveFirst(autosaver, id)
    const signed = await api[scope.hat].sign.call({ id, seen: fingerprint(words) })
    queryClient.setQueryData(ownDrafts(scope).queryKey, drafts => drafts?.filter(draft => draft.id !== id))
    return signed
  },
  onSuccess: (_, { scope }) => askAgain(scope),
  onError: (error, { scope }) => (problemCode(error) === 'CONFLICT' ? askAgain(scope) : undefined),
  meta: {
    toast: {
      success: text.signed,
      failure: (error: unknown) =>
        problemCode(error) === 'CONFLICT' ? text.failures.changedMeanwhile : text.failures.sign,
    },
  },
})

/** Withholds a signed note from the patient's own download; the note itself shows that it is. */
export const withholdNote = (scope: NotesScope) =>
  mutationOptions({
    ...api[scope.hat].withhold.mutationOptions(),
    onSettled: () => askAgain(scope),
    meta: {
      toast: {
        failure: (error: unknown) =>
          problemCode(error) === 'CONFLICT' ? text.failures.withheldOtherwise : text.failures.withhold,
      },
    },
  })

export const releaseNote = (scope: NotesScope) =>
  mutationOptions({
    ...api[scope.hat].release.mutationOptions(),
    onSettled: () => askAgain(scope),
    meta: { toast: { failure: text.failures.withhold } },
  })

/** Discards a draft; the toast brings it back. */
export const discardNote = mutationOptions({
  mutationKey: ['notes', 'discard'],
  mutationFn: async ({ scope, autosaver, id }: Omit<AboutDraft, 'text'>) => {
    // What is on its way arrives first: it would make the note anew.
    await autosaver.save()
    const gone = queryClient.getQueryData(ownDrafts(scope).queryKey)?.find(draft => draft.id === id)
    await api[scope.hat].discard.call({ id })
    for (const name of waitingOf(autosaver, id)) autosaver.forget(name)
    queryClient.setQueryData(ownDrafts(scope).queryKey, drafts => drafts?.filter(draft => draft.id !== id))
    return { gone, scope }
  },
  onSuccess: (_, { scope }) => askAgain(scope),
  meta: {
    toast: {
      // Nothing was written: nothing is told.
      success: ({ gone, scope }: { gone: Note | undefined; scope: NotesScope }) =>
        gone?.text.trim()
          ? { ...text.discarded, action: { label: text.undo, onPress: () => bringBack(scope, gone) } }
          : undefined,
      failure: text.failures.discard,
    },
  },
})

function bringBack(
  scope: NotesScope,
  { id, patientId, amendsId, kind, contactOn, contactMinutes, contactWay, text: words }: Note,
) {
  const note = { id, patientId, kind, contactOn, contactMinutes, contactWay, text: words }
  void api[scope.hat].save
    .call({ ...note, ...(amendsId ? { amendsId } : {}) })
    .then(saved => insertDraft(scope, saved))
    .catch(() => showToast({ kind: 'failure', ...text.failures.discard }))
}
