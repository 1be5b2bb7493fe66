-- release-before: serves
-- When the patient said that what only they may read stays closed. They can still take it over; then this is over.
alter table patient_merges
  add column private_declined_at timestamptz,
  add constraint private_words_one_answer check (num_nonnulls(private_moved_at, private_declined_at) <= 1);
