-- Who might be alike, for many rows at once (decision 47): by address and number, by birth date and a sound of the name, and by
-- the whole name, each key by its index and of each at most twenty. How alike two are, likeness.rules.ts says. Whoever is like
-- somebody by a misspelled name alone is found after the import, by the comparing of every new record. The keys come along, as
-- person-names.ts makes them: to fold a hundred thousand names takes the database a minute.
create function app.import_candidates(rows jsonb) returns table (line integer, id uuid, name text, preferred_name text, birth_date date,
  email text, phone text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct on (r.line, p.id) r.line, p.id, p.name, p.preferred_name, p.birth_date, p.email, p.phone
  from jsonb_to_recordset(rows) r (line integer, contacts text[], name_order text, sounds text[], birth_date date)
  cross join lateral (
    (select w.patient_id from unnest(r.contacts) k (word)
      join public.patient_words w on w.organization_id = app.org() and w.word = k.word limit 20)
    union all
    (select b.id from public.patients b where b.organization_id = app.org() and b.birth_date = r.birth_date
      and b.search_sounds && r.sounds limit 20)
    union all
    (select n.id from public.patients n where n.organization_id = app.org() and n.name_order = r.name_order limit 20)) c (patient_id)
  join public.patients p on p.organization_id = app.org() and p.id = c.patient_id and p.merged_into is null
$$;

-- The patients whom these words name: by case number, address, or the whole name (folded), each with an account and an open case.
create function app.import_addressees(words text[]) returns table (word text, id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.word, p.id from unnest(words) k (word) cross join lateral (
    select n.id from public.patients n where n.organization_id = app.org() and n.case_number = regexp_replace(k.word, '[^0-9]', '', 'g')
    union
    select w.patient_id from public.patient_words w join public.patients e on e.organization_id = w.organization_id
        and e.id = w.patient_id and e.email_norm = k.word
      where w.organization_id = app.org() and k.word like '_%@_%' and w.word = left(app.fold_name(k.word), 60)
    union
    (select f.id from public.patients f where f.organization_id = app.org() and f.name_order = left(k.word, 120) limit 2)) c
  join public.patients p on p.organization_id = app.org() and p.id = c.id and p.merged_into is null and p.status = 'active'
    and p.user_id is not null
$$;
