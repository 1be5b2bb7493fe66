import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What a patient wants to reach, set by themselves or by their case manager.',
  topics: { goals: 'everybody' },
  refreshedBy: { goals: { patient: ['goals'], staff: ['goals'], administrator: ['goals'] } },
  patientTables: {
    goals: {
      columns: [
        'title',
        'description',
        'category',
        'target_on',
        'is_completed',
        'completed_at',
        'notes',
        'created_by',
        'created_at',
      ],
      orderBy: 'created_at',
    },
  },
  merging: { goals: 'moves' },
  words: { goals: ['title', 'description', 'notes'] },
}
