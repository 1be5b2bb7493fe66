/** What is sent to withhold something from a patient's own download, and how it stands with what is kept about them. */
import { z } from 'zod'
import { LONGEST_REASON, withheldKinds } from './withholding.rules.ts'

/** The messages are keys of `withholdingText.problems`. */
export const withholding = z.object({
  id: z.uuid(),
  kind: z.enum(withheldKinds, 'kindMissing'),
  reason: z.string().trim().min(1, 'reasonMissing').max(LONGEST_REASON, 'reasonLong'),
})
export type WithholdingSent = z.infer<typeof withholding>

/** All three are null for what the download holds. */
export const withheld = z.object({
  withheldKind: z.enum(withheldKinds).nullable(),
  withheldFor: z.string().nullable(),
  withheldAt: z.string().nullable(),
})
export type Withheld = z.infer<typeof withheld>
