-- Records that may be one person's (decision 47). The database looks up who might be alike, by keys that an index answers; how
-- alike two are, likeness.rules.ts says. What is answered about a record that the asker may not see is said here alone.

-- The sounds of the words of a name as they are spoken, without its small words.
create function app.spoken_sounds(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct app.sound_of(w)), '{}')
  from regexp_split_to_table(regexp_replace(app.fold_name(name), '[\u0027\u0060\u02bb\u02bc\u2018\u2019]', '', 'g'), '[^[:alnum:]]+') w
  where length(w) > 1 and w not in ('de', 'del', 'dela', 'delos', 'delas', 'la', 'las', 'los', 'da', 'das', 'do', 'dos', 'di', 'du',
    'des', 'le', 'van', 'von', 'der', 'den', 'ter', 'bin', 'jr', 'sr')
$$;

-- Those of the organization who might be alike: by address, number, birth date (day and month also exchanged), and each sound
-- of the name that few have. Of each key at most two hundred are read, and a key that more have is passed over but for the
-- birth date, where a sound of the name has to agree as well: what it costs does not grow with the organization.
create function app.might_be_alike(names text, born date, email text, phone text) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  most constant integer := 200;
  sounds constant text[] := array(select distinct s from unnest(string_to_array(app.sound_of(app.name_words(names)), ' ')) s where s <> '');
  contacts constant text[] := array(select w from unnest(array[email, phone]) c, unnest(app.contact_words(c)) w
    where c is not null and (w like '#__________' or w like '_%@_%'));
  found uuid[];
  key text;
begin
  foreach key in array contacts loop
    found := array(select w.patient_id from public.patient_words w where w.organization_id = app.org() and w.word = key limit most + 1);
    return query select unnest(found) where cardinality(found) <= most;
  end loop;
  foreach key in array sounds loop
    found := array(select w.patient_id from public.patient_words w where w.organization_id = app.org() and w.sound = key limit most + 1);
    return query select unnest(found) where cardinality(found) <= most;
  end loop;
  if born is not null then
    return query select p.id from public.patients p where p.organization_id = app.org() and p.birth_date = born
        and p.search_sounds && sounds limit most;
    if extract(day from born) <= 12 then
      return query select p.id from public.patients p where p.organization_id = app.org() and p.search_sounds && sounds
        and p.birth_date = make_date(extract(year from born)::int, extract(day from born)::int, extract(month from born)::int) limit most;
    end if;
  end if;
end $$;

-- Asks, before a patient is created, whether one like them is there whom the case manager who asks may not see: by address; by a
-- number that fewer than five records have; or by birth date and name, every spoken word of the shorter name being in the other
-- by sound. Yes or no, and by which fact: nothing else. Each yes is in that record's audit log. Twenty times an hour.
create function app.ask_likeness(asked uuid, names text, born date, email text, phone text) returns table (found_by text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  address constant text := nullif(lower(btrim(email)), '');
  number constant text := (select w from unnest(app.contact_words(phone)) w where w like '#__________');
  spoken constant text[] := app.spoken_sounds(names);
  all_sounds constant text[] := string_to_array(app.sound_of(app.name_words(names)), ' ');
  one record;
  made uuid;
begin
  if app.hat() is distinct from 'case_manager' then
    raise exception 'only case managers ask' using errcode = '42501';
  end if;
  perform app.spend(concat('likeness:', app.user_id()), 20, 3600, exists (select from public.likeness_checks c
    where c.organization_id = app.org() and c.check_id = asked and c.asked_by = app.user_id()));
  for one in
    select distinct on (p.id) p.id, f.how from (
      select w.patient_id as id, 'email' as how, 1 as rank from public.patient_words w join public.patients e
        on e.organization_id = w.organization_id and e.id = w.patient_id and e.email_norm = address
        where w.organization_id = app.org() and w.word = left(app.fold_name(address), 60)
      union all
      select n.patient_id, 'phone', 2 from (select w.patient_id, count(*) over () as many from (select w.patient_id
          from public.patient_words w join public.patients e on e.organization_id = w.organization_id and e.id = w.patient_id
            and number = any (app.contact_words(e.phone))
          where w.organization_id = app.org() and w.word = number limit 5) w) n where n.many < 5
      union all
      select e.id, 'name', 3 from public.patients e where e.organization_id = app.org() and e.birth_date = born
        and cardinality(spoken) > 1 and e.search_sounds && spoken
        and (spoken <@ e.search_sounds or cardinality(app.spoken_sounds(e.name)) > 1 and app.spoken_sounds(e.name) <@ all_sounds)
    ) f join public.patients p on p.organization_id = app.org() and p.id = f.id and p.merged_into is null
    where not exists (select from public.care_team t where t.organization_id = p.organization_id and t.patient_id = p.id
      and t.member_id = app.member() and t.ended_at is null and t.starts_at <= now() and t.ends_at > now())
    order by p.id, f.rank limit 20
  loop
    insert into public.likeness_checks (organization_id, check_id, patient_id, found_by, typed_name, member_id)
      values (app.org(), asked, one.id, one.how, left(btrim(names), 100), app.member()) on conflict do nothing returning id into made;
    if made is not null then
      perform app.record('read', 'likeness_checks', made, one.id);
    end if;
    found_by := one.how;
    return next;
  end loop;
end $$;

-- Asks administrators to add whoever asked to the care teams of the records that a check found. Asked twice, it is asked once.
create function app.request_addition(asked uuid, why text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.likeness_checks c set requested_at = coalesce(c.requested_at, now()),
      words = case when c.requested_at is null then btrim(why) else c.words end
    where c.organization_id = app.org() and c.check_id = asked and c.asked_by = app.user_id();
  if not found then
    raise exception 'nothing was found by this check' using errcode = 'HR404';
  end if;
end $$;

-- What the person who asks asked for, until they have put the answer away; never about whom.
create function app.own_additions() returns table (id uuid, typed_name text, requested_at timestamptz, decision text, answer text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.id, c.typed_name, c.requested_at, c.decision, c.answer from public.likeness_checks c
    where c.organization_id = app.org() and c.asked_by = app.user_id() and c.requested_at is not null and c.read_at is null
    order by c.requested_at desc, c.id limit 20
$$;

create function app.put_addition_away(request uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.likeness_checks c set read_at = now()
    where c.organization_id = app.org() and c.id = request and c.asked_by = app.user_id() and c.decision is not null
      and c.read_at is null
$$;

-- The record of this organization that stands today for one that may have been merged into another.
create function app.record_of_request(record uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.standing_record(app.org(), record)
$$;

-- An administrator answers such a request: adds the one who asked to the care team, or declines. Answered twice, the first
-- answer stands. Raises HR404 where there is no such request, and as app.add_co_worker does.
create function app.answer_addition(request uuid, said text, answer text, membership uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c public.likeness_checks;
  standing uuid;
begin
  if app.hat() is distinct from 'administrator' then
    raise exception 'only administrators answer' using errcode = '42501';
  end if;
  select * into c from public.likeness_checks x where x.organization_id = app.org() and x.id = request
    and x.requested_at is not null for update;
  if not found then
    raise exception 'there is no such request' using errcode = 'HR404';
  end if;
  if c.decision is not null then
    return;
  end if;
  standing := app.standing_record(c.organization_id, c.patient_id);
  if said = 'added' and not exists (select from public.care_team t where t.organization_id = c.organization_id
      and t.patient_id = standing and t.member_id = c.member_id and t.role <> 'cover' and t.ended_at is null and t.ends_at > now()) then
    perform app.add_co_worker(membership, standing, c.member_id, answer);
  end if;
  update public.likeness_checks x set decision = said, answer = btrim(answer_addition.answer), decided_by = app.user_id(), decided_at = now()
    where x.organization_id = c.organization_id and x.id = c.id;
end $$;

-- Keeps what a job found: the records that may be one person's with this one. What somebody said about a pair stands.
create function app.keep_alike(record uuid, alike jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.likeness_pairs p where p.organization_id = app.org() and record in (p.patient_id, p.other_id)
    and p.state = 'open' and not alike ? (case p.patient_id when record then p.other_id else p.patient_id end)::text;
  insert into public.likeness_pairs as p (organization_id, patient_id, other_id, reasons)
    select app.org(), least(record, e.key::uuid), greatest(record, e.key::uuid), array(select jsonb_array_elements_text(e.value))
      from jsonb_each(alike) e order by e.key
    on conflict (organization_id, patient_id, other_id) do update set reasons = excluded.reasons
      where p.state = 'open' and p.reasons <> excluded.reasons;
end $$;

-- Whoever creates a patient said of those who are like them that they are somebody else: of their own patients, and of those
-- whom a check of theirs found.
create function app.keep_apart(made uuid, besides uuid[], asked uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.likeness_pairs as p (organization_id, patient_id, other_id, state, reason, decided_by, decided_at)
    select app.org(), least(made, o.id), greatest(made, o.id), 'apart', '', app.user_id(), now() from (
      select r.id from public.patients r where r.organization_id = app.org() and r.id = any (besides)
        and (app.hat() = 'administrator' or exists (select from public.care_team t where t.organization_id = r.organization_id
          and t.patient_id = r.id and t.member_id = app.member() and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()))
      union
      select c.patient_id from public.likeness_checks c
        where c.organization_id = app.org() and c.check_id = asked and c.asked_by = app.user_id()) o
    where o.id <> made and exists (select from public.patients n where n.organization_id = app.org() and n.id = made)
    on conflict (organization_id, patient_id, other_id) do update set state = 'apart', decided_by = excluded.decided_by,
      decided_at = excluded.decided_at where p.state = 'open';
end $$;

-- The same of whom an import created although somebody was like them: whoever decided so, one by one, said so.
create function app.keep_apart_imported(rows jsonb, person uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.likeness_pairs (organization_id, patient_id, other_id, state, decided_by, decided_at)
    select app.org(), least(r.id, p.id), greatest(r.id, p.id), 'apart', person, now()
    from jsonb_to_recordset(rows) r (id uuid, other uuid) join public.patients p on p.organization_id = app.org() and p.id = r.other
$$;

-- Who comes, by staff or by themselves, and whose facts change is compared by a job a moment later: nobody who signs up waits
-- for it, or reads of it. An import has them compared a hundred at a time. What the owner of the database writes by hand is not.
create function app.enqueue_likeness() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'likeness.compare', jsonb_build_object('patientIds', jsonb_build_array(new.id)));
  return null;
end $$;
create trigger compare_new_patient after insert on public.patients for each row
  when (coalesce(app.hat(), app.user_id()::text) is not null and app.hat() is distinct from 'import')
  execute function app.enqueue_likeness();
create trigger compare_changed_patient after update on public.patients for each row
  when ((new.name, new.preferred_name, new.birth_date, new.email, new.phone)
      is distinct from (old.name, old.preferred_name, old.birth_date, old.email, old.phone)
    and coalesce(app.hat(), '') not in ('merge', 'import') and coalesce(app.hat(), app.user_id()::text) is not null)
  execute function app.enqueue_likeness();
