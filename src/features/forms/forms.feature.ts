import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Questions that an organization asks its patients, and their answers.',
  topics: { forms: 'everybody' },
  refreshedBy: {
    forms: { patient: ['forms'] },
    // Not a submission that is being read: it does not change, and each reading is kept.
    'submissions.formsOfPatient': { staff: ['forms'], administrator: ['forms'] },
    'form-management': { administrator: ['forms'] },
    'submissions.completed': { staff: ['forms'], administrator: ['forms'] },
  },
  patientTables: { form_requests: 'by hand', submissions: 'by hand' },
}
