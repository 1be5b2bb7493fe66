-- What happened in a patient's care is read by whoever may see the patient, and written by nobody: triggers write it
-- beside the thing that happened. Nothing here is ever edited.
alter table activities enable row level security;
grant select on activities to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a patient reads their own activity" on activities for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads the activity of their patients" on activities for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = activities.organization_id and t.patient_id = activities.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the activity of their patients" on activities for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = activities.organization_id and t.patient_id = activities.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads all activity of the organization" on activities for select to handrail_administrator
  using (organization_id = (select app.org()));

-- The newest activities of one's own caseload, and of nobody else.
grant execute on function app.newest_activities(integer, uuid), app.newest_of_caseload(integer, uuid),
  app.activity_horizon(integer) to handrail_case_manager, handrail_specialist;
