-- How it is safe to reach the patient: theirs to say. Whoever may see the patient may read it, and so may the job that mails.
alter table contact_preferences enable row level security;
grant select on contact_preferences to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant insert (may_email, may_call, may_text, may_leave_message, from_hour, until_hour, words),
  update (may_email, may_call, may_text, may_leave_message, from_hour, until_hour, words, updated_at)
  on contact_preferences to handrail_patient;
create policy "a patient says how it is safe to reach them" on contact_preferences to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads how their patients may be reached" on contact_preferences for select
  to handrail_case_manager using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = contact_preferences.organization_id and t.patient_id = contact_preferences.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads how their patients may be reached" on contact_preferences for select
  to handrail_specialist using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = contact_preferences.organization_id and t.patient_id = contact_preferences.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads how patients may be reached" on contact_preferences for select
  to handrail_administrator using (organization_id = (select app.org()));
create policy "a job reads how patients may be reached" on contact_preferences for select to handrail_job
  using (organization_id = (select app.org()));
