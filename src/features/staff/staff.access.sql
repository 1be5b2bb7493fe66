-- Case managers and specialists. A patient reads the names of their own; a member of staff reads their own record, and a
-- specialist also those of the managers they work with, as a case manager reads those for whom they cover; administrators
-- add, change and remove.
alter table case_managers enable row level security;
grant select (organization_id, id, name) on case_managers to handrail_patient, handrail_specialist;
grant select on case_managers to handrail_case_manager, handrail_administrator, handrail_job;
grant insert (id, name, email, is_default, specialist_id), update (name, email, is_default, specialist_id, removed_at)
  on case_managers to handrail_administrator;
create policy "a patient reads the name of their case manager" on case_managers for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = case_managers.organization_id and p.case_manager_id = case_managers.id));
create policy "a case manager reads their own record" on case_managers for select to handrail_case_manager
  using (organization_id = (select app.org()) and id = (select app.case_manager()));
create policy "a case manager reads the colleagues for whom they cover now" on case_managers for select
  to handrail_case_manager
  using (organization_id = (select app.org()) and (select app.covers()) = 'yes'
    and id = any ((select app.covered_colleagues())::uuid[]));
create policy "a specialist reads the names of the managers they work with" on case_managers for select
  to handrail_specialist using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = case_managers.organization_id and p.case_manager_id = case_managers.id));
create policy "an administrator adds, changes and removes case managers" on case_managers to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads the case managers of the organization it acts in" on case_managers for select to handrail_job
  using (organization_id = (select app.org()));

alter table specialists enable row level security;
grant select (organization_id, id, name) on specialists to handrail_patient, handrail_case_manager;
grant select on specialists to handrail_specialist, handrail_administrator, handrail_job;
grant insert (id, name, email), update (name, email, removed_at) on specialists to handrail_administrator;
create policy "a patient reads the name of their specialist" on specialists for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = specialists.organization_id and p.specialist_id = specialists.id));
create policy "a case manager reads the names of their patients' specialists" on specialists for select
  to handrail_case_manager using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = specialists.organization_id and p.specialist_id = specialists.id));
create policy "a specialist reads their own record" on specialists for select to handrail_specialist
  using (organization_id = (select app.org()) and id = (select app.specialist()));
create policy "an administrator adds, changes and removes specialists" on specialists to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads the specialists of the organization it acts in" on specialists for select to handrail_job
  using (organization_id = (select app.org()));

-- Opening the desk is how an account finds the caseload that is theirs; the function asks who is signed in.
grant execute on function app.open_caseload(uuid)
  to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
