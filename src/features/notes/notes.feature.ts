import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    "Case notes: staff's own words about a patient (decision 14), who has the signed ones in their own download (decision 40).",
  topics: { notes: 'staff' },
  refreshedBy: { notes: { staff: ['notes'], administrator: ['notes'] } },
  patientTables: {
    case_notes: {
      columns: [
        'number',
        'kind',
        'contact_on',
        'contact_minutes',
        'contact_way',
        'author',
        'signed_at',
        'text',
        'is_withheld',
      ],
      orderBy: 'place',
      through: 'download_case_notes',
      ownWords: ['author', 'text'],
    },
  },
  merging: { case_notes: 'moves' },
  words: { case_notes: ['text'] },
}
