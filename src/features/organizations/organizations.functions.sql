-- How an organization begins, who runs it, and how many may work in it. Each function checks for itself who is asking, and works
-- in one transaction.

-- Makes an organization with the person asking as its administrator, on the 14-day trial (decision 3).
-- Asked again, it answers with the organization they already administer.
create function app.found_organization(organization_name text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  made uuid;
begin
  if app.user_id() is null then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(app.user_id()::text, 1));
  select r.organization_id into made from public.user_roles r where r.user_id = app.user_id() limit 1;
  if found then
    return made;
  end if;
  insert into public.organizations (name, slug) values (
    organization_name,
    coalesce(nullif(left(trim(both '-' from regexp_replace(lower(organization_name), '[^a-z0-9]+', '-', 'g')), 40), ''), 'team')
      || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 6))
    returning id into made;
  insert into public.user_roles (organization_id, user_id, role) values (made, app.user_id(), 'admin');
  return made;
end $$;

-- Founds the deployment's default organization through the one-time link from the terminal. Raises HR404 for a link
-- that is unknown or used, HR409 where a default organization already stands.
create function app.found_default_organization(link text, organization_name text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  made uuid;
begin
  if app.user_id() is null then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  update public.founding_links set used_at = now(), used_by = app.user_id()
    where token_hash = sha256(link::bytea) and used_at is null;
  if not found then
    raise exception 'the founding link is unknown or used' using errcode = 'HR404';
  end if;
  if exists (select from public.organizations where is_default) then
    raise exception 'a default organization already stands' using errcode = 'HR409';
  end if;
  insert into public.organizations (name, slug, is_default) values (organization_name, 'home', true) returning id into made;
  insert into public.user_roles (organization_id, user_id, role) values (made, app.user_id(), 'admin');
  return made;
end $$;

-- The organization that a patient's sign-up joins: the one that has the slug or had it, else the default one; null where there is none.
create function app.organization_to_join(chosen_slug text) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.id from public.organizations o
  where case when chosen_slug is null then o.is_default else o.slug = chosen_slug end
  union all select f.organization_id from public.former_slugs f where f.slug = chosen_slug
$$;

-- Every new organization starts with the default catalogue and forms: a job fills them in.
create function app.enqueue_organization_defaults() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.id, 'organizations.fill-defaults', '{}');
  return null;
end $$;
create trigger enqueue_organization_defaults after insert on public.organizations
  for each row execute function app.enqueue_organization_defaults();

-- The last administrator of an organization cannot be removed (decision 3).
create function app.protect_last_administrator() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(old.organization_id::text, 3));
  if not exists (select from public.user_roles r where r.organization_id = old.organization_id and r.role = 'admin'
      and r.user_id <> old.user_id) then
    raise exception 'the last administrator stays' using errcode = 'HR409';
  end if;
  return old;
end $$;
create trigger protect_last_administrator before delete on public.user_roles
  for each row execute function app.protect_last_administrator();

-- Where a job reaches the administrators of the organization it acts in; no person's hat may ask.
create function app.administrator_addresses() returns table (user_id uuid, email text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.id, u.email from public.user_roles r join auth.users u on u.id = r.user_id
  where r.organization_id = app.org() and r.role = 'admin'
$$;

-- Whoever asks staff for a second factor has one: else they would lock themselves out by the same stroke.
create function app.check_second_factor_of_asker() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.user_id() is not null
      and not exists (select from auth.users u where u.id = app.user_id() and u.two_factor_enabled) then
    raise exception 'set up your own second factor first' using errcode = 'HR409';
  end if;
  return new;
end $$;
create trigger check_second_factor_of_asker before update of requires_second_factor on public.organizations
  for each row when (new.requires_second_factor and not old.requires_second_factor)
  execute function app.check_second_factor_of_asker();

-- How many of the organization's staff would be asked to set one up: what its administrator should know before saying so.
create function app.staff_without_second_factor() returns integer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(distinct u.id)::integer from auth.users u
  where not u.two_factor_enabled and app.hat() = 'administrator' and u.id in (
    select user_id from public.user_roles where organization_id = app.org() and role = 'admin'
    union all
    select user_id from public.case_managers where organization_id = app.org() and removed_at is null
    union all
    select user_id from public.specialists where organization_id = app.org() and removed_at is null)
$$;

-- What may write for somebody in this role, in the organization of whoever asks (decision 31): 'models', 'guide' or 'none'.
-- Of the environment's, the organization's and the role's switch the strictest counts; other roles have none of their own.
create function app.engines_for(role text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when 'none' = any (rules) then 'none' when 'guide' = any (rules) then 'guide' else 'models' end
  from (
    select array[d.engines, o.engines, case engines_for.role
      when 'patient' then o.engines_for_patients
      when 'case_manager' then o.engines_for_case_managers
      when 'administrator' then o.engines_for_administrators
      else 'models' end] as rules
    from public.organizations o cross join public.deployment d where o.id = app.org()
  ) switches
$$;

-- The environment's switch, which a server writes down when it starts: the database decides for every server alike.
create function app.switch_engines(rule text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.deployment set engines = rule where engines <> rule
$$;
create function app.engines_of_server() returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select engines from public.deployment
$$;

-- The addresses of everybody who has a seat of an organization: its staff and administrators, and who is invited to administer it.
create function app.seat_holders(organization uuid) returns table (address text, has_account boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(u.email, r.email_norm), u.id is not null from (
    select c.user_id, c.email_norm from public.case_managers c
      where c.organization_id = organization and c.removed_at is null
    union all
    select s.user_id, s.email_norm from public.specialists s
      where s.organization_id = organization and s.removed_at is null
    union all
    select a.user_id, null from public.user_roles a where a.organization_id = organization
    union all
    select null, i.email_norm from public.invitations i
      where i.organization_id = organization and i.kind = 'administrator' and i.accepted_at is null
        and i.revoked_at is null and i.declined_at is null and i.expires_at > now()
  ) r left join auth.users u on u.id = r.user_id
$$;
-- How many seats are taken in the organization of the administrator who asks.
create function app.seats_taken() returns integer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(distinct h.address)::integer from app.seat_holders(app.org()) h where app.hat() = 'administrator'
$$;

-- Takes one of the organization's seats for whoever has this address: staff are counted once each, whatever they do there,
-- from the moment they are added or invited to administer (decision 33). Who has a seat keeps it. Whoever adds people asks this,
-- imports too. Raises HR409 (noSeatFree) where none is left. A copy that asks nobody for money counts none.
create function app.take_seat(organization uuid, address text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  seats integer := (select o.seats from public.organizations o cross join public.deployment d
    where o.id = organization and not d.is_billing_off);
  others bigint;
  is_here boolean;
begin
  if seats is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(organization::text, 33));
  select count(distinct p.address) filter (where p.address <> take_seat.address),
      coalesce(bool_or(p.address = take_seat.address and p.has_account), false)
    into others, is_here
    from app.seat_holders(organization) p;
  if others >= seats and not is_here then
    raise exception 'every seat of the organization is taken' using errcode = 'HR409', constraint = 'noSeatFree';
  end if;
end $$;

-- How many seats are free, and how many would be with these people as well; nulls where none are counted.
create function app.seats_with(organization uuid, addresses text[]) returns table (free integer, free_after integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with held as materialized (select distinct h.address from app.seat_holders(organization) h)
  select o.seats - (select count(*) from held)::integer,
      o.seats - (select count(*) from (select address from held union select unnest(addresses)) a)::integer
    from public.organizations o cross join public.deployment d where o.id = organization and not d.is_billing_off
$$;

-- Takes the seats of several people by one stroke. Raises as app.take_seat.
create function app.take_seats(organization uuid, addresses text[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(organization::text, 33));
  if (select s.free_after from app.seats_with(organization, addresses) s) < 0 then
    raise exception 'the plan has too few seats' using errcode = 'HR409', constraint = 'noSeatFree';
  end if;
end $$;

create function app.take_seat_of_new_staff() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.take_seat(new.organization_id, lower(btrim(new.email)));
  return new;
end $$;
create trigger take_seat before insert on public.case_managers
  for each row when (app.hat() = 'administrator') execute function app.take_seat_of_new_staff();
create trigger take_seat before insert on public.specialists
  for each row when (app.hat() = 'administrator') execute function app.take_seat_of_new_staff();
create trigger take_seat before insert on public.invitations
  for each row when (new.kind = 'administrator' and app.hat() = 'administrator') execute function app.take_seat_of_new_staff();

-- Whether this copy counts seats at all, which a server writes down when it starts.
create function app.switch_billing(is_off boolean) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.deployment set is_billing_off = is_off where is_billing_off <> is_off
$$;

-- Who administers the organization of the administrator who asks, by name.
create function app.administrators() returns table (user_id uuid, name text, email text, is_me boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.user_id, p.full_name, u.email, r.user_id = app.user_id()
  from public.user_roles r join auth.users u on u.id = r.user_id join public.profiles p on p.id = r.user_id
  where r.organization_id = app.org() and r.role = 'admin' and app.hat() = 'administrator'
  order by app.fold_name(p.full_name), r.user_id
$$;

-- The person asking administers this organization no more. Its last administrator stays.
create function app.leave_administration(organization uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.user_roles r where r.organization_id = organization and r.user_id = app.user_id() and r.role = 'admin'
$$;
