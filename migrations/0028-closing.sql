-- Closing a case takes a reason and a day, and so does opening it again; both are kept.
-- The day of closing has no clock, and its reason is one of a list: the words beside it stand in the history.
alter table patients rename column closed_at to closed_on;
alter table patients alter column closed_on type date using closed_on::date;

create table case_status_changes (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  status text not null check (status in ('active', 'inactive')),
  changed_on date not null,
  reason text not null check (case status
    when 'inactive' then reason in ('goals_met', 'moved_away', 'referred', 'declined', 'lost_contact', 'deceased', 'other')
    else reason in ('asked_again', 'found_again', 'moved_back', 'by_mistake', 'other') end),
  words text not null default '' check (char_length(words) <= 500),
  -- What becomes of the open tasks when a case is closed: they stay with the patient, or are taken off their list.
  open_tasks text not null default 'keep' check (open_tasks in ('keep', 'remove')),
  -- What was open at that moment and was settled with the closing, in words: it is gone from where it stood.
  settled jsonb not null default '{}' check (jsonb_typeof(settled) = 'object'),
  made_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint other_reason_has_words check (reason <> 'other' or btrim(words) <> '')
);
create index case_status_changes_patient on case_status_changes
  (organization_id, patient_id, created_at desc, id desc);

-- Cases that were closed before: their words go into the history, and their reason is "other" with these words.
insert into case_status_changes (organization_id, patient_id, status, changed_on, reason, words, made_by, created_at)
  select organization_id, id, 'inactive', coalesce(closed_on, updated_at::date), 'other',
      coalesce(closed_reason, 'Closed before reasons were kept.'), null, updated_at
    from patients where status = 'inactive';
update patients set closed_on = coalesce(closed_on, updated_at::date), closed_reason = 'other' where status = 'inactive';
update patients set closed_on = null, closed_reason = null where status = 'active';

alter table patients
  add constraint closed_has_day_and_reason check (
    (status = 'inactive') = (closed_on is not null) and (status = 'inactive') = (closed_reason is not null)),
  add constraint closed_reason_is_known check (closed_reason in
    ('goals_met', 'moved_away', 'referred', 'declined', 'lost_contact', 'deceased', 'other'));
