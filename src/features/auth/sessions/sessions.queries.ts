import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { sessionsContract } from './sessions.contract.ts'
import { sessionsText as text } from './sessions.text.ts'

const api = apiFor<typeof sessionsContract>('sessions', apiRoutes.sessionsContract).visitor

/** Where one is signed in. */
export const ownSessions = api.list.queryOptions()

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.list.key() })

/** Ends one session, somewhere else. */
export const endSessionThere = mutationOptions({
  ...api.end.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: text.ended, failure: text.failed } },
})

export const endOtherSessions = mutationOptions({
  ...api.endOthers.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ ended }: { ended: number }) => text.othersEnded(ended),
      failure: text.failed,
    },
  },
})

/** The first half of signing out everywhere: quiet, since this device follows and the page is left. */
export const endOthersBeforeSignOut = mutationOptions({
  ...api.endOthers.mutationOptions(),
  meta: { toast: { failure: text.failed } },
})

/** Changes the password. What goes wrong stands in the dialog. */
export const changePassword = mutationOptions({
  ...api.changePassword.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.password.done } },
})

/** Keeps the language of one's mails; the page in that language is opened by whoever asks. */
export const chooseLanguage = mutationOptions({
  ...api.chooseLanguage.mutationOptions(),
  meta: { toast: { failure: text.language.failed } },
})
