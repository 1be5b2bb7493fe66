-- release-before: serves
-- A signed note is part of the patient's own download, unless it is held back: by a law or for somebody's safety, each with its
-- reason. A draft never leaves, so there is nothing of it to hold back.
alter table case_notes
  add column withheld_kind text,
  add column withheld_for text,
  add column withheld_at timestamptz,
  add constraint case_notes_withheld_kind_check check (withheld_kind in ('law', 'safety')),
  add constraint case_notes_withheld_for_check check (char_length(btrim(withheld_for)) between 1 and 300),
  add constraint case_notes_withheld_check check (num_nulls(withheld_kind, withheld_for, withheld_at) in (0, 3)),
  add constraint case_notes_withheld_signed_check check (withheld_at is null or signed_at is not null);
