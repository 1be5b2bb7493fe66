-- release-before: serves
-- A file may be held back from the patient's own download: by a law or for somebody's safety, each with its reason. What the patient
-- sees anyway can't be.
alter table case_files
  add column withheld_kind text,
  add column withheld_for text,
  add column withheld_at timestamptz,
  add constraint case_files_withheld_kind_check check (withheld_kind in ('law', 'safety')),
  add constraint case_files_withheld_for_check check (char_length(btrim(withheld_for)) between 1 and 300),
  add constraint case_files_withheld_check check (num_nulls(withheld_kind, withheld_for, withheld_at) in (0, 3)),
  add constraint case_files_withheld_unseen_check check (withheld_at is null or shown_at is null);
