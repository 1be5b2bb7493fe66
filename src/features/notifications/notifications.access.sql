-- Mails are written and marked by jobs alone, in the organization they act in. Nobody reads them here; an evaluation copy
-- shows them on its mailbox page through a function that answers nothing elsewhere.
alter table mails enable row level security;
grant select, insert (organization_id, patient_id, dedupe_key, kind, recipient, subject, body, status),
  update (recipient, subject, body, status, sent_at) on mails to handrail_job;
create policy "a job writes and sends mails of the organization it acts in" on mails to handrail_job
  using (organization_id is not distinct from (select app.org()));
grant execute on function app.evaluation_mailbox() to handrail_anonymous, handrail_patient, handrail_case_manager,
  handrail_specialist, handrail_administrator;
