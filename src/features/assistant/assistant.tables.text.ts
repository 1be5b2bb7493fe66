import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const assistantTablesText: TableWords = {
  ai_drafts: {
    entry: 'Draft of the assistant',
    counted: ['draft of the assistant', 'drafts of the assistant'],
  },
  ai_runs: { counted: ['run of the assistant', 'runs of the assistant'] },
  model_calls: {
    entry: 'What a language model was sent',
    counted: ['question to a language model', 'questions to a language model'],
  },
}
