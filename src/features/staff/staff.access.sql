-- Case managers and specialists. A patient reads the names of those on their care team; a member of staff reads their own
-- record, and the names of colleagues (through `staff` where a record holds more); administrators add, change and remove.
alter table case_managers enable row level security;
grant select (organization_id, id, name) on case_managers to handrail_patient, handrail_specialist;
grant select on case_managers to handrail_case_manager, handrail_administrator, handrail_job;
grant insert (id, name, email, is_default, specialist_id), update (name, email, is_default, specialist_id, removed_at)
  on case_managers to handrail_administrator;
create policy "a patient reads the names of the case managers on their team" on case_managers for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_managers.organization_id and t.patient_id = (select app.patient())
      and t.member_id = case_managers.id));
create policy "a case manager reads their own record" on case_managers for select to handrail_case_manager
  using (organization_id = (select app.org()) and id = (select app.case_manager()));
create policy "a specialist reads the names of the case managers" on case_managers for select
  to handrail_specialist using (organization_id = (select app.org()));
create policy "an administrator adds, changes and removes case managers" on case_managers to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads the case managers of the organization it acts in" on case_managers for select to handrail_job
  using (organization_id = (select app.org()));

alter table specialists enable row level security;
grant select (organization_id, id, name) on specialists to handrail_patient, handrail_case_manager;
grant select on specialists to handrail_specialist, handrail_administrator, handrail_job;
grant insert (id, name, email), update (name, email, removed_at) on specialists to handrail_administrator;
create policy "a patient reads the names of the specialists on their team" on specialists for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = specialists.organization_id and t.patient_id = (select app.patient())
      and t.member_id = specialists.id));
create policy "a case manager reads the names of the specialists" on specialists for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a specialist reads their own record" on specialists for select to handrail_specialist
  using (organization_id = (select app.org()) and id = (select app.specialist()));
create policy "an administrator adds, changes and removes specialists" on specialists to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads the specialists of the organization it acts in" on specialists for select to handrail_job
  using (organization_id = (select app.org()));

-- Opening the desk is how an account finds the caseload that is theirs; the function asks who is signed in.
grant execute on function app.open_caseload(uuid), app.leave_staff(uuid, text)
  to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
