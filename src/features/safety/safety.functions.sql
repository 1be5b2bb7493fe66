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

-- Raises the alerts that a patient's own words gave reason for, one of each kind. `subject` is what they wrote (a message,
-- an answer): the same words sent again after a cut line raise nothing a second time. Only about the patient who asks.
create function app.raise_safety_alert(subject uuid, kinds text[], source text) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.safety_alerts (organization_id, id, patient_id, kind, source)
    select app.org(),
        overlay(overlay(md5(app.patient()::text || subject::text || kind) placing '8' from 13) placing 'a' from 17)::uuid,
        app.patient(), kind, raise_safety_alert.source
      from unnest(kinds) as kind where app.patient() is not null
    on conflict do nothing;
  select true;
$$;
