-- release-before: serves
-- Words of danger in the notes of an appointment, in how to reach somebody, and in what a patient writes into their own record.
alter table safety_alerts drop constraint safety_alerts_source_check;
alter table safety_alerts add constraint safety_alerts_source_check check (source in (
  'message', 'onboarding', 'needs', 'notebook', 'form', 'goal', 'profile', 'check_in', 'appointment', 'contact', 'record'));
