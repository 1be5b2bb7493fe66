-- Everyone of an organization reads its forms; administrators build them. A patient fills in and submits their own
-- answers; staff who may see the patient read what was submitted, and never change it. What was submitted stays as it is.
alter table forms enable row level security;
grant select on forms to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator, handrail_job;
grant insert (id, title, title_es, description, description_es, required, form_fields),
  update (title, title_es, description, description_es, required, form_fields, archived_at), delete
  on forms to handrail_administrator;
grant insert (organization_id, title, title_es, description, description_es, required, form_fields) on forms to handrail_job;
create policy "a patient reads the forms of their organization" on forms for select to handrail_patient
  using (organization_id = (select app.org()));
create policy "a case manager reads the forms of their organization" on forms for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a specialist reads the forms of their organization" on forms for select to handrail_specialist
  using (organization_id = (select app.org()));
create policy "an administrator builds the forms of the organization" on forms to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job fills in the forms a new organization starts with" on forms to handrail_job
  using (organization_id = (select app.org()));

alter table form_requests enable row level security;
grant select on form_requests to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (form_id, patient_id, due_on), update (due_on), delete on form_requests
  to handrail_case_manager, handrail_administrator;
create policy "a patient reads which forms were asked for" on form_requests for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager asks their patients for a form" on form_requests to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = form_requests.organization_id and t.patient_id = form_requests.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads which forms their patients were asked for" on form_requests for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = form_requests.organization_id and t.patient_id = form_requests.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator asks any patient for a form" on form_requests to handrail_administrator
  using (organization_id = (select app.org()));

alter table submissions enable row level security;
grant select on submissions to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, form_id), update (form_data, replaced, status, completed_at, updated_at)
  on submissions to handrail_patient;
create policy "a patient reads and begins their own submissions" on submissions for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient begins a submission" on submissions for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient fills in what is not yet submitted" on submissions for update to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()) and status <> 'completed')
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads the submissions of their patients" on submissions for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = submissions.organization_id and t.patient_id = submissions.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the submissions of their patients" on submissions for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = submissions.organization_id and t.patient_id = submissions.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads every submission of the organization" on submissions for select to handrail_administrator
  using (organization_id = (select app.org()));

grant execute on function app.count_questions(jsonb)
  to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
