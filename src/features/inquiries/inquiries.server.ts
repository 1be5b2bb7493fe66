import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '#platform/api/api.server.ts'
import { tooMany } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type contactMessage, type demoRequest, inquiriesContract } from './inquiries.contract.ts'
import { INQUIRIES_PER_ADDRESS, LIMIT_SECONDS } from './inquiries.rules.ts'

const api = implement(inquiriesContract).$context<Context>()

type DemoRequest = z.output<typeof demoRequest>
type ContactMessage = z.output<typeof contactMessage>

/** Who sends: a network address, and the database session of nobody. A session that is over must not stand in a visitor's way. */
export type Sender = Pick<Context, 'as' | 'address'>

/** Counts an inquiry of this network address that is not here yet. Throws TOO_MANY_REQUESTS, before anything is stored. */
async function limitInquiries({ as, address }: Sender, id: string): Promise<void> {
  const counted = await as(undefined).one(
    sqlFor.selectNoFrom(
      sql<number | null>`app.count_inquiry(${id}, ${address}, ${INQUIRIES_PER_ADDRESS}, ${LIMIT_SECONDS})`.as(
        'wait',
      ),
    ),
  )
  if (counted?.wait) throw tooMany(counted.wait, 'Too many requests came from this network.')
}

/** Stores an inquiry once, however often it is sent. Throws TOO_MANY_REQUESTS. */
export async function keepInquiry(
  sender: Sender,
  inquiry: (DemoRequest & { formType: 'demo' }) | (ContactMessage & { formType: 'contact' }),
): Promise<void> {
  await limitInquiries(sender, inquiry.id)
  const { id, formType, name, email, language } = inquiry
  const rest =
    inquiry.formType === 'demo'
      ? {
          organizationName: inquiry.organizationName,
          sector: inquiry.sector,
          teamSize: inquiry.teamSize,
          programs: inquiry.programs,
          phone: inquiry.phone || null,
          notes: inquiry.notes || null,
        }
      : { message: inquiry.message }
  await sender.as(undefined).all(
    sqlFor
      .insertInto('inquiries')
      .values({ id, formType, name, email, language, ...rest })
      // Naming the column would take the right to read it, which no visitor has.
      .onConflict(conflict => conflict.doNothing()),
  )
}

export const inquiriesProcedures = {
  requestDemo: api.requestDemo.handler(async ({ context, input }) => {
    await keepInquiry(context, { ...input, formType: 'demo' })
    return { received: true as const }
  }),

  contact: api.contact.handler(async ({ context, input }) => {
    await keepInquiry(context, { ...input, formType: 'contact' })
    return { received: true as const }
  }),
}
