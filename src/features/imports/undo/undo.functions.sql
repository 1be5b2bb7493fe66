-- Taking an import back. A record is touched where its row, or any row that belongs to it, was written by another transaction
-- than the import's; it is kept then, and listed. In doubt (a restored backup writes every row anew) everything counts as touched.

-- Those of these records of a table that somebody touched since that transaction, asked of every table that points at it. What
-- the database repeats or guesses by itself is nobody's touch.
create function app.touched_since(table_name text, records uuid[], xid bigint) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  k record;
begin
  return query execute format('select r.id from public.%I r where r.organization_id = $1 and r.id = any ($2)
    and r.xmin::text::bigint <> $3', table_name) using app.org(), records, xid;
  for k in select c.conrelid::regclass as child, a.attname as member from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
      where c.contype = 'f' and c.confrelid = format('public.%I', table_name)::regclass
        and c.conrelid <> all (array['public.patient_summaries', 'public.patient_words', 'public.likeness_pairs']::regclass[]) loop
    return query execute format('select k.%1$I from %2$s k where k.organization_id = $1 and k.%1$I = any ($2)
      and k.xmin::text::bigint <> $3', k.member, k.child) using app.org(), records, xid;
  end loop;
end $$;

-- Takes back what the rows between two lines wrote.
create function app.undo_import_rows(import uuid, after integer, until integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i public.imports;
  t text;
  made uuid[];
  kept uuid[];
  gone uuid[];
begin
  select * into i from public.imports x where x.organization_id = app.org() and x.id = import;
  perform app.stand_for_import(i.undone_by, 'import');
  for t in select distinct r.table_name from public.import_records r where r.organization_id = i.organization_id and r.import_id = i.id
      and r.line > after and r.line <= until loop
    made := array(select r.record_id from public.import_records r where r.organization_id = i.organization_id and r.import_id = i.id
      and r.line > after and r.line <= until and r.table_name = t and r.filled is null);
    kept := array(select app.touched_since(t, made, i.written_by_xid)
      union select app.touched_since('staff', made, i.written_by_xid) where t = 'case_managers');
    gone := case t when 'patients' then app.delete_patients(made, kept) when 'case_managers' then app.delete_case_managers(made, kept)
      when 'tasks' then app.delete_tasks(made, kept) else app.delete_staff_tasks(made, kept) end;
    perform app.record_many(i.undone_by, 'delete', t, (select jsonb_agg(jsonb_build_object('id', g)) from unnest(gone) g));
    update public.import_records r set is_kept = true where r.organization_id = i.organization_id and r.import_id = i.id
      and r.line > after and r.line <= until and r.record_id = any (kept);
  end loop;
  perform app.undo_filled(i, after, until);
  perform app.stand_for_import(null, 'job');
end $$;

-- What was filled is empty again, where nobody changed the record since.
create function app.undo_filled(i public.imports, after integer, until integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  emptied jsonb := app.empty_patients((select jsonb_agg(jsonb_build_object('id', r.record_id, 'fields', r.filled))
    from public.import_records r where r.organization_id = i.organization_id and r.import_id = i.id and r.line > after
      and r.line <= until and r.filled is not null), i.written_by_xid);
begin
  perform app.record_many(i.undone_by, 'update', 'patients', emptied);
  update public.import_records r set is_kept = true where r.organization_id = i.organization_id and r.import_id = i.id
    and r.line > after and r.line <= until and r.filled is not null
    and not coalesce(emptied, '[]') @> jsonb_build_array(jsonb_build_object('id', r.record_id));
end $$;

create function app.finish_undo(import uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.imports i set state = 'undone', kept_count = (select count(*) from public.import_records r
      where r.organization_id = i.organization_id and r.import_id = i.id and r.is_kept)
    where i.organization_id = app.org() and i.id = import
$$;
