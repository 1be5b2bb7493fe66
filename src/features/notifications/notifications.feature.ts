import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Mails: whether one may go, what it says, and the mailbox of an evaluation copy.',
  patientTables: { mails: { withheld: 'The patient has what was sent; the row is the record of the job.' } },
  merging: { mails: 'stays' },
  erasing: {
    // Codes and links to their address, about no record. A colleague's address stays a colleague's.
    mails: {
      goes: `x.patient_id is null and (lower(x.recipient) = any ($5) or x.organization_id = $1
      and lower(x.recipient) = any ($4) and not exists (select from public.case_managers c
      where c.organization_id = $1 and lower(c.email) = lower(x.recipient)) and not exists (select from public.specialists s
      where s.organization_id = $1 and lower(s.email) = lower(x.recipient)))`,
    },
  },
}
