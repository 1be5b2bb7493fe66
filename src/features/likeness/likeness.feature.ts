import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Whether two records may be one person’s: asked before a patient is created, answered about colleagues’ patients with yes or no, and listed for administrators.',
  topics: { likeness: 'staff' },
  refreshedBy: {
    likeness: { staff: ['likeness', 'care-team'], administrator: ['likeness', 'patients'] },
  },
  patientTables: {
    likeness_checks: {
      withheld:
        'That a colleague asked stands among who opened the record; what they typed is about somebody else, perhaps.',
    },
    likeness_pairs: {
      withheld: 'A guess that two records are alike, with no fact that does not stand in the record itself.',
    },
  },
  merging: {
    likeness_checks: 'stays',
    likeness_pairs: 'stays',
  },
  erasing: {
    // Somebody else's record, which was shown when this person's was about to be made.
    likeness_checks: {
      loses: "typed_name = '…'",
      where: 'x.organization_id = $1 and app.fold_name(x.typed_name) = any ($6)',
    },
  },
}
