-- Finding the record that is a person's own by their proven address (decision 5): inside one organization alone, and only
-- where exactly one record waits there with that address.

-- Whether nothing hangs on a record but what the system wrote by itself when the portal was opened. Every table about
-- patients is asked, present and future; those below are looked at more closely.
create function app.is_untouched(org_id uuid, record uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  of_system constant regclass[] := array['public.activities', 'public.mails', 'public.invitations',
    'public.conversations', 'public.onboarding_conversations', 'public.checklist_progress', 'public.care_team',
    'public.patient_summaries', 'public.patient_words']::regclass[];
  child regclass;
  has_rows boolean;
begin
  if not exists (select from public.patients p where p.organization_id = org_id and p.id = record and p.notes = ''
      and num_nonnulls(p.preferred_name, p.pronouns, p.interpreter_language) = 0) then
    return false;
  end if;
  if exists (select from public.conversations c
        join public.messages m on m.organization_id = c.organization_id and m.conversation_id = c.id
        where c.organization_id = org_id and c.patient_id = record)
      or exists (select from public.onboarding_conversations o
        where o.organization_id = org_id and o.patient_id = record and (o.answers <> '{}' or o.is_completed))
      or exists (select from public.checklist_progress g
        where g.organization_id = org_id and g.patient_id = record and (g.is_completed or g.notes <> '')) then
    return false;
  end if;
  for child in select distinct c.conrelid::regclass from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'public.patients'::regclass and c.conrelid <> all (of_system || c.confrelid::regclass) loop
    execute format('select exists (select from %s where organization_id = $1 and patient_id = $2)', child)
      into has_rows using org_id, record;
    if has_rows then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Gives a record that waits for its person to an account. The record that the account got by itself goes if nothing hangs
-- on it; if something does, both stay, administrators are asked whether they are one, and the answer is null. Who watches the
-- caseload sees it happen.
create function app.give_record(account uuid, org_id uuid, record uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  own uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(account::text, 2));
  select p.id into own from public.patients p where p.user_id = account and p.organization_id = org_id
    and p.merged_into is null for update;
  if found then
    if own = record then
      return own;
    elsif not app.is_untouched(org_id, own) then
      perform app.request_merge(org_id, own, record);
      return null;
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

-- Gives an account the one record of an organization that waits with its proven address; null where there is none, or
-- more than one.
create function app.claim_record(account uuid, org_id uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  matches uuid[];
begin
  select array_agg(p.id) into matches from auth.users u
    join public.patients p on p.email_norm = lower(btrim(u.email))
    where u.id = account and u.email_verified and p.organization_id = org_id and p.user_id is null
      and p.merged_into is null;
  if cardinality(matches) is distinct from 1 then
    return null;
  end if;
  return app.give_record(account, org_id, matches[1]);
end $$;

-- Whether such a record waits for the patient who asks: then opening the portal once more gives it to them.
create function app.record_waits() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*) = 1 from auth.users u join public.patients p on p.email_norm = lower(btrim(u.email))
    where u.id = app.user_id() and u.email_verified and p.organization_id = app.org() and p.user_id is null
      and p.merged_into is null
$$;

-- Whoever proves their address after signing up gets the record that waited for them, in each organization that they are
-- a patient of. Who is no patient yet finds it when they open the portal.
create function app.claim_records_of_proven_address() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.claim_record(new.id, p.organization_id) from public.patients p where p.user_id = new.id;
  return null;
end $$;
create trigger claim_records_of_proven_address after update of email_verified on auth.users
  for each row when (new.email_verified and not old.email_verified) execute function app.claim_records_of_proven_address();

-- An accepted invitation opens the patient's record that it was written for, unless somebody holds it already.
create function app.give_record_to_invited_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.give_record(new.accepted_by, new.organization_id, new.patient_id);
  return null;
end $$;
create trigger give_record_to_invited_patient after update of accepted_at on public.invitations
  for each row when (new.kind = 'patient' and old.accepted_at is null and new.accepted_at is not null)
  execute function app.give_record_to_invited_patient();
