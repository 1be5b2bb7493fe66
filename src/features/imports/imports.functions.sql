-- The life of an import: begun, uploaded, read, its columns named, checked, decided about, written, perhaps taken back. People
-- move it on; what takes long is one job, which looks at the state and goes on from there, so that it can be told so twice.

create function app.carry_on_import(import uuid, becomes text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.imports i set state = becomes, progress = 0, failure = null, failure_line = null
    where i.organization_id = app.org() and i.id = import;
  perform app.enqueue(app.org(), 'imports.carry-on', jsonb_build_object('importId', import));
end $$;

-- The import, locked, for an administrator who moves it on from one of these states. Raises 42501 for anybody else, HR404 where
-- there is none, HR409 (anotherState) where somebody moved it on meanwhile.
create function app.own_import(import uuid, states text[]) returns public.imports
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i public.imports;
begin
  if app.hat() is distinct from 'administrator' then
    raise exception 'only administrators import' using errcode = '42501';
  end if;
  select * into i from public.imports x where x.organization_id = app.org() and x.id = import for no key update;
  if not found then
    raise exception 'there is no such import' using errcode = 'HR404';
  end if;
  if i.state <> all (states) then
    raise exception 'the import is in another state' using errcode = 'HR409', constraint = 'anotherState';
  end if;
  return i;
end $$;

-- Begins an import, at most sixty in an hour; sent again, it is the same one. After a day nothing of the file is left.
create function app.begin_import(import uuid, kind text, file_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() is distinct from 'administrator' then
    raise exception 'only administrators begin imports' using errcode = '42501';
  end if;
  perform app.spend(concat('imports:', app.user_id()), 60, 3600,
    exists (select from public.imports i where i.organization_id = app.org() and i.id = import));
  insert into public.imports (id, kind, file_name) values (import, begin_import.kind, begin_import.file_name) on conflict do nothing;
  if found then
    perform app.enqueue(app.org(), 'imports.forget', jsonb_build_object('importId', import), now() + interval '24 hours');
  end if;
end $$;

create function app.keep_import_part(import uuid, number integer, bytes bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  perform app.own_import(import, '{uploading}');
  insert into public.import_parts (import_id, number, bytes) values (import, keep_import_part.number, keep_import_part.bytes)
    on conflict (organization_id, import_id, number) do update set bytes = excluded.bytes;
end $$;

-- Everything was uploaded: a job reads it.
create function app.read_import(import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i constant public.imports := app.own_import(import, '{uploading,reading,mapping,failed}');
begin
  if i.state = 'uploading' then
    perform app.carry_on_import(import, 'reading');
  end if;
end $$;

-- Which fact each column is: a job checks every row, also once more after the columns were named anew.
create function app.check_import(import uuid, named text[], day_order text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i constant public.imports := app.own_import(import, '{mapping,checking,checked}');
begin
  if i.state = 'checking' and i.columns = named and i.date_order = day_order then
    return;
  end if;
  update public.imports x set columns = named, date_order = day_order, problem_count = 0, alike_count = 0, rule = 'ask'
    where x.organization_id = i.organization_id and x.id = import;
  update public.import_rows r set facts = '{}', problems = '{}', alike_id = null, alike_line = null, reasons = '{}', decision = null
    where r.organization_id = i.organization_id and r.import_id = import and (r.problems <> '{}' or r.reasons <> '{}');
  perform app.carry_on_import(import, 'checking');
end $$;

-- What happens with one likely duplicate (a line), or with all about which nothing was decided (without one).
create function app.decide_import(import uuid, said text, at_line integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i constant public.imports := app.own_import(import, '{checked}');
begin
  if at_line is null then
    update public.imports x set rule = said where x.organization_id = i.organization_id and x.id = i.id;
  else
    update public.import_rows r set decision = nullif(said, 'ask')
      where r.organization_id = i.organization_id and r.import_id = i.id and r.line = at_line and r.reasons <> '{}';
    if not found then
      raise exception 'there is no such duplicate' using errcode = 'HR404';
    end if;
  end if;
end $$;

-- Writes the rows that were decided, all of them or none. `leaves_out`: those with which something is wrong, and those about
-- whom nobody decided, stay out; without it both are refused (HR409: hasProblems, undecided), so that nothing stays out that
-- whoever asks did not see. The plan may have too few seats (noSeatFree).
create function app.write_import(import uuid, leaves_out boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i constant public.imports := app.own_import(import, '{checked,writing,done}');
begin
  if i.state <> 'checked' then
    return;
  end if;
  if i.problem_count > 0 and not leaves_out then
    raise exception 'something is wrong in some rows' using errcode = 'HR409', constraint = 'hasProblems';
  end if;
  if i.seats_missing > 0 then
    raise exception 'the plan has too few seats' using errcode = 'HR409', constraint = 'noSeatFree';
  end if;
  if not leaves_out and i.rule = 'ask' and exists (select from public.import_rows r where r.organization_id = i.organization_id
      and r.import_id = import and r.reasons <> '{}' and r.problems = '{}' and r.decision is null) then
    raise exception 'somebody has to decide about duplicates' using errcode = 'HR409', constraint = 'undecided';
  end if;
  perform app.carry_on_import(import, 'writing');
end $$;

-- Takes an import back, for thirty days: what was touched since is kept, and listed.
create function app.undo_import(import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i constant public.imports := app.own_import(import, '{done,undoing,undone}');
begin
  if i.state <> 'done' then
    return;
  end if;
  if i.finished_at < now() - interval '30 days' then
    raise exception 'this import stays' using errcode = 'HR409', constraint = 'stays';
  end if;
  update public.imports x set undone_by = app.user_id() where x.organization_id = i.organization_id and x.id = import;
  perform app.carry_on_import(import, 'undoing');
end $$;

-- Lets go of a file that is not wanted after all.
create function app.discard_import(import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.own_import(import, '{uploading,reading,mapping,checking,checked,failed,discarded}');
  perform app.empty_import(import);
  update public.imports i set state = 'discarded' where i.organization_id = app.org() and i.id = import and i.state <> 'discarded';
end $$;

create function app.empty_import(import uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.import_parts p where p.organization_id = app.org() and p.import_id = import;
  delete from public.import_rows r where r.organization_id = app.org() and r.import_id = import
$$;

-- After a day: nothing of the file is left, whatever became of it. While it is being written, that goes first.
create function app.forget_import(import uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.imports i where i.organization_id = app.org() and i.id = import and i.state = 'writing') then
    return false;
  end if;
  perform app.empty_import(import);
  update public.imports i set state = 'discarded' where i.organization_id = app.org() and i.id = import
    and i.state in ('uploading', 'reading', 'mapping', 'checking', 'checked');
  return true;
end $$;

-- What the job has to go on with.
create function app.import_at_work(import uuid) returns table (kind text, state text, headers text[], columns text[], date_order text,
  total integer, parts integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.kind, i.state, i.headers, i.columns, i.date_order, i.total, (select count(*)::integer from public.import_parts p
    where p.organization_id = i.organization_id and p.import_id = i.id)
  from public.imports i where i.organization_id = app.org() and i.id = import
    and i.state in ('reading', 'checking', 'writing', 'undoing')
$$;

create function app.import_part(import uuid, part integer) returns bytea
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.bytes from public.import_parts p where p.organization_id = app.org() and p.import_id = import and p.number = part
$$;

create function app.keep_import_rows(import uuid, found jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.import_rows (import_id, line, cells)
    select import, r.line, r.cells from jsonb_to_recordset(found) r (line integer, cells text[])
      where exists (select from public.imports i where i.organization_id = app.org() and i.id = import and i.state = 'reading')
    on conflict do nothing
$$;

-- The headers of the file, with the columns as they were named the last time that a file had the same ones. The first `ours` of
-- them are what a file to mend has before its own.
create function app.keep_headers(import uuid, found text[], day_order text, ours integer) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.imports i set headers = found, date_order = coalesce(former.date_order, day_order),
      columns = coalesce(former.columns, '{}')
    from (select 1) x left join lateral (select array_fill(''::text, array[cardinality(found) - cardinality(f.columns)])
        || f.columns as columns, f.date_order from public.imports f join public.imports n on n.organization_id = f.organization_id and n.id = import and n.kind = f.kind
      where f.organization_id = app.org() and f.id <> import and f.headers in (found, found[ours + 1:]) and cardinality(f.columns) > 0
      order by f.created_at desc limit 1) former on true
    where i.organization_id = app.org() and i.id = import
$$;

create function app.end_reading(import uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.import_parts p where p.organization_id = app.org() and p.import_id = import;
  update public.imports i set state = 'mapping', total = (select count(*) from public.import_rows r
      where r.organization_id = i.organization_id and r.import_id = i.id)
    where i.organization_id = app.org() and i.id = import and i.state = 'reading'
$$;

-- The next rows after a line.
create function app.rows_of_import(import uuid, after integer, most integer) returns table (line integer, cells text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.line, r.cells from public.import_rows r where r.organization_id = app.org() and r.import_id = import and r.line > after
    order by r.line limit most
$$;

create function app.keep_checked_rows(import uuid, checked jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.import_rows r set facts = c.facts, problems = c.problems, alike_id = c.alike_id, alike_line = c.alike_line,
      reasons = c.reasons
    from jsonb_to_recordset(checked) c (line integer, facts jsonb, problems text[], alike_id uuid, alike_line integer, reasons text[])
    where r.organization_id = app.org() and r.import_id = import and r.line = c.line
$$;

create function app.note_import(import uuid, done integer) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.imports i set progress = greatest(i.progress, done) where i.organization_id = app.org() and i.id = import
    and i.state in ('checking', 'writing', 'undoing')
$$;

-- Every row was checked, or some of them again: what there is to mend, to decide, and which seats are missing.
create function app.end_checking(import uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.imports i set state = 'checked', problem_count = c.problems, alike_count = c.alike,
      seats_missing = greatest(0, -s.free_after), seats_free = s.free
    from (select count(*) filter (where r.problems <> '{}') as problems,
          count(*) filter (where r.reasons <> '{}' and r.problems = '{}') as alike,
          array_agg(lower(r.facts ->> 'email')) filter (where r.problems = '{}') as addresses
        from public.import_rows r where r.organization_id = app.org() and r.import_id = import) c
      left join lateral app.seats_with(app.org(), c.addresses) s
        on exists (select from public.imports k where k.organization_id = app.org() and k.id = import and k.kind = 'case_managers')
    where i.organization_id = app.org() and i.id = import and i.state in ('checking', 'checked')
$$;

-- A step ended with a sentence, and wrote nothing. What was to be written can be tried again, or taken back later; a file that
-- can't be read is let go of.
create function app.fail_import(import uuid, why text, at_line integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  has_rows constant boolean := exists (select from public.import_rows r where r.organization_id = app.org() and r.import_id = import);
  becomes text;
begin
  update public.imports i set failure = why, failure_line = at_line, state = case
      when i.state = 'undoing' then 'done' when i.state = 'writing' and has_rows then 'checked' else 'failed' end
    where i.organization_id = app.org() and i.id = import and i.state in ('reading', 'checking', 'writing', 'undoing')
    returning i.state into becomes;
  if becomes = 'failed' then
    perform app.empty_import(import);
  end if;
end $$;
