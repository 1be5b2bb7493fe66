-- release-before: serves
-- Completed submissions, the newest first, of one patient and of one form: each page of them costs as much as its rows.
create index submissions_of_patient_completed on submissions (organization_id, patient_id, completed_at desc, id desc)
  where status = 'completed';
create index submissions_of_form_completed on submissions (organization_id, form_id, completed_at desc, id desc)
  where status = 'completed';

-- Questions that a form asked once and asks no longer: submissions hold answers to them, and a download has a column for each.
alter table forms add column former_fields jsonb not null default '[]'
  constraint forms_former_fields_check check (jsonb_typeof(former_fields) = 'array');
