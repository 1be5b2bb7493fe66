create table goals (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null default app.patient(),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null default '' check (char_length(description) <= 2000),
  category text not null default 'Personal' check (char_length(btrim(category)) between 1 and 60),
  target_on date,
  is_completed boolean not null default false,
  completed_at timestamptz,
  notes text not null default '' check (char_length(notes) <= 5000),
  created_by text not null check (created_by in ('patient', 'case_manager')),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint completed_has_time check (is_completed = (completed_at is not null))
);
create index goals_patient on goals (organization_id, patient_id, is_completed, created_at desc, id desc);
