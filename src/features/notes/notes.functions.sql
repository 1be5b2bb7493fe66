-- A signed note never changes, whoever asks; it is amended by a linked note (amends_id). A merge says whose record it is in, and it
-- goes when nothing of the person remains. That it is withheld from the patient's download is said of it, and changes none of it.
create function app.protect_signed_note() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kept text[] := array['author_id', 'withheld_kind', 'withheld_for', 'withheld_at',
    case when app.hat() = 'merge' then 'patient_id' else 'author_id' end];
begin
  if tg_op = 'DELETE' and app.hat() = 'erasure' then
    return old;
  elsif tg_op = 'DELETE' or (to_jsonb(new) - kept) is distinct from (to_jsonb(old) - kept) then
    raise exception 'a signed note is amended, never changed' using errcode = 'HR409';
  end if;
  return new;
end $$;
create trigger protect_signed_note before update or delete on public.case_notes
  for each row when (old.signed_at is not null) execute function app.protect_signed_note();

-- Only a signed note can be amended.
create function app.check_amended_note() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.case_notes n where n.organization_id = new.organization_id
      and n.patient_id = new.patient_id and n.id = new.amends_id and n.signed_at is not null) then
    raise exception 'only a signed note can be amended' using errcode = 'HR409';
  end if;
  return new;
end $$;
create trigger check_amended_note before insert or update of amends_id on public.case_notes
  for each row when (new.amends_id is not null) execute function app.check_amended_note();

-- The name of a member of staff here, for the notes they wrote: also of one who left, whose words stay in the record.
create function app.staff_name(person uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (select c.name from public.case_managers c where c.organization_id = app.org() and c.user_id = person
      order by c.removed_at nulls first limit 1),
    (select s.name from public.specialists s where s.organization_id = app.org() and s.user_id = person
      order by s.removed_at nulls first limit 1),
    (select p.full_name from public.profiles p where p.id = person and exists (select from public.user_roles r
      where r.organization_id = app.org() and r.user_id = person)))
$$;

-- A note that began as a draft of the assistant (it has the draft's id) says so for good: which engine wrote it, in which words,
-- and whether they were changed since. Nobody sets this by hand, so nobody can leave it out. While a line of the draft that says
-- what no record says stands there as it was, the draft does not become a note (decision 54).
create function app.protect_note_origin() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unfounded jsonb;
begin
  if tg_op = 'INSERT' then
    select d.engine, md5(btrim(d.text)), d.text,
        (select jsonb_agg(l.value ->> 'words') from jsonb_array_elements(d.lines) l where l.value -> 'missing' <> '[]'::jsonb)
      into new.from_engine, new.draft_sign, new.draft_text, unfounded from public.ai_drafts d
      where d.organization_id = new.organization_id and d.id = new.id and d.patient_id = new.patient_id
        and d.requested_by = new.author_id and not d.is_being_written;
    if exists (select from jsonb_array_elements_text(unfounded) l(words)
        where position(lower(regexp_replace(l.words, '\s+', ' ', 'g')) in lower(regexp_replace(new.text, '\s+', ' ', 'g'))) > 0) then
      raise exception 'a line that is not in the record is changed or removed before a draft becomes a note' using errcode = 'HR409';
    end if;
  end if;
  new.is_draft_edited := case when new.draft_sign is not null then md5(btrim(new.text)) <> new.draft_sign end;
  return new;
end $$;
create trigger protect_note_origin before insert or update of text on public.case_notes
  for each row execute function app.protect_note_origin();

-- What an engine left open ("[name]", "[Add what was said]") is filled in by a person, or taken out, before they sign.
-- It is asked of the row as it is stored, so that it knows the origin in whatever order triggers come.
create function app.check_placeholders() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.text ~* '\[(?:name|email|number|address|link|date|person|phone|[a-z]+-[0-9]+|add [^]]*)\]' then
    raise exception 'a note with a place left to fill in is not signed' using errcode = 'HR409';
  end if;
  return null;
end $$;
create trigger check_placeholders after insert or update of signed_at on public.case_notes for each row
  when (new.signed_at is not null and new.from_engine is not null) execute function app.check_placeholders();

-- The signed notes about the patient who asks, as their download holds them (decision 40): the oldest contact first, each with its
-- addenda below it under the same number. Of one that is withheld, nothing but that it is, and last, where its place says no day; its
-- addenda are withheld with it.
create function app.download_case_notes() returns table (place integer, number integer, kind text, contact_on date,
  contact_minutes integer, contact_way text, author text, signed_at timestamptz, text text, is_withheld boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with signed as (
    select n.*, r.contact_on as since, r.created_at as begun_at, r.id as root,
        r.id <> n.id and r.withheld_at is not null as goes_with_another
      from public.case_notes n
        join public.case_notes r on r.organization_id = n.organization_id and r.id = coalesce(n.amends_id, n.id)
      where n.organization_id = app.org() and n.patient_id = app.patient() and n.signed_at is not null
  )
  select row_number() over (order by s.since, s.begun_at, s.root, s.amends_id nulls first, s.signed_at, s.id)::integer,
      dense_rank() over (order by s.since, s.begun_at, s.root)::integer,
      case when s.amends_id is null then s.kind else 'addendum' end,
      s.contact_on, s.contact_minutes, s.contact_way, app.staff_name(s.author_id), s.signed_at, s.text, null::boolean
    from signed s where s.withheld_at is null and not s.goes_with_another
  union all
  select null, null, null, null, null, null, null, null, null, true
    from signed s where s.withheld_at is not null and not s.goes_with_another
$$;
