-- release-before: serves
-- Finding people as they are meant: case, accents, order and particles of names forgiven, and small mistakes of spelling.
-- What is compared is kept beside the name, by these functions alone; src/lib/person-names.ts has the same for what is typed.

-- A name in small letters of the plain alphabet: no accents, ñ as n, ß as ss. Its blanks and signs stay.
create function app.fold_name(name text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g') collate "pg_unicode_fast"),
    'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') collate "C";

-- Every word by which a name is found, with a blank between: as it is spoken; without what an apostrophe sets apart (O'Brien by
-- brien); in one where hyphens or particles stand between (Ana-María by anamaria, De la Cruz by delacruz, and Delacruz by cruz).
-- A word may be there twice.
create function app.name_words(name text) returns text language plpgsql immutable parallel safe as $$
declare
  breaks constant text := '[\u0009-\u000d\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+';
  folded constant text := app.fold_name(name);
  bare constant text := regexp_replace(folded, '[\u0027\u0060\u02bb\u02bc\u2018\u2019]', '', 'g');
  spoken constant text := btrim(regexp_replace(bare, breaks, ' ', 'g'));
  words text := spoken;
  other text;
begin
  foreach other in array array[folded, regexp_replace(bare, '[\u002d\u2010-\u2015]+', '', 'g'),
    regexp_replace(spoken, '(?<![^ ])(de|del|dela|delos|delas|la|las|los|y|da|das|do|dos|di|du|des|le|van|von|der|den|ter|bin) ', '\1', 'g'),
    regexp_replace(spoken, '(?<![^ ])(dela|delos|delas)(?=[a-z]{3})', '', 'g')] loop
    other := btrim(regexp_replace(other, breaks, ' ', 'g'));
    if other <> spoken then
      words := words || ' ' || other;
    end if;
  end loop;
  return btrim(regexp_replace(words, '([^ ]{60})[^ ]+', '\1', 'g'));
end $$;

-- How folded words sound, written so that what Spanish and English spell in several ways is the same: z and s, b and v, y and
-- i, c and k, ph and f, a silent h, a doubled letter. Gonzalez and Gonsales are both gonsales; John, Jonh and Jhon are jon.
create function app.sound_of(words text) returns text language sql immutable parallel safe
  return regexp_replace(translate(replace(regexp_replace(regexp_replace(regexp_replace(replace(regexp_replace(replace(
    regexp_replace(regexp_replace(regexp_replace(replace(words, 'ph', 'f'),
      'c(?=[eiy])', 's', 'g'), 'c(?!h)', 'k', 'g'), 'ch(?=[lnr])', 'k', 'g'), 'ch', 'c'),
      'qu(?=[ei])', 'k', 'g'), 'q', 'k'), 'g(?=[eiy])', 'j', 'g'), 'gu(?=[eiy])', 'g', 'g'), '(?<![^ ])x', 'j', 'g'), 'x', 'ks'),
    'zvyh', 'sbi'), '([^ ])\1+', '\1', 'g') collate "C";

-- Every word by which a patient is found: those of both names first, then the e-mail address (whole, and what stands before its
-- @ in parts), then the phone number, read from its beginning (+) and from its end (#).
create function app.search_words(name text, preferred_name text, email text, phone text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  address constant text := app.fold_name(btrim(email));
  digits constant text := regexp_replace(phone, '[^0-9]', '', 'g');
  words text[] := string_to_array(app.name_words(name), ' ');
begin
  if preferred_name is not null then
    words := words || string_to_array(app.name_words(preferred_name), ' ');
  end if;
  if address <> '' then
    words := words || left(address, 60) || string_to_array(btrim(regexp_replace(regexp_replace(regexp_replace(
      split_part(address, '@', 1), '[\u0027\u0060\u02bb\u02bc\u2018\u2019]', '', 'g'),
      '[\u0009-\u000d\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
      '([^ ]{60})[^ ]+', '\1', 'g')), ' ');
  end if;
  if length(digits) >= 4 then
    words := words || ('+' || case when length(digits) = 11 and digits like '1%' then substr(digits, 2) else digits end)
      || ('#' || reverse(right(digits, 10)));
  end if;
  return words;
end $$;

-- How the words of both names sound, each in the place of its word.
create function app.search_sounds(name text, preferred_name text) returns text[] language sql immutable parallel safe
  return string_to_array(app.sound_of(app.name_words(name)), ' ')
    || case when preferred_name is null then '{}' else string_to_array(app.sound_of(app.name_words(preferred_name)), ' ') end;

-- Whoever writes a name keeps its words, at once and while the rules of access are applied.
grant execute on function app.fold_name(text), app.name_words(text), app.sound_of(text), app.search_sounds(text, text),
  app.search_words(text, text, text, text) to handrail_patient, handrail_case_manager, handrail_administrator, handrail_job;

-- Staff search their own caseload: what they compare stands in the row that they may see. The sounds stand beside their words.
alter table patients
  add column search_words text[] collate "C" not null
    generated always as (app.search_words(name, preferred_name, email, phone)) stored,
  add column search_sounds text[] collate "C" not null
    generated always as (app.search_sounds(name, preferred_name)) stored,
  -- By this lists are sorted: Ángela stands before Zoe.
  add column name_order text collate "C" not null generated always as (left(app.fold_name(btrim(name)), 120)) stored;

-- Administrators start from the words of the organization. Kept by triggers from the patients (patient-search.functions.sql).
create table patient_words (
  organization_id uuid not null,
  patient_id uuid not null,
  word text collate "C" not null,
  sound text collate "C",
  name_order text collate "C" not null,
  primary key (organization_id, patient_id, word),
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index patient_words_word on patient_words (organization_id, word, name_order, patient_id);
create index patient_words_sound on patient_words (organization_id, sound, name_order, patient_id);

insert into patient_words (organization_id, patient_id, word, sound, name_order)
  select p.organization_id, p.id, w.word, min(w.sound), p.name_order
  from patients p cross join lateral unnest(p.search_words, p.search_sounds) w (word, sound)
  group by p.organization_id, p.id, w.word;
