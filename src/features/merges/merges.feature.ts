import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Two records of one person become one, with a preview, an Undo of thirty days, and the word of the person where it needs it.',
  refreshedBy: { merges: { patient: ['patients'], administrator: ['patients'] } },
  patientTables: {
    patient_merges: {
      section: 'merges',
      columns: ['merged_at', 'undone_at', 'private_moved_at', 'private_declined_at'],
      orderBy: 'merged_at',
      through: 'download_merges',
    },
    patient_merge_moves: {
      withheld: 'What Undo needs to know: the rows themselves stand in the sections of their tables.',
    },
  },
  merging: {
    patient_merge_moves: 'stays',
    patient_merges: 'stays',
  },
}
