-- How a day is, in the patient's own words: one check-in a day of their own clock. Private unless they share it.
create table check_ins (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null default app.patient(),
  made_on date not null,
  -- 1 is a very hard day, 5 a very good one; shown in words, never as a figure.
  mood smallint not null check (mood between 1 and 5),
  words text not null default '' check (char_length(words) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, patient_id, made_on),
  foreign key (organization_id, patient_id) references patients on delete cascade
);

-- Check-ins, streak and milestones are an offer: whoever does not want them turns them off.
alter table patients add column wants_momentum boolean not null default true;

-- Words of danger in a check-in that was shared.
alter table safety_alerts drop constraint safety_alerts_source_check;
alter table safety_alerts add constraint safety_alerts_source_check
  check (source in ('message', 'onboarding', 'needs', 'notebook', 'form', 'goal', 'profile', 'check_in'));
