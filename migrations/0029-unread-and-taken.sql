-- Who was told by mail of unread messages, and until which message: at most one mail an hour for each conversation and
-- person. A claim is held by the job that is writing the mail at this moment.
create table message_notices (
  organization_id uuid not null default app.org(),
  conversation_id uuid not null,
  -- The record of the patient, case manager or specialist who is told.
  person_id uuid not null,
  -- How many mails there were; the next one's number is part of its key, so that a repeat is the same mail.
  told_times integer not null default 0,
  told_at timestamptz,
  told_until timestamptz,
  claimed_at timestamptz,
  claimed_until timestamptz,
  primary key (organization_id, conversation_id, person_id),
  foreign key (organization_id, conversation_id) references conversations on delete cascade,
  constraint told_is_whole check ((told_at is null) = (told_until is null) and (told_at is null) = (told_times = 0)),
  constraint claim_is_whole check (claimed_at is null or claimed_until is not null)
);

-- A system-wide staff task that somebody took can be given back; one that was assigned to them can't.
alter table staff_tasks add column taken_at timestamptz,
  add constraint taken_has_assignee check (taken_at is null or assignee_type is not null);
