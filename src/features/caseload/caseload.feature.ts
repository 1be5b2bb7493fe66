import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Who is in the care of one member of staff, who needs attention first, and what comes next for each.',
  refreshedBy: {
    'caseload.ownNextStep': { patient: ['patients', 'checklist'] },
    'caseload.overview': { staff: ['snoozes'] },
    caseload: {
      staff: ['patients', 'messages', 'activities', 'checklist', 'appointments', 'safety', 'notes'],
    },
  },
  patientTables: { next_steps: 'by hand' },
  merging: {
    // The step that is due first.
    next_steps: {
      folds: `case when g.due_on < s.due_on then jsonb_build_object('step', g.step, 'due_on', g.due_on,
      'library_key', g.library_key, 'set_by', g.set_by, 'updated_at', g.updated_at) else '{}' end`,
    },
  },
  words: { next_steps: ['step'] },
}
