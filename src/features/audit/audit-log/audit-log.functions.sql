-- Names in the audit log, which itself holds ids alone. Each function answers about the organization in which
-- an administrator asks.

-- What somebody who acted in the organization is called today: staff and patients by their record, former ones too, an
-- administrator by their account. Null for everybody else, so that no account from elsewhere has a name here.
create function app.name_in_log(person uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (select s.name from public.staff s where s.organization_id = app.org() and s.user_id = person limit 1),
    (select p.full_name from public.profiles p where p.id = person and exists (
      select from public.administrator_periods a where a.organization_id = app.org() and a.user_id = person)),
    (select app.shown_name(p.name, p.preferred_name) from public.patients p
      where p.organization_id = app.org() and p.user_id = person limit 1))
  where app.hat() = 'administrator'
$$;

-- Staff and administrators of the organization, former ones too, by name.
create function app.people_in_log() returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct on (who.id) who.id, who.name from (
    select s.user_id as id, s.name from public.staff s where s.organization_id = app.org() and s.user_id is not null
    union all
    select a.user_id, p.full_name from public.administrator_periods a join public.profiles p on p.id = a.user_id
      where a.organization_id = app.org()) who
  where app.hat() = 'administrator'
  order by who.id
$$;
