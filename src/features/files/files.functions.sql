-- The object of a file that is gone, with its patient or its time, is loose: the sweep removes it.
create function app.loosen_object() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.loose_objects (organization_id, storage_key, begun_by, created_at)
    values (old.organization_id, old.storage_key, null, '-infinity') on conflict do nothing;
  return null;
end $$;
create trigger loosen_object after delete on public.case_files for each row execute function app.loosen_object();

-- Asks for this hour's sweep where there is something to sweep. Asked again, by another server too, it is the same work.
create function app.ask_for_file_sweeps() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.enqueue(o.id, 'files.sweep', '{}',
      key => md5(concat('files.sweep ', o.id, date_trunc('hour', now() at time zone 'UTC')))::uuid)
    from public.organizations o
    where exists (select from public.loose_objects l where l.organization_id = o.id and l.created_at < now() - interval '1 day')
      or exists (select from public.case_files f where f.organization_id = o.id and f.removed_at < now() - interval '30 days')
$$;

-- One that expires, such as an ID, is pointed out to the case manager by mail, in the morning thirty days before.
create function app.enqueue_expiry_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.expires_on is not distinct from old.expires_on then
    return null;
  end if;
  perform app.enqueue(new.organization_id, 'files.remind-of-expiry',
      jsonb_build_object('fileId', new.id, 'patientId', new.patient_id, 'expiresOn', new.expires_on),
      greatest(now(), (new.expires_on - 30 + time '08:00') at time zone o.time_zone))
    from public.organizations o where o.id = new.organization_id;
  return null;
end $$;
create trigger enqueue_expiry_mail after insert or update of expires_on on public.case_files
  for each row when (new.expires_on >= current_date) execute function app.enqueue_expiry_mail();

-- A patient's files as their download holds them, those too that staff keep or that are confidential (decision 40): not what was
-- put away, which may be somebody else's. Of one that is withheld, nothing but that it is.
create function app.download_case_files() returns table (id uuid, name text, kind text, media_type text, storage_key text,
  created_at timestamptz, is_withheld boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select f.id, f.name, f.kind, f.media_type, f.storage_key, f.created_at, null
    from public.case_files f
    where f.organization_id = app.org() and f.patient_id = app.patient() and f.removed_at is null and f.withheld_at is null
  union all
  select f.id, null, null, null, null, f.created_at, true
    from public.case_files f
    where f.organization_id = app.org() and f.patient_id = app.patient() and f.removed_at is null and f.withheld_at is not null
$$;
