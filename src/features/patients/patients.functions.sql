-- A patient who moves to a case manager takes that manager's specialist (decision 8), and every change of a patient
-- record keeps its time.
create function app.set_specialist_of_case_manager() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.case_manager_id is not null
      and (tg_op = 'INSERT' or new.case_manager_id is distinct from old.case_manager_id)
      and (tg_op = 'UPDATE' or new.specialist_id is null) then
    select c.specialist_id into new.specialist_id from public.case_managers c
      where c.organization_id = new.organization_id and c.id = new.case_manager_id;
  end if;
  if app.hat() is distinct from 'merge' then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger set_specialist_of_case_manager before insert or update on public.patients
  for each row execute function app.set_specialist_of_case_manager();

-- Nobody is forgotten (decisions 9 and 43): the patients of a case manager who left go to the default one, where there is one,
-- and else stand without one, first among those whom administrators see. A specialist's are without a specialist.
create function app.release_patients_of_staff() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set case_manager_id = (select c.id from public.case_managers c
      where c.organization_id = new.organization_id and c.is_default and c.removed_at is null and c.id <> new.id)
    where organization_id = new.organization_id and case_manager_id = new.id;
  update public.patients set specialist_id = null
    where organization_id = new.organization_id and specialist_id = new.id;
  return null;
end $$;
create trigger release_patients after update of removed_at on public.case_managers
  for each row when (old.removed_at is null and new.removed_at is not null) execute function app.release_patients_of_staff();
create trigger release_patients after update of removed_at on public.specialists
  for each row when (old.removed_at is null and new.removed_at is not null) execute function app.release_patients_of_staff();

-- A patient who chooses another language for their account is written to in it by their care team's mails as well.
create function app.copy_profile_language_to_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set language = new.language where user_id = new.id and language <> new.language;
  return null;
end $$;
create trigger copy_profile_language_to_patient after update of language on public.profiles for each row
  when (new.language <> old.language) execute function app.copy_profile_language_to_patient();

-- The record that stands for one today: itself, or the one that it was merged into, however often.
create function app.standing_record(org_id uuid, record uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with recursive way as (
    select p.id, p.merged_into from public.patients p where p.organization_id = org_id and p.id = record
    union
    select p.id, p.merged_into from way w join public.patients p on p.organization_id = org_id and p.id = w.merged_into
  )
  select w.id from way w where w.merged_into is null
$$;

-- Several patients at once, as an import brings them: id and facts of each. Whoever calls it has asked who may. Who names no case
-- manager goes to the default one, where there is one (decision 9).
create function app.insert_patients(rows jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.patients (organization_id, id, name, given_name, family_name, preferred_name, pronouns, interpreter_language,
      email, phone, birth_date, language, case_manager_id)
    select app.org(), r.id, r.facts ->> 'name', r.facts ->> 'givenName', r.facts ->> 'familyName', r.facts ->> 'preferredName',
      r.facts ->> 'pronouns', r.facts ->> 'interpreterLanguage', r.facts ->> 'email', r.facts ->> 'phone',
      (r.facts ->> 'birthDate')::date, coalesce(r.facts ->> 'language', 'en'), coalesce((r.facts ->> 'caseManagerId')::uuid, d.id)
    from jsonb_to_recordset(rows) r (id uuid, line integer, facts jsonb)
      left join public.case_managers d on d.organization_id = app.org() and d.is_default and d.removed_at is null
    order by r.line
$$;

-- An address or a number without what people write in more than one way.
create function app.contact_key(contact text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when contact like '%@%' then lower(btrim(contact)) else regexp_replace(contact, '[^0-9]', '', 'g') end
$$;

-- Gives records the facts that they lack; what they have stays, and an account's address is its person's. An address or a number
-- that was taken away from a record stays away: perhaps it is not safe any more. Answers with the records that were changed, and
-- in which fields.
create function app.fill_patients(rows jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with due as materialized (
    select distinct on (p.id) p.id, r.line, r.facts, array(select f.field from (values ('given_name', p.given_name, 'givenName'),
        ('family_name', p.family_name, 'familyName'), ('preferred_name', p.preferred_name, 'preferredName'),
        ('pronouns', p.pronouns, 'pronouns'), ('interpreter_language', p.interpreter_language, 'interpreterLanguage'),
        ('email', coalesce(p.email, p.user_id::text), 'email'), ('phone', nullif(p.phone, ''), 'phone'),
        ('birth_date', p.birth_date::text, 'birthDate')) f (field, has, fact) where f.has is null and r.facts ? f.fact
          and not exists (select from public.former_contacts o where o.organization_id = p.organization_id and o.patient_id = p.id
            and o.kind = f.field and app.contact_key(o.value) = app.contact_key(r.facts ->> f.fact))) as fields
    from jsonb_to_recordset(rows) r (id uuid, line integer, facts jsonb)
      join public.patients p on p.organization_id = app.org() and p.id = r.id and p.merged_into is null
    order by p.id, r.line
  ), filled as (
    update public.patients p set given_name = coalesce(p.given_name, d.facts ->> 'givenName'),
        family_name = coalesce(p.family_name, d.facts ->> 'familyName'),
        preferred_name = coalesce(p.preferred_name, d.facts ->> 'preferredName'),
        pronouns = coalesce(p.pronouns, d.facts ->> 'pronouns'),
        interpreter_language = coalesce(p.interpreter_language, d.facts ->> 'interpreterLanguage'),
        email = case when 'email' = any (d.fields) then d.facts ->> 'email' else p.email end,
        phone = case when 'phone' = any (d.fields) then d.facts ->> 'phone' else p.phone end,
        birth_date = coalesce(p.birth_date, (d.facts ->> 'birthDate')::date)
      from due d where p.organization_id = app.org() and p.id = d.id and d.fields <> '{}'
      returning d.id, d.line, d.fields
  )
  select coalesce(jsonb_agg(to_jsonb(f)), '[]') from filled f
$$;

-- Takes such facts away again, from records that no other transaction than that one has written since.
create function app.empty_patients(rows jsonb, xid bigint) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with emptied as (
    update public.patients p set given_name = case when 'given_name' <> all (r.fields) then p.given_name end,
        family_name = case when 'family_name' <> all (r.fields) then p.family_name end,
        preferred_name = case when 'preferred_name' <> all (r.fields) then p.preferred_name end,
        pronouns = case when 'pronouns' <> all (r.fields) then p.pronouns end,
        interpreter_language = case when 'interpreter_language' <> all (r.fields) then p.interpreter_language end,
        email = case when 'email' <> all (r.fields) then p.email end,
        phone = case when 'phone' <> all (r.fields) then p.phone end,
        birth_date = case when 'birth_date' <> all (r.fields) then p.birth_date end
      from jsonb_to_recordset(rows) r (id uuid, fields text[])
      where p.organization_id = app.org() and p.id = r.id and p.xmin::text::bigint = xid
      returning p.id, r.fields
  )
  select coalesce(jsonb_agg(to_jsonb(e)), '[]') from emptied e
$$;

-- Deletes records that nobody ever touched; answers with whom.
create function app.delete_patients(made uuid[], kept uuid[]) returns uuid[]
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from public.patients p where p.organization_id = app.org() and p.id = any (made) and p.id <> all (kept)
    returning p.id)
  select coalesce(array_agg(g.id), '{}') from gone g
$$;

-- A patient's name as it is shown: to themselves the one they go by; to staff always the name of the record, with the one the
-- person goes by behind it (decision 44), so that no two people of one short name are taken for each other. `calledName` in
-- caseload.rules.ts says the same on a screen that has both parts.
create function app.shown_name(name text, preferred text) returns text
language sql stable as $$
  select case when preferred is null then name when app.hat() = 'patient' then preferred
    when starts_with(lower(name) || ' ', lower(preferred) || ' ') then name else name || ' (' || preferred || ')' end
$$;
