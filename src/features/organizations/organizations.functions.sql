-- Founding, joining and inviting: how an organization begins and how people are asked in. Each function checks for itself
-- who is asking, and works in one transaction. What an accepted invitation opens is with people.

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

-- The organization that a patient's sign-up joins: the one of the slug, else the default one; null where there is none.
create function app.organization_to_join(chosen_slug text) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.id from public.organizations o
  where case when chosen_slug is null then o.is_default else o.slug = chosen_slug end
$$;

-- Whether an invitation still opens what it is for: it was not used, withdrawn or let run out, and its record is still there,
-- with the address that was invited, and without somebody else's account.
create function app.invitation_stands(invitation public.invitations) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select invitation.accepted_at is null and invitation.revoked_at is null and invitation.expires_at > now()
    and (invitation.kind = 'administrator' or exists (
      select from (
        select c.email_norm, c.user_id from public.case_managers c where c.organization_id = invitation.organization_id
          and c.id = invitation.case_manager_id and c.removed_at is null
        union all
        select s.email_norm, s.user_id from public.specialists s where s.organization_id = invitation.organization_id
          and s.id = invitation.specialist_id and s.removed_at is null
        union all
        select p.email_norm, p.user_id from public.patients p where p.organization_id = invitation.organization_id
          and p.id = invitation.patient_id) as record
      left join auth.users u on u.id = record.user_id
      where record.email_norm = lower(btrim(invitation.email))
        and (record.user_id is null or u.email = record.email_norm)))
$$;

-- What an invitation is for, for whoever holds its link. An account that never proved the address does not count as
-- one: accepting gives it a new password, so that who registered it first does not inherit it (decision 4).
create function app.read_invitation(link text)
returns table (kind text, name text, email text, organization_name text, has_account boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.kind, i.name, i.email, o.name,
    exists (select from auth.users u where u.email = lower(btrim(i.email)) and u.email_verified)
  from public.invitations i join public.organizations o on o.id = i.organization_id
  where i.token_hash = sha256(link::bytea) and app.invitation_stands(i)
$$;

-- Accepts an invitation: the link proves the address, so the record opens for the person asking (a trigger of people does
-- that), whose own address must be the invited one. Answers with what it opens, and in which organization. Raises HR404 for
-- a link that no longer stands, HR403 for somebody else's.
create function app.accept_invitation(link text) returns table (opens text, org_id uuid)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  invitation record;
  account record;
begin
  select u.id, u.email into account from auth.users u where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  select i.* into invitation from public.invitations i
    where i.token_hash = sha256(link::bytea) and app.invitation_stands(i)
    for update;
  if not found then
    raise exception 'the invitation is unknown, used or over' using errcode = 'HR404';
  end if;
  if lower(btrim(account.email)) <> lower(btrim(invitation.email)) then
    raise exception 'the invitation is for another address' using errcode = 'HR403';
  end if;
  -- First the proof: the record that waits with this address is found before the invitation opens it.
  perform app.mark_address_proven(account.id);
  update public.invitations set accepted_at = now(), accepted_by = account.id
    where organization_id = invitation.organization_id and id = invitation.id;
  if invitation.kind = 'administrator' then
    insert into public.user_roles (organization_id, user_id, role)
      values (invitation.organization_id, account.id, 'admin') on conflict do nothing;
  end if;
  return query select invitation.kind, invitation.organization_id;
end $$;

-- Who adds a member of staff by address, or a patient who has one, invites them by the same stroke: a record that waits for
-- its person never waits without an invitation. Records that the system itself writes invite nobody.
create function app.record_is_invited() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.invitations (organization_id, kind, email, name, case_manager_id, specialist_id, patient_id)
    values (new.organization_id, tg_argv[0], btrim(new.email), new.name,
      case tg_argv[0] when 'case_manager' then new.id end,
      case tg_argv[0] when 'specialist' then new.id end,
      case tg_argv[0] when 'patient' then new.id end);
  return null;
end $$;
create trigger invite_case_manager after insert on public.case_managers for each row
  when (new.user_id is null and app.hat() = 'administrator') execute function app.record_is_invited('case_manager');
create trigger invite_specialist after insert on public.specialists for each row
  when (new.user_id is null and app.hat() = 'administrator') execute function app.record_is_invited('specialist');
create trigger invite_patient after insert on public.patients for each row
  when (new.user_id is null and new.email is not null and app.hat() in ('administrator', 'case_manager'))
  execute function app.record_is_invited('patient');

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

-- Every invitation is a mail to a stranger, in somebody's name: forty a day for one person, a hundred and fifty for an
-- organization, and twenty for one that was founded this week and that nobody knows yet. The deployment's own is known.
create function app.spend_invitation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_known boolean := (select o.is_default or o.created_at < now() - interval '7 days'
    from public.organizations o where o.id = new.organization_id);
begin
  perform app.spend(concat('invitations:', app.user_id()), 40, 86400);
  perform app.spend(concat('invitations-organization:', new.organization_id), case when is_known then 150 else 20 end, 86400);
  return new;
end $$;
create trigger spend_invitation before insert on public.invitations
  for each row when (app.user_id() is not null) execute function app.spend_invitation();

-- An invitation is mailed later, with a link that only the mail knows.
create function app.enqueue_invitation_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'organizations.mail-invitation', jsonb_build_object('invitationId', new.id));
  return null;
end $$;
create trigger enqueue_invitation_mail after insert on public.invitations
  for each row execute function app.enqueue_invitation_mail();

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
