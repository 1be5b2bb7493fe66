import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    "An organization's own labels on patients, for staff: put on, taken off, and lists narrowed by them.",
  topics: { tags: 'staff' },
  refreshedBy: {
    tags: { staff: ['tags'], administrator: ['tags'] },
    // A list that is narrowed by a tag.
    'caseload.patients': { staff: ['tags'] },
    'caseload.views': { staff: ['tags'] },
    'patient-records.list': { administrator: ['tags'] },
  },
  patientFilters: { tags: { table: 'patient_tags', column: 'tag_id', part: 'parts/tag-filter' } },
  shownIn: { recordHeader: 'parts/patient-tags', settings: 'parts/organization-tags' },
  patientTables: {
    patient_tags: {
      section: 'tags',
      columns: ['tag', 'created_at'],
      orderBy: 'created_at',
      through: 'download_patient_tags',
      ownWords: ['tag'],
    },
  },
  merging: { patient_tags: 'moves' },
  erasing: { tags: 'stays' },
  words: { tags: ['name'] },
}
