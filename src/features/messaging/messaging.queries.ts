import { type InfiniteData, mutationOptions } from '@tanstack/react-query'
import { ownRecordKeys } from '#features/patients/patients.queries.ts'
import { apiFor, keysOf, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { Message, messagingContract } from './messaging.contract.ts'
import { addArrived } from './messaging.rules.ts'
import { messagingText as text } from './messaging.text.ts'

const api = apiFor<typeof messagingContract>('messaging', apiRoutes.messagingContract)

/** Which side of a conversation the screen is on. */
export type MessagingHat = 'patient' | 'staff'

/** Whose words they are: one device may know several people, and one person several hats. */
export interface Writer {
  hat: MessagingHat
  personId: string
}

/** The conversations of whoever is signed in, in that hat, a page at a time. */
export const conversationsOf = (hat: MessagingHat) =>
  api[hat].list.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.more ?? undefined,
    meta: { toast: { failure: text.failures.load } },
  })

/** One conversation by its id, for an address that names one far down in the list. */
export const conversationNamed = (hat: MessagingHat, conversationId: string) =>
  api[hat].list.queryOptions({ input: { conversationId } })

/** The conversation that staff have with a patient, if there is one. */
export const conversationWith = (patientId: string) => api.staff.list.queryOptions({ input: { patientId } })

/** One conversation's messages, the newest page first. */
export const messagesOf = (hat: MessagingHat, conversationId: string) =>
  api[hat].messages.infiniteOptions({
    input: (before: string | undefined) => ({ conversationId, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.earlier ?? undefined,
    meta: { toast: { failure: text.failures.messages } },
  })

const askForList = (hat: MessagingHat) => queryClient.invalidateQueries({ queryKey: api[hat].list.key() })

/** The conversations with a patient that an administrator may read: every one but the notebook. */
export const conversationsAbout = (patientId: string) =>
  api.administrator.list.queryOptions({ input: { patientId } })

/** The messages of a conversation, read by an administrator. Each opening is kept in the audit log, and so asked anew. */
export const messagesForReading = (conversationId: string) =>
  api.administrator.messages.infiniteOptions({
    input: (before: string | undefined) => ({ conversationId, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.earlier ?? undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { toast: { failure: text.failures.messages } },
  })

/** What is said of the first try alone: without a connection, or where it rests, nothing failed. */
const failureOf = (words: typeof text.failures.send, isFirstTry: boolean) => (error: unknown) =>
  !isFirstTry || problemCode(error) === 'TOO_MANY_REQUESTS' || !navigator.onLine ? undefined : words

/**
 * Begins a conversation, or finds it. A patient's first words wait for it, and follow at once; those of staff go with it, and say
 * themselves that it worked.
 */
export const openConversation = ({ hat, personId }: Writer, isFirstTry: boolean, outlivesPage: boolean) =>
  mutationOptions({
    ...api[hat].open.mutationOptions({ context: { personId, outlivesPage } }),
    networkMode: 'always',
    onSuccess: () => askForList(hat),
    meta: {
      toast: {
        success: hat === 'patient' ? text.created : undefined,
        failure: failureOf(text.failures.create, isFirstTry),
      },
    },
  })

/**
 * Sends one message. Only the first try of a message says that it failed; what waits says so beside itself, and without a
 * connection or where it rests nothing failed.
 */
export const sendMessage = ({ hat, personId }: Writer, isFirstTry: boolean, outlivesPage: boolean) =>
  mutationOptions({
    ...api[hat].send.mutationOptions({ context: { personId, outlivesPage } }),
    networkMode: 'always',
    onSuccess: ({ message }) => {
      showArrived(hat, message)
      void askForList(hat)
    },
    meta: { toast: { failure: failureOf(text.failures.send, isFirstTry) } },
  })

/** Puts a message that the server has accepted into the thread at once, before the thread is asked for again. */
function showArrived(hat: MessagingHat, message: Message): void {
  const { queryKey } = messagesOf(hat, message.conversationId)
  queryClient.setQueryData(
    queryKey,
    (
      known: InfiniteData<{ messages: Message[]; earlier: string | null }, string | undefined> | undefined,
    ) => {
      const [newest, ...earlier] = known?.pages ?? []
      if (!known || !newest) return known
      return { ...known, pages: [{ ...newest, messages: addArrived(newest.messages, message) }, ...earlier] }
    },
  )
}

/** Marks a conversation as read up to a message. It happens by itself, so a failure stays silent. */
export const markRead = (hat: MessagingHat) =>
  mutationOptions({
    ...api[hat].read.mutationOptions(),
    onSuccess: async () => {
      await askForList(hat)
      // The figures beside the tabs count what is unread.
      const figures = hat === 'staff' ? keysOf('staff', 'caseload') : ownRecordKeys
      await Promise.all(figures.map(queryKey => queryClient.invalidateQueries({ queryKey })))
    },
  })

/** The patient asks that the case manager be told of a line in the notebook. */
export const tellCaseManager = mutationOptions({
  ...api.patient.tell.mutationOptions(),
  meta: { toast: { failure: text.failures.tell } },
})
