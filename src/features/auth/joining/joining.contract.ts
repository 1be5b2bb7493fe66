/** Coming into an organization by one's own yes, and leaving it. Messages are keys of `authText.problems`. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { fullName } from '../auth.contract.ts'
import { hatNames } from '../auth.rules.ts'

const hatName = z.enum(hatNames)
const link = z.string().min(10).max(100)
const accepted = z.object({ kind: hatName })

/** Signing up on an invitation: the address is the invited one, so it is not asked again. */
export const invitedSignUp = z
  .object({
    link,
    fullName,
    password: z.string().min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword: z.string().max(200, 'passwordsDiffer'),
    language: z.enum(['en', 'es']).default('en'),
  })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

/** Who invites, to what, and where: what somebody reads before saying yes. */
const invitationWords = z.object({
  kind: hatName,
  name: z.string(),
  organizationName: z.string(),
  /** Null where the system invited, or whoever did is gone. */
  invitedBy: z.string().nullable(),
  /** The organization is new here, and nobody has looked at who runs it. */
  isUnverified: z.boolean(),
})

const openInvitation = invitationWords.extend({
  email: z.string(),
  /** Whether the invited address has an account that proved it. Any other gets a new password on accepting. */
  hasAccount: z.boolean(),
})

const waitingInvitation = invitationWords.extend({
  id: z.uuid(),
  organizationId: z.uuid(),
  expiresAt: z.string(),
})
export type WaitingInvitation = z.infer<typeof waitingInvitation>

export const joiningContract = {
  invitation: procedure
    .route({
      method: 'GET',
      path: '/invitations/{link}',
      tags: ['Joining'],
      summary: 'What an invitation is for, or why it opens nothing any more',
    })
    .input(z.object({ link }))
    .output(
      z.object({
        state: z.enum(['open', 'used', 'declined', 'withdrawn', 'expired']),
        /** Of an open one alone: a link that is over tells nothing. */
        invitation: openInvitation.nullable(),
      }),
    ),
  signUpInvited: procedure
    .route({
      method: 'POST',
      path: '/sign-up/invited',
      tags: ['Joining'],
      summary: 'Sign up on an invitation',
    })
    .input(invitedSignUp)
    .output(accepted),
  acceptInvitation: procedure
    .route({
      method: 'POST',
      path: '/invitations/{link}/accept',
      tags: ['Joining'],
      summary: 'Accept an invitation',
    })
    .input(z.object({ link }))
    .output(accepted),
  /** They are offered to the proven address of whoever asks, and never accepted for anybody (decision 46). */
  waiting: procedure
    .route({
      method: 'GET',
      path: '/waiting-invitations',
      tags: ['Joining'],
      summary: 'The invitations that wait for my address',
    })
    .output(z.array(waitingInvitation).max(20)),
  acceptWaiting: procedure
    .route({
      method: 'POST',
      path: '/waiting-invitations/{id}/accept',
      tags: ['Joining'],
      summary: 'Accept an invitation that waits for me',
    })
    .input(z.object({ id: z.uuid() }))
    .output(accepted),
  decline: procedure
    .route({
      method: 'POST',
      path: '/waiting-invitations/{id}/decline',
      tags: ['Joining'],
      summary: 'Say no to an invitation that waits for me',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  leave: procedure
    .route({
      method: 'POST',
      path: '/memberships/leave',
      tags: ['Joining'],
      summary: 'Belong to an organization no more, in one hat; its last administrator stays',
    })
    .input(z.object({ organizationId: z.uuid(), hat: hatName }))
    .output(z.object({ organizationId: z.uuid() })),
}
