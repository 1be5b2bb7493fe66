import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import type { InquiriesTable } from '#platform/database/database.gen.ts'
import { type Query, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeInquiry } from './inquiries.mail.ts'

const ids = z.object({ inquiryId: z.uuid() })

/** `inquiries.mail-operator`: tells whoever runs this copy that somebody wrote. One that is gone tells nobody. */
export async function mailInquiry(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { inquiryId } = ids.parse(job.payload)
  const told: Query<Selectable<InquiriesTable>> = sqlFor
    .selectFrom(sql<Selectable<InquiriesTable>>`app.inquiry_to_announce(${inquiryId})`.as('i'))
    .selectAll()
  const inquiry = await session.one(told)
  if (!inquiry) return
  await notices.toOperator({
    kind: `${inquiry.formType} inquiry`,
    dedupeKey: `inquiry:${inquiry.id}`,
    words: composeInquiry(inquiry),
    replyTo: inquiry.email,
  })
}
