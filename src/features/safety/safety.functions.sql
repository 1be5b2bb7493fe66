-- An alert tells the case manager at once (decision 29): the mail is later work, the change is notified with the request.
create function app.enqueue_safety_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'safety.mail-alert',
    jsonb_build_object('alertId', new.id, 'patientId', new.patient_id));
  return null;
end $$;
create trigger enqueue_safety_mail after insert on public.safety_alerts
  for each row execute function app.enqueue_safety_mail();

-- Raises the alerts that a patient's own words gave reason for, one of each kind. `subject` is what they wrote (a message,
-- an answer): the same words sent again after a cut line raise nothing a second time. Only about the patient who asks.
-- Where a text is changed while it is written (a note, an answer that saves itself), `words` is the text of this moment:
-- other words raise an alert anew, unless one of the same kind from the same place has waited for an answer for less than
-- an hour, so that a sentence typed letter by letter is one alert and not fifty. `folds` says the same of words that a budget
-- refused: whoever sends more than can be taken is one person in danger, and not a hundred.
create function app.raise_safety_alert(subject uuid, kinds text[], source text, words text default null,
  folds boolean default false) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.safety_alerts (organization_id, id, patient_id, kind, source)
    select app.org(),
        overlay(overlay(md5(app.patient()::text || subject::text || kind || coalesce(words, '')) placing '8' from 13)
          placing 'a' from 17)::uuid,
        app.patient(), kind, raise_safety_alert.source
      from unnest(kinds) as k (kind)
      where app.patient() is not null
        and ((words is null and not folds) or not exists (select from public.safety_alerts s
          where s.organization_id = app.org() and s.patient_id = app.patient() and s.kind = k.kind
            and s.source = raise_safety_alert.source and s.acknowledged_at is null
            and s.created_at > now() - interval '1 hour'))
    on conflict do nothing;
  select true;
$$;
