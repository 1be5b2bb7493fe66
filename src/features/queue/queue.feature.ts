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
}
