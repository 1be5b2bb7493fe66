/** Who may ask for a form, fill it in and change its answers. Whoever is not named tries the very same statement. */
import { type Writing, writing } from './writing.ts'

const staff = ['dana', 'ruth'] as const

export const writingsOfForms: readonly Writing[] = [
  writing(
    'form_requests',
    'insert',
    'staff ask for a form',
    'insert into form_requests (form_id, patient_id) values ({forms:riverbend-2}, {maria})',
    staff,
  ),
  writing(
    'form_requests',
    'update',
    'staff move the day of a request',
    "update form_requests set due_on = '2026-03-01' where patient_id = {maria}",
    staff,
  ),
  writing(
    'form_requests',
    'delete',
    'staff take a request back',
    'delete from form_requests where patient_id = {maria}',
    staff,
  ),
  writing(
    'submissions',
    'insert',
    'a patient begins a form of their organization',
    'insert into submissions (form_id) values ({forms:riverbend-2})',
    ['maria', 'grace'],
  ),
  writing(
    'submissions',
    'insert',
    'nobody answers questions that their organization never asked',
    "insert into submissions (form_id, form_title, form_fields) values ({forms:riverbend-2}, 'Form', '[]')",
    [],
    'maria',
  ),
  writing(
    'submissions',
    'update',
    'only the patient fills in their form',
    "update submissions set status = 'completed', completed_at = now() where id = {submissions:maria}",
    ['maria'],
  ),
  writing(
    'submissions',
    'update',
    'only the patient chooses between two answers of their own',
    "update submissions set replaced = '{}' where id = {submissions:maria}",
    ['maria'],
  ),
  writing(
    'submissions',
    'update',
    'nobody changes what was asked',
    "update submissions set form_fields = '[]' where id = {submissions:maria}",
    [],
    'maria',
  ),
]
