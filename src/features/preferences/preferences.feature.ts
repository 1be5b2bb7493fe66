import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What a patient decides about themselves: safe contact, AI, language, the clock, check-ins.',
  refreshedBy: { preferences: { patient: ['patients'] } },
  patientTables: {
    contact_preferences: {
      section: 'contact',
      columns: ['may_email', 'may_call', 'may_text', 'may_leave_message', 'from_hour', 'until_hour', 'words'],
      orderBy: 'patient_id',
    },
  },
  merging: {
    // What either record forbids is forbidden.
    contact_preferences: {
      folds: `jsonb_build_object('may_email', s.may_email and g.may_email,
      'may_call', s.may_call and g.may_call, 'may_text', s.may_text and g.may_text,
      'may_leave_message', s.may_leave_message and g.may_leave_message, 'words', app.join_words(s.words, g.words, 500))
      || case when greatest(s.from_hour, g.from_hour) < least(s.until_hour, g.until_hour) then jsonb_build_object(
      'from_hour', greatest(s.from_hour, g.from_hour), 'until_hour', least(s.until_hour, g.until_hour)) else '{}' end`,
    },
  },
  words: { contact_preferences: ['words'] },
}
