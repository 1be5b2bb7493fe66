/**
 * Which texts more than one person, or one person on two devices, may change, and what keeps any of them from being lost. Which
 * columns those are, PostgreSQL says (shared-words.db.test.ts).
 *
 * - `seen`: a change names what it was made from; what somebody else wrote meanwhile is answered, never written over (decision 48).
 * - `both`: both versions are kept, sentence by sentence (`keepBoth`).
 * - `own`: one person's alone; nobody else may write it.
 * - `step`: one of a few values, and each change of it is a step of its own that the database checks or that can be taken back.
 */
import { featureSamples } from '../samples/feature-samples.ts'

export type Keeping = 'seen' | 'both' | 'own' | 'step'

const snake = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
/** Those of which features bring an example (`shared` of their samples). */
const ofFeatures = Object.fromEntries(
  featureSamples.flatMap(({ shared = {} }) =>
    Object.values(shared).map(({ table, fields }) => [table, Object.keys(fields).map(snake)]),
  ),
)

export const sharedWords: Readonly<Record<Keeping, Readonly<Record<string, readonly string[]>>>> = {
  seen: {
    ...ofFeatures,
    case_files: ['name', 'labels', 'kind'],
    case_managers: ['name', 'email'],
    checklist_categories: ['name', 'name_es', 'description', 'description_es'],
    checklist_items: ['title', 'title_es', 'description', 'description_es', 'question', 'question_es'],
    contact_preferences: ['words'],
    forms: ['title', 'title_es', 'description', 'description_es', 'form_fields'],
    goals: ['title', 'description', 'category'],
    next_steps: ['step'],
    organizations: [
      'name',
      'slug',
      'time_zone',
      'case_number_prefix',
      'open_days',
      'out_of_hours_email',
      'model_text_to_patients',
    ],
    patients: [
      'name',
      'given_name',
      'family_name',
      'preferred_name',
      'pronouns',
      'language',
      'interpreter_language',
      'email',
      'phone',
    ],
    specialists: ['name', 'email'],
    reply_templates: ['name', 'body', 'language'],
    staff_tasks: ['title', 'description', 'priority'],
    tasks: ['title', 'description', 'priority'],
  },
  both: {
    case_notes: ['text'],
    check_ins: ['words'],
    goals: ['notes'],
    remarks: ['words'],
    submissions: ['form_data', 'replaced'],
  },
  own: {
    case_notes: ['contact_way', 'kind'],

    onboarding_conversations: ['answers', 'messages', 'progress', 'states'],
    patients: ['model_choice', 'time_zone'],
    profiles: ['full_name', 'language', 'phone', 'time_zone'],
  },
  step: {
    ai_drafts: ['status'],
    appointments: ['reply', 'status'],
    case_files: ['removed_for', 'withheld_for', 'withheld_kind'],
    case_notes: ['withheld_for', 'withheld_kind'],
    checklist_progress: ['state'],
    organizations: [
      'engines',
      'engines_for_administrators',
      'engines_for_case_managers',
      'engines_for_patients',
    ],
    import_rows: ['decision', 'facts'],
    imports: ['date_order', 'rule', 'state'],
    likeness_checks: ['answer', 'decision', 'words'],
    likeness_pairs: ['reason', 'state'],
    // Found by the step's words, and written with them.
    next_steps: ['library_key'],
    safety_alerts: ['outcome'],
    patient_merges: ['state', 'going_account_said', 'staying_account_said'],
    staff_tasks: ['status', 'assignee_type', 'removed_reason'],
    submissions: ['status'],
    tasks: ['status', 'removed_reason'],
  },
}
