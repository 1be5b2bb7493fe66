import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { storedNow } from '#lib/form-reading.ts'
import { showToast, type Toast, type ToastWords } from '#ui/toast.ts'
import { uiText as text } from '#ui/ui.text.ts'
import { problemCode } from './api.client.ts'
import { mayAskAgain, waitBeforeAsking, waitOf } from './retry.client.ts'
import { isSessionOver, mayBeOver } from './session-over.client.ts'

/** Words, and perhaps a way back such as Undo. What ended well but not as hoped is told as `info`. */
type Told = Omit<Toast, 'kind'> & { kind?: 'info' }

/**
 * What a query or mutation says when it succeeds or fails. It rides on the object itself (`meta.toast`),
 * so that screens hold no error handling: the two caches below show it, once.
 */
export interface ToastMeta {
  // biome-ignore lint/suspicious/noExplicitAny: each mutation knows its own answer
  success?: Told | ((data: any) => Told | undefined)
  failure?: ToastWords | ((error: unknown) => ToastWords | undefined)
  /** `failure` has words of its own for what was asked too often; otherwise the toast says when it can be sent again. */
  namesTooMany?: true
  /** No form shows what somebody else wrote meanwhile, so that `failure` has to tell of it. */
  tellsUnseen?: true
}

/** How a long list follows the change notification without being asked for again: it reads the one patient anew. */
type ReadOn = (patientId: string, topic: string) => void

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { toast?: ToastMeta; readOn?: ReadOn }
    mutationMeta: { toast?: ToastMeta }
  }
}

/** Whether nothing is wrong but that there is no connection. */
const isOffline = (error: unknown) => !navigator.onLine && problemCode(error) === undefined

/** The words of a failure; of what was asked too often they say when the same can be sent again. */
function failureWords({ failure, namesTooMany }: ToastMeta, error: unknown): Told | undefined {
  const words = typeof failure === 'function' ? failure(error) : failure
  if (words && isOffline(error)) return { kind: 'info', title: text.offline, body: text.failureBody }
  const seconds = namesTooMany ? undefined : waitOf(error)
  if (!words || seconds === undefined) return words
  return { title: words.title, body: text.tooMany(Math.ceil(seconds / 60)) }
}

/** Tells of a failure; not where the page is left because nobody is signed in any more: signing in says so in its place. */
async function tellFailure(meta: ToastMeta = {}, error: unknown): Promise<void> {
  if (storedNow(error) && !meta.tellsUnseen) return
  const told = failureWords(meta, error)
  if (!told || (mayBeOver(problemCode(error)) && (await isSessionOver()))) return
  showToast({ kind: 'failure', ...told })
}

/** The one store of what the server answered. Live changes invalidate it; nothing polls. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // A refetch that fails in the background keeps what is on the screen and stays silent.
      // Without a connection the screens themselves say so.
      if (query.state.data === undefined && !isOffline(error)) void tellFailure(query.meta?.toast, error)
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (data, _variables, _context, mutation) => {
      const success = mutation.meta?.toast?.success
      const told = typeof success === 'function' ? success(data) : success
      if (told) showToast({ kind: 'success', ...told })
    },
    onError: (error, _variables, _context, mutation) => void tellFailure(mutation.meta?.toast, error),
    // Without a connection it waits for one, as long as its page is open.
    onMutate: (_variables, mutation) => {
      if (mutation.state.isPaused) showToast({ kind: 'info', title: text.offline, body: text.sentLater })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: mayAskAgain,
      retryDelay: (failures, error) => waitBeforeAsking(failures, error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})
