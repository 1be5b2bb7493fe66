-- Forms an organization asks its patients to fill in. A form's words may also exist in Spanish.
create table forms (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  title_es text check (char_length(btrim(title_es)) between 1 and 200),
  description text not null default '' check (char_length(description) <= 2000),
  description_es text check (char_length(description_es) <= 2000),
  required boolean not null default false,
  form_fields jsonb not null default '[]'
    check (jsonb_typeof(form_fields) = 'array' and jsonb_array_length(form_fields) <= 200),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index forms_newest on forms (organization_id, created_at desc, id desc);

-- A form that staff asked one patient for.
create table form_requests (
  organization_id uuid not null default app.org(),
  form_id uuid not null,
  patient_id uuid not null,
  requested_by uuid default app.user_id() references auth.users on delete set null,
  due_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, patient_id, form_id),
  foreign key (organization_id, form_id) references forms on delete cascade,
  foreign key (organization_id, patient_id) references patients on delete cascade
);

-- form_title and form_fields are the form as it was when the patient began, so that later edits change no record.
create table submissions (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null default app.patient(),
  form_id uuid not null,
  form_title text not null,
  form_fields jsonb not null check (jsonb_typeof(form_fields) = 'array'),
  status text not null default 'in_progress' check (status in ('in_progress', 'pending', 'completed')),
  form_data jsonb not null default '{}' check (jsonb_typeof(form_data) = 'object' and pg_column_size(form_data) < 500000),
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, form_id) references forms on delete restrict,
  constraint completed_has_time check ((status = 'completed') = (completed_at is not null))
);
create unique index submissions_one_unfinished on submissions (organization_id, patient_id, form_id)
  where status <> 'completed';
create index submissions_patient on submissions (organization_id, patient_id, started_at desc, id desc);
create index submissions_completed on submissions (organization_id, completed_at desc, id desc)
  where status = 'completed';
