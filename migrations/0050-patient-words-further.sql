-- release-before: serves
-- Finding people as they are meant, further: words written in one or apart, scripts without blanks, the domain of an address, phone
-- numbers with an extension. src/lib/person-names.ts and src/lib/person-search.ts have the same for what is typed.

-- Every word by which a name is found, with a blank between: as it is spoken; without what an apostrophe sets apart (O'Brien by
-- brien); in one where hyphens or particles stand between (Ana-María by anamaria, De la Cruz by delacruz, and Delacruz by cruz), or
-- where one of two neighbours is short (Lu Ann by luann); and the ends of words in scripts without blanks (王小明 by 小明). A word
-- may be there twice.
create or replace function app.name_words(name text) returns text language plpgsql immutable parallel safe as $$
declare
  breaks constant text := '[\u0009-\u000d\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+';
  folded constant text := app.fold_name(name);
  bare constant text := regexp_replace(folded, '[\u0027\u0060\u02bb\u02bc\u2018\u2019]', '', 'g');
  spoken constant text := btrim(regexp_replace(bare, breaks, ' ', 'g'));
  parts constant text[] := string_to_array(spoken, ' ');
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
  for at in 1 .. least(cardinality(parts), 9) - 1 loop
    if least(length(parts[at]), length(parts[at + 1])) <= 4 then
      words := words || ' ' || parts[at] || parts[at + 1];
    end if;
  end loop;
  foreach other in array parts loop
    if other ~ '[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]' then
      for at in 2 .. least(length(other), 12) loop
        words := words || ' ' || substr(other, at);
      end loop;
    end if;
  end loop;
  return btrim(regexp_replace(words, '([^ ]{60})[^ ]+', '\1', 'g'));
end $$;

-- The words by which an address or a phone number is found: the address whole, what stands before its @ in parts, and its domain;
-- the number without an extension, read from its beginning (+) and from its end (#).
create function app.contact_words(contact text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  address constant text := app.fold_name(btrim(contact));
  digits constant text := regexp_replace(regexp_replace(contact, '[ ,;]{0,2}(x|ext|extension|anexo|int|#)[ .:]{0,2}[0-9]{1,8} {0,2}$', '', 'i'),
    '[^0-9]', '', 'g');
begin
  if address like '%@%' then
    return left(address, 60) || string_to_array(btrim(regexp_replace(regexp_replace(regexp_replace(
      split_part(address, '@', 1), '[\u0027\u0060\u02bb\u02bc\u2018\u2019]', '', 'g'),
      '[\u0009-\u000d\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
      '([^ ]{60})[^ ]+', '\1', 'g')), ' ') || left('@' || split_part(address, '@', 2), 60);
  end if;
  if length(digits) < 4 then
    return '{}';
  end if;
  return array['+' || case when length(digits) = 11 and digits like '1%' then substr(digits, 2) else digits end,
    '#' || reverse(right(digits, 10))];
end $$;

-- Every word by which a patient is found: those of both names first, then those of the address and of the phone number.
create or replace function app.search_words(name text, preferred_name text, email text, phone text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  words text[] := string_to_array(app.name_words(name), ' ');
begin
  if preferred_name is not null then
    words := words || string_to_array(app.name_words(preferred_name), ' ');
  end if;
  return words || coalesce(app.contact_words(email), '{}') || coalesce(app.contact_words(phone), '{}');
end $$;

grant execute on function app.contact_words(text)
  to handrail_patient, handrail_case_manager, handrail_administrator, handrail_job;

alter table patients
  alter column search_words set expression as (app.search_words(name, preferred_name, email, phone)),
  alter column search_sounds set expression as (app.search_sounds(name, preferred_name));
insert into patient_words (organization_id, patient_id, word, sound, name_order)
  select p.organization_id, p.id, w.word, min(w.sound), p.name_order
  from patients p cross join lateral unnest(p.search_words, p.search_sounds) w (word, sound)
  group by p.organization_id, p.id, w.word
  on conflict do nothing;
-- Numbers with an extension are found by the number now, and by their end no more.
delete from patient_words w using patients p
  where p.organization_id = w.organization_id and p.id = w.patient_id and w.word <> all (p.search_words);
