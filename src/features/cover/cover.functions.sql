-- Cover for a colleague: what the database keeps right by itself, whoever writes.

-- Who owns the caseload follows from the patient, never from the request; a cover never reaches back; nobody covers who has
-- left, or has no access. Ending writes down when and by whom. Whoever ended a cover by mistake may take that back for ten minutes, if
-- nothing has moved meanwhile.
create function app.check_cover() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner_id uuid := new.case_manager_id;
begin
  if app.hat() = 'merge' then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.ended_at is not null or old.ended_at is null) then
    if old.ended_at is null and new.ended_at is not null then
      new.ended_at := now();
      new.ended_by := app.user_id();
    else
      new.ended_at := old.ended_at;
      new.ended_by := old.ended_by;
    end if;
    return new;
  end if;
  if new.patient_id is not null then
    select p.case_manager_id into owner_id from public.patients p
      where p.organization_id = new.organization_id and p.id = new.patient_id;
    -- Of somebody who is not there, or not theirs, a case manager learns the same.
    if owner_id is null and app.hat() = 'administrator' and found then
      raise exception 'there is nobody to cover for' using errcode = 'HR409', constraint = 'cover_needs_case_manager';
    elsif owner_id is null then
      raise exception 'no such patient' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'INSERT' then
    new.case_manager_id := owner_id;
    if app.hat() is not null then
      new.starts_at := greatest(new.starts_at, now());
    end if;
  elsif owner_id is distinct from old.case_manager_id or old.ends_at <= now()
      or old.ended_by is distinct from app.user_id() or old.ended_at < now() - interval '10 minutes' then
    raise exception 'this cover is over' using errcode = 'HR409';
  else
    new.ended_by := null;
  end if;
  if exists (select from public.case_managers c where c.organization_id = new.organization_id
      and (c.id in (new.colleague_id, new.case_manager_id) and c.removed_at is not null
        or c.id = new.colleague_id and c.suspended_at is not null)) then
    raise exception 'somebody who left covers for nobody' using errcode = 'HR404';
  end if;
  return new;
end $$;
create trigger check_cover before insert or update on public.covers
  for each row execute function app.check_cover();

-- Whose caseload it is and who administers hear of a cover at once; whose access began or ended hears it from the care team.
-- Giving a cover is rare, so notifying in the transaction is no burden here.
create function app.notify_cover() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('changes', json_build_object('topic', 'cover', 'patient', new.patient_id, 'subject', null,
    'audience', array_remove(array['case_manager:' || new.colleague_id, 'case_manager:' || new.case_manager_id,
      'organization:' || new.organization_id, 'patient:' || new.patient_id], null))::text);
  return null;
end $$;
create trigger notify_cover after insert or update on public.covers
  for each row when (app.hat() is distinct from 'merge') execute function app.notify_cover();

-- Whoever is to cover is told by mail: a minute later, so that a cover given by mistake and taken back tells nobody.
create function app.enqueue_cover_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'cover.tell-colleague', jsonb_build_object('coverId', new.id),
    now() + interval '1 minute');
  return null;
end $$;
create trigger enqueue_cover_mail after insert on public.covers for each row execute function app.enqueue_cover_mail();

-- A cover of one patient was given by, and for, the case manager they had: when the patient moves, it is over.
create function app.end_cover_with_move() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.covers v set ended_at = now()
    where v.organization_id = new.organization_id and v.patient_id = new.id and v.ended_at is null;
  return null;
end $$;
create trigger end_cover_with_move after update of case_manager_id on public.patients for each row
  when (old.case_manager_id is distinct from new.case_manager_id) execute function app.end_cover_with_move();

-- So is it when the case is closed.
create trigger end_cover_with_case after update of status on public.patients for each row
  when (old.status = 'active' and new.status <> 'active') execute function app.end_cover_with_move();

-- Who leaves covers for nobody, and nobody covers for them.
create function app.end_cover_with_removal() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.covers v set ended_at = now()
    where v.organization_id = new.organization_id and new.id in (v.colleague_id, v.case_manager_id)
      and v.ended_at is null;
  return null;
end $$;
create trigger end_cover_with_removal after update of removed_at on public.case_managers for each row
  when (old.removed_at is null and new.removed_at is not null) execute function app.end_cover_with_removal();

-- The case managers of the organization of whoever asks, by name: the colleagues who could be asked, and those in a cover.
-- Names alone, also of one who left or has no access.
create function app.case_manager_names() returns table (id uuid, name text, is_here boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.id, c.name, num_nonnulls(c.removed_at, c.suspended_at) = 0 from public.case_managers c where c.organization_id = app.org()
$$;

-- For whom the case manager who acts covers with this patient: null where they are on the team by themselves.
create function app.covered_for(patient uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select v.case_manager_id from public.care_team t
  join public.covers v on v.organization_id = t.organization_id and v.id = t.cover_id
  where t.organization_id = app.org() and t.patient_id = covered_for.patient and t.member_id = app.member()
    and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() and t.role = 'cover'
    and not exists (select from public.care_team o where o.organization_id = t.organization_id
      and o.patient_id = t.patient_id and o.member_id = t.member_id and o.ended_at is null and o.role <> 'cover'
      and o.starts_at <= now() and o.ends_at > now())
  order by t.ends_at desc limit 1
$$;

-- Who may see the record of the patient who asks because of a cover that runs now: by name, until when, never why. Only the
-- release before asks for it.
create function app.who_covers_for_me() returns table (id uuid, colleague text, case_manager text, ends_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select v.id, c.name, m.name, v.ends_at
  from public.patients p
  join public.covers v on v.organization_id = p.organization_id and v.case_manager_id = p.case_manager_id
    and (v.patient_id = p.id or v.patient_id is null)
  join public.case_managers c on c.organization_id = v.organization_id and c.id = v.colleague_id
  join public.case_managers m on m.organization_id = v.organization_id and m.id = v.case_manager_id
  where p.organization_id = app.org() and p.id = app.patient()
    and v.ended_at is null and v.starts_at <= now() and v.ends_at > now()
  order by v.ends_at, v.id
$$;

-- For whom the case manager who asks covers with a patient, and until when; null where they are on the team by themselves.
create function app.cover_of(patient uuid) returns json
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select json_build_object('caseManager', m.name, 'endsAt', v.ends_at)
  from public.covers v
  join public.staff m on m.organization_id = v.organization_id and m.id = v.case_manager_id
  where v.organization_id = app.org() and v.colleague_id = app.member() and v.case_manager_id = app.covered_for(cover_of.patient)
    and (v.patient_id is null or v.patient_id = cover_of.patient)
    and v.ended_at is null and v.starts_at <= now() and v.ends_at > now()
  order by v.ends_at desc limit 1
$$;
-- The release before asks for it with the case manager beside the patient.
create function app.cover_of(patient uuid, case_manager uuid) returns json
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.cover_of(cover_of.patient)
$$;
