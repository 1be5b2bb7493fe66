-- The care team, kept by the database: who of the staff may see a patient follows from whose patient they are, from covers,
-- and from co-workers, in the same transaction as each of these.

-- The one staff id that the request settled. A request that began a moment before these rules were applied, with the functions
-- of the release before, has settled it under the name of its kind alone.
create function app.member() returns uuid language sql stable parallel safe
  return coalesce(nullif(current_setting('app.member', true), ''), nullif(current_setting('app.case_manager', true), ''),
    nullif(current_setting('app.specialist', true), ''))::uuid;

-- Case managers and specialists as one table of people. Whoever leaves is nobody's member from that moment; who comes back
-- is there again from the moment of coming back.
create function app.copy_to_staff() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from public.staff where organization_id = old.organization_id and id = old.id;
    return null;
  end if;
  insert into public.staff as s (organization_id, id, kind, user_id, name, created_at, ended_at)
    values (new.organization_id, new.id, tg_argv[0], new.user_id, new.name, new.created_at, new.removed_at)
    on conflict (organization_id, id)
      do update set user_id = excluded.user_id, name = excluded.name, ended_at = excluded.ended_at;
  if tg_op = 'UPDATE' and new.removed_at is distinct from old.removed_at then
    perform app.settle_care_team(new.organization_id, array(
      select t.patient_id from public.care_team t
        where t.organization_id = new.organization_id and t.member_id = new.id and t.ended_at is null
      union
      select p.id from public.patients p
        where p.organization_id = new.organization_id and new.id in (p.case_manager_id, p.specialist_id)));
  end if;
  return null;
end $$;
create trigger copy_to_staff after insert or delete or update of name, user_id, removed_at on public.case_managers
  for each row execute function app.copy_to_staff('case_manager');
create trigger copy_to_staff after insert or delete or update of name, user_id, removed_at on public.specialists
  for each row execute function app.copy_to_staff('specialist');

-- Makes the memberships of these patients what they should be at this moment: ends those that have no ground any more, and
-- begins those that are missing. A cover of a caseload holds for everybody in it whose case is open. It waits for whoever
-- changes one of these patients at the same moment, so that neither works from what the other is about to change.
create function app.settle_care_team(org_id uuid, patients uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if cardinality(patients) = 0 then
    return;
  end if;
  perform from public.patients p where p.organization_id = org_id and p.id = any (patients) order by p.id
    for no key update;
  update public.care_team t set ended_at = least(now(), t.ends_at),
      ended_by = case when t.ends_at > now() then app.user_id() end
    from public.patients p, public.staff s
    where t.organization_id = org_id and t.patient_id = any (patients) and t.ended_at is null
      and p.organization_id = t.organization_id and p.id = t.patient_id
      and s.organization_id = t.organization_id and s.id = t.member_id
      and (t.ends_at <= now() or s.ended_at is not null or p.merged_into is not null or not case t.role
        when 'case_manager' then p.case_manager_id is not distinct from t.member_id
        when 'specialist' then p.specialist_id is not distinct from t.member_id
        when 'co_worker' then p.status = 'active'
        else p.status = 'active' and exists (select from public.covers v
          where v.organization_id = t.organization_id and v.id = t.cover_id and v.ended_at is null
            and v.case_manager_id = p.case_manager_id and (v.patient_id is null or v.patient_id = p.id)) end);
  insert into public.care_team (organization_id, patient_id, member_id, member_kind, role, cover_id, given_by, reason,
      starts_at, ends_at, patient_since)
    select p.organization_id, p.id, s.id, s.kind, due.role, due.cover_id, due.given_by, due.reason, due.starts_at, due.ends_at,
      p.created_at
    from public.patients p
    cross join lateral (
      select p.case_manager_id as member_id, 'case_manager' as role, null::uuid as cover_id, app.user_id() as given_by,
          '' as reason, now() as starts_at, 'infinity'::timestamptz as ends_at where p.case_manager_id is not null
      union all
      select p.specialist_id, 'specialist', null, app.user_id(), '', now(), 'infinity' where p.specialist_id is not null
      union all
      select v.colleague_id, 'cover', v.id, v.given_by, v.reason, greatest(v.starts_at, now()), v.ends_at
        from public.covers v
        where v.organization_id = p.organization_id and v.case_manager_id = p.case_manager_id and v.ended_at is null
          and v.ends_at > now() and (v.patient_id is null or v.patient_id = p.id) and p.status = 'active'
    ) due
    join public.staff s on s.organization_id = p.organization_id and s.id = due.member_id and s.ended_at is null
    where p.organization_id = org_id and p.id = any (patients) and p.merged_into is null
      and not exists (select from public.care_team t
      where t.organization_id = p.organization_id and t.patient_id = p.id and t.member_id = due.member_id
        and t.role = due.role and t.cover_id is not distinct from due.cover_id and t.ended_at is null)
    order by p.id;
end $$;

-- A patient who comes, moves, or whose case is closed or opened. Whoever covers the caseload that they come into must not
-- be missed because that cover is being given at the same moment: giving it waits, or this does. Nor does anybody move to a
-- case manager who is removed at the same moment: raises HR409 (noReceiver).
create function app.settle_new_patients() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(c.case_manager_id::text, 4))
    from (select distinct n.case_manager_id from new_patients n where n.case_manager_id is not null
      order by n.case_manager_id) c;
  -- Whoever was removed at the same moment is nobody's case manager: administrators see first who has none (decision 43).
  update public.patients p set case_manager_id = null from new_patients n, public.case_managers c
    where p.organization_id = n.organization_id and p.id = n.id and c.organization_id = p.organization_id
      and c.id = p.case_manager_id and c.removed_at is not null;
  perform app.settle_care_team(o.organization_id, o.patients) from (
    select n.organization_id, array_agg(n.id) as patients from new_patients n group by n.organization_id) o;
  return null;
end $$;
create trigger settle_new_patients after insert on public.patients referencing new table as new_patients
  for each statement execute function app.settle_new_patients();

create function app.settle_changed_patients() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changed record;
begin
  for changed in select n.organization_id, array_agg(n.id) as patients,
        array_agg(distinct n.case_manager_id order by n.case_manager_id)
          filter (where n.case_manager_id is not null) as case_managers,
        array_agg(distinct n.case_manager_id) filter (where n.case_manager_id is distinct from o.case_manager_id) as receivers
      from new_patients n join old_patients o on o.organization_id = n.organization_id and o.id = n.id
      where (n.case_manager_id, n.specialist_id, n.status, n.merged_into)
        is distinct from (o.case_manager_id, o.specialist_id, o.status, o.merged_into)
      group by n.organization_id loop
    perform pg_advisory_xact_lock_shared(hashtextextended(c::text, 4)) from unnest(changed.case_managers) as c;
    if exists (select from public.case_managers c where c.organization_id = changed.organization_id
        and c.id = any (changed.receivers) and c.removed_at is not null) then
      raise exception 'whoever was removed gets no patient' using errcode = 'HR409', constraint = 'noReceiver';
    end if;
    perform app.settle_care_team(changed.organization_id, changed.patients);
  end loop;
  return null;
end $$;
create trigger settle_changed_patients after update on public.patients
  referencing old table as old_patients new table as new_patients
  for each statement execute function app.settle_changed_patients();

-- A cover that is given, ended or taken up again: of one patient, or of everybody in the caseload.
create function app.settle_covered_patients() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  given record;
begin
  for given in select n.organization_id, n.id, n.case_manager_id, n.patient_id from new_covers n
      order by n.case_manager_id, n.id loop
    perform pg_advisory_xact_lock(hashtextextended(given.case_manager_id::text, 4));
    perform app.settle_care_team(given.organization_id, array(
      select t.patient_id from public.care_team t
        where t.organization_id = given.organization_id and t.cover_id = given.id and t.ended_at is null
      union
      select p.id from public.patients p
        where p.organization_id = given.organization_id and p.case_manager_id = given.case_manager_id
          and (given.patient_id is null or given.patient_id = p.id)));
  end loop;
  return null;
end $$;
create trigger settle_given_covers after insert on public.covers referencing new table as new_covers
  for each statement execute function app.settle_covered_patients();
create trigger settle_changed_covers after update on public.covers referencing new table as new_covers
  for each statement execute function app.settle_covered_patients();

-- Whose access began or ended hears it at once, each once, however many patients it was about: what they have open is asked
-- again. So do the patients, where they are few.
create function app.tell_members() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  told record;
begin
  for told in select m.organization_id, case when count(distinct m.patient_id) = 1 then min(m.patient_id::text) end as patient,
        array_agg(distinct m.member_kind || ':' || m.member_id) as members,
        case when count(distinct m.patient_id) <= 20 then array_agg(distinct 'patient:' || m.patient_id) end as patients
      from members m where tg_op = 'INSERT' or m.ended_at is not null group by m.organization_id loop
    for at in 0 .. (cardinality(told.members) - 1) / 100 loop
      perform pg_notify('changes', json_build_object('topic', 'care-team', 'patient', told.patient, 'subject', null,
        'audience', told.members[at * 100 + 1 : at * 100 + 100]
          || case when at = 0 then coalesce(told.patients, '{}') else '{}' end)::text);
    end loop;
  end loop;
  return null;
end $$;
create trigger tell_new_members after insert on public.care_team referencing new table as members
  for each statement execute function app.tell_members();
create trigger tell_former_members after update on public.care_team referencing new table as members
  for each statement execute function app.tell_members();

-- What ends by the clock is over by itself: every reader compares the times. A job marks it later, so that the indexes of
-- what runs stay small.
create function app.enqueue_end_of_membership() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(e.organization_id, 'care-team.mark-ended', '{}', e.ends_at + interval '1 minute')
    from (select distinct m.organization_id, m.ends_at from members m where m.ends_at <> 'infinity') e;
  return null;
end $$;
create trigger enqueue_end_of_membership after insert on public.care_team referencing new table as members
  for each statement execute function app.enqueue_end_of_membership();

create function app.mark_ended_memberships() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.care_team t set ended_at = t.ends_at
    where t.organization_id = app.org() and t.ended_at is null and t.ends_at <= now()
$$;

-- When the access of the member who asks next begins or ends by the clock: their open pages are asked again at that moment.
-- A cover changes many memberships at one moment, so covers are asked instead of each of them.
create function app.next_access_change() returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select min(m) from (
    select case when v.starts_at > now() then v.starts_at else v.ends_at end as m from public.covers v
      where v.organization_id = app.org() and v.colleague_id = app.member() and v.ended_at is null and v.ends_at > now()
    union all
    select t.ends_at from public.care_team t
      where t.organization_id = app.org() and t.member_id = app.member() and t.role = 'co_worker' and t.ended_at is null
        and t.ends_at > now() and t.ends_at <> 'infinity'
  ) moments
$$;

-- One's own caseload, the newest patient first: every list of patients starts here, so that what it costs follows the caseload
-- and not the organization. Who is there for two reasons stands in it once, by the first of them.
create view public.my_caseload with (security_invoker) as
  select distinct on (t.patient_since, t.patient_id) t.organization_id, t.patient_id, t.patient_since, t.role, t.ends_at
  from public.care_team t
  where t.organization_id = (select app.org()) and t.member_id = (select app.member()) and t.ended_at is null
    and t.starts_at <= now() and t.ends_at > now()
  order by t.patient_since desc, t.patient_id desc, t.rank;

-- What was written between the migration that made these tables and this moment, when nothing kept them yet.
do $$ begin
  insert into public.staff (organization_id, id, kind, user_id, name, created_at, ended_at)
    select organization_id, id, 'case_manager', user_id, name, created_at, removed_at from public.case_managers
    union all
    select organization_id, id, 'specialist', user_id, name, created_at, removed_at from public.specialists
    on conflict (organization_id, id) do nothing;
  perform app.settle_care_team(astray.organization_id, astray.patients) from (
    select p.organization_id, array_agg(p.id) as patients from public.patients p
    where exists (select from public.staff s
        where s.organization_id = p.organization_id and s.id in (p.case_manager_id, p.specialist_id) and s.ended_at is null
          and not exists (select from public.care_team t where t.organization_id = p.organization_id and t.patient_id = p.id
            and t.member_id = s.id and t.role = s.kind and t.ended_at is null))
      or exists (select from public.care_team t
        where t.organization_id = p.organization_id and t.patient_id = p.id and t.ended_at is null
          and t.role in ('case_manager', 'specialist') and t.member_id is distinct from
            case t.role when 'case_manager' then p.case_manager_id else p.specialist_id end)
      or exists (select from public.covers v
        where v.organization_id = p.organization_id and v.case_manager_id = p.case_manager_id and p.status = 'active'
          and (v.patient_id is null or v.patient_id = p.id) and v.ended_at is null and v.ends_at > now()
          and not exists (select from public.care_team t where t.organization_id = p.organization_id
            and t.patient_id = p.id and t.cover_id = v.id and t.ended_at is null))
    group by p.organization_id) astray;
end $$;
