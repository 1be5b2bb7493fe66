import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'How a patient says their days are, for themselves first, with a streak that only pauses.',
  topics: { 'check-ins': 'patient' },
  refreshedBy: {
    'check-ins': { patient: ['check-ins', 'checklist', 'goals', 'patients'], staff: ['patients'] },
  },
  patientTables: {
    check_ins: {
      section: 'checkIns',
      columns: ['made_on', 'mood', 'words', 'is_shared'],
      orderBy: 'made_on',
    },
  },
  merging: {
    // One a day: the mood of the staying record stands, the words of both do.
    check_ins: {
      only: 'is_shared',
      folds: "jsonb_build_object('words', app.join_words(s.words, g.words, 2000))",
    },
  },
  words: { check_ins: ['words'] },
}
