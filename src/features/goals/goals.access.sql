-- Goals belong to the patient: they add, change, complete and delete their own, and complete or annotate those that their
-- care team set. Staff who may see the patient add and change them, and so do administrators.
alter table goals enable row level security;
grant select on goals to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, title, description, category, target_on, created_by), update (is_completed, completed_at, notes), delete
  on goals to handrail_patient;
grant insert (id, patient_id, title, description, category, target_on, created_by),
  update (title, description, category, target_on, is_completed, completed_at, notes), delete
  on goals to handrail_case_manager, handrail_administrator;
grant insert (id, patient_id, title, description, category, target_on, created_by),
  update (title, description, category, target_on, is_completed, completed_at) on goals to handrail_specialist;
create policy "a patient reads their goals" on goals for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient adds goals of their own" on goals for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()) and created_by = 'patient');
create policy "a patient completes and annotates their goals" on goals for update to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient deletes only goals of their own making" on goals for delete to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()) and created_by = 'patient');
create policy "a case manager works on the goals of their patients" on goals to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = goals.organization_id and t.patient_id = goals.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist works on the goals of their patients" on goals to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = goals.organization_id and t.patient_id = goals.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator works on every goal of the organization" on goals to handrail_administrator
  using (organization_id = (select app.org()));
