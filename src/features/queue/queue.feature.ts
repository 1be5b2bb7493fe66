import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Everything that needs one member of staff in one list, the most urgent first.',
  topics: { snoozes: 'staff' },
  refreshedBy: {
    queue: {
      staff: [
        'patients',
        'messages',
        'appointments',
        'staff-tasks',
        'activities',
        'care-team',
        'snoozes',
        'safety',
      ],
    },
    // A signed note of a contact: who was reached today.
    'queue.helped': { staff: ['notes'] },
  },
  erasing: {
    // What a colleague put off until a day: a row of their queue about this person.
    queue_snoozes: {
      goes: `x.organization_id = $1 and (x.subject_id = any ($2)
      or exists (select from public.conversations c where c.organization_id = $1 and c.id = x.subject_id and c.patient_id = any ($2))
      or exists (select from public.appointments a where a.organization_id = $1 and a.id = x.subject_id and a.patient_id = any ($2)))`,
    },
  },
}
