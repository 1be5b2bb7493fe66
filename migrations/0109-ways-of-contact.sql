-- release-before: serves
-- How a contact went, as a note says it, and of the last contact with a patient who had it and how.
alter table case_notes
  add column contact_way text check (contact_way in ('phone', 'in_person', 'video', 'text', 'email', 'letter'));
alter table patient_summaries
  add column last_contact_way text
    check (last_contact_way in ('phone', 'in_person', 'video', 'text', 'email', 'letter', 'message', 'visit')),
  add column last_contact_by uuid;
