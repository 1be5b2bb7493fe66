-- The welcome conversation is the patient's: they alone write in it. Staff who may see the patient read how far it is and
-- what was said.
alter table onboarding_conversations enable row level security;
grant select on onboarding_conversations to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant insert (item_ids, messages, answers, states, current_step, progress),
  update (messages, answers, states, current_step, progress, is_completed, completed_at, updated_at)
  on onboarding_conversations to handrail_patient;
create policy "a patient has their own welcome conversation" on onboarding_conversations to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads welcome conversations of their patients" on onboarding_conversations for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = onboarding_conversations.organization_id and t.patient_id = onboarding_conversations.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the welcome conversations of their patients" on onboarding_conversations for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = onboarding_conversations.organization_id and t.patient_id = onboarding_conversations.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads every welcome conversation" on onboarding_conversations for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads answers to choose recommendations" on onboarding_conversations for select to handrail_job
  using (organization_id = (select app.org()));
