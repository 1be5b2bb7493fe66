-- Whether whoever asks may add and end co-workers of a patient: their case manager, and the administrators.
create function app.may_change_team(patient uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.hat() = 'administrator' and exists (select from public.patients p
      where p.organization_id = app.org() and p.id = patient)
    or app.hat() = 'case_manager' and exists (select from public.care_team t
      where t.organization_id = app.org() and t.patient_id = may_change_team.patient and t.member_id = app.member()
        and t.role = 'case_manager' and t.ended_at is null)
$$;

-- Whether this member of the staff of the organization works here today: nobody ended their work or took their access away.
create function app.works_here(member uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.staff s
    left join public.case_managers c on c.organization_id = s.organization_id and c.id = s.id
    left join public.specialists e on e.organization_id = s.organization_id and e.id = s.id
    where s.organization_id = app.org() and s.id = member and s.ended_at is null and num_nonnulls(c.suspended_at, e.suspended_at) = 0)
$$;

-- Adds a co-worker with a reason, from now on; until a moment, where one is said. Sent again, it is there once. Raises 42501
-- for whoever may not, HR403 where the case is closed, HR404 for a colleague who is not there, HR409 where the colleague is on the
-- team in that role already.
create function app.add_co_worker(id uuid, patient uuid, member uuid, reason text, ends_at timestamptz default 'infinity')
  returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  colleague record;
  p record;
begin
  if not coalesce(app.may_change_team(add_co_worker.patient), false) then
    raise exception 'only the case manager adds co-workers' using errcode = '42501';
  end if;
  if exists (select from public.care_team t where t.organization_id = app.org() and t.id = add_co_worker.id) then
    return;
  end if;
  select r.status, r.created_at into p from public.patients r
    where r.organization_id = app.org() and r.id = add_co_worker.patient for no key update;
  if p.status <> 'active' then
    raise exception 'the case is closed' using errcode = 'HR403', constraint = 'case_closed',
      hint = 'This case is closed. Open it again before you give it something new.';
  end if;
  select s.id, s.kind into colleague from public.staff s
    where s.organization_id = app.org() and s.id = add_co_worker.member and app.works_here(s.id);
  if not found then
    raise exception 'no such colleague' using errcode = 'HR404';
  end if;
  update public.care_team t set ended_at = t.ends_at
    where t.organization_id = app.org() and t.patient_id = add_co_worker.patient and t.member_id = colleague.id
      and t.ended_at is null and t.ends_at <= now();
  if exists (select from public.care_team t where t.organization_id = app.org() and t.patient_id = add_co_worker.patient
      and t.member_id = colleague.id and t.role <> 'cover' and t.ended_at is null) then
    raise exception 'this colleague is on the care team' using errcode = 'HR409', constraint = 'on_the_team';
  end if;
  insert into public.care_team (id, organization_id, patient_id, member_id, member_kind, role, reason, ends_at, patient_since)
    values (add_co_worker.id, app.org(), add_co_worker.patient, colleague.id, colleague.kind, 'co_worker',
      btrim(add_co_worker.reason), add_co_worker.ends_at, p.created_at);
end $$;

-- Ends a co-worker's membership of a patient now. Ended twice is ended. Raises 42501 for whoever may not.
create function app.end_co_worker(patient uuid, membership uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not coalesce(app.may_change_team(end_co_worker.patient), false) or not exists (select from public.care_team m
      where m.organization_id = app.org() and m.id = membership and m.patient_id = end_co_worker.patient
        and m.role = 'co_worker') then
    raise exception 'only the case manager ends co-workers' using errcode = '42501';
  end if;
  update public.care_team m set ended_at = now(), ended_by = app.user_id()
    where m.organization_id = app.org() and m.id = membership and m.ended_at is null and m.ends_at > now();
end $$;
