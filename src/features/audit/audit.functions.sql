-- Whether a conversation is a notebook. One that is gone counts as one: nobody can say any more.
create function app.is_notebook(organization uuid, conversation uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select not exists (select from public.conversations c
    where c.organization_id = organization and c.id = conversation and c.participant_type <> 'private')
$$;

-- Every change of a row leaves its mark: the verb, the row, the names of the fields, never their values.
-- What only the patient can read is marked as private; of a check-in, what was never shared.
-- The row of an organization itself has no organization_id: it is one. What only repeats another field for searching and
-- sorting is no field that anybody changed.
create function app.audit_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  before jsonb;
  after jsonb;
  here jsonb;
  no_fields constant text[] := array['updated_at', 'search_words', 'search_sounds', 'name_order', 'called_order',
    'former_contacts', 'merged_words', 'list_state', 'due_order', 'progress'];
  changed text[];
  patient uuid;
  is_hidden boolean := false;
begin
  -- What moves with a merge is in the log as the merge (decision 83), what goes with an erasure as that (decision 85); of what an
  -- import brings, all rows are written at once.
  if app.hat() in ('merge', 'erasure', 'import') then
    return null;
  end if;
  before := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  here := case when tg_op = 'DELETE' then before else after end;
  patient := (here ->> 'patient_id')::uuid;
  if tg_op = 'UPDATE' then
    if before - no_fields = after - no_fields then return null; end if;
    select array_agg(key order by key) into changed from jsonb_each(after - no_fields)
      where value is distinct from before -> key;
  end if;
  if tg_table_name = 'patients' then
    patient := (here ->> 'id')::uuid;
  elsif tg_table_name = 'conversations' then
    is_hidden := here ->> 'participant_type' = 'private';
  elsif tg_table_name = 'check_ins' then
    is_hidden := not coalesce((before ->> 'is_shared')::boolean, false) and not coalesce((after ->> 'is_shared')::boolean, false);
  elsif tg_table_name = 'messages' then
    -- A conversation that is gone counts as a notebook: nobody can say any more.
    select c.patient_id, c.participant_type = 'private' into patient, is_hidden from public.conversations c
      where c.organization_id = (here ->> 'organization_id')::uuid and c.id = (here ->> 'conversation_id')::uuid;
    is_hidden := coalesce(is_hidden, true);
  end if;
  insert into public.audit_log (organization_id, user_id, hat, verb, entity, entity_id, is_private, patient_id, fields)
    values (coalesce(here ->> 'organization_id', here ->> 'id')::uuid, app.user_id(), app.hat(), lower(tg_op), tg_table_name,
      coalesce(here ->> 'id', here ->> 'user_id')::uuid, is_hidden, patient, coalesce(changed, '{}'));
  return null;
end $$;

-- The log of many records of one table that an import brought, changed or took back, as the trigger would have written it: ids,
-- and names of fields. Whoever calls it says for which administrator it works.
create function app.record_many(person uuid, verb text, entity text, rows jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.audit_log (organization_id, user_id, hat, verb, entity, entity_id, patient_id, fields)
    select app.org(), person, 'administrator', record_many.verb, record_many.entity, r.id, case entity when 'patients' then r.id
        when 'tasks' then (r.facts ->> 'assigneeId')::uuid end, coalesce(r.fields, '{}')
    from jsonb_to_recordset(rows) r (id uuid, facts jsonb, fields text[])
$$;

-- Records that somebody opened or exported something, and for whom if they covered. Handlers send it in the same batch as
-- the read. Opening a thing again within a quarter of an hour, in the same hat and cover, is the same read (decision 37).
create function app.record(verb text, entity text, entity_id uuid, patient uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  covered uuid := app.covered_for(patient);
begin
  if app.org() is null then
    return;
  end if;
  if verb = 'read' then
    insert into public.recent_reads (organization_id, quarter, user_id, hat, entity, entity_id, covered_for)
      values (app.org(), date_bin('15 minutes', now(), 'epoch'), app.user_id(), app.hat(), record.entity, record.entity_id, covered)
      on conflict do nothing;
    if not found then
      return;
    end if;
    -- Now and then, what is older than an hour is swept.
    if random() < 0.01 then
      delete from public.recent_reads r where r.organization_id = app.org() and r.quarter < now() - interval '1 hour';
    end if;
  end if;
  insert into public.audit_log (organization_id, user_id, hat, verb, entity, entity_id, is_private, patient_id, covered_for)
    values (app.org(), app.user_id(), app.hat(), record.verb, record.entity, record.entity_id,
      record.entity = 'conversations' and app.is_notebook(app.org(), record.entity_id), patient, covered);
end $$;

-- Records that a procedure (by its name in the API's router) refused the person asking, and about what. It stands in the
-- organization they act in; of a hat that they don't hold, in the one where they work or worked. At most sixty a minute for
-- each person: who tries everything shall not fill the log.
create function app.record_refusal(what text, about uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  org_id uuid := coalesce(app.org(),
    (select r.organization_id from public.user_roles r where r.user_id = app.user_id() limit 1),
    (select c.organization_id from public.case_managers c where c.user_id = app.user_id() order by c.created_at limit 1),
    (select s.organization_id from public.specialists s where s.user_id = app.user_id() order by s.created_at limit 1),
    (select p.organization_id from public.patients p where p.user_id = app.user_id() order by p.created_at limit 1));
begin
  if org_id is null or not app.within_limit(concat('refused:', app.user_id()), 60, 60) then
    return;
  end if;
  insert into public.audit_log (organization_id, user_id, hat, verb, entity, entity_id, is_private, patient_id)
    values (org_id, app.user_id(), app.hat(), 'refused', left(what, 60), about,
      app.hat() = 'patient' and (what like 'checkIns.%' or exists (select from public.conversations c
        where c.organization_id = org_id and c.id = about and c.participant_type = 'private')),
      (select p.id from public.patients p where p.organization_id = org_id and p.id = about));
end $$;

-- Every change in an organization leaves its mark, in tables of today and of tomorrow: whatever has an organization_id, and the
-- organization itself. Each table that is left out has its reason in test/completeness/audited.db.test.ts.
do $$ declare
  not_audited constant text[] := array['activities', 'administrator_periods', 'ai_runs', 'audit_log', 'audit_seals', 'care_team',
    'conversation_presences', 'import_parts', 'import_records', 'import_rows', 'loose_objects', 'mails', 'message_notices',
    'message_reads', 'model_calls', 'outbox', 'patient_counts', 'patient_summaries', 'patient_words', 'queue_snoozes', 'recent_reads', 'report_lines', 'staff'];
  name text;
begin
  for name in select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (not_audited)
        and (c.relname = 'organizations' or exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped))
      order by c.relname loop
    execute format('create trigger audit_change after insert or update or delete on public.%I
      for each row execute function app.audit_change()', name);
  end loop;
end $$;
-- Memberships follow from changes that are audited, but for co-workers.
create trigger audit_change after insert or update on public.care_team
  for each row when (new.role = 'co_worker') execute function app.audit_change();

-- When the person asking opened this record the last time before the visit to it that began at `beginning`: reopening within a
-- quarter of an hour is the same visit (decision 37). It tells of nobody else.
create function app.opened_before(patient uuid, beginning timestamptz) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.at from public.audit_log a
  where a.organization_id = app.org() and a.patient_id = opened_before.patient and a.user_id = app.user_id()
    and a.verb = 'read' and a.entity = 'patients' and a.at < least(beginning, now()) - interval '15 minutes'
  order by a.id desc limit 1
$$;

-- Who opened the record of the patient who asks: by name and role, once for each day (of the patient's own calendar) and kind
-- of thing, the newest first. The log itself holds ids alone; the names are read at this moment, and the place on the care
-- team is the one of the moment at which they opened it. `before` is the last entry known.
create function app.who_opened_my_record(before bigint, most integer)
  returns table (id bigint, at timestamptz, name text, hat text, verb text, entity text, times integer,
    covered_for text, is_co_worker boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.id, o.at,
    case o.hat
      when 'case_manager' then (select c.name from public.case_managers c
        where c.organization_id = app.org() and c.user_id = o.user_id limit 1)
      when 'specialist' then (select s.name from public.specialists s
        where s.organization_id = app.org() and s.user_id = o.user_id limit 1)
      when 'administrator' then (select p.full_name from public.profiles p where p.id = o.user_id)
    end,
    o.hat, o.verb, o.entity, o.times,
    (select c.name from public.case_managers c where c.organization_id = app.org() and c.id = o.covered_for),
    coalesce((select t.role = 'co_worker' from public.care_team t
      join public.staff s on s.organization_id = t.organization_id and s.id = t.member_id
      where t.organization_id = app.org() and t.patient_id = app.patient() and s.user_id = o.user_id and s.kind = o.hat
        and t.starts_at <= o.at and least(t.ends_at, coalesce(t.ended_at, 'infinity')) > o.at
      order by t.rank limit 1), false)
  from (
    select max(a.id) as id, max(a.at) as at, a.user_id, a.hat, a.verb, a.entity, count(*)::integer as times, a.covered_for
    from public.patients p
    join public.audit_log a on a.organization_id = p.organization_id and a.patient_id = any (app.records_within(p.organization_id, p.id))
      and (a.verb = 'export' or (a.verb = 'read' and a.hat is distinct from 'patient'))
    where p.organization_id = app.org() and p.id = app.patient()
    group by a.user_id, a.hat, a.verb, a.entity, a.covered_for, (a.at at time zone p.time_zone)::date
    having max(a.id) < coalesce(before, 9223372036854775807)
    order by max(a.id) desc
    limit least(most, 100)
  ) o
  order by o.id desc
$$;
