/** Invitations as those keep them who sent them, and who administers the organization. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'

/** How an invitation stands. `withdrawn`: taken back, or its record has another address by now. */
export const sentInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(['open', 'used', 'declined', 'withdrawn', 'expired']),
  sentAt: z.string(),
  expiresAt: z.string(),
})
export type SentInvitation = z.infer<typeof sentInvitation>

const administrator = z.object({ userId: z.uuid(), name: z.string(), email: z.string(), isMe: z.boolean() })
export type Administrator = z.infer<typeof administrator>

/** The messages are keys of `invitationsText.problems`. */
export const invitedAdministrator = z.object({
  name: z.string().overwrite(asName).trim().min(1, 'bothMissing').max(100, 'nameLong'),
  email: z.string().trim().min(1, 'bothMissing').max(255, 'emailLong').pipe(z.email('emailInvalid')),
})

const one = z.object({ id: z.uuid() })

export const invitationsContract = {
  /** Of a record without an account; while one waits for an answer, that one stays. */
  invite: procedure
    .route({
      method: 'POST',
      path: '/sent-invitations',
      tags: ['Invitations'],
      summary: 'Invite the person of a record',
    })
    .input(z.object({ kind: z.enum(['case_manager', 'specialist', 'patient']), recordId: z.uuid() }))
    .output(sentInvitation),
  /** Under the same link, which is good for another fourteen days. */
  send: procedure
    .route({
      method: 'POST',
      path: '/sent-invitations/{id}/send',
      tags: ['Invitations'],
      summary: 'Send an invitation again',
    })
    .input(one)
    .output(sentInvitation),
  takeBack: procedure
    .route({
      method: 'POST',
      path: '/sent-invitations/{id}/take-back',
      tags: ['Invitations'],
      summary: 'Take an invitation back',
    })
    .input(one)
    .output(sentInvitation),
  administrators: procedure
    .route({
      method: 'GET',
      path: '/administrators',
      tags: ['Invitations'],
      summary: 'Who administers the organization, and who is invited to',
    })
    .output(
      z.object({
        administrators: z.array(administrator),
        invitations: z.array(sentInvitation.extend({ name: z.string() })),
      }),
    ),
  inviteAdministrator: procedure
    .route({
      method: 'POST',
      path: '/administrators',
      tags: ['Invitations'],
      summary: 'Invite somebody to administer the organization',
      successStatus: 201,
    })
    .input(invitedAdministrator)
    .output(z.object({ email: z.string() })),
  removeAdministrator: procedure
    .route({
      method: 'DELETE',
      path: '/administrators/{userId}',
      tags: ['Invitations'],
      summary: 'Take the administration from somebody; the last one keeps it',
    })
    .input(z.object({ userId: z.uuid() }))
    .output(z.object({ userId: z.uuid() })),
}
