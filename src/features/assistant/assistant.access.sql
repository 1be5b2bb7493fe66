-- Runs say when an engine was asked and how it ended, never the words; administrators read every run of their organization.
-- A draft is seen by whoever asked for it alone, and only while they may see the patient: case managers and administrators
-- ask for drafts. A specialist reads what became a signed note, a patient neither.
alter table ai_runs enable row level security;
grant select on ai_runs to handrail_administrator;
grant insert (id, patient_id, purpose, engine, model, outcome, duration_ms) on ai_runs to handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator, handrail_job;
create policy "an administrator reads when engines were asked" on ai_runs for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a run for a patient is recorded as theirs" on ai_runs for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a run for a case manager is about their patient" on ai_runs for insert to handrail_case_manager
  with check (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = ai_runs.organization_id and t.patient_id = ai_runs.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a run for a specialist is about their patient" on ai_runs for insert to handrail_specialist
  with check (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = ai_runs.organization_id and t.patient_id = ai_runs.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a run for an administrator is recorded" on ai_runs for insert to handrail_administrator
  with check (organization_id = (select app.org()));
create policy "a run of a job is recorded" on ai_runs for insert to handrail_job
  with check (organization_id = (select app.org()));

alter table ai_drafts enable row level security;
grant select, insert (id, patient_id, kind, text, sources, lines, trouble, is_being_written), update (status, reviewed_by, reviewed_at)
  on ai_drafts to handrail_case_manager, handrail_administrator;
create policy "a case manager has drafts they asked for about their patients" on ai_drafts to handrail_case_manager
  using (organization_id = (select app.org()) and requested_by = (select app.user_id()) and exists (select from care_team t
    where t.organization_id = ai_drafts.organization_id and t.patient_id = ai_drafts.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0))
  with check (organization_id = (select app.org()) and requested_by = (select app.user_id())
    and (reviewed_by is null or reviewed_by = (select app.user_id()))
    and exists (select from care_team t
    where t.organization_id = ai_drafts.organization_id and t.patient_id = ai_drafts.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator has the drafts they asked for" on ai_drafts to handrail_administrator
  using (organization_id = (select app.org()) and requested_by = (select app.user_id()))
  with check (organization_id = (select app.org()) and requested_by = (select app.user_id())
    and (reviewed_by is null or reviewed_by = (select app.user_id())));
-- A job puts a model's words into a draft that waits for them, and deletes what has lain there for its days.
grant select, update (text, lines, engine, model, trouble, is_being_written), delete on ai_drafts to handrail_job;
create policy "a job finishes and deletes drafts where it acts" on ai_drafts to handrail_job
  using (organization_id = (select app.org()));
-- Names are left out of what a model reads: the job has to know them.
grant execute on function app.staff_name(uuid) to handrail_job;
-- Whether a model is asked for a letter at all is decided before it is asked, and again when the job asks.
grant execute on function app.may_hand_on_model_text(uuid) to handrail_case_manager, handrail_administrator, handrail_job;

-- Administrators read what left for a model and what came back, words included; a job writes that down, and nobody else.
alter table model_calls enable row level security;
grant select on model_calls to handrail_administrator;
create policy "an administrator reads what a model was sent" on model_calls for select to handrail_administrator
  using (organization_id = (select app.org()));
grant select (organization_id, id, patient_id, expires_at), update (received, outcome, tokens_sent, tokens_received, duration_ms), delete
  on model_calls to handrail_job;
create policy "a job completes and deletes calls where it acts" on model_calls to handrail_job
  using (organization_id = (select app.org()));
grant execute on function app.begin_model_call(uuid, text, text) to handrail_job;
grant execute on function app.model_calls_this_month() to handrail_administrator;
