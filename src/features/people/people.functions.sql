-- A patient who moves to a case manager takes that manager's specialist (decision 8), and every change of a patient
-- record keeps its time.
create function app.patient_takes_specialist() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.case_manager_id is not null
      and (tg_op = 'INSERT' or new.case_manager_id is distinct from old.case_manager_id)
      and (tg_op = 'UPDATE' or new.specialist_id is null) then
    select c.specialist_id into new.specialist_id from public.case_managers c
      where c.organization_id = new.organization_id and c.id = new.case_manager_id;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger patient_takes_specialist before insert or update on public.patients
  for each row execute function app.patient_takes_specialist();

-- Assigning a specialist to a case manager sets the specialist on all of that manager's patients (decision 8).
create function app.specialist_follows_case_manager() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set specialist_id = new.specialist_id
    where organization_id = new.organization_id and case_manager_id = new.id;
  return null;
end $$;
create trigger specialist_follows_case_manager after update of specialist_id on public.case_managers
  for each row when (new.specialist_id is distinct from old.specialist_id)
  execute function app.specialist_follows_case_manager();

-- Whoever loses a patient to somebody else hears it at once, so that an open page closes (decision 9). The bell after the
-- commit asks who may see the patient now and would miss them; moving a patient is rare, so ringing in the transaction is
-- no burden here.
create function app.former_staff_hear() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  audience text[] := array_remove(array[
    case when old.case_manager_id is distinct from new.case_manager_id then 'case_manager:' || old.case_manager_id end,
    case when old.specialist_id is distinct from new.specialist_id then 'specialist:' || old.specialist_id end], null);
begin
  if cardinality(audience) > 0 then
    perform pg_notify('bell', json_build_object('topic', 'patients', 'patient', new.id, 'subject', null,
      'audience', audience)::text);
  end if;
  return null;
end $$;
create trigger former_staff_hear after update on public.patients for each row
  when (old.case_manager_id is distinct from new.case_manager_id or old.specialist_id is distinct from new.specialist_id)
  execute function app.former_staff_hear();

-- An accepted invitation opens the record that it was written for, unless somebody holds it already.
create function app.invited_person_claims() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.kind = 'case_manager' then
    update public.case_managers set user_id = new.accepted_by
      where organization_id = new.organization_id and id = new.case_manager_id and user_id is null;
  elsif new.kind = 'specialist' then
    update public.specialists set user_id = new.accepted_by
      where organization_id = new.organization_id and id = new.specialist_id and user_id is null;
  elsif new.kind = 'patient' then
    perform app.give_record(new.accepted_by, new.organization_id, new.patient_id);
  end if;
  return null;
end $$;
create trigger invited_person_claims after update of accepted_at on public.invitations
  for each row when (old.accepted_at is null and new.accepted_at is not null)
  execute function app.invited_person_claims();

-- Opens the portal: answers with the patient record of the person asking, claims the one that staff made with their
-- proven address, or makes a new one, active, with the organization's default case manager (decisions 5 and 9).
-- Raises HR404 where there is no organization to join.
create function app.open_portal() returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
  place uuid;
  record_id uuid;
begin
  select u.id, u.name, u.email, u.phone, u.language, u.joins_organization, p.time_zone into account
    from auth.users u join public.profiles p on p.id = u.id where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(account.id::text, 2));
  select p.id, p.organization_id into record_id, place from public.patients p
    where p.user_id = account.id and (account.joins_organization is null or p.organization_id = account.joins_organization)
    order by p.created_at limit 1;
  if found then
    return coalesce(app.claim_record(account.id, place), record_id);
  end if;
  select o.id into place from public.organizations o
    where o.id = account.joins_organization or (account.joins_organization is null and o.is_default);
  if not found then
    raise exception 'there is no organization to join' using errcode = 'HR404';
  end if;
  record_id := app.claim_record(account.id, place);
  if record_id is not null then
    return record_id;
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
      and (organization is null or c.organization_id = organization)
      and app.second_factor_suffices(c.organization_id)) then
    return 'case_manager';
  end if;
  select r.organization_id into place from public.user_roles r
    where r.user_id = account.id and r.role = 'admin' and (organization is null or r.organization_id = organization)
      and app.second_factor_suffices(r.organization_id)
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
      and (organization is null or s.organization_id = organization)
      and app.second_factor_suffices(s.organization_id)) then
    return 'specialist';
  end if;
  return null;
end $$;

-- Adds what a patient wrote to their own notes, after a blank line (decision 14). It runs as the patient who asks. The same
-- words sent again after a cut line are there once; where the notes are full, it answers false and nothing is lost.
create function app.append_to_my_notes(words text) returns boolean
language sql set search_path = pg_catalog, pg_temp as $$
  update public.patients set notes = case when notes = '' then words else notes || e'\n\n' || words end
    where id = app.patient() and char_length(notes) + char_length(words) + 2 <= 20000
      and right(notes, char_length(words)) <> words;
  select exists (select from public.patients where id = app.patient() and right(notes, char_length(words)) = words);
$$;

-- A patient who chooses another language for their account is written to in it by their care team's mails as well.
create function app.patient_follows_profile() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set language = new.language where user_id = new.id and language <> new.language;
  return null;
end $$;
create trigger patient_follows_profile after update of language on public.profiles for each row
  when (new.language <> old.language) execute function app.patient_follows_profile();
