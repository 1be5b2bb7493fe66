import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { failureOf, meetWhoIsHere } from '../auth.queries.ts'
import type { verificationContract } from './verification.contract.ts'
import { verificationText as text } from './verification.text.ts'

// A link that is open on the page stays what it is, whoever signs in or out beside it (`meetWhoIsHere`) …
const api = apiFor<typeof verificationContract>('auth', apiRoutes.verificationContract).visitor
// … one's own address goes with its person.
const own = apiFor<typeof verificationContract>('own-address', apiRoutes.verificationContract).visitor

/** The address of whoever is signed in, and whether it is confirmed. */
export const ownAddress = own.ownAddress.queryOptions()

/** Whose new password a link of a mail is for. */
export const newPasswordLink = (link: string) => api.newPasswordLink.queryOptions({ input: { link } })

/** Which address a link of a mail confirms. Whether that is the person here is asked anew each time the page opens. */
export const verificationLink = (link: string) =>
  api.verificationLink.queryOptions({ input: { link }, staleTime: 0, gcTime: 0 })

export const forgetPassword = mutationOptions({
  ...api.forgetPassword.mutationOptions(),
  meta: { toast: { failure: failureOf(text.failures.forgotten) } },
})

export const chooseNewPassword = mutationOptions({
  ...api.chooseNewPassword.mutationOptions(),
  // Every session of the account is over, this browser's too if it was one of them.
  onSuccess: meetWhoIsHere,
  meta: { toast: { success: text.changed, failure: failureOf(text.failures.newPassword) } },
})

export const sendVerification = mutationOptions({
  ...api.sendVerification.mutationOptions(),
  meta: { toast: { failure: failureOf(text.failures.forgotten) } },
})

export const confirmAddress = mutationOptions({
  ...api.confirmAddress.mutationOptions(),
  onSuccess: async ({ isVerified }) => {
    queryClient.setQueryData(ownAddress.queryKey, known => known && { ...known, isVerified })
    // A record may have waited for this address: whatever was shown before is asked for again.
    await meetWhoIsHere()
  },
  meta: { toast: { failure: failureOf(text.failures.verification, { FORBIDDEN: text.otherAccount }) } },
})
