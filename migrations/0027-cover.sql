-- Cover for a colleague: another case manager of the organization may work with a caseload, or with one patient of it, for
-- a while. Who covers and for how long is settled at every request (app.begin_request); nothing has to end it.
create table covers (
  organization_id uuid not null default app.org() references organizations,
  -- The giver's browser chooses the id, so that sending again after a cut line is harmless.
  id uuid not null default uuidv7(),
  -- Whose caseload it is; for one patient, their case manager at the time of giving.
  case_manager_id uuid not null default app.case_manager(),
  -- The one patient; null for the whole caseload.
  patient_id uuid,
  colleague_id uuid not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  given_by uuid default app.user_id() references auth.users on delete set null,
  -- Ended before its time, and by whom.
  ended_at timestamptz,
  ended_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, case_manager_id) references case_managers on delete cascade,
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, colleague_id) references case_managers on delete cascade,
  constraint cover_by_somebody_else check (colleague_id <> case_manager_id),
  -- Ninety days of the giver's own calendar: one of them may have twenty-five hours.
  constraint cover_within_ninety_days check (ends_at > starts_at and ends_at <= starts_at + interval '90 days 1 hour'),
  -- The same colleague for the same people once at a time, so that ending it ends it.
  constraint one_cover_at_a_time exclude using gist (organization_id with =, colleague_id with =,
    coalesce(patient_id, case_manager_id) with =, tstzrange(starts_at, ends_at) with &&) where (ended_at is null)
);
create index covers_colleague on covers (organization_id, colleague_id, ends_at) where ended_at is null;
create index covers_case_manager on covers (organization_id, case_manager_id, ends_at) where ended_at is null;
create index covers_patient on covers (organization_id, patient_id, ends_at) where ended_at is null;

-- For whom somebody acted who covered at that moment: a patient who reads who opened their record reads this too.
alter table audit_log add column covered_for uuid;
