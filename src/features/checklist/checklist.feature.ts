import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'What good care looks after for a patient: what is in place, the next step for each item, and notes.',
  topics: { checklist: 'everybody' },
  refreshedBy: {
    checklist: { patient: ['checklist'], staff: ['checklist'], administrator: ['checklist'] },
    catalogue: { administrator: ['checklist'] },
    'staff-checklist': { staff: ['checklist', 'patients'], administrator: ['checklist', 'patients'] },
  },
  shownIn: { settings: 'catalogue/parts/checklist-catalogue' },
  patientTables: { checklist_progress: 'by hand' },
  merging: {
    // Done is done, whoever ticked it first; else what somebody said stands before what nobody was asked.
    checklist_progress: {
      folds: `jsonb_build_object('is_completed', s.is_completed or g.is_completed,
      'completed_at', least(s.completed_at, g.completed_at), 'completed_by',
      case when g.completed_at < s.completed_at or s.completed_at is null then g.completed_by else s.completed_by end,
      'ai_recommendation', coalesce(s.ai_recommendation, g.ai_recommendation),
      'recommendation_key', coalesce(s.recommendation_key, g.recommendation_key))
      || case when array_position(array['in_place', 'wants_help', 'not_now', 'not_asked'], g.state)
      < array_position(array['in_place', 'wants_help', 'not_now', 'not_asked'], s.state)
      then jsonb_build_object('state', g.state, 'state_before', g.state_before, 'is_suggested', g.is_suggested,
      'stated_at', g.stated_at, 'stated_by', g.stated_by) else '{}' end`,
    },
  },
  erasing: {
    checklist_categories: 'stays',
    checklist_items: 'stays',
  },
  words: { checklist_items: ['title', 'description', 'question'] },
}
