import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Words about a patient that they and staff both read: additional notes and notes on the checklist, each piece with its author.',
  topics: { remarks: 'everybody' },
  refreshedBy: {
    remarks: { patient: ['remarks'], staff: ['remarks'], administrator: ['remarks'] },
    'staff-checklist.itemPatients': { staff: ['remarks'] },
  },
  patientTables: {
    remarks: {
      columns: ['about', 'words', 'author', 'written_at', 'changed_at'],
      orderBy: 'written_at',
      through: 'download_remarks',
      ownWords: ['about', 'words', 'author'],
    },
    remark_versions: {
      withheld: 'What a remark said before its author changed it. The author reads it beside the remark.',
    },
  },
  merging: {
    remark_versions: 'moves',
    remarks: 'moves',
  },
  words: { remark_versions: ['words'], remarks: ['words'] },
}
