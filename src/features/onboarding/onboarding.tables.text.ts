import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const onboardingTablesText: TableWords = {
  onboarding_conversations: {
    entry: 'Onboarding',
    counted: ['onboarding', 'onboardings'],
    both: 'in both: the one that came further stays',
  },
}
