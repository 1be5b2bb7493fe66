-- A patient sees and completes their own tasks. Their care team and the administrators give, change, start, complete and
-- reopen them, and take one off with a reason; a specialist does so for the patients assigned to them (decision 7). None is deleted.
alter table tasks enable row level security;
grant select on tasks to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant update (status, completed_at) on tasks to handrail_patient;
grant insert (id, patient_id, title, description, priority, due_on, asks_for_file),
  update (title, description, priority, due_on, status, completed_at, removed_at, removed_reason)
  on tasks to handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a patient sees and completes their own tasks" on tasks to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager works on the tasks of their patients" on tasks to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = tasks.organization_id and t.patient_id = tasks.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist works on the tasks of their patients" on tasks to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = tasks.organization_id and t.patient_id = tasks.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator works on every task of the organization" on tasks to handrail_administrator
  using (organization_id = (select app.org()));
-- The job that tells the case manager about a completed task reads its title.
grant select (organization_id, id, patient_id, title, status, removed_at) on tasks to handrail_job;
create policy "a job reads the tasks of the organization it acts in" on tasks for select to handrail_job
  using (organization_id = (select app.org()));
