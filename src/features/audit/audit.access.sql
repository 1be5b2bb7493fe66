-- The audit log is added to by the database itself and changed by nobody, the owner included. Administrators read their
-- organization's, but not that somebody wrote in a notebook or checked in for themselves (decision 27); a patient reads who
-- opened or changed their own record.
alter table audit_log enable row level security;
grant select on audit_log to handrail_administrator;
grant select (organization_id, id, at, hat, verb, entity, patient_id) on audit_log to handrail_patient;
create policy "an administrator reads the audit log of the organization" on audit_log for select to handrail_administrator
  using (organization_id = (select app.org()) and not is_private);
create policy "a patient reads what was done with their record" on audit_log for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
-- What was opened a moment ago; written by the function alone.
alter table recent_reads enable row level security;
grant execute on function app.record(text, text, uuid, uuid) to handrail_patient, handrail_case_manager,
  handrail_specialist, handrail_administrator, handrail_job;
grant execute on function app.record_refusal(text, uuid) to handrail_anonymous, handrail_patient, handrail_case_manager,
  handrail_specialist, handrail_administrator;
-- The log says who by id; names come through a function that answers about the person asking alone.
grant execute on function app.who_opened_my_record(bigint, integer) to handrail_patient;
-- When somebody opened a record themselves, so that they are told what came since.
grant execute on function app.opened_before(uuid, timestamptz) to handrail_case_manager, handrail_specialist,
  handrail_administrator;
