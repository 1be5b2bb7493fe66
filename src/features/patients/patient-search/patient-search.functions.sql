-- The words by which administrators find patients, kept in the transaction that writes a name, an address or a phone number.
create function app.make_patient_words() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.patient_words (organization_id, patient_id, word, sound, name_order)
    select m.organization_id, m.id, w.word, min(w.sound), m.name_order
    from made m cross join lateral unnest(m.search_words, m.search_sounds) w (word, sound)
    group by m.organization_id, m.id, w.word, m.name_order;
  return null;
end $$;
create trigger make_patient_words after insert on public.patients referencing new table as made
  for each statement execute function app.make_patient_words();

create function app.change_patient_words() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.patient_words w where w.organization_id = new.organization_id and w.patient_id = new.id;
  insert into public.patient_words (organization_id, patient_id, word, sound, name_order)
    select new.organization_id, new.id, w.word, min(w.sound), new.name_order
    from unnest(new.search_words, new.search_sounds) w (word, sound) group by w.word;
  return null;
end $$;
create trigger change_patient_words after update on public.patients for each row
  when (new.search_words <> old.search_words or new.search_sounds <> old.search_sounds or new.name_order <> old.name_order)
  execute function app.change_patient_words();

-- A record goes on being found by whatever found those that were merged into it.
create function app.keep_merged_words() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients s set merged_words = array(select distinct w.word
      from public.patients g cross join lateral unnest(g.search_words) w (word)
      where g.organization_id = s.organization_id and g.merged_into = s.id order by w.word)
    where s.organization_id = new.organization_id and s.id in (old.merged_into, new.merged_into);
  return null;
end $$;
create trigger keep_words_of_merged after insert on public.patients for each row
  when (new.merged_into is not null) execute function app.keep_merged_words();
create trigger keep_merged_words after update of merged_into on public.patients for each row
  when (new.merged_into is distinct from old.merged_into) execute function app.keep_merged_words();

-- Between the migration that made the table and this moment nothing kept the words: those of whoever was changed meanwhile (a
-- change that waited for the migration bears an earlier time) are made anew, and of whoever was entered.
delete from public.patient_words w using public.patients p, public.schema_migrations m
  where w.organization_id = p.organization_id and w.patient_id = p.id and m.name = '0040-patient-words.sql'
    and p.updated_at >= m.applied_at - interval '1 minute' and m.applied_at > coalesce(
      (select s.applied_at from public.schema_migrations s where s.name = 'state'), '-infinity');
insert into public.patient_words (organization_id, patient_id, word, sound, name_order)
  select p.organization_id, p.id, w.word, min(w.sound), p.name_order
  from public.patients p cross join lateral unnest(p.search_words, p.search_sounds) w (word, sound)
  where not exists (select from public.patient_words k where k.organization_id = p.organization_id and k.patient_id = p.id)
  group by p.organization_id, p.id, w.word;
