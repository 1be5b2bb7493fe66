-- Each record gets a case number that nobody else of the organization has.
create function app.give_case_number() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  while exists (select from public.patients p
      where p.organization_id = new.organization_id and p.case_number = new.case_number) loop
    new.case_number := app.any_case_number();
  end loop;
  return new;
end $$;
create trigger give_case_number before insert on public.patients for each row execute function app.give_case_number();

-- An address or a number that is replaced is kept with its last day, and goes on finding the person. What an import brought and
-- takes back was never theirs.
create function app.keep_former_contacts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.former_contacts (organization_id, patient_id, kind, value)
    select new.organization_id, new.id, c.kind, c.was
      from (values ('email', old.email, new.email), ('phone', old.phone, new.phone)) c (kind, was, becomes)
      where c.was <> '' and c.was is distinct from c.becomes
    on conflict on constraint former_contact_once do update set ended_at = excluded.ended_at;
  return null;
end $$;
create trigger keep_former_contacts after update on public.patients for each row
  when ((new.email is distinct from old.email or new.phone is distinct from old.phone) and coalesce(app.hat(), '') not in ('merge', 'import'))
  execute function app.keep_former_contacts();

-- Keeps an address or a number as a former one of a record, and answers with its row; with nothing where it is kept already, or is
-- what the record has today.
create function app.keep_former_contact(org_id uuid, record uuid, contact_kind text, contact text) returns uuid
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.former_contacts (organization_id, patient_id, kind, value)
    select p.organization_id, p.id, contact_kind, contact from public.patients p
      where p.organization_id = org_id and p.id = record and contact <> ''
        and contact is distinct from case contact_kind when 'email' then p.email else p.phone end
    on conflict on constraint former_contact_once do nothing returning id
$$;

-- The latest twenty stand in the record too, among the words by which it is found.
create function app.repeat_former_contacts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients p set former_contacts = array(select f.value from public.former_contacts f
      where f.organization_id = p.organization_id and f.patient_id = p.id order by f.ended_at desc, f.id limit 20)
    where p.organization_id = coalesce(new.organization_id, old.organization_id) and p.id in (old.patient_id, new.patient_id);
  return null;
end $$;
create trigger repeat_former_contacts after insert or update or delete on public.former_contacts
  for each row execute function app.repeat_former_contacts();

-- Where notices go, whoever has an account says themselves, and proves it; staff say it for whoever has none.
create function app.refuse_address_of_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'only its person changes this address' using errcode = '42501';
end $$;
create trigger refuse_address_of_account before update on public.patients for each row
  when (old.user_id is not null and new.email is distinct from old.email and app.hat() in ('case_manager', 'administrator'))
  execute function app.refuse_address_of_account();

-- A proven address becomes the one that the record holds; it was proven by whoever holds the record.
create function app.take_proven_address() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients p set email = new.email
    where p.organization_id = new.asked_in and p.user_id = new.user_id and p.email is distinct from new.email;
  return null;
end $$;
create trigger take_proven_address after update of used_at on auth.address_proofs for each row
  when (new.purpose = 'contact' and old.used_at is null and new.used_at is not null)
  execute function app.take_proven_address();
