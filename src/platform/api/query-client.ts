import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { storedNow } from '#lib/form-reading.ts'
import { showToast, type Toast, type ToastWords } from '#ui/toast.ts'
import { uiText as text } from '#ui/ui.text.ts'
import { mayAskAgain, waitBeforeAsking, waitOf } from './retry.client.ts'

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

function tell<Value>(
  kind: 'success' | 'failure',
  words: Told | ((value: Value) => Told | undefined) | undefined,
  value: Value,
): void {
  const told = typeof words === 'function' ? words(value) : words
  if (told) showToast({ kind, ...told })
}

/** The words of a failure; of what was asked too often they say when the same can be sent again. */
function tellFailure({ failure, namesTooMany, tellsUnseen }: ToastMeta, error: unknown): void {
  if (storedNow(error) && !tellsUnseen) return
  const seconds = namesTooMany ? undefined : waitOf(error)
  tell(
    'failure',
    seconds === undefined
      ? failure
      : () => {
          const words = typeof failure === 'function' ? failure(error) : failure
          return words && { title: words.title, body: text.tooMany(Math.ceil(seconds / 60)) }
        },
    error,
  )
}

/** The one store of what the server answered. Live changes invalidate it; nothing polls. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // A refetch that fails in the background keeps what is on the screen and stays silent.
      if (query.state.data === undefined) tellFailure(query.meta?.toast ?? {}, error)
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (data, _variables, _context, mutation) => tell('success', mutation.meta?.toast?.success, data),
    onError: (error, _variables, _context, mutation) => tellFailure(mutation.meta?.toast ?? {}, error),
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
