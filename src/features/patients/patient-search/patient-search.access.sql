-- The words of the names, addresses and phone numbers of patients, for searching the whole organization: an administrator's
-- alone. Case managers and specialists search among the patients whom they may see, whose words stand in the record itself.
-- Nobody writes the words: triggers keep them from the record.
alter table patient_words enable row level security;
grant select on patient_words to handrail_administrator;
create policy "an administrator reads the words by which patients are found" on patient_words for select
  to handrail_administrator using (organization_id = (select app.org()));

grant execute on function app.fold_name(text), app.name_words(text), app.sound_of(text), app.contact_words(text),
  app.record_words(text, text, text, text, text, text[]), app.record_sounds(text, text, text), app.birth_words(date)
  to handrail_patient, handrail_case_manager, handrail_administrator, handrail_job;
