-- release-before: serves
-- People are found by their birth date, and by whatever found a record that was merged into theirs (decisions 82 and 83).

-- A birth date as a word: ~19840312. src/lib/person-search.ts has the same for what is typed.
create function app.birth_words(birth_date date) returns text[] language sql immutable parallel safe
  return case when birth_date is null then '{}'::text[] else array['~' || (extract(year from birth_date) * 10000
    + extract(month from birth_date) * 100 + extract(day from birth_date))::integer] end;
grant execute on function app.birth_words(date)
  to handrail_patient, handrail_case_manager, handrail_administrator, handrail_job;

alter table patients
  -- What the records found that were merged into this one, kept by a trigger (merges.functions.sql).
  add column merged_words text[] collate "C" not null default '{}';
alter table patients disable trigger user;
update patients s set merged_words = array(select distinct w.word from patients g, unnest(g.search_words) w (word)
    where g.organization_id = s.organization_id and g.merged_into = s.id order by w.word)
  where exists (select from patients g where g.organization_id = s.organization_id and g.merged_into = s.id);
alter table patients enable trigger user;
alter table patients
  alter column search_words set expression as (app.record_words(
    name || coalesce(' ' || given_name, '') || coalesce(' ' || family_name, ''), case_number, preferred_name, email, phone,
    former_contacts) || app.birth_words(birth_date) || merged_words);

insert into patient_words (organization_id, patient_id, word, name_order)
  select p.organization_id, p.id, w.word, p.name_order
  from patients p cross join lateral unnest(app.birth_words(p.birth_date) || p.merged_words) w (word)
  where p.birth_date is not null or p.merged_words <> '{}' on conflict do nothing;

-- What a merge wrote anew, and Undo takes away.
alter table patient_merge_moves
  drop constraint patient_merge_moves_kind_check,
  add constraint patient_merge_moves_kind_check check (kind in ('moved', 'changed', 'added'));
