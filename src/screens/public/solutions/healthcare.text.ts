import { brand } from '#lib/brand.ts'

export const healthcareText = {
  title: 'Health care and behavioral health',
  description: `${brand.name} for clinics, hospitals and behavioral health teams.`,
  lead: `Between two visits, a lot can slip: the referral nobody answered, the form still in a bag, the person who stopped picking up. ${brand.name} keeps the whole care team on one line.`,
  points: [
    {
      title: 'After discharge',
      body: 'A next step with a date and an owner, so the first week at home is not the week everybody lets go.',
    },
    {
      title: 'Between visits',
      body: 'Patients write to their case manager from their phone. Nothing to install, nothing to pay.',
    },
    {
      title: 'Across the team',
      body: 'Case manager and specialist see the same record. Those who should not see it, cannot.',
    },
  ],
  note: `This page will grow to walk through a discharge, day by day. Until then, the quickest way to see ${brand.name} with a clinic’s eyes is a demo.`,
}
