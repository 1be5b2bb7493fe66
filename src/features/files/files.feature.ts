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
}
