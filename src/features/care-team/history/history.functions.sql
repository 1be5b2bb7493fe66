-- Whether whoever asks may see a patient at this moment, as the policies say it.
create function app.may_see(patient uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case app.hat()
    when 'administrator' then exists (select from public.patients p where p.organization_id = app.org() and p.id = patient)
    when 'patient' then app.patient() = patient
    else exists (select from public.care_team t where t.organization_id = app.org() and t.patient_id = may_see.patient
      and t.member_id = app.member() and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()) end
$$;

-- The care team of a patient at this moment, those to come included, for whoever may see the patient: who, in which role,
-- since when and until when. Who was there already when memberships began to be kept `is_from_before`. A cover is named where
-- it is of this patient alone. The reason is for administrators and for whoever gave it: it may be a colleague's illness.
create function app.care_team_of(patient uuid)
  returns table (id uuid, member_id uuid, name text, kind text, role text, starts_at timestamptz, is_from_before boolean,
    ends_at timestamptz, covers_for text, cover_id uuid, answers text, reason text, is_running boolean, is_you boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.id, t.member_id, s.name, t.member_kind, t.role, t.starts_at,
    t.starts_at <= o.care_team_since and t.patient_since < o.care_team_since, nullif(t.ends_at, 'infinity'), m.name,
    case when v.patient_id is not null then v.id end, t.answers,
    case when app.hat() = 'administrator' or (app.hat() <> 'patient' and t.given_by = app.user_id()) then t.reason end,
    t.starts_at <= now(), coalesce(t.member_id = app.member(), false)
  from public.care_team t
  join public.organizations o on o.id = t.organization_id
  join public.staff s on s.organization_id = t.organization_id and s.id = t.member_id
  left join public.covers v on v.organization_id = t.organization_id and v.id = t.cover_id
  left join public.staff m on m.organization_id = v.organization_id and m.id = v.case_manager_id
  where t.organization_id = app.org() and t.patient_id = care_team_of.patient and t.ended_at is null and t.ends_at > now()
    and (app.hat() <> 'patient' or t.starts_at <= now()) and app.may_see(care_team_of.patient)
  order by t.rank, t.role, s.name, t.id
$$;

-- Who else works with a patient at this moment, by name, for whoever of the staff does: what a list has room for. It is read for
-- every line of a page, so that an index holds all of it but the names.
create function app.team_beside(patient uuid) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with t as materialized (select m.member_id, min(array_position('{case_manager,specialist,co_worker,cover}', m.role)) as place
    from public.care_team m
    where m.organization_id = app.org() and m.patient_id = team_beside.patient and m.ended_at is null
      and m.starts_at <= now() and m.ends_at > now() group by m.member_id)
  select coalesce(array_agg(s.name order by t.place, s.name), '{}')
  from t join public.staff s on s.organization_id = app.org() and s.id = t.member_id
  where t.member_id <> app.member() and exists (select from t mine where mine.member_id = app.member())
$$;

-- Since when it is known who could open a patient's record.
create function app.care_team_known_since(patient uuid) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select greatest(o.care_team_since, p.created_at) from public.patients p
    join public.organizations o on o.id = p.organization_id
    where p.organization_id = app.org() and p.id = patient and app.may_see(patient)
$$;

-- Who could open the record of a patient on a day of the patient's own calendar, administrators included: by name and role,
-- from when to when. Of a day that is yet to come, and of days before memberships were kept, nothing is known: then nobody is
-- named, and app.care_team_known_since says from when on they are.
create function app.who_could_open(patient uuid, day date)
  returns table (name text, role text, covers_for text, starts_at timestamptz, is_from_before boolean, ended_at timestamptz,
    reason text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with that_day as (
    select p.organization_id, p.id, p.created_at < o.care_team_since as is_older, o.care_team_since,
      who_could_open.day::timestamp at time zone p.time_zone as starts_at,
      (who_could_open.day + 1)::timestamp at time zone p.time_zone as ends_at
    from public.patients p join public.organizations o on o.id = p.organization_id
    where p.organization_id = app.org() and p.id = who_could_open.patient
      and app.hat() in ('patient', 'administrator') and app.may_see(who_could_open.patient)
  ), known_day as (
    select d.* from that_day d where d.starts_at <= now() and d.ends_at > app.care_team_known_since(d.id)
  ), reader (name, role, covers_for, starts_at, is_from_before, ended_at, reason) as (
    select s.name, t.role, m.name, t.starts_at, d.is_older and t.starts_at <= d.care_team_since,
      nullif(least(t.ends_at, coalesce(t.ended_at, 'infinity')), 'infinity'),
      case when app.hat() = 'administrator' then t.reason end
    from known_day d
    join public.care_team t on t.organization_id = d.organization_id and t.patient_id = d.id
      and t.starts_at < d.ends_at and least(t.ends_at, coalesce(t.ended_at, 'infinity')) > d.starts_at
      and t.starts_at < least(t.ends_at, coalesce(t.ended_at, 'infinity')) and t.starts_at <= now()
    join public.staff s on s.organization_id = t.organization_id and s.id = t.member_id
    left join public.covers v on v.organization_id = t.organization_id and v.id = t.cover_id
    left join public.staff m on m.organization_id = v.organization_id and m.id = v.case_manager_id
    union all
    select f.full_name, 'administrator', null, a.starts_at, a.starts_at <= d.care_team_since, a.ended_at,
      case when app.hat() = 'administrator' then '' end
    from known_day d
    join public.administrator_periods a on a.organization_id = d.organization_id and a.starts_at < d.ends_at
      and coalesce(a.ended_at, 'infinity') > d.starts_at
    join public.profiles f on f.id = a.user_id
  )
  select r.* from reader r
    order by array_position(array['case_manager', 'specialist', 'co_worker', 'cover', 'administrator'], r.role), r.starts_at,
      r.name
$$;

-- Who was and is on the care team of the patient who asks, for their download: by name and role, never why.
create function app.download_care_team()
  returns table (name text, role text, starts_at timestamptz, ended_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.name, t.role, t.starts_at, nullif(least(t.ends_at, coalesce(t.ended_at, 'infinity')), 'infinity')
  from public.care_team t join public.staff s on s.organization_id = t.organization_id and s.id = t.member_id
  where t.organization_id = app.org() and t.patient_id = app.patient() and t.starts_at <= now()
    and t.starts_at < least(t.ends_at, coalesce(t.ended_at, 'infinity'))
$$;

-- Who administers, and from when to when.
create function app.keep_administrator_period() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update public.administrator_periods set ended_at = now()
      where organization_id = old.organization_id and user_id = old.user_id and ended_at is null;
  else
    insert into public.administrator_periods (organization_id, user_id, starts_at)
      values (new.organization_id, new.user_id, now()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_administrator_period after insert or delete on public.user_roles
  for each row execute function app.keep_administrator_period();
