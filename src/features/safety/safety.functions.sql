-- An alert tells the case manager at once (decision 29): the mail is later work, the bell rings with the request.
create function app.safety_alert_mails() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'safety.mail-alert',
    jsonb_build_object('alertId', new.id, 'patientId', new.patient_id));
  return null;
end $$;
create trigger safety_alert_mails after insert on public.safety_alerts
  for each row execute function app.safety_alert_mails();
