-- What an organization's settings do by themselves: a former address goes on leading there, who is named works there, and
-- outside of its hours somebody else is told of danger.

-- An address that was given up is kept, and nobody else takes it. Whoever takes one at the same moment waits.
create function app.keep_former_slug() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('slugs', 3));
  if exists (select from public.former_slugs f where f.slug = new.slug and f.organization_id <> new.id) then
    raise exception 'another organization had this address' using errcode = 'HR409';
  end if;
  delete from public.former_slugs f where f.slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.former_slugs (organization_id, slug) values (new.id, old.slug);
  end if;
  return new;
end $$;
create trigger keep_former_slug_of_new before insert on public.organizations
  for each row execute function app.keep_former_slug();
create trigger keep_former_slug before update of slug on public.organizations
  for each row when (new.slug <> old.slug) execute function app.keep_former_slug();

-- Who works for an organization today and has an account, once however many hats they have. For functions that have asked.
create function app.people_at_work(organization uuid) returns table (user_id uuid, name text, email text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.id, p.full_name, u.email from auth.users u join public.profiles p on p.id = u.id
  where u.id in (
    select r.user_id from public.user_roles r where r.organization_id = organization and r.role = 'admin'
    union all
    select c.user_id from public.case_managers c
      where c.organization_id = organization and c.removed_at is null and c.suspended_at is null
    union all
    select s.user_id from public.specialists s
      where s.organization_id = organization and s.removed_at is null and s.suspended_at is null)
$$;

-- The same for the organization's administrator, who names somebody among them.
create function app.people_to_name() returns table (user_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select w.user_id, w.name from app.people_at_work(app.org()) w where app.hat() = 'administrator'
  order by app.fold_name(w.name), w.user_id
$$;

-- Nobody is named who does not work there.
create function app.check_named_person() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from unnest(array[new.out_of_hours_person_id, new.text_approver_id]) named (id)
      where named.id is not null and named.id not in (select w.user_id from app.people_at_work(new.id) w)) then
    raise exception 'nobody who works here' using errcode = 'HR404';
  end if;
  return new;
end $$;
create trigger check_named_person before update of out_of_hours_person_id, text_approver_id on public.organizations
  for each row when (new.out_of_hours_person_id is distinct from old.out_of_hours_person_id
    or new.text_approver_id is distinct from old.text_approver_id) execute function app.check_named_person();

-- Whether nobody of an organization is expected to be there at a moment, by its own clock. Where it says no hours, somebody is.
create function app.is_out_of_hours(organization uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(position(extract(isodow from l.here)::text in o.open_days) = 0
      or extract(hour from l.here) < o.open_from_hour or extract(hour from l.here) >= o.open_until_hour, false)
      and o.open_from_hour is not null
    from public.organizations o cross join lateral (select moment at time zone o.time_zone as here) l
    where o.id = organization
$$;

-- Where a job reaches whom the organization named for this moment; nobody within its hours. Who left is told no more.
create function app.out_of_hours_addresses() returns table (who text, email text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'person', w.email from public.organizations o join app.people_at_work(o.id) w on w.user_id = o.out_of_hours_person_id
    where o.id = app.org() and app.is_out_of_hours(o.id, now())
  union all
  select 'address', o.out_of_hours_email from public.organizations o
    where o.id = app.org() and o.out_of_hours_email <> '' and app.is_out_of_hours(o.id, now())
$$;
