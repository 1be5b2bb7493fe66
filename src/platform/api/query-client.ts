import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showToast, type Toast, type ToastWords } from '#ui/toast.ts'
import { mayAskAgain, waitBeforeAsking } from './retry.client.ts'

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
}

/** How a long list follows the change notification without being asked for again: it reads the one patient anew. */
type ReadOn = (patientId: string, topic: string) => void

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { toast?: ToastMeta; readOn?: ReadOn }
    mutationMeta: { toast?: ToastMeta }
  }
}

function tell<Value>(
  kind: 'success' | 'failure',
  words: Told | ((value: Value) => Told | undefined) | undefined,
  value: Value,
): void {
  const told = typeof words === 'function' ? words(value) : words
  if (told) showToast({ kind, ...told })
}

/** The one store of what the server answered. Live changes invalidate it; nothing polls. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // A refetch that fails in the background keeps what is on the screen and stays silent.
      if (query.state.data === undefined) tell('failure', query.meta?.toast?.failure, error)
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (data, _variables, _context, mutation) => tell('success', mutation.meta?.toast?.success, data),
    onError: (error, _variables, _context, mutation) => tell('failure', mutation.meta?.toast?.failure, error),
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
