import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What a patient is asked to do.',
  topics: { tasks: 'everybody' },
  refreshedBy: { tasks: { patient: ['tasks'], staff: ['tasks'], administrator: ['tasks'] } },
  patientTables: {
    tasks: {
      columns: [
        'title',
        'description',
        'priority',
        'status',
        'due_on',
        'completed_at',
        'created_at',
        'removed_at',
      ],
      orderBy: 'created_at',
    },
  },
  merging: { tasks: 'moves' },
  words: { tasks: ['title', 'description'] },
}
