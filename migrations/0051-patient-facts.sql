-- release-before: serves
-- Facts that tell people apart (decision 47): given and family name, birth date, a case number to say on the phone, and what
-- e-mail address and phone number somebody had before.

-- The check digit of Damm (H. M. Damm, 2004): it finds every single wrong digit, and every swap of two neighbours.
-- src/lib/case-number.ts has the same.
create function app.check_digit(digits text) returns text language plpgsql immutable strict parallel safe as $$
declare
  steps constant text[] := array['0317598642', '7092154863', '4206871359', '1750983426', '6123045978', '3674209581', '5869720134',
    '8945362017', '9438617205', '2581436790'];
  state integer := 0;
begin
  for place in 1 .. length(digits) loop
    state := substr(steps[state + 1], substr(digits, place, 1)::integer + 1, 1)::integer;
  end loop;
  return state::text;
end $$;

-- Seven digits by chance and their check digit. Nothing follows from them: not who came first, nor how many there are. Whether
-- it is free, a trigger asks (patient-facts.functions.sql). Those that begin with 9 are left to whoever brings many records at
-- once, and counts.
create function app.any_case_number() returns text language sql volatile
  return (select digits || app.check_digit(digits) from (select (1000000 + floor(random() * 8000000))::integer::text as digits) d);

alter table patients
  add column given_name text check (char_length(given_name) between 1 and 100),
  add column family_name text check (char_length(family_name) between 1 and 100),
  add column birth_date date check (birth_date between '1880-01-01' and '2100-01-01'),
  add column case_number text collate "C" not null default app.any_case_number()
    check (case_number ~ '^[1-9][0-9]{7}$' and app.check_digit(case_number) = '0'),
  -- The latest of former_contacts once more, by which the person is found.
  add column former_contacts text[] not null default '{}';

alter table patients disable trigger user;
do $$ begin
  loop
    update patients p set case_number = app.any_case_number() where exists (select from patients o
      where o.organization_id = p.organization_id and o.case_number = p.case_number and o.id < p.id);
    exit when not found;
  end loop;
end $$;
alter table patients enable trigger user;
create unique index patients_case_number on patients (organization_id, case_number);
create index patients_birth_date on patients (organization_id, birth_date);

-- What an address or a phone number was, and until when. Written by triggers from the record, never by hand.
create table former_contacts (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null check (char_length(value) between 1 and 255),
  ended_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint former_contact_once unique (organization_id, patient_id, kind, value)
);

-- Every word by which a patient is found: those of the name and its parts first, then the case number (=), those of the name they
-- go by, of the address and the phone number, and of the former ones.
create function app.record_words(names text, case_number text, preferred_name text, email text, phone text, former text[])
returns text[] language plpgsql immutable parallel safe as $$
declare
  words text[] := string_to_array(app.name_words(names), ' ') || ('=' || case_number);
  contact text;
begin
  if preferred_name is not null then
    words := words || string_to_array(app.name_words(preferred_name), ' ');
  end if;
  foreach contact in array array_remove(array[email, phone], null) || former loop
    words := words || app.contact_words(contact);
  end loop;
  return words;
end $$;

-- How the words of both names sound, each in the place of its word. A case number stands for itself: of one that was misheard,
-- those that could have been meant are looked up as sounds are.
create function app.record_sounds(names text, case_number text, preferred_name text) returns text[]
language sql immutable parallel safe
  return string_to_array(app.sound_of(app.name_words(names)), ' ') || ('=' || case_number)
    || case when preferred_name is null then '{}' else string_to_array(app.sound_of(app.name_words(preferred_name)), ' ') end;

grant execute on function app.check_digit(text), app.any_case_number(),
  app.record_words(text, text, text, text, text, text[]), app.record_sounds(text, text, text)
  to handrail_patient, handrail_case_manager, handrail_administrator, handrail_job;

alter table patients
  alter column search_words set expression as (app.record_words(
    name || coalesce(' ' || given_name, '') || coalesce(' ' || family_name, ''), case_number, preferred_name, email, phone,
    former_contacts)),
  alter column search_sounds set expression as (app.record_sounds(
    name || coalesce(' ' || given_name, '') || coalesce(' ' || family_name, ''), case_number, preferred_name));
drop function app.search_words(text, text, text, text);
drop function app.search_sounds(text, text);

insert into patient_words (organization_id, patient_id, word, sound, name_order)
  select p.organization_id, p.id, '=' || p.case_number, '=' || p.case_number, p.name_order from patients p
  on conflict do nothing;
