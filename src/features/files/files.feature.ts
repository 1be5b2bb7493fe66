import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Documents about a patient: kept by their care team, some of them shown to the patient, some sent by them.',
  topics: { files: 'everybody' },
  refreshedBy: {
    files: { patient: ['files'], staff: ['files'], administrator: ['files'] },
    'caseload.overview': { staff: ['files'] },
  },
  patientTables: {
    case_files: {
      columns: ['name', 'kind', 'created_at', 'is_withheld'],
      orderBy: 'created_at',
      through: 'download_case_files',
      ownWords: ['name'],
    },
  },
  merging: { case_files: 'moves' },
  erasing: {
    // Keys of bytes that are no file say nothing of anybody, but who began to send them; they are swept with their bytes.
    loose_objects: { loses: 'begun_by = null', where: 'x.begun_by = any ($3)' },
  },
  words: { case_files: ['name'] },
}
