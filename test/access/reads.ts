/**
 * Who sees which rows: for every table, read aloud. What an asker is not named for is refused outright (no grant);
 * `[]` is a look at an empty table, which is all that rows of others ever are.
 */
import type { Asker } from './askers.ts'
import {
  aboutPatients,
  administrators,
  job,
  ofOrganization,
  patients,
  type Reading,
  staff,
} from './reading.ts'

const members: Asker[] = ['maria', 'grace', 'dana', 'marcus', 'priya', 'ruth', 'victor', 'elena', 'iris']
const catalogue = ['riverbend', 'riverbend-2']

/** What the features don't bring themselves. */
export const readings: readonly Reading[] = [
  ofOrganization('organizations', 'id', ['riverbend'], ['harbor'], [...members, 'job']),
  {
    table: 'profiles',
    by: 'id',
    // A removed case manager and an account without a hat still have a profile of their own.
    sees: Object.fromEntries([...members, 'leo', 'robin'].map(key => [key, [key]])),
  },
  {
    table: 'user_roles',
    by: 'user_id',
    sees: { ruth: ['ruth', 'second-administrator'], victor: ['victor'] },
  },
  {
    table: 'specialists',
    by: 'id',
    sees: {
      maria: ['priya'],
      grace: [],
      dana: ['priya'],
      marcus: ['priya'],
      priya: ['priya'],
      ruth: ['priya'],
      job: ['priya'],
      victor: ['harbor'],
      elena: ['harbor'],
      iris: ['harbor'],
    },
  },
  {
    table: 'case_managers',
    by: 'id',
    sees: {
      maria: ['dana'],
      grace: ['marcus'],
      dana: ['dana'],
      marcus: ['marcus'],
      priya: ['dana', 'leo', 'marcus'],
      ruth: ['dana', 'leo', 'marcus'],
      job: ['dana', 'leo', 'marcus'],
      victor: ['elena', 'harbor'],
      elena: ['elena'],
      // Who covers stands on her team.
      iris: ['elena', 'harbor'],
    },
  },
  {
    table: 'patients',
    by: 'id',
    sees: {
      ...patients,
      dana: ['aisha', 'jay', 'maria', 'nora', 'tom'],
      // Tom is Dana's, and covered by Marcus now; Maria was once, and the rest will be.
      marcus: ['grace', 'henry', 'tom', 'walter'],
      priya: ['aisha', 'jay', 'maria', 'nora', 'tom'],
      ruth: ['aisha', 'grace', 'henry', 'jay', 'maria', 'nora', 'sam', 'tom', 'walter'],
      // Those who went into another record as well: what was asked about them before is done about that one.
      job: [
        'aisha',
        'grace',
        'grace-gone',
        'henry',
        'jay',
        'maria',
        'maria-gone',
        'nora',
        'sam',
        'tom',
        'walter',
      ],
      victor: ['iris'],
      elena: ['iris'],
    },
  },
  aboutPatients('next_steps', patients, staff, administrators, job),
  aboutPatients('case_status_changes', staff, administrators),
  aboutPatients('contact_preferences', patients, staff, administrators, job),
  aboutPatients('onboarding_conversations', patients, staff, administrators, job),
  aboutPatients('goals', patients, staff, administrators),
  // Triggers add others; what happened to Tom is not looked at here.
  {
    ...aboutPatients('activities', patients, staff, administrators),
    where: "activity_type = 'profile_updated'",
  },
  aboutPatients('form_requests', patients, staff, administrators),
  aboutPatients('submissions', patients, staff, administrators),
  aboutPatients('appointments', patients, staff, administrators, job),
  aboutPatients('checklist_progress', patients, staff, administrators, job),
  // What an engine wrote is its asker's alone; that words of danger were recognised is for staff. No patient reads either.
  {
    table: 'ai_drafts',
    by: 'id',
    sees: {
      dana: ['maria'],
      marcus: ['grace'],
      ruth: ['maria-ruth'],
      victor: [],
      elena: ['iris'],
      job: ['grace', 'maria', 'maria-ruth'],
    },
  },
  aboutPatients('safety_alerts', staff, administrators, job),
  aboutPatients('ai_runs', administrators),
  aboutPatients('model_calls', administrators, job),
  { ...aboutPatients('audit_log', patients, administrators), where: "entity = 'access-world'" },
  ofOrganization('forms', 'id', catalogue, ['harbor'], [...members, 'job']),
  ofOrganization('checklist_categories', 'id', catalogue, ['harbor'], [...members, 'job']),
  ofOrganization('checklist_items', 'id', catalogue, ['harbor'], [...members, 'job']),
  {
    table: 'subscriptions',
    by: 'user_id',
    sees: {
      dana: ['dana'],
      marcus: ['marcus'],
      priya: ['priya'],
      elena: ['elena'],
      ruth: ['dana', 'marcus', 'priya'],
      victor: ['elena'],
      job: ['dana', 'marcus', 'priya'],
    },
  },
  {
    table: 'case_notes',
    by: 'id',
    sees: {
      dana: ['maria-draft', 'maria-signed'],
      marcus: ['grace-draft', 'grace-signed'],
      priya: ['maria-priya', 'maria-signed'],
      ruth: ['grace-signed', 'maria-ruth', 'maria-signed'],
      victor: ['iris-signed'],
      elena: ['iris-draft', 'iris-signed'],
    },
  },
  // The notebook (`private`) is the patient's alone (decision 27).
  ...['conversations', 'messages'].map(table => ({
    table,
    by: 'id',
    sees: {
      maria: ['maria-case_manager', 'maria-private', 'maria-specialist'],
      grace: ['grace-case_manager', 'grace-private', 'grace-specialist'],
      iris: ['iris-case_manager', 'iris-private', 'iris-specialist'],
      dana: ['maria-case_manager', 'tom-case_manager'],
      marcus: ['grace-case_manager', 'tom-case_manager'],
      priya: ['maria-specialist', 'tom-specialist'],
      elena: ['iris-case_manager'],
      ruth: [
        'grace-case_manager',
        'grace-specialist',
        'maria-case_manager',
        'maria-specialist',
        'tom-case_manager',
        'tom-specialist',
      ],
      victor: ['iris-case_manager', 'iris-specialist'],
      job: [
        'grace-case_manager',
        'grace-specialist',
        'maria-case_manager',
        'maria-specialist',
        'tom-case_manager',
        'tom-specialist',
      ],
    },
  })),
  // What a patient does not share of their days is theirs alone; what they share is for their case manager.
  {
    table: 'check_ins',
    by: 'id',
    sees: {
      maria: ['maria-private', 'maria-shared'],
      grace: ['grace-private', 'grace-shared'],
      iris: ['iris-private', 'iris-shared'],
      dana: ['maria-shared'],
      marcus: ['grace-shared'],
      elena: ['iris-shared'],
    },
  },
  {
    table: 'message_reads',
    by: 'user_id',
    sees: {
      ...patients,
      dana: ['dana'],
      marcus: [],
      priya: ['priya'],
      ruth: ['ruth'],
      victor: [],
      elena: [],
      job: ['dana', 'maria', 'grace', 'priya', 'ruth'].sort(),
    },
  },
  { table: 'message_notices', by: 'person_id', sees: { job: ['grace', 'maria'] } },
  {
    table: 'availabilities',
    by: 'id',
    sees: {
      maria: ['dana'],
      grace: ['marcus'],
      iris: ['elena'],
      dana: ['dana'],
      marcus: ['marcus'],
      priya: ['priya'],
      elena: ['elena'],
      ruth: ['dana', 'marcus', 'priya'],
      victor: ['elena'],
    },
  },
  {
    table: 'invitations',
    by: 'id',
    sees: {
      ruth: ['administrator', 'nora'],
      dana: ['nora'],
      marcus: [],
      job: ['administrator', 'nora'],
      victor: ['iris'],
      elena: ['iris'],
    },
  },
  {
    table: 'covers',
    by: 'id',
    sees: {
      dana: ['ended', 'over', 'running', 'to-come'],
      marcus: ['ended', 'over', 'running', 'to-come'],
      ruth: ['ended', 'over', 'running', 'to-come'],
      job: ['ended', 'over', 'running', 'to-come'],
      victor: ['harbor'],
      elena: ['harbor'],
    },
  },
  { table: 'mails', by: 'id', sees: { job: ['riverbend'] } },
  // What serves the deployment itself is read by no hat at all.
  { table: 'inquiries', by: 'id', sees: {} },
  { table: 'outbox', by: 'id', sees: {} },
  { table: 'rate_limits', by: 'key', sees: {} },
  { table: 'open_streams', by: 'id', sees: {} },
  { table: 'auth.known_devices', by: 'user_id', sees: {} },
  { table: 'founding_links', by: 'used_by', sees: {} },
  { table: 'former_slugs', by: 'organization_id', sees: {} },
  { table: 'deployment', by: 'is_evaluation', sees: {} },
  { table: 'schema_migrations', by: 'name', sees: {} },
  ...['users', 'sessions', 'accounts', 'verifications', 'two_factors', 'passkeys', 'address_proofs'].map(
    name => ({
      table: `auth.${name}`,
      by: 'id',
      sees: {},
    }),
  ),
]
