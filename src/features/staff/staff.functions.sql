-- Assigning a specialist to a case manager sets the specialist on all of that manager's patients (decision 8).
create function app.move_specialist_to_patients() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set specialist_id = new.specialist_id
    where organization_id = new.organization_id and case_manager_id = new.id;
  return null;
end $$;
create trigger move_specialist_to_patients after update of specialist_id on public.case_managers
  for each row when (new.specialist_id is distinct from old.specialist_id)
  execute function app.move_specialist_to_patients();

-- Opens the desk: says whether the person asking is a case manager or a specialist there. For an administrator who is neither
-- it makes a case manager's record that is not the default, or takes the one that waits with their proven address: in one's
-- own organization that is one's own act (decision 46). It is named after their profile, else the part of the address before
-- the @, else 'Case Manager' (decision 80). Everybody else comes by accepting an invitation. Answers with 'case_manager',
-- 'created', 'specialist', or null for whoever may not come in.
create function app.open_caseload(organization uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
  org_id uuid;
begin
  select u.id, u.email, u.email_verified, p.full_name into account
    from auth.users u join public.profiles p on p.id = u.id where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  if exists (select from public.case_managers c where c.user_id = account.id and c.removed_at is null and c.suspended_at is null
      and (organization is null or c.organization_id = organization)
      and app.second_factor_suffices(c.organization_id)) then
    return 'case_manager';
  end if;
  select r.organization_id into org_id from public.user_roles r
    where r.user_id = account.id and r.role = 'admin' and (organization is null or r.organization_id = organization)
      and app.second_factor_suffices(r.organization_id) and not exists (select from public.case_managers c
        where c.organization_id = r.organization_id and c.user_id = account.id and c.removed_at is null)
    order by r.created_at limit 1;
  if found then
    update public.case_managers c set user_id = account.id
      where c.organization_id = org_id and c.email_norm = lower(btrim(account.email)) and c.user_id is null
        and c.removed_at is null and account.email_verified;
    if found then
      return 'case_manager';
    end if;
    insert into public.case_managers (organization_id, user_id, name, email, is_default)
      values (org_id, account.id,
        coalesce(nullif(btrim(account.full_name), ''), nullif(split_part(account.email, '@', 1), ''), 'Case Manager'),
        account.email, false)
      on conflict (organization_id, email_norm) where removed_at is null do nothing;
    if found then
      return 'created';
    end if;
  end if;
  if exists (select from public.specialists s where s.user_id = account.id and s.removed_at is null and s.suspended_at is null
      and (organization is null or s.organization_id = organization)
      and app.second_factor_suffices(s.organization_id)) then
    return 'specialist';
  end if;
  return null;
end $$;

-- An accepted invitation opens the record of staff that it was written for. Raises HR409 (alreadyStaff) for whoever holds
-- another record of this kind there.
create function app.link_invited_staff() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.staff s where s.organization_id = new.organization_id and s.kind = new.kind
      and s.user_id = new.accepted_by and s.ended_at is null and s.id <> new.record_id) then
    raise exception 'this person has such a record already' using errcode = 'HR409', constraint = 'alreadyStaff';
  end if;
  if new.kind = 'case_manager' then
    update public.case_managers set user_id = new.accepted_by
      where organization_id = new.organization_id and id = new.case_manager_id and user_id is null;
  elsif new.kind = 'specialist' then
    update public.specialists set user_id = new.accepted_by
      where organization_id = new.organization_id and id = new.specialist_id and user_id is null;
  end if;
  return null;
end $$;
create trigger link_invited_staff after update of accepted_at on public.invitations
  for each row when (new.kind in ('case_manager', 'specialist') and old.accepted_at is null and new.accepted_at is not null)
  execute function app.link_invited_staff();

-- The person asking works there no more, as what they say: at once, for everything they saw.
create function app.leave_staff(organization uuid, kind text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if kind = 'case_manager' then
    update public.case_managers c set removed_at = now(), is_default = false
      where c.organization_id = organization and c.user_id = app.user_id() and c.removed_at is null;
  else
    update public.specialists s set removed_at = now()
      where s.organization_id = organization and s.user_id = app.user_id() and s.removed_at is null;
  end if;
end $$;

-- A specialist who left is nobody's specialist.
create function app.release_case_managers_of_specialist() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.case_managers set specialist_id = null
    where organization_id = new.organization_id and specialist_id = new.id;
  return null;
end $$;
create trigger release_case_managers_of_specialist after update of removed_at on public.specialists
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function app.release_case_managers_of_specialist();

-- Several case managers at once, as an import brings them; nobody is invited by it. Whoever calls it has asked who may, and for
-- their seats.
create function app.insert_case_managers(rows jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.case_managers (organization_id, id, name, email)
    select app.org(), r.id, r.facts ->> 'name', r.facts ->> 'email' from jsonb_to_recordset(rows) r (id uuid, line integer, facts jsonb)
    order by r.line
$$;
create function app.delete_case_managers(made uuid[], kept uuid[]) returns uuid[]
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from public.case_managers c where c.organization_id = app.org() and c.id = any (made) and c.id <> all (kept)
    returning c.id)
  select coalesce(array_agg(g.id), '{}') from gone g
$$;
