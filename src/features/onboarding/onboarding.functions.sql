-- What follows from completing onboarding besides the checklist and the task (their features see to those): the mail.
create function app.enqueue_onboarding_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'onboarding.mail-completed', jsonb_build_object('patientId', new.patient_id));
  return null;
end $$;
create trigger enqueue_onboarding_mail after update of is_completed on public.onboarding_conversations
  for each row when (new.is_completed and not old.is_completed and app.hat() is distinct from 'merge')
  execute function app.enqueue_onboarding_mail();
