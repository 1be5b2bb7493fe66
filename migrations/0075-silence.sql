-- release-before: serves
-- After how many days without a word of an active patient somebody of the staff looks after them.
alter table organizations add column silence_days integer not null default 30 check (silence_days between 7 and 365);

-- The day, in UTC, on which a patient was heard from last, or came. As it changes at most once a day, an index of it seldom
-- costs an update anything.
alter table patient_summaries add column heard_on date
  generated always as ((coalesce(last_heard_at, created_at) at time zone 'UTC')::date) stored;
create index patient_summaries_heard on patient_summaries (organization_id, heard_on, patient_id) where status = 'active';
