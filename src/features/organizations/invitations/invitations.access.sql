-- Invitations are written by staff who may: administrators for everyone, case managers for their own patients. They send one
-- again or take it back likewise; whoever covers for a colleague, and a co-worker, invites nobody. Only the invited person says
-- yes or no, and the link itself is in their mail alone.
alter table invitations enable row level security;
grant select (organization_id, id, kind, email, name, case_manager_id, specialist_id, patient_id, record_id, invited_by,
  expires_at, sent_at, sendings, accepted_at, revoked_at, declined_at, created_at)
  on invitations to handrail_administrator, handrail_case_manager;
grant insert (kind, email, name, case_manager_id, specialist_id, patient_id) on invitations to handrail_administrator;
grant insert (kind, email, name, patient_id) on invitations to handrail_case_manager;
grant update (revoked_at, sendings) on invitations to handrail_administrator, handrail_case_manager;
create policy "an administrator invites and revokes" on invitations to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a case manager invites their own patients" on invitations to handrail_case_manager
  using (organization_id = (select app.org()) and kind = 'patient' and exists (select from care_team t
    where t.organization_id = invitations.organization_id and t.patient_id = invitations.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() and t.role = 'case_manager' offset 0));
-- The job that mails an invitation puts the hash of its link there: the link itself is in the mail alone.
grant select on invitations to handrail_job;
grant update (token_hash) on invitations to handrail_job;
create policy "a job mails the invitations of the organization it acts in" on invitations to handrail_job
  using (organization_id = (select app.org()));

grant execute on function app.read_invitation(text), app.accept_invitation(text, uuid), app.decline_invitation(uuid),
  app.waiting_invitations()
  to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant execute on function app.invitation_state_of(uuid) to handrail_case_manager, handrail_administrator;
-- A specialist's page of a patient asks too, and never gets so far: who may not invite may not change the team either.
grant execute on function app.latest_invitation(uuid)
  to handrail_case_manager, handrail_specialist, handrail_administrator;
