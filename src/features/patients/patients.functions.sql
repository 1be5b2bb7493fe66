-- A patient who moves to a case manager takes that manager's specialist (decision 8), and every change of a patient
-- record keeps its time.
create function app.set_specialist_of_case_manager() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.case_manager_id is not null
      and (tg_op = 'INSERT' or new.case_manager_id is distinct from old.case_manager_id)
      and (tg_op = 'UPDATE' or new.specialist_id is null) then
    select c.specialist_id into new.specialist_id from public.case_managers c
      where c.organization_id = new.organization_id and c.id = new.case_manager_id;
  end if;
  if app.hat() is distinct from 'merge' then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger set_specialist_of_case_manager before insert or update on public.patients
  for each row execute function app.set_specialist_of_case_manager();

-- Opens the portal: answers with the patient record of the person asking, claims the one that staff made with their
-- proven address, or makes a new one, active, with the organization's default case manager (decisions 5 and 9).
-- Raises HR404 where there is no organization to join.
create function app.open_portal() returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account record;
  org_id uuid;
  record_id uuid;
begin
  select u.id, u.name, u.email, u.phone, u.language, u.joins_organization, p.time_zone into account
    from auth.users u join public.profiles p on p.id = u.id where u.id = app.user_id();
  if not found then
    raise exception 'nobody is signed in' using errcode = '28000';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(account.id::text, 2));
  select p.id, p.organization_id into record_id, org_id from public.patients p
    where p.user_id = account.id and p.merged_into is null
      and (account.joins_organization is null or p.organization_id = account.joins_organization)
    order by p.created_at limit 1;
  if found then
    return coalesce(app.claim_record(account.id, org_id), record_id);
  end if;
  select o.id into org_id from public.organizations o
    where o.id = account.joins_organization or (account.joins_organization is null and o.is_default);
  if not found then
    raise exception 'there is no organization to join' using errcode = 'HR404';
  end if;
  record_id := app.claim_record(account.id, org_id);
  if record_id is not null then
    return record_id;
  end if;
  insert into public.patients (organization_id, user_id, name, email, phone, language, time_zone, case_manager_id)
    values (org_id, account.id, coalesce(nullif(btrim(account.name), ''), 'Patient'), account.email, account.phone,
      account.language, account.time_zone,
      (select c.id from public.case_managers c where c.organization_id = org_id and c.is_default))
    returning id into record_id;
  return record_id;
end $$;

-- Opens the case manager's screen for an administrator who has no record there yet: makes one that is not the default,
-- named after their profile, else the part of the address before the @, else 'Case Manager' (decision 80).
-- Staff whose record was entered by address and who proved that address are linked to it. Answers with what was opened:
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
create function app.copy_profile_language_to_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set language = new.language where user_id = new.id and language <> new.language;
  return null;
end $$;
create trigger copy_profile_language_to_patient after update of language on public.profiles for each row
  when (new.language <> old.language) execute function app.copy_profile_language_to_patient();
