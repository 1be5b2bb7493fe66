-- What an import writes and takes back, a thousand rows at a time within one transaction. Its hat is `import`: triggers that
-- invite, tell somebody, compare or log row by row know it; what they would log is written here, of all rows at once.

-- Whether this transaction is the one that works on the import now; another server may have begun it too.
create function app.lock_import(import uuid, at_state text) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select pg_try_advisory_xact_lock(hashtextextended(import::text, 8)) and exists (select from public.imports i
    where i.organization_id = app.org() and i.id = import and i.state = at_state)
$$;

-- After the first rows: statistics know nothing of what this transaction writes, and a plan that was made for a nearly empty
-- table looks each row up by reading all of them.
create function app.learn_sizes() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if (select c.reltuples from pg_class c where c.oid = 'public.patients'::regclass) < 10000 then
    analyze public.patients, public.patient_words, public.patient_summaries, public.care_team, public.import_records;
    execute 'discard plans';
  end if;
end $$;

-- Stands where the administrator stood who asked for it, under the hat of imports; without one, as a job again.
create function app.stand_for_import(administrator uuid, hat text) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  select set_config('app.user', coalesce(administrator::text, ''), true), set_config('app.hat', hat, true)
$$;

-- The last of the next lines to write, or to take back, and how many rows stand up to it; null where none follows.
create function app.next_import_lines(import uuid, is_writing boolean, after integer, most integer)
  returns table (until integer, rows integer)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if is_writing then
    return query select max(r.line), count(*)::integer from (select x.line from public.import_rows x
      where x.organization_id = app.org() and x.import_id = import and x.line > after order by x.line limit most) r;
  else
    return query select max(r.line), count(*)::integer from (select x.line from public.import_records x
      where x.organization_id = app.org() and x.import_id = import and x.line > after order by x.line limit most) r;
  end if;
end $$;

-- What happens with a row: what somebody decided about it, else the rule for all (`ask`: nobody decided, it stays out); where
-- nobody is like it, it is created. An earlier line of the same file is no record that could be filled.
create function app.choice_of(r public.import_rows, rule text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when r.problems <> '{}' then 'leave' when r.reasons = '{}' then 'create'
    when coalesce(r.decision, rule) = 'fill' and r.alike_id is null then 'skip' else coalesce(r.decision, rule) end
$$;

-- Writes the rows between two lines. Raises HR409 (changedSince) where somebody whom a row names is not there any more, or an
-- address was taken meanwhile.
create function app.write_import_rows(import uuid, after integer, until integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i public.imports;
begin
  select * into i from public.imports x where x.organization_id = app.org() and x.id = import;
  perform app.stand_for_import(i.created_by, 'import');
  if i.kind = 'patients' then
    perform app.write_imported_patients(i, after, until);
    if after = 0 then
      perform app.learn_sizes();
    end if;
  elsif i.kind = 'case_managers' then
    perform app.write_imported_case_managers(i, after, until);
  else
    perform app.write_imported_tasks(i, after, until);
  end if;
  perform app.stand_for_import(null, 'job');
end $$;

-- The rows between two lines of which this is to happen, as those who write the tables take them.
create function app.import_rows_to(i public.imports, choice text, after integer, until integer) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', case choice when 'fill' then r.alike_id else r.record_id end, 'line', r.line,
      'facts', r.facts, 'other', case when r.decision = 'create' then r.alike_id end) order by r.line), '[]')
    from public.import_rows r where r.organization_id = i.organization_id and r.import_id = i.id and r.line > after and r.line <= until
      and app.choice_of(r, i.rule) = choice
$$;

create function app.keep_imported(i public.imports, into_table text, rows jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.import_records (organization_id, import_id, line, record_id, table_name, filled)
    select i.organization_id, i.id, r.line, r.id, into_table, r.fields
      from jsonb_to_recordset(rows) r (line integer, id uuid, fields text[])
$$;

create function app.write_imported_patients(i public.imports, after integer, until integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  made constant jsonb := app.import_rows_to(i, 'create', after, until);
  filled jsonb := app.import_rows_to(i, 'fill', after, until);
begin
  if exists (select from jsonb_to_recordset(made) r (facts jsonb) where r.facts ? 'caseManagerId' and not exists (
      select from public.case_managers c where c.organization_id = i.organization_id
        and c.id = (r.facts ->> 'caseManagerId')::uuid and c.removed_at is null and c.suspended_at is null)) then
    perform app.refuse_import();
  end if;
  perform app.insert_patients(made), app.keep_imported(i, 'patients', made), app.keep_apart_imported(made, i.created_by),
    app.record_many(i.created_by, 'insert', 'patients', made);
  filled := app.fill_patients(filled);
  perform app.keep_imported(i, 'patients', filled), app.record_many(i.created_by, 'update', 'patients', filled);
end $$;

create function app.write_imported_case_managers(i public.imports, after integer, until integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  made constant jsonb := app.import_rows_to(i, 'create', after, until);
  addresses constant text[] := array(select lower(r.facts ->> 'email') from jsonb_to_recordset(made) r (facts jsonb));
begin
  if exists (select from public.case_managers c where c.organization_id = i.organization_id and c.email_norm = any (addresses)
      and c.removed_at is null) then
    perform app.refuse_import();
  end if;
  perform app.take_seats(i.organization_id, addresses);
  perform app.insert_case_managers(made), app.keep_imported(i, 'case_managers', made),
    app.record_many(i.created_by, 'insert', 'case_managers', made);
end $$;

create function app.write_imported_tasks(i public.imports, after integer, until integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  made constant jsonb := app.import_rows_to(i, 'create', after, until);
  of_patients constant jsonb := jsonb_path_query_array(made, '$[*] ? (@.facts.assigneeType == "patient")');
  of_staff constant jsonb := jsonb_path_query_array(made, '$[*] ? (@.facts.assigneeType != "patient")');
begin
  if exists (select from jsonb_to_recordset(made) r (facts jsonb) where not case r.facts ->> 'assigneeType'
      when 'patient' then exists (select from public.patients p where p.organization_id = i.organization_id
        and p.id = (r.facts ->> 'assigneeId')::uuid and p.status = 'active' and p.user_id is not null and p.merged_into is null)
      when 'none' then true
      else exists (select from public.staff s where s.organization_id = i.organization_id
        and s.id = (r.facts ->> 'assigneeId')::uuid and s.kind = r.facts ->> 'assigneeType' and s.ended_at is null) end) then
    perform app.refuse_import();
  end if;
  perform app.insert_tasks(of_patients), app.keep_imported(i, 'tasks', of_patients),
    app.record_many(i.created_by, 'insert', 'tasks', of_patients);
  perform app.insert_staff_tasks(of_staff), app.keep_imported(i, 'staff_tasks', of_staff),
    app.record_many(i.created_by, 'insert', 'staff_tasks', of_staff);
end $$;

create function app.refuse_import() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'what a row names was changed since' using errcode = 'HR409', constraint = 'changedSince';
end $$;

-- The last stroke of the writing transaction. Rows with which something was wrong, or about which nobody decided, stay for their
-- day, so that they can be taken along and mended. Patients whom the file was not compared with (a misspelled name alone) are compared a hundred at a time.
create function app.finish_import(import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.imports i set state = 'done', finished_at = now(), written_by_xid = pg_current_xact_id()::xid::text::bigint,
      created_count = c.created, filled_count = c.filled
    from (select count(*) filter (where r.filled is null) as created, count(*) filter (where r.filled is not null) as filled
      from public.import_records r where r.organization_id = app.org() and r.import_id = import) c
    where i.organization_id = app.org() and i.id = import;
  delete from public.import_rows r using public.imports i where i.organization_id = app.org() and i.id = import
    and r.organization_id = i.organization_id and r.import_id = i.id and r.problems = '{}'
    and (r.reasons = '{}' or app.choice_of(r, i.rule) <> 'ask');
  perform app.enqueue(app.org(), 'likeness.compare', jsonb_build_object('patientIds', jsonb_agg(n.record_id)),
      now() + n.part * interval '5 seconds')
    from (select r.record_id, row_number() over (order by r.line) / 100 as part from public.import_records r
      where r.organization_id = app.org() and r.import_id = import and r.table_name = 'patients' and r.filled is null) n
    group by n.part;
end $$;
