-- Requested, then confirmed, declined or moved; cancelled by either; completed or missed.
create table appointments (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null default app.patient(),
  case_manager_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'requested'
    check (status in ('requested', 'confirmed', 'moved', 'declined', 'cancelled', 'completed', 'missed')),
  notes text not null default '' check (char_length(notes) <= 1000),
  requested_by text not null check (requested_by in ('patient', 'staff')),
  cancelled_by text check (cancelled_by in ('patient', 'staff')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, case_manager_id) references case_managers on delete set null (case_manager_id),
  constraint ends_after_start check (ends_at > starts_at and ends_at <= starts_at + interval '8 hours'),
  constraint cancelled_has_who check ((status = 'cancelled') = (cancelled_by is not null)),
  -- No double booking: a time offered or agreed belongs to one patient only.
  constraint no_double_booking exclude using gist (
    organization_id with =, case_manager_id with =, tstzrange(starts_at, ends_at) with &&)
    where (case_manager_id is not null and status in ('confirmed', 'moved'))
);
create index appointments_patient on appointments (organization_id, patient_id, starts_at desc, id desc);
create index appointments_case_manager on appointments (organization_id, case_manager_id, starts_at, id);

-- When a case manager can be booked: minutes of a weekday (0 is Sunday) in the organization's time zone.
create table availabilities (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  case_manager_id uuid not null default app.case_manager(),
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 1 and 1440),
  primary key (organization_id, id),
  foreign key (organization_id, case_manager_id) references case_managers on delete cascade,
  check (from_minute < until_minute),
  constraint availabilities_apart exclude using gist (organization_id with =, case_manager_id with =,
    weekday with =, int4range(from_minute, until_minute) with &&)
);
