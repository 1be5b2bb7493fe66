-- How an account comes to the patient's record that is its own (decisions 5 and 46). A record that waits is found by the
-- proven address: inside one organization alone, only where exactly one waits there, and it is theirs only after their yes.

-- Whether nothing hangs on a record but what the system wrote by itself when the portal was opened. Every table about
-- patients is asked, present and future; those below are looked at more closely.
create function app.is_untouched(org_id uuid, record uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  of_system constant regclass[] := array['public.activities', 'public.mails', 'public.invitations',
    'public.conversations', 'public.onboarding_conversations', 'public.checklist_progress', 'public.care_team',
    'public.patient_summaries', 'public.patient_words', 'public.likeness_checks', 'public.likeness_pairs']::regclass[];
  child regclass;
  has_rows boolean;
begin
  if not exists (select from public.patients p where p.organization_id = org_id and p.id = record
      and num_nonnulls(p.preferred_name, p.pronouns, p.interpreter_language, p.birth_date) = 0) then
    return false;
  end if;
  if exists (select from public.conversations c
        join public.messages m on m.organization_id = c.organization_id and m.conversation_id = c.id
        where c.organization_id = org_id and c.patient_id = record)
      or exists (select from public.onboarding_conversations o
        where o.organization_id = org_id and o.patient_id = record and (o.answers <> '{}' or o.is_completed))
      or exists (select from public.checklist_progress g
        where g.organization_id = org_id and g.patient_id = record and g.state <> 'not_asked') then
    return false;
  end if;
  for child in select distinct c.conrelid::regclass from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'public.patients'::regclass and c.conrelid <> all (of_system || c.confrelid::regclass)
      loop
    execute format('select exists (select from %s where organization_id = $1 and patient_id = $2)', child)
      into has_rows using org_id, record;
    if has_rows then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Gives a record that waits for its person to an account. The record that the account got by itself goes if nothing hangs
-- on it; if something does, both stay, and the answer is null. Who watches the caseload sees it happen.
create function app.give_record(account uuid, org_id uuid, record uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  own uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(account::text, 2));
  select p.id into own from public.patients p where p.user_id = account and p.organization_id = org_id
    and p.merged_into is null for update;
  if found then
    if own = record or not app.is_untouched(org_id, own) then
      return case when own = record then own end;
    end if;
    perform app.notify(org_id, 'patients', own, null);
    delete from public.patients p where p.organization_id = org_id and p.id = own;
  end if;
  update public.patients p set user_id = account, updated_at = now()
    where p.organization_id = org_id and p.id = record and p.user_id is null;
  if not found then
    return null;
  end if;
  perform app.notify(org_id, 'patients', record, null);
  return record;
end $$;

-- The one record of an organization that waits with the proven address of an account; null where there is none, more than
-- one, or where the person said that it is not theirs.
create function app.waiting_record(account uuid, org_id uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when count(*) = 1 and min(p.declined_by::text) is distinct from account::text then min(p.id::text)::uuid end
  from auth.users u join public.patients p on p.email_norm = lower(btrim(u.email))
  where u.id = account and u.email_verified and p.organization_id = org_id and p.user_id is null
    and p.merged_into is null
$$;

-- Whether such a record waits for the patient who asks, whose own may go for it: nothing was done there yet.
create function app.record_waits() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when app.waiting_record(app.user_id(), app.org()) is not null
    then app.is_untouched(app.org(), app.patient()) else false end
$$;

-- What the person asking finds on entering a portal: of the organization of this slug, else of the one they signed up
-- for, else of one where they are a patient, else of the default one. Their own record, one that waits for them, and what they
-- are asked before anything is made: 'claim' (is this yours?), 'become' (become a patient there?), or null.
create function app.portal_entry(chosen_slug text)
returns table (organization_id uuid, organization_name text, own uuid, waiting uuid, waiting_name text, asks text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.id, o.name, own.id, w.id, w.name,
    case when own.id is not null then null when w.id is not null then 'claim'
      when u.joins_organization is distinct from o.id then 'become' end
  from auth.users u
  join public.organizations o on case when chosen_slug is not null then o.slug = chosen_slug
    else o.id = coalesce(u.joins_organization,
      (select p.organization_id from public.patients p where p.user_id = u.id and p.merged_into is null
        order by p.created_at limit 1),
      (select d.id from public.organizations d where d.is_default)) end
  left join public.patients own on own.organization_id = o.id and own.user_id = u.id and own.merged_into is null
  left join public.patients w on w.organization_id = o.id and w.id = app.waiting_record(u.id, o.id)
  where u.id = app.user_id()
$$;

-- The same as a server of the release before calls it.
create function app.portal_door(chosen_slug text)
returns table (organization_id uuid, organization_name text, own uuid, waiting uuid, waiting_name text, asks text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select * from app.portal_entry(chosen_slug)
$$;

-- Opens the portal and answers with the record of the person asking. Who signed up as a patient there gets one, active, with
-- the default case manager (decision 9); everybody else says so first: 'become', 'claim' for the record that waits, or 'new'
-- where that is not theirs. Raises HR404 where there is no organization to join, HR409 (askFirst) without an answer that is
-- needed, HR409 (bothHold) where their own record and the one that waits both hold something, HR409 (merged) where their
-- record went into that of another account of theirs.
create function app.enter_portal(chosen_slug text, answer text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entry record;
  given uuid;
begin
  if app.user_id() is null then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(app.user_id()::text, 2));
  select * into entry from app.portal_entry(chosen_slug);
  if not found then
    raise exception 'there is no organization to join' using errcode = 'HR404';
  end if;
  if answer = 'claim' and entry.waiting is not null then
    given := app.give_record(app.user_id(), entry.organization_id, entry.waiting);
    if given is null then
      raise exception 'both records hold something' using errcode = 'HR409', constraint = 'bothHold';
    end if;
    return given;
  end if;
  if answer = 'new' then
    update public.patients p set declined_by = app.user_id()
      where p.organization_id = entry.organization_id and p.id = entry.waiting;
  end if;
  if entry.own is not null then
    return entry.own;
  end if;
  -- One that is not theirs any more, or they would have found it above.
  if exists (select from public.patients p where p.organization_id = entry.organization_id and p.user_id = app.user_id()) then
    raise exception 'this record went into another one' using errcode = 'HR409', constraint = 'merged';
  end if;
  if entry.asks is not null and answer is distinct from (case entry.asks when 'claim' then 'new' else 'become' end) then
    raise exception 'who is no patient here is asked first' using errcode = 'HR409', constraint = 'askFirst';
  end if;
  insert into public.patients (organization_id, user_id, name, email, phone, language, time_zone, case_manager_id)
    select entry.organization_id, u.id, coalesce(nullif(btrim(u.name), ''), 'Patient'), u.email, u.phone, u.language,
        p.time_zone, (select c.id from public.case_managers c
          where c.organization_id = entry.organization_id and c.is_default)
      from auth.users u join public.profiles p on p.id = u.id where u.id = app.user_id()
    returning id into given;
  return given;
end $$;

-- Servers of the release before open a portal without knowing what to ask: whoever has to be asked comes back to the new one.
create function app.open_portal() returns uuid language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.enter_portal(null, null)
$$;

-- An accepted invitation opens the patient's record that it was written for, or that which this went into. Raises HR409
-- (bothHold) where the person has a record there already in which something was done: an invitation ends in its record, or says why not.
create function app.give_record_to_invited_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.give_record(new.accepted_by, new.organization_id, app.standing_record(new.organization_id, new.patient_id)) is null then
    raise exception 'both records hold something' using errcode = 'HR409', constraint = 'bothHold';
  end if;
  return null;
end $$;
create trigger give_record_to_invited_patient after update of accepted_at on public.invitations
  for each row when (new.kind = 'patient' and old.accepted_at is null and new.accepted_at is not null)
  execute function app.give_record_to_invited_patient();

-- The person asking leaves a portal: the record stays with those who keep it, and opens for no account.
create function app.leave_portal(organization uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  record_id uuid;
begin
  update public.patients p set user_id = null, updated_at = now()
    where p.organization_id = organization and p.user_id = app.user_id() returning p.id into record_id;
  if found then
    perform app.notify(organization, 'patients', record_id, null);
  end if;
end $$;

-- Asks administrators whether two records are the one person who asks: their own, and one with an address that they have
-- proven, or that this link proves. Called where both hold something, so that neither could take the other's place.
create function app.ask_to_merge(link text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.request_merge(own.organization_id, own.id, w.id)
    from auth.users u join public.patients own on own.user_id = u.id and own.merged_into is null
    join public.patients w on w.organization_id = own.organization_id and w.id <> own.id
      and w.user_id is null and w.merged_into is null and w.email_norm = lower(btrim(u.email))
    where u.id = app.user_id() and (u.email_verified or exists (select from public.invitations i
      where i.token_hash = sha256(link::bytea) and app.standing_record(i.organization_id, i.patient_id) = w.id
        and i.revoked_at is null and i.declined_at is null));
end $$;
