/** Who may change what about a patient. Whoever is not named tries the very same statement, and nothing happens. */
import type { Asker } from './askers.ts'

export interface Writing {
  table: string
  does: 'insert' | 'update' | 'delete'
  /** The sentence that the test is called by. */
  says: string
  /** `{label}` stands for a value of the world (test/access/world.ts). */
  statement: string
  may: readonly Asker[]
  /** Where nobody may: the person in whose place the owner shows that the statement itself is right. */
  inPlaceOf?: Asker
}

const everyPatient: Asker[] = ['maria', 'grace', 'iris']

/** A write about Maria by everybody of her care team who may. */
function aboutMaria(
  table: string,
  does: Writing['does'],
  says: string,
  statement: string,
  may: readonly Asker[] = ['dana', 'ruth'],
): Writing {
  return { table, does, says, statement, may }
}

export const writingsAboutPatients: readonly Writing[] = [
  {
    table: 'patients',
    does: 'insert',
    says: 'a case manager enters a patient into their own caseload',
    statement: "insert into patients (name, case_manager_id) values ('New', {dana})",
    may: ['dana', 'ruth'],
  },
  aboutMaria(
    'patients',
    'update',
    'the patient changes their own text',
    "update patients set notes = 'Mine' where id = {maria}",
    ['maria', 'ruth'],
  ),
  aboutMaria(
    'patients',
    'update',
    'the record is kept by the patient and their case manager',
    "update patients set pronouns = 'she' where id = {maria}",
    ['maria', 'dana', 'ruth'],
  ),
  aboutMaria(
    'patients',
    'update',
    'only an administrator moves a patient',
    'update patients set case_manager_id = {marcus} where id = {maria}',
    ['ruth'],
  ),
  aboutMaria(
    'patients',
    'update',
    'nobody links a record to an account by hand',
    'update patients set user_id = null where id = {maria}',
    [],
  ),
  aboutMaria('patients', 'delete', 'nobody deletes a patient', 'delete from patients where id = {nora}', []),
  aboutMaria(
    'next_steps',
    'insert',
    'staff say what comes next',
    "insert into next_steps (patient_id, step, due_on) values ({jay}, 'Call', '2026-03-01')",
  ),
  aboutMaria(
    'next_steps',
    'update',
    'staff change what comes next',
    "update next_steps set step = 'Write' where patient_id = {maria}",
  ),
  aboutMaria(
    'next_steps',
    'delete',
    'staff strike what came next',
    'delete from next_steps where patient_id = {maria}',
  ),
  {
    table: 'contact_preferences',
    does: 'insert',
    says: 'a patient says how it is safe to reach them',
    statement: "insert into contact_preferences (words) values ('Write') on conflict do nothing",
    may: ['jay'],
  },
  aboutMaria(
    'contact_preferences',
    'update',
    'nobody but the patient changes how it is safe to reach them',
    'update contact_preferences set may_email = false where patient_id = {maria}',
    ['maria'],
  ),
  {
    table: 'onboarding_conversations',
    does: 'insert',
    says: 'a patient begins their own welcome conversation',
    statement: 'insert into onboarding_conversations (current_step) values (1) on conflict do nothing',
    may: ['jay'],
  },
  aboutMaria(
    'onboarding_conversations',
    'update',
    'only the patient writes in their welcome conversation',
    'update onboarding_conversations set current_step = 2 where patient_id = {maria}',
    ['maria'],
  ),
  aboutMaria(
    'tasks',
    'insert',
    'staff assign a task',
    "insert into tasks (patient_id, title) values ({maria}, 'Task')",
  ),
  aboutMaria(
    'tasks',
    'update',
    'the patient and the care team complete a task',
    "update tasks set status = 'completed', completed_at = now() where id = {tasks:maria}",
    ['maria', 'dana', 'priya', 'ruth'],
  ),
  aboutMaria(
    'tasks',
    'update',
    'a patient and a specialist do not reword a task',
    "update tasks set title = 'Other' where id = {tasks:maria}",
  ),
  aboutMaria('tasks', 'delete', 'staff delete a task', 'delete from tasks where id = {tasks:maria}'),
  {
    table: 'goals',
    does: 'insert',
    says: 'a patient adds a goal of their own',
    statement: "insert into goals (title, created_by) values ('Goal', 'patient')",
    may: everyPatient,
  },
  aboutMaria(
    'goals',
    'insert',
    'staff set a goal',
    "insert into goals (patient_id, title, created_by) values ({maria}, 'Goal', 'case_manager')",
  ),
  aboutMaria(
    'goals',
    'update',
    'the patient and staff complete a goal',
    'update goals set is_completed = true, completed_at = now() where id = {goals:maria}',
    ['maria', 'dana', 'ruth'],
  ),
  aboutMaria(
    'goals',
    'delete',
    'a patient deletes a goal of their own making',
    'delete from goals where id = {goals:maria}',
    ['maria', 'dana', 'ruth'],
  ),
  aboutMaria(
    'goals',
    'delete',
    'a patient does not delete what their case manager set',
    'delete from goals where id = {goals:maria-set}',
  ),
  aboutMaria(
    'form_requests',
    'insert',
    'staff ask for a form',
    'insert into form_requests (form_id, patient_id) values ({forms:riverbend-2}, {maria})',
  ),
  aboutMaria(
    'form_requests',
    'update',
    'staff move the day of a request',
    "update form_requests set due_on = '2026-03-01' where patient_id = {maria}",
  ),
  aboutMaria(
    'form_requests',
    'delete',
    'staff take a request back',
    'delete from form_requests where patient_id = {maria}',
  ),
  {
    table: 'submissions',
    does: 'insert',
    says: 'a patient begins a form of their organization',
    statement:
      "insert into submissions (form_id, form_title, form_fields) values ({forms:riverbend-2}, 'Form', '[]')",
    may: ['maria', 'grace'],
  },
  aboutMaria(
    'submissions',
    'update',
    'only the patient fills in their form',
    "update submissions set status = 'completed', completed_at = now() where id = {submissions:maria}",
    ['maria'],
  ),
  {
    table: 'appointments',
    does: 'insert',
    says: 'a patient asks for an appointment',
    statement:
      "insert into appointments (starts_at, ends_at, requested_by) values ('2026-05-01T10:00Z', '2026-05-01T10:30Z', 'patient')",
    may: everyPatient,
  },
  aboutMaria(
    'appointments',
    'insert',
    'staff offer an appointment',
    "insert into appointments (patient_id, starts_at, ends_at, requested_by) values ({maria}, '2026-05-01T10:00Z', '2026-05-01T10:30Z', 'staff')",
  ),
  aboutMaria(
    'appointments',
    'update',
    'the patient and staff answer',
    "update appointments set status = 'declined' where id = {appointments:maria}",
    ['maria', 'dana', 'ruth'],
  ),
  aboutMaria(
    'appointments',
    'update',
    'only staff move an appointment',
    "update appointments set ends_at = ends_at + interval '5 minutes' where id = {appointments:maria}",
  ),
  aboutMaria(
    'checklist_progress',
    'insert',
    'staff put an item on the checklist',
    'insert into checklist_progress (patient_id, checklist_item_id) values ({maria}, {checklist_items:riverbend-2})',
    ['dana', 'ruth', 'job'],
  ),
  aboutMaria(
    'checklist_progress',
    'update',
    'the patient and staff tick an item',
    'update checklist_progress set is_completed = true, completed_at = now() where id = {checklist_progress:maria}',
    ['maria', 'dana', 'ruth'],
  ),
  aboutMaria(
    'checklist_progress',
    'update',
    'recommendations come from a job alone',
    "update checklist_progress set ai_recommendation = 'Try' where id = {checklist_progress:maria}",
    ['job'],
  ),
  aboutMaria(
    'checklist_progress',
    'delete',
    'nobody takes an item off the checklist',
    'delete from checklist_progress where id = {checklist_progress:maria}',
    [],
  ),
  aboutMaria(
    'case_files',
    'insert',
    'staff file something',
    "insert into case_files (patient_id, name, media_type, size_bytes, sha256, storage_key) values ({maria}, 'a', 'text/plain', 1, repeat('a', 64), 'files/new-0123456789')",
  ),
  aboutMaria(
    'case_files',
    'update',
    'nobody changes a file',
    "update case_files set name = 'b' where id = {case_files:maria}",
    [],
  ),
  aboutMaria(
    'case_files',
    'delete',
    'staff remove a file',
    'delete from case_files where id = {case_files:maria}',
  ),
  aboutMaria(
    'activities',
    'insert',
    'nobody writes an activity by hand',
    "insert into activities (organization_id, patient_id, activity_type, description) values ({riverbend}, {maria}, 'goal_added', 'x')",
    [],
  ),
  aboutMaria(
    'activities',
    'update',
    'nobody edits an activity',
    "update activities set description = 'x' where patient_id = {maria}",
    [],
  ),
  aboutMaria(
    'activities',
    'delete',
    'nobody deletes an activity',
    'delete from activities where patient_id = {maria}',
    [],
  ),
]
