-- Founding, joining and claiming: the few moments when a person without a hat gets one. Each function checks for itself
-- who is asking, and works in one transaction.

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

-- Opens the portal: answers with the patient record of the person asking, claims the one that staff made with their
-- proven address, or makes a new one, active, with the organization's default case manager (decisions 5 and 9).
-- Raises HR404 where there is no organization to join.
create function app.open_portal() returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
  place uuid;
  record_id uuid;
  matches uuid[];
begin
  select u.id, u.name, u.email, u.email_verified, u.phone, u.language, u.joins_organization, p.time_zone into account
    from auth.users u join public.profiles p on p.id = u.id where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(account.id::text, 2));
  select p.id into record_id from public.patients p
    where p.user_id = account.id and (account.joins_organization is null or p.organization_id = account.joins_organization)
    order by p.created_at limit 1;
  if found then
    return record_id;
  end if;
  select o.id into place from public.organizations o
    where o.id = account.joins_organization or (account.joins_organization is null and o.is_default);
  if not found then
    raise exception 'there is no organization to join' using errcode = 'HR404';
  end if;
  if account.email_verified then
    select array_agg(p.id) into matches from public.patients p
      where p.organization_id = place and p.email_norm = lower(btrim(account.email)) and p.user_id is null;
    if cardinality(matches) = 1 then
      update public.patients set user_id = account.id, updated_at = now()
        where organization_id = place and id = matches[1];
      return matches[1];
    end if;
  end if;
  insert into public.patients (organization_id, user_id, name, email, phone, language, time_zone, case_manager_id)
    values (place, account.id, coalesce(nullif(btrim(account.name), ''), 'Patient'), account.email, account.phone,
      account.language, account.time_zone,
      (select c.id from public.case_managers c where c.organization_id = place and c.is_default))
    returning id into record_id;
  return record_id;
end $$;

-- Opens the case manager's screen for an administrator who has no record there yet: makes one that is not the default,
-- named after their profile, else the part of the address before the @, else 'Case Manager' (second specification, 4).
-- Staff whose record was entered by address and who proved that address are linked to it. Answers with what was opened:
-- 'case_manager', 'created', 'specialist', or null for whoever may not come in.
create function app.open_caseload(organization uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
  place uuid;
begin
  select u.id, u.email, u.email_verified, p.full_name into account
    from auth.users u join public.profiles p on p.id = u.id where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  if account.email_verified then
    update public.case_managers c set user_id = account.id
      where c.email_norm = lower(btrim(account.email)) and c.user_id is null and c.removed_at is null
        and not exists (select from public.case_managers o
          where o.organization_id = c.organization_id and o.user_id = account.id);
    update public.specialists s set user_id = account.id
      where s.email_norm = lower(btrim(account.email)) and s.user_id is null and s.removed_at is null
        and not exists (select from public.specialists o
          where o.organization_id = s.organization_id and o.user_id = account.id);
  end if;
  if exists (select from public.case_managers c where c.user_id = account.id and c.removed_at is null
      and (organization is null or c.organization_id = organization)) then
    return 'case_manager';
  end if;
  select r.organization_id into place from public.user_roles r
    where r.user_id = account.id and r.role = 'admin' and (organization is null or r.organization_id = organization)
    order by r.created_at limit 1;
  if found then
    insert into public.case_managers (organization_id, user_id, name, email, is_default)
      values (place, account.id,
        coalesce(nullif(btrim(account.full_name), ''), nullif(split_part(account.email, '@', 1), ''), 'Case Manager'),
        account.email, false)
      on conflict (organization_id, email_norm) do nothing;
    if found then
      return 'created';
    end if;
  end if;
  if exists (select from public.specialists s where s.user_id = account.id and s.removed_at is null
      and (organization is null or s.organization_id = organization)) then
    return 'specialist';
  end if;
  return null;
end $$;

-- What an invitation is for, for whoever holds its link.
create function app.read_invitation(link text)
returns table (kind text, name text, email text, organization_name text, has_account boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.kind, i.name, i.email, o.name,
    exists (select from auth.users u where u.email = lower(btrim(i.email)))
  from public.invitations i join public.organizations o on o.id = i.organization_id
  where i.token_hash = sha256(link::bytea) and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
$$;

-- Accepts an invitation: the link proves the address, so the record opens for the person asking, whose own address must
-- be the invited one. Raises HR404 for a link that is unknown, used, revoked or over, HR403 for somebody else's.
create function app.accept_invitation(link text) returns text
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
    where i.token_hash = sha256(link::bytea) and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
    for update;
  if not found then
    raise exception 'the invitation is unknown, used or over' using errcode = 'HR404';
  end if;
  if lower(btrim(account.email)) <> lower(btrim(invitation.email)) then
    raise exception 'the invitation is for another address' using errcode = 'HR403';
  end if;
  update public.invitations set accepted_at = now(), accepted_by = account.id
    where organization_id = invitation.organization_id and id = invitation.id;
  update auth.users set email_verified = true where id = account.id;
  if invitation.kind = 'administrator' then
    insert into public.user_roles (organization_id, user_id, role)
      values (invitation.organization_id, account.id, 'admin') on conflict do nothing;
  elsif invitation.kind = 'case_manager' then
    update public.case_managers set user_id = account.id
      where organization_id = invitation.organization_id and id = invitation.case_manager_id and user_id is null;
  elsif invitation.kind = 'specialist' then
    update public.specialists set user_id = account.id
      where organization_id = invitation.organization_id and id = invitation.specialist_id and user_id is null;
  else
    update public.patients set user_id = account.id
      where organization_id = invitation.organization_id and id = invitation.patient_id and user_id is null;
  end if;
  return invitation.kind;
end $$;

-- Every new organization starts with the default catalogue and forms: a job fills them in.
create function app.organization_gets_defaults() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.id, 'organizations.fill-defaults', '{}');
  return null;
end $$;
create trigger organization_gets_defaults after insert on public.organizations
  for each row execute function app.organization_gets_defaults();

-- The last administrator of an organization cannot be removed (decision 3).
create function app.last_administrator_stays() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(old.organization_id::text, 3));
  if not exists (select from public.user_roles r where r.organization_id = old.organization_id and r.role = 'admin'
      and r.user_id <> old.user_id) then
    raise exception 'the last administrator stays' using errcode = 'HR409';
  end if;
  return old;
end $$;
create trigger last_administrator_stays before delete on public.user_roles
  for each row execute function app.last_administrator_stays();
