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
