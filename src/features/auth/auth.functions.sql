-- An account brings its profile along: the part of it that the product itself may read.
create function app.copy_account_to_profile() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.profiles (id, full_name, email, phone, language)
    values (new.id, new.name, new.email, new.phone, new.language)
    on conflict (id) do update set email = excluded.email, updated_at = now();
  return new;
end $$;
create trigger copy_account_to_profile after insert or update of email on auth.users
  for each row execute function app.copy_account_to_profile();

-- Whether the account of the person asking has a second factor that is switched on.
create function app.has_second_factor() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth.users u where u.id = app.user_id() and u.two_factor_enabled)
$$;

-- Whether the person asking may act for this organization as staff: it asks for no second factor, or they have one. The
-- session settles the same for every request; this is for whoever works around a hat.
create function app.second_factor_suffices(organization uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.has_second_factor()
    or not exists (select from public.organizations o where o.id = organization and o.requires_second_factor)
$$;

-- The organizations and hats of the person asking, for the header and for choosing a screen; and which of the hats waits
-- until this person has set up a second factor. In the order in which they got them: until they choose, each hat acts where
-- they first got it (app.begin_request).
create function app.memberships()
returns table (organization_id uuid, name text, slug text, hat text, awaits_second_factor boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.id, o.name, o.slug, m.hat, m.hat <> 'patient' and not app.second_factor_suffices(o.id)
  from (
    select organization_id, 'administrator' as hat, created_at from public.user_roles
      where user_id = app.user_id() and role = 'admin'
    union all
    select organization_id, 'case_manager', created_at from public.case_managers
      where user_id = app.user_id() and removed_at is null and suspended_at is null
    union all
    select organization_id, 'specialist', created_at from public.specialists
      where user_id = app.user_id() and removed_at is null and suspended_at is null
    union all
    select organization_id, 'patient', created_at from public.patients where user_id = app.user_id() and merged_into is null
  ) m
  join public.organizations o on o.id = m.organization_id
  order by m.created_at, o.created_at, m.hat
$$;

-- The same with what stands before case numbers there. A column more in the function above would end the prepared statements of
-- the release before, which serves while this one comes in.
create function app.memberships_and_prefixes()
returns table (organization_id uuid, name text, slug text, hat text, awaits_second_factor boolean, case_number_prefix text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.organization_id, m.name, m.slug, m.hat, m.awaits_second_factor, o.case_number_prefix
  from app.memberships() with ordinality as m (organization_id, name, slug, hat, awaits_second_factor, place)
  join public.organizations o on o.id = m.organization_id
  order by m.place
$$;

-- The clocks of the records of the person asking: by them they read days and hours in each organization's portal (decision 56).
create function app.own_clocks() returns table (organization_id uuid, time_zone text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.organization_id, p.time_zone from public.patients p where p.user_id = app.user_id() and p.merged_into is null
$$;

-- Whether a founding link still opens something, asked before an account is made for it.
create function app.founding_link_stands(link text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.founding_links f where f.token_hash = sha256(link::bytea) and f.used_at is null)
    and not exists (select from public.organizations o where o.is_default)
$$;

-- The sessions of the person asking, the newest first, and which of them asks. Their tokens stay here.
create function app.own_sessions(current_token text)
returns table (id uuid, user_agent text, begun_at timestamptz, last_used_at timestamptz, is_this boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, coalesce(s.user_agent, ''), s.created_at, s.updated_at, s.token_hash = sha256(current_token::bytea)
  from auth.sessions s
  where s.user_id = app.user_id() and s.expires_at > now()
  order by s.token_hash = sha256(current_token::bytea) desc, s.updated_at desc, s.id
$$;

-- A session that ends takes its streams with it, on every server; they know it by the hash of its token.
create function app.notify_ended_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('changes', json_build_object('topic', 'sessions', 'patient', null, 'subject', null,
    'audience', array['session:' || encode(old.token_hash, 'hex')])::text);
  return null;
end $$;
create trigger notify_ended_session after delete on auth.sessions
  for each row execute function app.notify_ended_session();

-- Ends one session of the person asking, and says whether there was one.
create function app.end_session(session_id uuid) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with ended as (delete from auth.sessions s where s.id = session_id and s.user_id = app.user_id() returning 1)
  select exists (select from ended)
$$;

-- Ends every session of the person asking but the one with this token, and says how many.
create function app.end_sessions(kept_token text) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with ended as (delete from auth.sessions s where s.user_id = app.user_id()
    and s.token_hash <> sha256(kept_token::bytea) returning 1)
  select count(*)::integer from ended
$$;

-- Ends every session of somebody whose work ended, and with them their streams; functions that have asked who may call it.
create function app.end_sessions_of(person uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.sessions s where s.user_id = person
$$;

-- Whether the session of a token was last renewed so long ago that it is renewed now: sessions slide while they are used.
create function app.session_grows_old(current_token text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth.sessions s
    where s.token_hash = sha256(current_token::bytea) and s.updated_at < now() - interval '1 hour')
$$;

-- A patient who chooses another name, language or time zone in the portal chooses it for their account as well: the header
-- and the record call them the same. The address they sign in with stays as it is.
create function app.copy_patient_to_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.profiles
    set full_name = case when new.name <> old.name then new.name else full_name end, language = new.language,
      time_zone = new.time_zone, updated_at = now()
    where id = new.user_id;
  update auth.users set name = case when new.name <> old.name then new.name else name end, language = new.language
    where id = new.user_id;
  return null;
end $$;
create trigger copy_patient_to_account after update of name, language, time_zone on public.patients for each row
  when (app.hat() = 'patient' and new.user_id is not null
    and (new.name, new.language, new.time_zone) is distinct from (old.name, old.language, old.time_zone))
  execute function app.copy_patient_to_account();

-- Whoever chooses a language for their account gets their mails about signing in by it.
create function app.copy_profile_to_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.users set language = new.language where id = new.id and language <> new.language;
  return null;
end $$;
create trigger copy_profile_to_account after update of language on public.profiles for each row
  when (new.language <> old.language) execute function app.copy_profile_to_account();

-- Whether this device has signed in as this account (an address or an id) within half a year.
create function app.knows_device(account text, device bytea) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth.known_devices d join auth.users u on u.id = d.user_id
    where d.token_hash = knows_device.device and d.last_seen_at > now() - interval '180 days'
      and (u.email = lower(account) or u.id::text = account))
$$;

-- Keeps the device on which the person asking has just signed in; the twenty they used last are known.
create function app.remember_device(device bytea) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.known_devices (user_id, token_hash) select app.user_id(), device where app.user_id() is not null
    on conflict (user_id, token_hash) do update set last_seen_at = now();
  delete from auth.known_devices d where d.user_id = app.user_id() and d.token_hash in (
    select o.token_hash from auth.known_devices o where o.user_id = app.user_id() and o.token_hash <> device
      order by o.last_seen_at desc offset 19)
$$;

-- Counts a try at something that can be guessed, and answers after how many seconds the next one is heard (0: it may go on).
-- A guesser is slowed by where they are, at this account from there, and at this account from everywhere they could be;
-- `an_hour` is how often an account may be tried from one place in an hour. Each is counted only where those before it had
-- room, so that whoever goes on guessing fills their own counters alone. A device that the account knows is a place by
-- itself: whoever guesses elsewhere, in the same house too, does not keep it out.
create function app.count_try(what text, network text, account text, device bytea, an_hour integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  at_account text := concat(what, ':', encode(sha256(convert_to(lower(account), 'UTF8')), 'hex'));
  from_here text := case when account is not null then concat(at_account, '@', network) end;
begin
  if account is not null and device is not null and app.knows_device(account, device) then
    from_here := concat(at_account, '#', encode(device, 'hex'));
    return coalesce(app.seconds_until_room(from_here, 10, 60), app.seconds_until_room(from_here || ':hour', an_hour, 3600), 0);
  end if;
  return coalesce(
    app.seconds_until_room(concat(what, ':', network), 60, 60),
    app.seconds_until_room(from_here, 10, 60),
    app.seconds_until_room(from_here || ':hour', an_hour, 3600),
    app.seconds_until_room(case when account is not null then at_account || ':hour' end, an_hour * 5, 3600),
    0);
end $$;

-- Counts a mail that somebody asks for at an account (an address or an id, known or not), and answers after how many seconds
-- the next one may be asked for (0: it may go on): six an hour and twenty a day at one account. Four and twelve of them can
-- be asked for from one place, which is a network or whoever is signed in, so that nobody uses them all up for somebody
-- else; six and twelve by one person, whatever the address; a hundred in ten minutes from one network, which a clinic
-- shares. A device that the account knows has its own.
create function app.count_mail(what text, network text, account text, device bytea) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  mails text := concat('mail:', what, ':');
  at_account text := mails || encode(sha256(convert_to(lower(account), 'UTF8')), 'hex');
  by_person text := mails || app.user_id();
  from_here text := concat(at_account, '@', coalesce(app.user_id()::text, network));
begin
  if device is not null and app.knows_device(account, device) then
    at_account := concat(at_account, '#', encode(device, 'hex'));
    from_here := null;
    network := null;
  end if;
  return coalesce(
    app.seconds_until_room(from_here, 4, 3600),
    app.seconds_until_room(from_here || ':day', 12, 86400),
    app.seconds_until_room(by_person, 6, 3600),
    app.seconds_until_room(by_person || ':day', 12, 86400),
    app.seconds_until_room(mails || network, 100, 600),
    app.seconds_until_room(mails || network || ':day', 500, 86400),
    app.seconds_until_room(at_account, 6, 3600),
    app.seconds_until_room(at_account || ':day', 20, 86400),
    0);
end $$;

-- Keeps the organization that the person asking acts in, for the next time they sign in, wherever that is. One that they
-- belong to no more is forgotten.
create function app.choose_organization(organization uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.profiles set chosen_organization_id = organization where id = app.user_id()
$$;
create function app.chosen_organization() returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.chosen_organization_id from public.profiles p
  where p.id = app.user_id() and exists (select from app.memberships() m where m.organization_id = p.chosen_organization_id)
$$;

-- Whoever left a portal did not sign up for it any more: opening it again asks.
create function app.forget_left_portal() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.users set joins_organization = null where id = old.user_id and joins_organization = old.organization_id;
  return null;
end $$;
create trigger forget_left_portal after update of user_id on public.patients
  for each row when (old.user_id is not null and new.user_id is null) execute function app.forget_left_portal();

-- Takes accounts away, with everything that belongs to them alone. Nobody is granted it: an erasure calls it.
create function app.delete_accounts(accounts uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.users u where u.id = any (accounts)
$$;
