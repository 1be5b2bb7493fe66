-- An organization has at most 200 tags that are in use. Counted after the row is there: one that was known already is none.
create function app.limit_tags() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || new.organization_id, 0));
  if (select count(*) from public.tags t where t.organization_id = new.organization_id and t.merged_into is null) > 200 then
    raise exception 'an organization has at most 200 tags' using errcode = 'HR409', constraint = 'too_many_tags';
  end if;
  return null;
end $$;
create trigger limit_tags after insert or update of merged_into on public.tags
  for each row when (new.merged_into is null) execute function app.limit_tags();

-- A patient has at most 20 tags. A merge brings none that was not there in another name.
create function app.limit_patient_tags() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('patient_tags:' || new.patient_id, 0));
  if (select count(*) from public.patient_tags p
      join public.tags t on t.organization_id = p.organization_id and t.id = p.tag_id
      where p.organization_id = new.organization_id and p.patient_id = new.patient_id and t.merged_into is null) > 20 then
    raise exception 'a patient has at most 20 tags' using errcode = 'HR409', constraint = 'too_many_on_patient';
  end if;
  return null;
end $$;
create trigger limit_patient_tags after insert on public.patient_tags
  for each row when (new.came_from is null) execute function app.limit_patient_tags();

-- Who takes a tag off takes off what was merged into it too: undoing the merge later must not bring it back.
create function app.take_off_merged_tags() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.patient_tags p using public.tags t
    where p.organization_id = old.organization_id and p.patient_id = old.patient_id
      and t.organization_id = p.organization_id and t.id = p.tag_id and t.merged_into = old.tag_id;
  return null;
end $$;
create trigger take_off_merged_tags after delete on public.patient_tags
  for each row execute function app.take_off_merged_tags();

-- The tags of the patient who asks, for their download: no grant lets them read the table.
create function app.download_patient_tags() returns table (tag text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.name, p.created_at from public.patient_tags p
    join public.tags t on t.organization_id = p.organization_id and t.id = p.tag_id
    where p.organization_id = app.org() and p.patient_id = app.patient() and t.merged_into is null
$$;

-- What lists are sorted by, repeated from the record (decision 24): when a tag is put on, or moves with a merge, and when the
-- name changes.
create function app.repeat_order_in_tag() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select p.name_order, p.created_at into new.name_order, new.patient_since from public.patients p
    where p.organization_id = new.organization_id and p.id = new.patient_id;
  return new;
end $$;
create trigger repeat_order_in_tag before insert or update of patient_id on public.patient_tags
  for each row execute function app.repeat_order_in_tag();

create function app.repeat_order_in_tags() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_tags t set name_order = new.name_order, patient_since = new.created_at
    where t.organization_id = new.organization_id and t.patient_id = new.id;
  return null;
end $$;
create trigger repeat_order_in_tags after update on public.patients for each row
  when (new.name_order <> old.name_order or new.created_at <> old.created_at)
  execute function app.repeat_order_in_tags();

-- Put on or renamed between the migration that made these columns and this moment.
update public.patient_tags t set name_order = p.name_order, patient_since = p.created_at from public.patients p
  where p.organization_id = t.organization_id and p.id = t.patient_id
    and (t.name_order, t.patient_since) is distinct from (p.name_order, p.created_at);
