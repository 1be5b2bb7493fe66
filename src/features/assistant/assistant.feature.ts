import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What the guide or a model writes: encouragement and first steps for patients, drafts for staff.',
  refreshedBy: { drafts: { staff: ['notes'], administrator: ['notes'] } },
  patientTables: {
    ai_drafts: {
      withheld:
        'What an engine wrote and nobody accepted is no part of the record, and gone after two weeks.',
    },
    model_calls: {
      withheld:
        'What a model was sent, without what says who somebody is: for administrators, and gone after 90 days.',
    },
    ai_runs: { withheld: 'A log of what ran, for administrators: without words.' },
  },
  merging: {
    ai_drafts: 'moves',
    ai_runs: 'moves',
    model_calls: 'moves',
  },
}
