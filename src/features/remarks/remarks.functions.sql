-- Remarks keep what they were, count their versions, and have an end; the checklist and the needs box write through here.

-- A changed remark keeps what stood there, unless the new words only go on from it.
create function app.keep_remark_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.revision := old.revision + 1;
  new.changed_at := now();
  if not starts_with(new.words, old.words) then
    insert into public.remark_versions (organization_id, remark_id, revision, patient_id, author_id, words, written_at)
      values (old.organization_id, old.id, old.revision, old.patient_id, old.author_id, old.words,
        coalesce(old.changed_at, old.written_at));
  end if;
  return new;
end $$;
create trigger keep_remark_version before update of words on public.remarks
  for each row when (new.words <> old.words) execute function app.keep_remark_version();

-- The remarks on one subject hold 20,000 letters in 200 pieces. Counted after the words are there.
create function app.limit_remarks() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('remarks:' || new.patient_id || coalesce(new.checklist_item_id::text, ''), 0));
  if (select sum(char_length(r.words)) > 20000 or count(*) > 200 from public.remarks r
      where r.organization_id = new.organization_id and r.patient_id = new.patient_id and r.words <> ''
        and r.checklist_item_id is not distinct from new.checklist_item_id) then
    raise exception 'the notes on a subject are full' using errcode = 'HR409', constraint = 'remarks_full';
  end if;
  return null;
end $$;
create trigger limit_new_remarks after insert on public.remarks
  for each row execute function app.limit_remarks();
-- Words that grow alone: a full subject can be shortened.
create trigger limit_changed_remarks after update of words on public.remarks
  for each row when (char_length(new.words) > char_length(old.words)) execute function app.limit_remarks();

-- All remarks on one subject as one text, oldest first, a blank line between two: where one text is still needed. It asks as
-- whoever asks.
create function app.remarks_as_text(patient uuid, item uuid) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(string_agg(r.words, e'\n\n' order by r.written_at, r.id), '') from public.remarks r
    where r.organization_id = app.org() and r.patient_id = patient and r.checklist_item_id is not distinct from item
      and r.words <> '';
$$;

-- What was said on another screen, as a remark of whoever said it. The same one sent again is there once; where the subject
-- is full, it answers false and the words stay where they were said.
create function app.add_remark(organization uuid, remark uuid, patient uuid, item uuid, said text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.remarks (organization_id, id, patient_id, checklist_item_id, words)
    values (organization, remark, patient, item, said) on conflict do nothing;
  return true;
exception when sqlstate 'HR409' then
  return false;
end $$;

-- What a patient wrote into "What are your needs" goes into their additional notes, as themselves;
-- the same words sent again are there once.
create function app.append_to_my_notes(remark uuid, said text) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select case when exists (select from public.remarks r where r.organization_id = app.org() and r.patient_id = app.patient()
      and r.checklist_item_id is null and r.author_id = app.user_id() and r.words = said) then true
    -- Its id is made of the request's and of whose words they are (a UUID of version 5 in form): repeating it is harmless, and
    -- nobody else's request can have taken it.
    else app.add_remark(app.org(),
      overlay(overlay(md5(concat(remark, app.patient())) placing '5' from 13) placing 'a' from 17)::uuid,
      app.patient(), null, said) end;
$$;

-- A patient's remarks as their download holds them: about what, and who wrote them.
create function app.download_remarks() returns table (about text, words text, author text, written_at timestamptz,
  changed_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.title, r.words, coalesce(app.staff_name(r.author_id), case r.author_hat when 'patient' then p.name end),
      r.written_at, r.changed_at
    from public.remarks r
    join public.patients p on p.organization_id = r.organization_id and p.id = r.patient_id
    left join public.checklist_items i on i.organization_id = r.organization_id and i.id = r.checklist_item_id
    where r.organization_id = app.org() and r.patient_id = app.patient() and r.words <> ''
$$;
