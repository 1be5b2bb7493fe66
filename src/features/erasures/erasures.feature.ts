import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Nothing of a person remains: asked for by themselves or by an administrator, confirmed with their name, done by a job, and done again where an older copy of the database comes back.',
  refreshedBy: { erasures: { patient: ['patients'], administrator: ['patients'] } },
  patientTables: {
    erasure_requests: { section: 'erasureRequests', columns: ['created_at'], orderBy: 'created_at' },
    erasures: { withheld: 'There is nobody any more whom it is about.' },
  },
  merging: {
    // A wish of their own is one, whoever else asked.
    erasure_requests: {
      folds: `case when g.asked_as = 'patient'
      then jsonb_build_object('asked_as', 'patient', 'asked_by', g.asked_by) else '{}' end`,
    },
  },
  erasing: { erasures: 'stays' },
}
