import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeInvitation } from './organizations.mail.ts'

const ids = z.object({
  invitationId: z.uuid(),
  /** Which of its mails it is: an invitation can be sent again. */
  sending: z.number().default(1),
})

/**
 * `organizations.mail-invitation`: mails the link and keeps only its hash. The link follows from the deployment's secret
 * and the invitation, so a mail that is sent a second time, after a crash or when asked for, carries the same one, and neither
 * is dead. An invitation that was answered, revoked or is over mails nobody.
 */
export async function mailInvitation(
  job: Job,
  { session, services }: JobTools,
  notices: Notices,
): Promise<void> {
  const { invitationId, sending } = ids.parse(job.payload)
  const token = services.linkToken('invitation', invitationId)
  const invited = await session.one(
    sqlFor
      .updateTable('invitations')
      .from('organizations')
      .set({ tokenHash: createHash('sha256').update(token).digest() })
      .whereRef('organizations.id', '=', 'invitations.organizationId')
      .where('invitations.id', '=', invitationId)
      .where('invitations.acceptedAt', 'is', null)
      .where('invitations.revokedAt', 'is', null)
      .where('invitations.declinedAt', 'is', null)
      .where('invitations.expiresAt', '>', new Date().toISOString())
      .returning(['invitations.kind', 'invitations.name', 'organizations.name as organizationName'])
      .returning(
        sql<boolean>`not organizations.is_default and organizations.created_at > now() - interval '30 days'`.as(
          'isNew',
        ),
      ),
  )
  if (!invited) return
  await notices.toInvited({
    invitationId,
    kind: 'invitation',
    dedupeKey: sending === 1 ? `invitation:${invitationId}` : `invitation:${invitationId}:${sending}`,
    words: language => composeInvitation(invited, language),
    screen: `/invitation/${token}`,
    secret: token,
  })
}
