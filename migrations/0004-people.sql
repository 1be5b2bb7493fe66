-- Staff and patients. user_id is null until somebody signed in with a proven address claims the record.
create table specialists (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  user_id uuid references auth.users on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email like '%_@_%'),
  email_norm text not null generated always as (lower(btrim(email))) stored,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, email_norm)
);
create unique index specialists_user on specialists (user_id, organization_id) where user_id is not null;

create table case_managers (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  user_id uuid references auth.users on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email like '%_@_%'),
  email_norm text not null generated always as (lower(btrim(email))) stored,
  is_default boolean not null default false,
  specialist_id uuid,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, email_norm),
  foreign key (organization_id, specialist_id) references specialists on delete set null (specialist_id),
  constraint default_is_present check (not (is_default and removed_at is not null))
);
create unique index case_managers_user on case_managers (user_id, organization_id) where user_id is not null;
create unique index case_managers_one_default on case_managers (organization_id) where is_default;

create table patients (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  user_id uuid references auth.users on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  preferred_name text check (char_length(preferred_name) between 1 and 100),
  pronouns text check (char_length(pronouns) between 1 and 40),
  interpreter_language text check (char_length(interpreter_language) between 1 and 60),
  email text check (char_length(email) <= 255 and email like '%_@_%'),
  email_norm text generated always as (lower(btrim(email))) stored,
  phone text check (char_length(phone) <= 20),
  -- The patient's own text (decision 14). Staff's own words go into case_notes.
  notes text not null default '' check (char_length(notes) <= 20000),
  status text not null default 'active' check (status in ('active', 'inactive')),
  closed_at timestamptz,
  closed_reason text check (char_length(closed_reason) between 1 and 500),
  case_manager_id uuid,
  specialist_id uuid,
  language text not null default 'en' check (language in ('en', 'es')),
  time_zone text not null default 'America/New_York' check (char_length(time_zone) <= 60),
  model_choice text not null default 'unasked' check (model_choice in ('unasked', 'yes', 'no')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, case_manager_id) references case_managers on delete set null (case_manager_id),
  foreign key (organization_id, specialist_id) references specialists on delete set null (specialist_id)
);
create unique index patients_user on patients (user_id, organization_id) where user_id is not null;
create index patients_newest on patients (organization_id, created_at desc, id desc);
create index patients_caseload on patients (organization_id, case_manager_id, created_at desc, id desc);
create index patients_specialist on patients (organization_id, specialist_id, created_at desc, id desc);
create index patients_unclaimed on patients (organization_id, email_norm) where user_id is null;

-- Nobody is forgotten (decision 43): what comes next for a patient, and by when.
create table next_steps (
  organization_id uuid not null default app.org(),
  patient_id uuid not null,
  step text not null check (char_length(btrim(step)) between 1 and 300),
  due_on date not null,
  set_by uuid default app.user_id() references auth.users on delete set null,
  updated_at timestamptz not null default now(),
  primary key (organization_id, patient_id),
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index next_steps_due on next_steps (organization_id, due_on, patient_id);

-- How, and when, it is safe to reach somebody (decision 41). Hours are of the patient's own day; no row means mail is fine.
create table contact_preferences (
  organization_id uuid not null default app.org(),
  patient_id uuid not null default app.patient(),
  may_email boolean not null default true,
  may_call boolean not null default true,
  may_text boolean not null default true,
  may_leave_message boolean not null default false,
  from_hour smallint not null default 0 check (from_hour between 0 and 23),
  until_hour smallint not null default 24 check (until_hour between 1 and 24),
  words text not null default '' check (char_length(words) <= 500),
  updated_at timestamptz not null default now(),
  primary key (organization_id, patient_id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  check (from_hour < until_hour)
);

create table invitations (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('administrator', 'case_manager', 'specialist', 'patient')),
  email text not null check (char_length(email) <= 255 and email like '%_@_%'),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  case_manager_id uuid,
  specialist_id uuid,
  patient_id uuid,
  token_hash bytea unique,
  invited_by uuid default app.user_id() references auth.users on delete set null,
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  accepted_by uuid references auth.users on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, case_manager_id) references case_managers on delete cascade,
  foreign key (organization_id, specialist_id) references specialists on delete cascade,
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint invitation_opens_one_record check (
    (kind = 'administrator' and num_nonnulls(case_manager_id, specialist_id, patient_id) = 0)
    or (kind = 'case_manager' and case_manager_id is not null and num_nonnulls(specialist_id, patient_id) = 0)
    or (kind = 'specialist' and specialist_id is not null and num_nonnulls(case_manager_id, patient_id) = 0)
    or (kind = 'patient' and patient_id is not null and num_nonnulls(case_manager_id, specialist_id) = 0))
);
create index invitations_newest on invitations (organization_id, created_at desc, id desc);
create index invitations_patient on invitations (organization_id, patient_id);
