-- What another device of the same person had written into a question before it was overwritten: question → words. It stays
-- until the patient has chosen, so that nothing is lost in silence.
alter table submissions add column replaced jsonb not null default '{}' check (jsonb_typeof(replaced) = 'object');

-- Words of danger are also heard in forms, and in what a patient writes about their goals and about themselves.
alter table safety_alerts drop constraint safety_alerts_source_check;
alter table safety_alerts add constraint safety_alerts_source_check
  check (source in ('message', 'onboarding', 'needs', 'notebook', 'form', 'goal', 'profile'));
