import { MutationObserver, mutationOptions, partialMatchKey, QueryObserver } from '@tanstack/react-query'
import { fieldProblems, problemWords } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { autosave } from '#platform/autosave/drafts.client.ts'
import type { authContract, Session } from './auth.contract.ts'
import { authText as text } from './auth.text.ts'

// Accounts know no hat: whoever they open is found out by asking.
const api = apiFor<typeof authContract>('auth', apiRoutes.authContract).visitor

/** Who is here. */
export const sessionQuery = api.session.queryOptions()

/** Whether a founding link still founds something; NOT_FOUND where it does not. */
export const foundingLink = (link: string) => api.foundingLink.queryOptions({ input: { link } })

/** Under which name this device keeps what was typed to come in; what is told of it goes by the same. */
export const COMING_IN = 'coming-in'

/** Forgets what the person before could see (an open invitation stays) and typed to come in, and asks who is here now. */
export async function meetWhoIsHere(): Promise<void> {
  autosave(COMING_IN, '')
  queryClient.removeQueries({ predicate: ({ queryKey }) => !partialMatchKey(queryKey, api.key()) })
  // The step before succeeded: who is here can be asked again later, by whoever needs to know.
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {})
}

/** Whether somebody is signed in at this moment. Where nobody can say, whoever was here still is. */
export const isAnybodyHere = (): Promise<boolean> =>
  queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
    ({ person }) => person !== null,
    () => true,
  )

/** Who is here, past what the screens know: none of them changes by the answer. */
export const askWhoIsHere = () => api.session.call({})

/** Words for a refusal where the usual ones do not fit. */
type Refusals = Partial<Record<'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN', string>>

/** What a refusal says to the person, in their own language; what the server said in English stays behind. */
export function reasonOf(error: unknown, words: Refusals = {}): string {
  const code = problemCode(error)
  if (code === undefined) return text.refusals.offline
  if (code === 'UNAUTHORIZED') return text.refusals.credentials
  if (code === 'TOO_MANY_REQUESTS') return text.refusals.tooMany
  if (code === 'SERVICE_UNAVAILABLE') return text.refusals.away
  if (code === 'FORBIDDEN') return words.FORBIDDEN ?? text.refusals.otherAddress
  if (code === 'CONFLICT') return words.CONFLICT ?? text.refusals.addressTaken
  if (code === 'NOT_FOUND') return words.NOT_FOUND ?? text.refusals.linkOver
  return text.refusals.other
}

/** What is wrong at a field goes first, in the words that the form itself would have used. */
export function failureOf(title: string, words?: Refusals) {
  return (error: unknown) => {
    const [problem] = fieldProblems(error)
    return problem
      ? { about: COMING_IN, title: text.validationError, body: problemWords(text.problems, problem.message) }
      : { about: COMING_IN, title, body: reasonOf(error, words) }
  }
}

/** Where a code is asked for first, nobody is here yet. */
export const meetWhoCameIn = ({ signedIn }: { signedIn: boolean }) => (signedIn ? meetWhoIsHere() : undefined)

export const signOut = mutationOptions({
  ...api.signOut.mutationOptions(),
  meta: { toast: { failure: () => text.failures.signOut } },
})

/** Signs out where the page stays: an invitation opened as somebody else. */
export const signOutHere = mutationOptions({ ...signOut, onSuccess: meetWhoIsHere })

/** Ends the session. The caller leaves the page, and with it everything that it holds. */
export async function endSession(): Promise<void> {
  await new MutationObserver(queryClient, signOut).mutate({})
}

/** Tells `follow` who is here, now and whenever it changes. While nobody could be asked, it is told nothing. */
export function followSession(follow: (session: Session) => void): () => void {
  const observer = new QueryObserver(queryClient, sessionQuery)
  const tell = ({ data }: { data: Session | undefined }) => data && follow(data)
  tell(observer.getCurrentResult())
  return observer.subscribe(tell)
}
