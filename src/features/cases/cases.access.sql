-- A case is closed and opened again by the patient's own case manager or an administrator, always with a reason and a day;
-- nobody changes the record's status in any other way. Whoever of the staff may see the patient reads when and why. What
-- is written here is never changed, and the patient is not told the reason.
alter table case_status_changes enable row level security;
grant select on case_status_changes to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, patient_id, status, changed_on, reason, words, open_tasks, next_step, next_step_due_on)
  on case_status_changes
  to handrail_case_manager, handrail_administrator;
create policy "a case manager reads how the cases of their patients stood" on case_status_changes for select
  to handrail_case_manager using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_status_changes.organization_id and t.patient_id = case_status_changes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager closes and opens cases of their own caseload" on case_status_changes for insert
  to handrail_case_manager with check (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_status_changes.organization_id and t.patient_id = case_status_changes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() and t.role = 'case_manager' offset 0));
create policy "a specialist reads how the cases of their patients stood" on case_status_changes for select
  to handrail_specialist using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_status_changes.organization_id and t.patient_id = case_status_changes.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator closes and opens every case" on case_status_changes
  to handrail_administrator using (organization_id = (select app.org()));

-- They look first at what is open, with their own eyes.
grant execute on function app.day_here(), app.open_in_case(uuid, uuid), app.is_ahead(appointments),
  app.is_unanswered(form_requests) to handrail_case_manager, handrail_administrator;
