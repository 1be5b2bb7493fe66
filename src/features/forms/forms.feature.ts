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
  merging: {
    form_requests: { folds: "jsonb_build_object('due_on', least(s.due_on, g.due_on))" },
    // Answers that only the other one has come along, where both are of the same questions.
    submissions: {
      folds: `case when s.form_fields = g.form_fields
      then jsonb_build_object('form_data', g.form_data || s.form_data) else '{}' end`,
    },
  },
  erasing: { forms: 'stays' },
  words: { forms: ['title', 'description'], submissions: ['form_title'] },
}
