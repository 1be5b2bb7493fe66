-- The next step of a patient: kept by their care team (a specialist for those assigned to them, decision 7) or an
-- administrator. The patient reads it; the first one after the first questions comes from a job.
alter table next_steps enable row level security;
grant select on next_steps to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator,
  handrail_job;
grant insert (patient_id, step, due_on, library_key), update (step, due_on, library_key, set_by, updated_at), delete
  on next_steps to handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a patient reads their own next step" on next_steps for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager keeps the next steps of their patients" on next_steps to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = next_steps.organization_id and t.patient_id = next_steps.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist keeps the next steps of their patients" on next_steps to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = next_steps.organization_id and t.patient_id = next_steps.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator keeps every next step of the organization" on next_steps to handrail_administrator
  using (organization_id = (select app.org()));
grant execute on function app.draw_next_step(uuid, text, text, integer) to handrail_job;
create policy "a job reads the next steps of the organization it acts in" on next_steps for select to handrail_job
  using (organization_id = (select app.org()));

-- Staff list their own patients.
grant select on caseload_lines, caseload_patients to handrail_case_manager, handrail_specialist;
