import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Mails: whether one may go, what it says, and the mailbox of an evaluation copy.',
  patientTables: { mails: { withheld: 'The patient has what was sent; the row is the record of the job.' } },
}
